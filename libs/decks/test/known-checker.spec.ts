/** Contents with the same cards share an index, unless their words, sets or laws differ. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, knownDeckChecker } from '../src/index.ts';
import { loadFixture } from './content.ts';

const { game, plain } = await loadFixture();
const LIST = `3 ${game.cards.values().next().value!.name}\n`;

/** The same game with some documents replaced, as in a change set. */
const changed = (other: Partial<GameContent>): GameContent => ({ ...game, ...other });

test('is not cached before the first call', () => {
  expect(knownDeckChecker(changed({ cards: new Map(game.cards) }))).toBeUndefined();
});

test('is cached for a content with the same cards, and gives the same verdicts', () => {
  const { index, ...checker } = deckCheckerOf(game);
  const draft = changed({ rulings: [], doc: { ...game.doc, tagline: 'Another one.' } });
  const known = knownDeckChecker(draft)!;
  expect(known.index).toBe(index);
  expect(known.check(LIST, [plain])).toEqual(checker.check(LIST, [plain]));
  expect(deckCheckerOf(draft)).toBe(known);
});

test.each([
  ['other cards', { cards: new Map(game.cards) }],
  ['other sets', { sets: new Map(game.sets) }],
  ['other words', { doc: { ...game.doc, words: { ...game.doc.words, deck: 'pile' } } }],
  ['other laws', { deckLaws: new Map([...game.deckLaws].map(([id, law]) => [id, { ...law, cardRule: 'other' }])) }],
  ['another law first', withSecondLaw()],
])('is created again for %s', (_, other) => {
  const { index } = deckCheckerOf(game);
  const draft = changed(other);
  expect(knownDeckChecker(draft)).toBeUndefined();
  expect(deckCheckerOf(draft).index).not.toBe(index);
  deckCheckerOf(changed({ glossary: [] }));
});

/** A mode that uses the second of two laws. Laws and cards are shared with a content whose mode uses the first one. */
function withSecondLaw(): Partial<GameContent> {
  const [[id, law]] = [...game.deckLaws] as [
    [string, typeof game.deckLaws extends ReadonlyMap<string, infer Law> ? Law : never],
  ];
  const deckLaws = new Map([
    [id, law],
    ['second', { ...law, id: 'second', cardRule: 'other' }],
  ]);
  const cards = new Map(game.cards);
  deckCheckerOf(changed({ deckLaws, cards }));
  const [first] = game.doc.modes;
  const modes = new Map(game.modes).set(first!, { ...game.modes.get(first!)!, deckLaw: 'second' });
  return { deckLaws, cards, modes };
}
