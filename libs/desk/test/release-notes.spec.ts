/** Drafted release notes: they show how the changed texts and values differ. */
import { alikeChanges, draftNotes } from '../src/publishing/release-notes.ts';

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

describe('many documents with the same change', () => {
  const cards = (count: number, first: number, cost: (at: number) => string | null) =>
    Array.from({ length: count }, (_, at) => {
      const name = `name: Newt ${first + at}\n`;
      const text = cost(at);
      return {
        path: `cards/pond/cards/newt-${first + at}.yaml`,
        before: `${name}cost: 5\n`,
        text: text === null ? null : `${name}cost: ${text}\n`,
      };
    });

  it('share a sentence, in the order of the documents', () => {
    const documents = [...cards(1, 1, () => '7'), ...cards(223, 2, () => '4'), ...cards(3, 300, () => '9')];
    expect(draftNotes('Newts', documents).split('\n').slice(2)).toEqual([
      '- Newt 1 (card): cost was 5, is 7.',
      '- 223 cards, such as Newt 2, Newt 3 and Newt 4: cost was 5, is 4.',
      ...[300, 301, 302].map((at) => `- Newt ${at} (card): cost was 5, is 9.`),
    ]);
    expect(alikeChanges(documents)).toEqual(['223 cards, such as Newt 2, Newt 3 and Newt 4: cost was 5, is 4.']);
  });

  it('share a sentence about their fields if only the values differ', () => {
    const said = '37 cards, such as Newt 1, Newt 2 and Newt 3: cost changed.';
    expect(alikeChanges(cards(37, 1, (at) => String(10 + at)))).toEqual([said]);
    expect(alikeChanges([...cards(5, 1, () => '4'), ...cards(6, 10, (at) => String(10 + at))])).toHaveLength(2);
  });

  it('share a sentence if they are new or removed', () => {
    expect(alikeChanges(cards(1_200, 1, () => null))).toEqual([
      'Removed 1,200 cards, such as Newt 1, Newt 2 and Newt 3.',
    ]);
    const added = cards(5, 1, () => '4').map((one) => ({ ...one, before: null }));
    expect(draftNotes('Newts', added)).toBe('Newts\n\n- Added 5 cards, such as Newt 1, Newt 2 and Newt 3.');
  });

  it('are counted if there are too many to compare', () => {
    expect(
      draftNotes(
        'Newts',
        cards(5_003, 1, () => '4'),
      )
        .split('\n')
        .at(-1),
    ).toBe('- And 3 more documents.');
  });
});
