/** All shipped worked examples pass, every rule has one, and a wrong example reports what was found. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleSchema, openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, pluginFor, knownGames } from '@rulewright/games';
import type { Match } from '@rulewright/engine';
import { coverageOf } from './rule-coverage.ts';
import { modesOf } from './example-modes.ts';
import { layTable } from './example-layout.ts';
import { runExample, runExamples } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
/** Games whose content has worked examples. */
const proven = content.games.flatMap((game) => (game.examples.size > 0 ? (pluginFor(game) ?? []) : []));

describe.each(proven.map((plugin) => [plugin.id, plugin] as const))('%s', (_, plugin) => {
  test('every example passes in each of its modes', () => {
    const results = runExamples(content, plugin);
    const failed = results.filter((one) => !one.passed);
    expect(failed.map((one) => `${one.id} (${one.mode})\n${one.message}`)).toEqual([]);
    expect(results.length).toBeGreaterThan(content.game(plugin.id).rules.size);
  });
});

test.each(large.map((plugin) => [plugin.id, plugin] as const))(
  '%s: every rule has a sentence, code and an example',
  (_, plugin) => {
    expect(coverageOf(content, plugin).gaps).toEqual([]);
  },
);

const [mode] = content.game(large[0]!.id).doc.modes as [string];

describe('an example that fails', () => {
  const plugin = large[0]!;
  const [record] = Object.keys(
    plugin.compile(resolveRuleset(content, `${plugin.id}/${mode}`), []).mechanics.state.records,
  ) as [string];
  const tie = {
    id: 'tie',
    title: 'A tie',
    rules: ['mb.battle.tie'],
    cards: { Hunter: { attack: 5 }, Shield: { defense: 5 }, Fee: {} },
    table: { A: { columns: [['Hunter']], hand: ['Fee'] }, B: { columns: [['Shield']] } },
    play: ['A: attack-with Hunter', 'A: attack-card Shield, B'],
  };
  const message = (changes: object): string =>
    runExample(content, plugin, exampleSchema.parse({ ...tie, ...changes }), mode).message;

  test('the state can say true for 1, as expectations do', () => {
    const inSafety = (safe: unknown): string => message({ state: { seats: { A: { safe1: safe } } } });
    expect(inSafety(true)).toBe(inSafety(1));
    expect(inSafety(true)).not.toBe(inSafety(false));
  });

  test.each<[string, object, string]>([
    [
      'another number in an event',
      { then: { events: [{ event: 'battle.total', seat: 'A', total: 6 }] } },
      'Expected battle.total, seat A, total 6; found battle.total',
    ],
    [
      'an event that happened',
      { then: { noEvents: [{ event: 'battle.total', seat: 'B' }] } },
      'Expected no battle.total, seat B; found',
    ],
    [
      'other cards in a place',
      { then: { zones: { 'A/lost-pile': ['Hunter'] } } },
      'Expected A/lost-pile ["Hunter"]; found ["Filler"].',
    ],
    ['another number of cards', { then: { zones: { 'B/draw-pile': 20 } } }, 'Expected B/draw-pile 20; found 19.'],
    ['other columns', { then: { zones: { 'A/columns': [[]] } } }, 'Expected A/columns [[]]; found [["Hunter"]'],
    [
      'an option that is not offered',
      { play: [{ expect: { offered: ['attack-with Shield'] } }] },
      'Expected the option "attack-with Shield" for A; found',
    ],
    [
      'an event that no game has',
      { then: { noEvents: [{ event: 'battle.totl' }] } },
      'There is no event "battle.totl"',
    ],
    ['a kind of option that no game has', { then: { notOffered: ['atack Hunter'] } }, 'no kind of option "atack"'],
    [
      'events in another order',
      {
        then: {
          events: [
            { event: 'battle.total', seat: 'B' },
            { event: 'battle.total', seat: 'A' },
          ],
        },
      },
      'it happened before that',
    ],
    [
      'a card that the game does not know',
      { cards: { ...tie.cards, Hunter: { attack: 'five' } } },
      'does not match the game',
    ],
    ['a number that is not 0', { then: { numbers: { Hunter: { attack: 0 } } } }, 'Expected Hunter attack 0; found 5.'],
    [
      'a number that no game keeps',
      { then: { numbers: { Hunter: { mood: 0 } } } },
      'Expected Hunter mood 0; found none.',
    ],
    [
      'a decision that matches copies in two places',
      {
        table: { A: { columns: [['Hunter'], ['Hunter']], hand: ['Fee'] }, B: { columns: [['Shield']] } },
      },
      '"A: attack-with Hunter" may mean attack-with Hunter, A/column-1 | attack-with Hunter, A/column-2.',
    ],
    ['a decision that is not offered', { play: ['A: attack-with Shield'] }, '"A: attack-with Shield" is not offered'],
    ['another winner', { then: { winner: 'A' } }, 'Expected a result; the match continues.'],
    ['another number', { then: { numbers: { Hunter: { attack: 6 } } } }, 'Expected Hunter attack 6; found 5.'],
    ['an unknown card', { table: { A: { hand: ['Nobody'] }, B: {} } }, 'There is no card "Nobody"'],
    ['an unknown place', { table: { A: { pocket: ['Fee'] }, B: {} } }, 'There is no place "pocket"'],
    ['an unknown step', { start: { step: 'dance' } }, 'has no step "dance"'],
    ['an unknown field of a card', { state: { cards: { Hunter: { charm: 1 } } } }, 'no field "charm"'],
    ['a field of an unknown card', { state: { cards: { Nobody: { turned: 1 } } } }, 'no card "Nobody"'],
    [
      'a value that names nothing',
      { state: { seats: { B: { attacked: 'Nobody' } } } },
      'seat, ability or word "Nobody"',
    ],
    ['an unknown record', { state: { records: { grudge: [{ card: 'Hunter' }] } } }, 'no record "grudge"'],
    ['an unknown member', { state: { records: { [record]: [{ mood: 1 }] } } }, 'no member "mood"'],
    ['an unused scripted number', { random: [1] }, '1 of the scripted numbers were not used.'],
  ])('%s', (__, changes, expected) => {
    expect(message(changes)).toContain(expected);
  });

  test('lists the events up to the failure', () => {
    expect(message({ then: { over: true } })).toMatch(
      /Events:[\s\S]*attack\.declared, rule mb\.battle\.choose-attacker, seat A/,
    );
  });
});

test('an example sets fields of cards and rows of records by name', () => {
  const plugin = large[0]!;
  const { state } = plugin.compile(resolveRuleset(content, `${plugin.id}/${mode}`), []).mechanics;
  const [field] = state.card;
  const [record, members] = Object.entries(state.records)[0]!;
  const example = exampleSchema.parse({
    id: 'changed',
    title: 'A changed number',
    rules: ['mb.battle.tie'],
    table: { A: { columns: [['Filler#x', 'Filler']] }, B: {} },
    state: {
      cards: { 'Filler#x': { [field!]: 3 } },
      records: { [record]: [{ [members[0]!]: 'Filler#x', [members[1]!]: 2 }] },
    },
  });
  const { match } = layTable(content, plugin, example, mode);
  const cards = match.card as Record<string, Int16Array>;
  const rows = (match.records as Record<string, Match['records'][string]>)[record]!;
  expect(cards[field!]![0]).toBe(3);
  expect([rows.count, rows.get(0, 0), rows.get(0, 1)]).toEqual([1, 0, 2]);
});

test('copies of a card in the same place count as one option', () => {
  const plugin = large[0]!;
  const example = exampleSchema.parse({
    id: 'fee',
    title: 'The fee is one of three like cards',
    rules: ['mb.attack.fee'],
    cards: { Hunter: { attack: 5 }, Shield: { defense: 5 } },
    table: { A: { columns: [['Hunter']], hand: ['3 Filler'] }, B: { columns: [['Shield']] } },
    play: ['A: attack-with Hunter', 'A: attack-card Shield, B'],
    until: 'turn-end',
    then: { zones: { 'A/hand': 2 } },
  });
  expect(runExample(content, plugin, example, content.game(plugin.id).doc.modes[0]!).message).toBe('');
});

test('checks an expectation when the next seat has to decide, and can expect the number 0', () => {
  const plugin = large[0]!;
  const example = exampleSchema.parse({
    id: 'next-turn',
    title: 'B draws and may discard',
    rules: ['mb.draw.voluntary-discard'],
    quiet: ['mb.draw.voluntary-discard'],
    start: { step: 'end' },
    table: { A: { columns: [['Filler']] }, B: { columns: [['Filler']] } },
    then: {
      asked: 'B',
      offered: ['discard Filler'],
      numbers: { table: { attacks: 0 }, Filler: { 'under-attack': false, attack: 0, mood: null } },
    },
  });
  expect(runExample(content, plugin, example, content.game(plugin.id).doc.modes[0]!).message).toBe('');
});

test('an example applies to the modes that have its rules', () => {
  const plugin = large[0]!;
  const example = (rule: string) => exampleSchema.parse({ id: 'x', title: 'x', rules: [rule] });
  expect(modesOf(content, plugin.id, example('mb.battle.tie'))).toEqual(content.game(plugin.id).doc.modes);
  expect(modesOf(content, plugin.id, example('mb.zone.no-reserve-fast'))).toHaveLength(1);
});

describe('the text of a card that an example defines', () => {
  const game = content.game('small-hours');
  const plugin = pluginFor(game)!;
  const example = [...game.examples.values()].flat().find(({ id }) => id === 'a-text-draws-when-its-card-is-called')!;
  const withText = (text: string) =>
    runExample(
      content,
      plugin,
      { ...example, cards: { 'Trial Guest': { ...example.cards['Trial Guest'], text } } },
      game.doc.modes[0]!,
    );

  test('is read and played', () => {
    expect(withText('When you call this card, draw two cards.').passed).toBe(true);
    expect(withText('When you call this card, draw a card.').message).toContain('A/hand');
    expect(withText('').message).toContain('Text is empty.');
  });

  test('names what is not read', () => {
    expect(withText('When you call this card, fly.').message).toContain('"fly" (character 26) is not understood.');
  });
});
