/** The table of the forms of the play language: each example is read and has its form, and the reference in the guide is current. */
import { readFileSync } from 'node:fs';
import { FORMS, phrasesOf, type FormGroup, type PlayForm } from '../src/play/forms.ts';
import { parsePlay } from '../src/play/parse-words.ts';
import { playReference } from '../src/play/reference.ts';
import { tokensOf } from '../src/play/tokens.ts';

const STATEMENTS: ReadonlySet<FormGroup> = new Set(['change', 'block', 'question', 'set', 'pending']);
const EXPRESSIONS: ReadonlySet<FormGroup> = new Set(['expression', 'sign', 'constant']);

/** The example of a form, in a document. */
function inDocument(group: FormGroup, example: string): string {
  const values = example.split('\n').map((one, at) => `  let x${at} = ${one}\n`);
  if (EXPRESSIONS.has(group)) return `step s for p\n${values.join('')}`;
  return STATEMENTS.has(group) ? `step s for p\n${example.replaceAll(/^/gmu, '  ')}\n` : `${example}\n`;
}

const forms = Object.entries(FORMS).flatMap(([group, list]) =>
  list.map((one: PlayForm) => [`${group} ${one.word}`, group as FormGroup, one] as const),
);

test.each(forms)('reads the example of %s', (_, group, { word, form, example }) => {
  expect(parsePlay(inDocument(group, example)).problems).toEqual([]);
  const words = tokensOf(example).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
  expect(words).toContain(word);
  expect(phrasesOf(form)[0]!.split(' ')).toContain(word);
});

test('the phrases of a form are the words that are written as they are', () => {
  expect(phrasesOf('move <card> to <zone>[ by <rule>], or move <card> under <zone>')).toEqual([
    'move',
    'to',
    'by',
    'move',
    'under',
  ]);
  expect(phrasesOf('zone <name> of player[, "<title>"][, top seen by all][, pile]')).toEqual([
    'zone',
    'of player',
    'top seen by all',
    'pile',
  ]);
});

test('a word without a form begins nothing', () => {
  const [declared, stated, part] = [
    'thing x of player\n',
    'step s\n  fly c to x\n',
    'always\n  whenever x\n    stop\n',
  ].map((text) => parsePlay(text).problems.map(({ code }) => code));
  expect([declared, stated, part]).toEqual([['unexpected'], ['unexpected'], ['unexpected']]);
});

test('the reference in the guide is current (to write it, run `npm run generate`)', () => {
  const path = new URL('../../../docs/guide/play-reference.md', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(playReference());
});
