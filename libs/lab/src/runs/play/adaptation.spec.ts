/** Learned players that adapt to an arm play the same games on any thread, and their replays need no second training. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modeRulesets, openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import { unpackDecisions } from '../plan/packed-decisions.ts';
import type { LabPlan } from '../plan/lab-plan.ts';
import { ArmPlayer } from './arm-player.ts';

const content = openContent(
  await readTree(join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..')),
  knownGames,
);
const game = content.games.find((one) => (engineOf(one).policies ?? []).length > 0)!;
const ruleset = modeRulesets(content, game.doc.id)[0]!;
const [deck] = [...game.decks.values()];
const entrant = { name: 'one', deck: { entries: deck!.entries }, bot: 'policy' };
const planWith = (adapted?: number): LabPlan => ({
  game: game.doc.id,
  arms: [{ name: 'a', ruleset, cards: [...game.cards.values()], ...(adapted && { adapted }) }],
  entrants: [entrant, entrant],
  ...{ games: 4, seed: 9, swap: false, part: 4 },
});
const playerOf = (adapted?: number) => new ArmPlayer(engineOf(ruleset), planWith(adapted), 0);

test('adapted players repeat their games, and play other games than those that did not adapt', () => {
  const first = playerOf(64).play(0, 4);
  expect(playerOf(64).play(0, 4)).toEqual(first);
  expect(first.checksum).not.toBe(playerOf().play(0, 4).checksum);
});

test('an adaptation has steps, so that a thread can end it between two rounds', () => {
  const steps = playerOf(128).playing(0, 1);
  expect(steps.next().done).toBe(false);
  expect(steps.next().done).toBe(false);
});

test('a replay with stored decisions is the game that was played', () => {
  const player = playerOf(64);
  const part = player.play(0, 4);
  const decisions = unpackDecisions(part.decisions!)[2]!;
  expect(playerOf(64).replay(2, decisions)).toEqual(player.replay(2));
});
