/** Drafted release notes: they show how the changed texts and values differ. */
import { draftNotes } from '../src/publishing/release-notes.ts';

const path = 'cards/pond/cards/newt.yaml';
const notes = (before: string | null, text: string | null): string => draftNotes('Newts', [{ path, before, text }]);
const START = 'A newt that stands in a column of at least three cards has ';

test.each([
  ['a number', 'name: Newt\ncost: 5\n', 'name: Newt\ncost: 4\n', '- Newt (card): cost was 5, is 4.'],
  [
    'the end of a long sentence',
    `name: Newt\ntext: ${START}one more.\n`,
    `name: Newt\ntext: ${START}two more.\n`,
    '- Newt (card): text was "…one more.", is "…two more.".',
  ],
  [
    'a long text from its first word on',
    `name: Newt\ntext: A${'n'.repeat(80)}\n`,
    `name: Newt\ntext: B${'n'.repeat(80)}\n`,
    `- Newt (card): text was "A${'n'.repeat(59)}…", is "B${'n'.repeat(59)}…".`,
  ],
  ['a new member', 'name: Newt\n', 'name: Newt\nnotes: Wet.\n', '- Newt (card): notes is now "Wet.".'],
  ['a member less', 'name: Newt\ncost: 5\n', 'name: Newt\n', '- Newt (card): cost removed (was 5).'],
  ['a remark', 'name: Newt\n', '# Seen.\nname: Newt\n', '- Newt (card): only comments changed.'],
  ['a new document', null, 'name: Newt\n', '- Added Newt (card).'],
  ['a document less', 'name: Newt\n', null, '- Removed Newt (card).'],
])('%s', (_, before, text, line) => {
  expect(notes(before, text)).toBe(`Newts\n\n${line}`);
});
