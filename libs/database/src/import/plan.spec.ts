/** The decision of an import: which of its three states have changed. */
import { planImport } from './plan.ts';

const state = (text: string): Map<string, string> =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => [one.slice(0, 1), one.slice(1)]),
  );

it.each([
  // Columns: files, marks, release. Letters are paths, digits are texts.
  ['a1 b1', 'a1 b1', 'a1 b1', 'unchanged', 'nothing changed'],
  ['a2 b1', 'a1 b1', 'a1 b1', 'next-release', 'a file changed'],
  ['a1', 'a1 b1', 'a1 b1', 'next-release', 'a file was removed'],
  ['a1 b1 c1', 'a1 b1', 'a1 b1', 'next-release', 'a file was added'],
  ['a1 b1', 'a1 b1', 'a2 b1', 'unchanged', 'the desk changed a document'],
  ['a2 b1', 'a1 b1', 'a2 b1', 'unchanged', 'the work of the desk was exported'],
  ['a2 b2', 'a1 b1', 'a2 b1', 'next-release', 'it was exported, and a file changed besides'],
  ['a1 b2', 'a1 b1', 'a2 b1', 'in-review', 'files and desk changed different documents'],
  ['a3 b1', 'a1 b1', 'a2 b1', 'in-review', 'files and desk changed the same document'],
  ['b1', 'a1 b1', 'a2 b1', 'in-review', 'the files removed what the desk changed'],
  ['a2 b1', 'a1 b1', 'b1', 'in-review', 'the files changed what the desk removed'],
  ['', 'a1', 'a1', 'next-release', 'every file was removed'],
])('files %s, marks %s, release %s: %s (%s)', (files, marks, release, kind) => {
  expect(planImport(state(files), state(marks), state(release)).kind).toBe(kind);
});

it('makes the first release if there is none', () => {
  expect(planImport(state('a1'), state(''), null)).toEqual({ kind: 'first-release' });
});

it('proposes only the changes of the files that the release does not have', () => {
  const plan = planImport(state('a2 b2 c1 d1'), state('a1 b1 c1 e1'), state('a2 b1 c2 e1'));
  expect(plan).toEqual({ kind: 'in-review', proposed: ['b', 'd', 'e'] });
});
