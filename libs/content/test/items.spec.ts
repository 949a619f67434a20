/** Rulings and terms with their own documents, and in the older lists. */
import { loadContent, openContent, type Problem } from '../src/index.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const LISTS = { 'rules/tiny/rulings.yaml': null, 'rules/tiny/glossary.yaml': null };
const RULING = 'rules/tiny/rulings/empty-hand.yaml';
const TERM = 'rules/tiny/glossary/hand.yaml';
const DOCUMENTS: Readonly<Record<string, string>> = {
  [RULING]: `id: empty-hand
rules: [ty.hand.size]
question: May a hand be empty?
readings: ["Yes.", "No."]
answer: "Yes."
why: Nothing forbids it.
parameters: [hand.size]
`,
  [TERM]: `id: hand
term: hand
also: [hands]
meaning: "What you hold: :param[hand.size]{unit}."
`,
};
const problems = (changes: Record<string, string | null>): Problem[] =>
  loadContent(tinyFiles(changes), [vocabulary]).problems;

it('reads the same items from documents and from lists', () => {
  const lists = openContent(tinyFiles(), [vocabulary]).game('tiny');
  const documents = openContent(tinyFiles({ ...LISTS, ...DOCUMENTS }), [vocabulary]).game('tiny');
  expect(documents.rulings).toEqual(lists.rulings);
  expect(documents.glossary).toEqual(lists.glossary);
});

it('reports the place of an item that is in both a list and a document', () => {
  expect(problems(DOCUMENTS)).toEqual([
    expect.objectContaining({ path: TERM, line: 1, code: 'duplicate-term' }),
    expect.objectContaining({ path: RULING, line: 1, code: 'duplicate-ruling' }),
  ]);
});

it.each([
  [RULING, '[ty.hand.size]', '[ty.hand.sise]', { line: 2, code: 'unknown-rule' }],
  [RULING, 'parameters: [hand.size]', 'parameters: [hand.sise]', { line: 7, code: 'unknown-parameter' }],
  [RULING, 'id: empty-hand', 'id: full-hand', { line: 1, code: 'id-and-file' }],
  [TERM, 'term: hand', 'trem: hand', { line: 2, code: 'schema' }],
])('reports the place of a mistake in %s: %s', (path, from, to, problem) => {
  const text = DOCUMENTS[path]!;
  expect(text).toContain(from);
  const reported = problems({ ...LISTS, ...DOCUMENTS, [path]: text.replace(from, to) });
  expect(reported).toContainEqual(expect.objectContaining({ path, ...problem }));
});
