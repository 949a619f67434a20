/** Tests of matches on one device: a person against a bot, without a server. */
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { KEY_BYTES, cardsUsed, idsOf, keyText, programOf, runReplay } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import { DeviceMatch, type DeviceSetup } from '../src/device/index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

function setupOf(game: string): DeviceSetup {
  const plugin = large.find(({ id }) => id === game)!;
  const { decks, cards, doc } = content.game(game);
  const [list] = [...decks.values()];
  const deck = list!.entries.map(({ card, copies }) => ({ card, copies }));
  return {
    ...{ id: 'device-1', game, release: 3 },
    ruleset: resolveRuleset(content, `${game}/${doc.modes[0]!}`),
    cards: cardsUsed(plugin, cards, idsOf([{ entries: deck }])),
    seats: [
      { name: 'You', bot: null, deck },
      { name: 'Bot', bot: 'easy', deck },
    ],
    key: keyText(new Uint8Array(KEY_BYTES).fill(7)),
    botSeed: 5,
  };
}

const newMatch = (game: string, decisions?: readonly number[]): DeviceMatch =>
  new DeviceMatch(
    large.find(({ id }) => id === game)!,
    setupOf(game),
    decisions,
  );

/** Continues the match. The person always takes the first option. */
function play(match: DeviceMatch, most = Infinity): void {
  for (let at = 0; at < most && match.view().stage !== 'over'; at++) {
    if (match.waitsForBot) match.moveBot();
    else match.decide(match.decisions.length, 0);
  }
}

describe.each(large.map(({ id }) => id))('a match of %s on this device', (game) => {
  it('continues from its stored decisions without a difference', () => {
    const match = newMatch(game);
    play(match, 25);
    expect(newMatch(game, match.decisions).view()).toEqual({ ...match.view() });
  });

  it('does not show the cards in the hand of the bot to the person', () => {
    const match = newMatch(game);
    play(match, 4);
    const hands = match.view().table.seats[1]!.zones.filter(({ layout }) => layout === 'hand');
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.flatMap(({ cards }) => cards)).toEqual([]);
    expect(JSON.stringify(match.view())).not.toContain(setupOf(game).key);
  });

  it('undoes and redoes the last decision of the person', () => {
    const match = newMatch(game);
    play(match, 12);
    while (match.waitsForBot) match.moveBot();
    const before = match.view();
    match.decide(match.decisions.length, 0);
    const after = match.view();
    match.undo();
    expect(match.view().table).toEqual(before.table);
    expect(match.view().canRedo).toBe(true);
    match.redo();
    expect(match.view().table).toEqual(after.table);
  });
});

describe('a match on this device', () => {
  const { id: game } = large[0]!;

  it('becomes a replay that runs without a difference', () => {
    const match = newMatch(game);
    expect(() => match.replay()).toThrow('You can download a match when it is over.');
    play(match);
    const replay = match.replay();
    const plugin = large[0]!;
    const program = programOf(plugin, resolveRuleset(content, replay.ruleset.id), content.game(game).cards, replay);
    expect(runReplay(program, replay).divergence).toBeNull();
  });

  it('refuses a decision that was already made, and a decision for the bot', () => {
    const match = newMatch(game);
    while (match.waitsForBot) match.moveBot();
    expect(() => match.decide(match.decisions.length + 1, 0)).toThrow('This decision has already been made.');
    while (!match.waitsForBot) match.decide(match.decisions.length, 0);
    expect(() => match.decide(match.decisions.length, 0)).toThrow('A bot has to decide now.');
  });
});
