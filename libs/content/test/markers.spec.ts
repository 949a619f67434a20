/** The `:::` markers of chapters: a key in the wrong place must not make a rule disappear without an error. */
import { resolve } from 'node:path';
import fc from 'fast-check';
import { readTree } from '../src/node.ts';
import { parseChapter, type Chapter } from '../src/text/chapter.ts';

const TWO = `# Draw

:::rule{#a.draw.one}
Draw one card.
:::

:::rule{#a.draw.two when="draw.more = 1"}
Draw two cards.
:::
`;

const read = (text: string) => parseChapter('text/01-draw.md', 'draw', text);
const idsOf = ({ rules }: Chapter): string => rules.map(({ id }) => id).join(' ');
const problemsOf = (text: string): string[] =>
  read(text).problems.map(({ line, code, message }) => `${line} ${code}: ${message}`);
/** TWO with one change. */
const typed = (from: string, to: string): string => TWO.replace(from, to);

test('a chapter without a mistake has no problem', () => {
  expect(problemsOf(TWO)).toEqual([]);
  expect(
    problemsOf(
      typed(
        ':::rule{#a.draw.one}\nDraw one card.\n:::',
        '::::rule{#a.draw.one}\nDraw one card.\n\n:::when{if="draw.more = 1"}\nMore.\n:::\n::::',
      ),
    ),
  ).toEqual([]);
  expect(problemsOf(typed('Draw one card.', '| Draw |\n| --- |\n| one |'))).toEqual([]);
  expect(problemsOf(`::::when{if="draw.more = 1"}\n${TWO.slice(8)}::::\n`)).toEqual([
    expect.stringContaining('1 missing-title'),
  ]);
  // The ratio is text, and not a marker.
  expect(problemsOf(typed('one card', 'one card, at 10:9 or 1::2'))).toEqual([]);
});

const ALONE = 'stray-marker: A marker ":::" is alone on its line';
const INSIDE =
  'nested-rule: The rule "a.draw.two" starts inside the rule "a.draw.one" of line 3. Close that rule first';

test.each<[string, string, readonly string[]]>([
  ['text after a closing marker', typed('card.\n:::\n', 'card.\n::: One.\n'), [`5 ${ALONE}`, `7 ${INSIDE}`]],
  ['text before a closing marker', typed('card.\n:::\n', 'card.\nOne. :::\n'), [`5 ${ALONE}`, `7 ${INSIDE}`]],
  ['a closing marker at the end of a sentence', typed('card.\n:::\n', 'card.:::\n'), [`4 ${ALONE}`, `6 ${INSIDE}`]],
  ['no closing marker', typed('card.\n:::\n', 'card.\n'), [`6 ${INSIDE}`]],
  ['a closing marker with two colons', typed('card.\n:::\n', 'card.\n::\n'), [`7 ${INSIDE}`]],
  [
    'no closing marker of the last rule',
    TWO.slice(0, -4),
    ['7 unclosed-marker: The block that starts here, the rule "a.draw.two", has no'],
  ],
  [
    'text after an opening marker',
    typed('one}\n', 'one} One.\n'),
    [`3 ${ALONE}`, '5 stray-marker: This ":::" ends nothing.'],
  ],
  [
    'text before an opening marker',
    typed(':::rule{#a.draw.one', 'One :::rule{#a.draw.one'),
    [`3 ${ALONE}`, '5 stray-marker: This ":::" ends nothing.'],
  ],
  [
    'an opening marker with two colons',
    typed(':::rule{#a.draw.one', '::rule{#a.draw.one'),
    ['3 stray-marker: A rule starts with three colons: ":::rule".', '5 stray-marker: This ":::" ends nothing.'],
  ],
  ['one closing marker too many', `${TWO}\n:::\n`, ['11 stray-marker: This ":::" ends nothing. Delete it']],
  [
    'a rule in a list',
    typed(':::rule{#a.draw.one}\nDraw one card.\n:::', '- :::rule{#a.draw.one}\n  Draw one card.\n  :::'),
    ['3 nested-rule: The rule "a.draw.one" is inside a list or a quote'],
  ],
  [
    'a rule in a quote',
    typed(':::rule{#a.draw.one}\nDraw one card.\n:::', '> :::rule{#a.draw.one}\n> Draw one card.\n> :::'),
    ['3 nested-rule: The rule "a.draw.one" is inside a list or a quote'],
  ],
  [
    'code that is not closed',
    typed('one card.', 'one card.\n\n```'),
    ['7 stray-marker: This ":::" is inside code or HTML that starts on line 6'],
  ],
  [
    'a comment that is not closed',
    typed('one card.', 'one card.\n\n<!-- later'),
    ['7 stray-marker: This ":::" is inside code or HTML that starts on line 6'],
  ],
  [
    'a word among the attributes',
    typed('one}', 'one card}'),
    ['3 unknown-attribute: ":::rule" has no attribute "card". Its attributes are id, when, people, rare, replaced-by.'],
  ],
  [
    'an inner block with as many colons as the block around it',
    typed('one card.\n:::', 'one card.\n:::when{if="draw.more = 1"}\nMore.\n:::\n:::'),
    [
      '5 unclosed-marker: The block that starts here, the block ":::when", ends together with the block around it of line 3.',
    ],
  ],
])('names %s', (_, text, expected) => {
  const problems = problemsOf(text);
  expected.forEach((start, at) => expect(problems[at]).toContain(start));
});

describe('a word at any place of a shipped chapter leaves the same rules, or gives an error with its line', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const words = fc.constantFrom(
    'One.',
    'x',
    ' One. ',
    '\nOne.\n',
    ':',
    '::',
    ':::',
    '\n:::\n',
    '```',
    '> ',
    '- ',
    '  ',
    '    ',
    '\n',
    '<b>',
    '{',
    '}',
    '[',
    '|',
    '# ',
    '$',
    '---',
    '\\',
  );
  test('in all games', async () => {
    const files = (await readTree(root)).filter(({ path }) => /^rules\/[^/]+\/text\//u.test(path));
    expect(files.length).toBeGreaterThan(20);
    const chapters = files.map(({ path, text }) => {
      const { chapter, problems } = read(text);
      expect([path, problems]).toEqual([path, []]);
      return { text, ids: idsOf(chapter) };
    });
    fc.assert(
      fc.property(fc.constantFrom(...chapters), fc.nat(), words, ({ text, ids }, seed, word) => {
        const at = seed % (text.length + 1);
        // Inside the braces of a marker, the word becomes part of an id or of a condition. The desk then names the rule that disappears.
        fc.pre(!/:::[a-z]*\{[^}\n]*$/u.test(text.slice(0, at)));
        const changed = text.slice(0, at) + word + text.slice(at);
        const { chapter, problems } = read(changed);
        return idsOf(chapter) === ids || problems.some(({ line }) => line >= 1);
      }),
      { numRuns: 250 },
    );
  });
});
