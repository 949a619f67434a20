/** Tests of the editor extension that shows only one part of a text. */
import { EditorState } from '@codemirror/state';
import { onlyRange } from './only-range.ts';

const TEXT = 'one\ntwo\nthree\nfour';
/** An editor that shows lines two and three. */
const start = (): EditorState =>
  EditorState.create({ doc: TEXT, extensions: onlyRange({ from: 4, to: 13 }, (lines) => `${lines} lines`) });

const typed = (state: EditorState, from: number, to: number, insert: string, filter = true): string =>
  state.update({ changes: { from, to, insert }, filter }).state.doc.toString();

it('accepts changes inside the part and at its edges', () => {
  expect(typed(start(), 5, 6, 'W')).toBe('one\ntWo\nthree\nfour');
  expect(typed(start(), 4, 4, '>')).toBe('one\n>two\nthree\nfour');
  expect(typed(start(), 13, 13, '!')).toBe('one\ntwo\nthree!\nfour');
});

it('keeps hidden text when everything is selected and deleted', () => {
  expect(typed(start(), 0, TEXT.length, '')).toBe('one\n\nfour');
});

it('keeps the line breaks next to the part', () => {
  expect(typed(start(), 3, 4, '')).toBe(TEXT);
  expect(typed(start(), 13, 14, '')).toBe(TEXT);
});

it('follows the part as it grows', () => {
  const grown = start().update({ changes: { from: 13, insert: '\nmore' } }).state;
  expect(typed(grown, 18, 18, '!')).toBe('one\ntwo\nthree\nmore!\nfour');
});

it('lets the program change hidden text', () => {
  expect(typed(start(), 0, 3, 'ONE', false)).toBe('ONE\ntwo\nthree\nfour');
});
