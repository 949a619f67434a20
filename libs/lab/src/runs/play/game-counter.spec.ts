/**
 * Draws are counted by seat and by time: before the first turn, in the seat's own first turn, later. Choices are counted by kind, and the
 * numbers of the seats at the end.
 */
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { RandomChooser, createMatch, deckDefs, describeOption, playOut, type Match } from '@rulewright/engine';
import { pluginFor, knownGames } from '@rulewright/games';
import { DrawCounter, GameCounter } from './game-counter.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../../..', import.meta.url))), knownGames);

/** Two seats with two zones each. The first zone is the deck. */
const table = {
  seats: 2,
  seatOf: Uint8Array.of(0, 0, 1, 1),
  placeOf: Uint8Array.of(0, 1, 0, 1),
  zoneCount: Int16Array.of(5, 2, 4, 3),
} as unknown as Match;

test('counts each draw for its seat and time', () => {
  const counter = new DrawCounter(table, [true, false]);
  for (const seat of [0, 1, 1]) counter.drew(seat);
  counter.turn(1);
  for (const seat of [1, 0]) counter.drew(seat);
  counter.turn(0);
  counter.drew(0);
  counter.turn(1);
  counter.drew(1);
  expect(counter.result()).toEqual({ opening: [1, 2], firstTurn: [1, 1], all: [3, 4], left: [5, 4] });
});

test('starts from 0 in a new game', () => {
  const counter = new DrawCounter(table, [true, false]);
  counter.turn(0);
  counter.drew(0);
  counter.reset();
  counter.drew(0);
  expect(counter.result()).toEqual({ opening: [1, 0], firstTurn: [0, 0], all: [1, 0], left: [5, 4] });
});

test('counts the choices of a play document by kind, and its public numbers and measures at the end', () => {
  const game = content.game('small-hours');
  const plugin = pluginFor(game)!;
  const program = plugin.compile(resolveRuleset(content, `small-hours/${game.doc.modes[0]!}`), [
    ...game.cards.values(),
  ]);
  const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));
  const match = createMatch(program, decks);
  const counter = new GameCounter(match, plugin.statistics!);
  match.sink = counter;
  const random = new RandomChooser(3);
  const chosen: Record<string, number> = {};
  match.start(3, decks);
  const choose = counter.counting(random.choose);
  const result = playOut(match, (at, seat) => {
    const option = choose(at, seat);
    const { kind } = describeOption(at, at.options[option]!);
    chosen[kind] = (chosen[kind] ?? 0) + 1;
    return option;
  });
  counter.ended(result);
  const counted = Object.fromEntries(plugin.statistics!.counts.map(({ id }, at) => [id, counter.counts[at]]));
  const { pass, ...kinds } = chosen;
  expect(pass).toBeGreaterThan(0);
  expect(Object.keys(kinds).length).toBeGreaterThan(3);
  for (const [kind, times] of Object.entries(kinds)) expect(counted[`chose-${kind}`]).toBe(times);
  const coins = result.standing.reduce((sum, numbers) => sum + numbers['coins']!, 0);
  expect(coins).toBeGreaterThan(0);
  expect(counted['end-coins']).toBe(coins);
  // A measure is counted for all players and for each side. One with the title of a public number is that number.
  const wares = result.standing.map((numbers) => numbers['measure wares']!);
  const { starter } = counter;
  expect(wares.some((one) => one > 0)).toBe(true);
  expect(counted).toMatchObject({
    'end-measure-wares': wares[0]! + wares[1]!,
    'starter-measure-wares': wares[starter]!,
    'others-measure-wares': wares[1 - starter]!,
    'starter-measure-coins': result.standing[starter]!['coins'],
  });
  expect(counted).not.toHaveProperty('end-measure-coins');
  counter.reset();
  expect([...counter.counts].every((count) => count === 0)).toBe(true);
});
