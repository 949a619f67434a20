import { diffWords } from './diff-words.ts';

const side = (kind: 'added' | 'removed', parts: ReturnType<typeof diffWords>): string =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join('');

test('lists the removed and the added words', () => {
  expect(diffWords('Draw until you hold 7 cards.', 'Draw until you hold 6 cards.')).toEqual([
    { kind: 'same', text: 'Draw until you hold ' },
    { kind: 'removed', text: '7 ' },
    { kind: 'added', text: '6 ' },
    { kind: 'same', text: 'cards.' },
  ]);
});

test('each side can be restored from the parts', () => {
  const [before, after] = ['You may pay from your hand or your pile.', 'You must pay from your pile, then from play.'];
  const parts = diffWords(before, after);
  expect(side('added', parts).trim()).toBe(before);
  expect(side('removed', parts).trim()).toBe(after);
});

test('handles equal and empty texts', () => {
  expect(diffWords('So.', 'So.')).toEqual([{ kind: 'same', text: 'So.' }]);
  expect(diffWords('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }]);
});
