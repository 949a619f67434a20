/** Tests of the search for one item in the text of a document. */
import { itemRange } from './item-range.ts';

const cut = (path: string, text: string, item: string): string | null => {
  const range = itemRange(path, text, item);
  return range && text.slice(range.from, range.to);
};

const CHAPTER = `# Draw

Some prose.

:::rule{#a.draw.one}
Draw a card.
:::

:::rule{#a.draw.one-more when="more = 1"}
Draw another card.

You may skip it.
:::
`;

it('finds a rule with its fences, and ignores a rule whose id only starts the same', () => {
  expect(cut('text/01-draw.md', CHAPTER, 'a.draw.one')).toBe(':::rule{#a.draw.one}\nDraw a card.\n:::');
  expect(cut('text/01-draw.md', CHAPTER, 'a.draw.one-more')).toMatch(
    /^:::rule\{#a\.draw\.one-more[^]*skip it\.\n:::$/u,
  );
  expect(cut('text/01-draw.md', CHAPTER, 'a.draw')).toBeNull();
});

const RULINGS = `# Rulings of the game
rulings:
  - id: tie
    question: Who wins a tie?
    answer: >-
      No one
      does.

  - id: end
    question: When?
`;

it('finds an entry of a list by its id', () => {
  expect(cut('rulings.yaml', RULINGS, 'tie')).toBe(
    '  - id: tie\n    question: Who wins a tie?\n    answer: >-\n      No one\n      does.',
  );
  expect(cut('rulings.yaml', RULINGS, 'end')).toBe('  - id: end\n    question: When?');
  expect(cut('rulings.yaml', RULINGS, 'other')).toBeNull();
});

it('finds a parameter of a mode', () => {
  const mode = 'id: core\nparameters:\n  draw.handSize: 6\n  deck.maxCards: 30\n';
  expect(cut('core.yaml', mode, 'draw.handSize')).toBe('  draw.handSize: 6');
  expect(cut('core.yaml', mode, 'deck.minCards')).toBeNull();
});

it('finds nothing in a text that is not valid YAML or not a map', () => {
  expect(cut('rulings.yaml', '- [', 'tie')).toBeNull();
  expect(cut('rulings.yaml', 'text', 'tie')).toBeNull();
});

it('finds nothing in YAML that is nested too deep, has repeated anchors or is too large, and does not fail', () => {
  const entry = '\nlist:\n  - id: one\n';
  expect(cut('rulings.yaml', `deep: ${'['.repeat(20_000)}${entry}`, 'one')).toBeNull();
  expect(cut('rulings.yaml', `${'# a comment\n'.repeat(20_000)}${entry}`, 'one')).toBeNull();
  const anchors = Array.from({ length: 10_000 }, () => '- &a b\n').join('');
  expect(cut('rulings.yaml', `anchors:\n${anchors}${entry}`, 'one')).toContain('id: one');
});
