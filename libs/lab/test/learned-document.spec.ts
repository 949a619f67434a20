/**
 * What bots learned with the plugin of Metabaloids, they play with its document: the same options at every decision. All numbers that they read
 * must be equal for that: those of cards, zones, measures and features.
 */
import { fileURLToPath } from 'node:url';
import { policyBot, readWeights } from '@rulewright/bots';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import {
  createMatch,
  deckDefs,
  optionA,
  optionB,
  optionKind,
  type Match,
  type PolicyDocument,
} from '@rulewright/engine';
import { pluginFor, vocabularies } from '@rulewright/games';
import { documentPlugin, policyOfDocument } from '@rulewright/games/testing';

const content = openContent(await readTree(fileURLToPath(new URL('../../..', import.meta.url))), vocabularies);
const game = content.game('metabaloids');
const [plugin, document] = [pluginFor(game)!, documentPlugin()];
const cards = [...game.cards.values()];
const policyFor = (id: string): PolicyDocument => plugin.policies!.find(({ ruleset }) => ruleset === id)!;

/** The pending options, with what they name. */
const optionsOf = (match: Match): unknown[] =>
  Array.from(match.options.subarray(0, match.optionCount), (one) => [
    match.program.mechanics.options[optionKind(one)]!.id,
    optionA(one),
    optionB(one),
  ]);

/** Plays one match on each side. Returns the choices of both. */
function played(sides: readonly (readonly [typeof plugin, PolicyDocument])[], seed: number): unknown[][][] {
  const ruleset = resolveRuleset(content, sides[0]![1].ruleset);
  return sides.map(([side, policy]) => {
    const program = side.compile(ruleset, cards);
    const published = [...game.decks.values()].map((deck) => deckDefs(program, deck));
    const decks = Array.from({ length: 2 + (seed % 2) }, (_, seat) => published[(seat + seed) % published.length]!);
    const match = createMatch(program, decks);
    match.start(seed, decks);
    const weights = readWeights(policy);
    const players = decks.map((_, seat) => {
      const player = policyBot(weights).create();
      player.begin(seed, seat);
      return player;
    });
    const choices: unknown[][] = [];
    while (match.advance() && choices.length < 2_000) {
      const choice = players[match.decisionSeat]!.choose(match);
      choices.push([match.decisionSeat, choice, optionsOf(match)]);
      match.choose(choice);
    }
    return choices;
  });
}

test.each(plugin.policies!.map(({ ruleset }) => ruleset))('%s', (id) => {
  const policy = policyFor(id);
  const sides = [
    [plugin, policy],
    [document, policyOfDocument(policy)],
  ] as const;
  for (const seed of [1, 2, 3, 4]) {
    const [own, wanted] = played(sides.toReversed(), seed) as [unknown[][], unknown[][]];
    expect(own.map(([seat, choice]) => [seat, choice])).toEqual(wanted.map(([seat, choice]) => [seat, choice]));
    expect(wanted.length).toBeGreaterThan(50);
  }
  // Without the names of the document, the same weights choose otherwise.
  const [own, wanted] = played([[document, policy], sides[0]], 1) as [unknown[][], unknown[][]];
  expect(own.map(([, choice]) => choice)).not.toEqual(wanted.map(([, choice]) => choice));
});
