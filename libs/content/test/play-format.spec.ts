/** The one style of play documents. No document loses anything by it, whatever its spaces, comments and mistakes are. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { newGame } from '../src/index.ts';
import { formatPlay } from '../src/play/format.ts';
import { PlayError } from '../src/play/problem.ts';
import { tokensOf } from '../src/play/tokens.ts';
import { WHOLE } from './support/testing.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const GUIDE = readFileSync(join(workspace, 'docs/guide/play.md'), 'utf8');
const blocks = [...GUIDE.matchAll(/^```play\n([\s\S]*?)^```$/gmu)].map(([, text]) => text!);
const shipped = readdirSync(join(workspace, 'rules'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.play'))
  .map((path) => readFileSync(join(workspace, 'rules', path), 'utf8'));
const first = newGame({ id: 'night-train', prefix: 'nt', name: 'Night Train', withPlay: true })
  .filter(({ path }) => path.endsWith('.play'))
  .map(({ text }) => text);

/** What a program reads of a document, or the message of its first wrong sign. */
function wordsOf(source: string): readonly string[] {
  try {
    return tokensOf(source).map(({ kind, text }) => `${kind} ${text}`);
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return [error.message];
  }
}

const characters = (source: string): string => source.replaceAll(/\s/gu, '');

function expectNothingLost(source: string): void {
  const formatted = formatPlay(source);
  expect(characters(formatted)).toBe(characters(source));
  expect(wordsOf(formatted)).toEqual(wordsOf(source));
  expect(formatPlay(formatted)).toBe(formatted);
}

test.each([
  ['spaces', 'value  v=room( p ,2 )*-( 3-a )\n', 'value v = room(p, 2) * -(3 - a)\n'],
  [
    'ends of lines',
    '\r\n\r\nnumber a of table  \r\n\r\n\r\nnumber b of table',
    'number a of table\n\nnumber b of table\n',
  ],
  [
    'blocks and the comments above them',
    'number a of table\n# About s.\nstep s\n\n    \n  by x.y # why\n# in it\n  set a to 1\n    # still in it\nnumber b of table',
    'number a of table\n\n# About s.\nstep s\n  by x.y # why\n  # in it\n  set a to 1\n  # still in it\n\nnumber b of table\n',
  ],
  [
    'lines that go on in parentheses',
    'value v = (1\n+ 2 # two\n        # three\n  ) * 3',
    'value v = (1\n  + 2 # two\n  # three\n  ) * 3\n',
  ],
  ['a document without words', '\n\n', ''],
  ['a document of comments', '  # one\n\n\n# two  ', '# one\n\n# two\n'],
  ['texts', 'text  a  "two  spaces # and more"', 'text a "two  spaces # and more"\n'],
])('writes %s in one style', (_, source, formatted) => {
  expect(formatPlay(source)).toBe(formatted);
  expectNothingLost(source);
});

test('leaves a document alone whose signs it does not know', () => {
  const source = 'number  a of table;\n';
  expect(formatPlay(source)).toBe(source);
});

test('the documents of the shipped games, of a new game and of the guide have this style', () => {
  expect(shipped.length + first.length + blocks.length).toBeGreaterThan(8);
  for (const source of [...shipped, ...first, ...blocks]) expect(formatPlay(source)).toBe(source);
});

const lines = [...shipped, ...first, ...blocks].flatMap((text) => text.split('\n'));
const layout = fc.record({
  line: fc.constantFrom(...lines),
  level: fc.integer({ min: 0, max: 4 }),
  spaces: fc.constantFrom(' ', '  ', '    '),
  after: fc.constantFrom('', '', ' ', '  # a remark  with "quotes"', '#', '\n', '\n\n   # above\n', '\r'),
});
/** Lines of documents with other spaces and comments. Few are whole documents, and a style must not need that. */
const documents = fc
  .array(layout, { maxLength: 12 })
  .map((list) =>
    list
      .map(({ line, level, spaces, after }) => '  '.repeat(level) + line.trim().replaceAll(' ', spaces) + after)
      .join('\n'),
  );
const soup = fc
  .array(
    fc.constantFrom(
      '(',
      ')',
      '-',
      '+',
      ',',
      ':',
      '=',
      '<',
      '"a  b"',
      '#',
      ' ',
      '\n',
      '\n  ',
      '\r\n',
      'of',
      'x',
      'a-b',
      '2',
      'not',
      '\u2028',
      '\t',
    ),
    { maxLength: 40 },
  )
  .map((list) => list.join(''));

test('loses nothing of any document, and does not change it again', () => {
  const numRuns = WHOLE ? 20_000 : 1_000;
  fc.assert(fc.property(documents, expectNothingLost), { numRuns });
  fc.assert(fc.property(soup, expectNothingLost), { numRuns });
  fc.assert(
    fc.property(
      fc.constantFrom(...shipped, ...blocks),
      fc.nat(),
      fc.constantFrom('#', ')', '\n', ' ', '(\n', '\r'),
      (text, at, sign) => {
        const place = at % text.length;
        expectNothingLost(text.slice(0, place) + sign + text.slice(place));
      },
    ),
    { numRuns: WHOLE ? 5_000 : 100 },
  );
});
