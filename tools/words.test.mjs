/** The word list: sentences that it must report, sentences that it must accept, and the texts of the workspace. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findings, texts } from './words.mjs';
import { WORDS, findWords } from './words/list.mjs';
import { lintText } from './words/textlint.mjs';

/** For each entry of the list: a sentence that it must find, and a similar sentence that it must accept. */
const CASES = [
  ['whoever', 'Whoever opens this link becomes the admin.', 'Anyone who opens this link becomes the admin.'],
  ['mend', 'Mend line 4 first.', 'We recommend line 4; an amendment follows.'],
  ['anew', 'The page is loaded anew.', 'A new page is loaded.'],
  ['meanwhile', 'It was deleted meanwhile.', 'It was deleted in the meantime.'],
  ['lie over', 'A variant lies over a mode.', 'The card lies on the table, overturned.'],
  ['take out', 'Two cards are taken out.', 'The player takes the card out of the hand.'],
  ['speak of', 'Its abilities speak of moths.', 'Its abilities mention moths.'],
  ['befall', 'Paralyze befalls Beasties.', 'Paralyze can be inflicted on Beasties.'],
  ['one another', 'Players write to one another.', 'One player writes to another.'],
  ['stand in the way', 'What stands in the way is listed.', 'It stands in a column.'],
  ['come of', 'Nothing came of it.', 'The result comes from the server.'],
  ['a quarter of a minute', 'It takes a quarter of a minute.', 'It takes a quarter of an hour.'],
  ['is no', 'This is no e-mail address.', 'There is no address, and it is no longer needed.'],
];

/** For each entry that applies only to screen texts: a sentence that it must find, and one that it must accept. */
const ON_SCREEN = [
  ['somebody', 'Somebody else saved it.', 'Someone else saved it.'],
  ['begin', 'The match has begun.', 'The match has started; beginners welcome.'],
  ['go on', 'The match goes on.', 'The match continues; go to one of the rooms.'],
  ['in force', 'The release in force is 4.', 'The current release is 4; you may enforce it.'],
  ['of them', 'There are 30 of them.', 'Most of them can act now.'],
  ['beside', 'The board is beside the panel.', 'The board is next to the panel; besides, it is small.'],
  ['contraction', 'You can’t save it.', 'The player’s deck cannot be saved.'],
];

const namesIn = (text, how) => findWords(text, how).map(({ name }) => name);

test('every entry of the list has a sentence that it finds and one that it accepts', () => {
  assert.deepEqual(
    [...CASES, ...ON_SCREEN].map(([name]) => name),
    WORDS.map(({ name }) => name),
  );
});

for (const [name, wrong, right] of CASES)
  test(`${name}: found in “${wrong}”, not in “${right}”`, () => {
    assert.deepEqual(namesIn(wrong), [name]);
    assert.deepEqual(namesIn(right), []);
  });

for (const [name, wrong, right] of ON_SCREEN)
  test(`${name}: found on the screen only, in “${wrong}”, not in “${right}”`, () => {
    assert.deepEqual(namesIn(wrong), []);
    assert.deepEqual(namesIn(wrong, { interface: true }), [name]);
    assert.deepEqual(namesIn(right, { interface: true }), []);
  });

test('finds a phrase across a line break', () => assert.deepEqual(namesIn('cards are taken\nout'), ['take out']));

test('in Markdown, code and quoted words are skipped, and the position of a finding is right', async () => {
  const text = '# Title\n\n`whoever` and "anew" are fine.\n\n    whoever\n\n- A list\n  that is spoken\n  of anew.\n';
  const problems = await lintText('a.md', text);
  assert.deepEqual(
    problems.map(({ line, column }) => [line, column]),
    [
      [8, 11],
      [9, 6],
    ],
  );
  assert.match(problems[1].message, /^“anew”: write again\.$/u);
});

test('in a catalogue, messages are checked with the words for the screen, but keys are not', async () => {
  const text =
    '{\n  "whoever": {\n    "begin": "Start \\"now\\"",\n    "more": "{count, plural, one {It goes on} other {Fine}}"\n  }\n}\n';
  const problems = await lintText('a.json', text);
  assert.deepEqual(
    problems.map(({ line, column }) => [line, column]),
    [[4, 38]],
  );
});

test('in YAML, sentences and comments are checked; moves, conditions and the printed text of a card are not', async () => {
  const text = `# Whoever reads this.
rulings:
  - id: whoever
    when: whoever = 1
    question: 'Who speaks of it?'
    readings:
      - "It is no card." # Nothing comes of it.
    why: >-
      Cards that are taken
      out # are gone.
examples:
  - title: Nothing "anew"
    play: ['A: use Whoever', 'B: mend it']
    cards: { Owl: { abilities: [{ text: Whoever draws }], attacks: [{ text: Mend it }], texts: [{ text: Mend it }] } }
    points: [{ text: Mend it }]
`;
  const problems = await lintText('a.yaml', text);
  assert.deepEqual(
    problems.map(({ line, column }) => [line, column]),
    [
      [1, 3],
      [5, 20],
      [7, 13],
      [7, 36],
      [9, 22],
      [15, 22],
    ],
  );
});

test('in a schema, descriptions are checked with the words for the screen, and must be sentences', async () => {
  const text = `"""A match that goes on."""
type Whoever {
  """
  Whether the seat "begins" is \`begin\`. Anyone can see it.
  """
  begin: Int
  """newest first"""
  mend(anew: String): Int
  """kind: a, b."""
  a: Int
  """The last one"""
  b: Int
  """Note: this one is short."""
  c: Int
}
`;
  const problems = await lintText('a.graphql', text);
  assert.deepEqual(
    problems.map(({ line, column, message }) => [line, column, message]),
    [
      [1, 17, '“goes on”: write continue.'],
      [7, 6, 'Start with a capital letter.'],
      [9, 6, 'Start with a capital letter.'],
      [11, 6, 'End with a full stop.'],
      [13, 6, 'Write a sentence around the name.'],
    ],
  );
});

test('every type and every operation of the schema has a description', () => {
  const lines = readFileSync(new URL('../libs/api-client/schema.graphql', import.meta.url), 'utf8').split('\n');
  const roots = ['Query', 'Mutation', 'Subscription'];
  const bare = [];
  let kind = '';
  for (const [i, line] of lines.entries()) {
    const [, type] = /^(?:type|input|enum|scalar|interface|union) (\w+)/u.exec(line) ?? [];
    kind = type ?? kind;
    const [, operation] = roots.includes(kind) ? (/^ {2}(\w+)[(:]/u.exec(line) ?? []) : [];
    const named = operation ?? (roots.includes(type) ? undefined : type);
    if (named && !lines[i - 1].endsWith('"""')) bare.push(named);
  }
  assert.ok(lines.length > 1000);
  assert.deepEqual(bare, []);
});

test('the texts of the workspace use no word of the list', async () => {
  const all = texts();
  assert.ok(all.some((path) => path.startsWith('rules/') && path.endsWith('.yaml')));
  assert.ok(all.length > 60, `${all.length} texts`);
  assert.deepEqual(await findings(all), []);
});
