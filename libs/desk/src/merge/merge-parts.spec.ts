/** Tests of the merge of two versions in parts. */
import { mergedText, mergeParts } from './merge-parts.ts';

const BASE = 'one\ntwo\nDraw until you hold six cards.\nfour\nfive\n';
const kinds = (mine: string, theirs: string) => mergeParts(BASE, mine, theirs).map(({ kind }) => kind);

it('takes both sides if they changed different lines', () => {
  const parts = mergeParts(BASE, BASE.replace('one', 'ONE'), BASE.replace('five', 'FIVE'));
  expect(parts.every((part) => part.kind === 'same')).toBe(true);
  expect(mergedText(parts, [])).toBe(BASE.replace('one', 'ONE').replace('five', 'FIVE'));
});

it('joins changes of different words of one line, and says so', () => {
  const parts = mergeParts(BASE, BASE.replace('hold', 'have'), BASE.replace('six', 'seven'));
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'joined', 'same']);
  expect(mergedText(parts, [])).toBe(BASE.replace('hold six', 'have seven'));
});

it('offers a choice of mine, theirs and both where both sides changed the same words', () => {
  const parts = mergeParts(BASE, BASE.replace('six', 'seven'), BASE.replace('six', 'five'));
  expect(parts.filter((part) => part.kind === 'choice')).toHaveLength(1);
  expect(mergedText(parts, [])).toContain('hold seven cards.');
  expect(mergedText(parts, ['theirs'])).toContain('hold five cards.');
  expect(mergedText(parts, ['both'])).toContain('hold seven cards.\nDraw until you hold five cards.\nfour');
});

it('does not ask where both sides made the same change', () => {
  const both = BASE.replace('two', 'TWO');
  expect(kinds(both, both)).toEqual(['same']);
});
