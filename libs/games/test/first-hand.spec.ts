/** The first hands that the shipped games declare have the numbers of their modes, and name rules that exist. */
import { fileURLToPath } from 'node:url';
import { firstHandOf, loadContent, modeRulesets, type FirstHand } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { content, problems } = loadContent(await readTree(root), knownGames);

const hands = new Map<string, FirstHand | null>(
  [...content.games.values()].flatMap((game) =>
    modeRulesets(content, game.doc.id).map((ruleset) => [ruleset.id, firstHandOf(game, ruleset)] as const),
  ),
);

test('every mode says how many cards a first hand has, and its rule for another one', () => {
  expect(problems).toEqual([]);
  for (const [id, hand] of hands) {
    expect([id, hand?.cards]).toEqual([id, expect.any(Number) as number]);
    if (hand?.redraw) expect(content.game(id.split('/')[0]!).rules.has(hand.redraw.rule)).toBe(true);
  }
});

test.each([
  ['metabaloids/fast', { cards: 7, redraw: null }],
  ['metazoo/nightfall', { cards: 7, redraw: { kind: 'whole', most: null, fewer: 1, least: 0 } }],
  ['small-hours/evening', { cards: 5, redraw: { kind: 'whole', most: 1, fewer: 0, least: 0 } }],
  ['slow-water/open-water', { cards: 5, redraw: { kind: 'part', most: 1, fewer: 0, least: 0 } }],
])('%s', (id, hand) => {
  expect(hands.get(id)).toMatchObject(hand);
});

test('a mode without the step of an exchange has none, and a game can say nothing', () => {
  const game = [...content.games.values()].find(({ doc }) => doc.firstHand?.redraw?.step !== undefined)!;
  const [ruleset] = modeRulesets(content, game.doc.id);
  const { step } = game.doc.firstHand!.redraw!;
  const setup = ruleset!.setup.filter((one) => one !== step);
  expect(firstHandOf(game, { ...ruleset!, setup })).toMatchObject({ redraw: null });
  expect(firstHandOf({ doc: { ...game.doc, firstHand: undefined } }, ruleset!)).toBeNull();
});
