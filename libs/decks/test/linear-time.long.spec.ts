/**
 * The parsers of lists and searches take time that grows with the text, for any text. libs/content has the same test for Markdown and YAML.
 * The test measures processor time for a text that grows up to the limit. A pattern that backtracks took 4 seconds for 130 spaces within a
 * line, 8 for 150 and minutes for 390. Such a pattern fails here at one of the first sizes.
 */
import { CARD_QUERY_LIMITS, parseCardQuery } from '@rulewright/content';
import fc from 'fast-check';
import { expectLinear } from '@rulewright/content/testing';
import { LIMITS } from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
  for (const text of ['2 Ant Swarm\nfoo x2 (1) 3 # x', 'name,count\nAnt Swarm,2', '{"Ant Swarm": 2}'])
    fixture.checker.check(text, fixture.modes);
});

const check = (text: string): unknown => fixture.checker.check(text, [fixture.plain]);

/** Pieces that open, close, separate or count something in a list or a search. */
const PIECES = [
  ' ',
  '\t',
  '\u00a0',
  '\u2003',
  '0',
  '1',
  '12',
  'x',
  'X',
  '×',
  'a',
  'é',
  'ß',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '*',
  '^',
  '#',
  '/',
  '-',
  '–',
  '+',
  '.',
  ',',
  ';',
  ':',
  '=',
  '_',
  '~',
  '"',
  "'",
  '\\',
  '>',
  '<',
  'e',
  ' or ',
  'SB:',
  '//',
  '*F*',
  ' two ',
  ' 1 C ',
  '{"a":',
  '[1,',
  '\u0000',
  '\u202e',
  '🐜',
];
const pumps = fc
  .tuple(
    fc.constantFrom(...PIECES),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...PIECES),
  )
  .map(([head, body, tail]) => ({ head, body: body.join(''), tail }));

/** A text of a given length, made of a head, a repeated body and a tail. */
const pumped = (head: string, body: string, tail: string, length: number): string =>
  head + body.repeat(Math.max(1, Math.floor((length - head.length - tail.length) / body.length))) + tail;

/** A line, repeated until the list has the given length. */
const listOf = (line: string, length: number): string =>
  `${line}\n`.repeat(Math.max(1, Math.floor(length / (line.length + 1))));

const HOSTILE: readonly (readonly [head: string, body: string, tail: string])[] = [
  ['a', ' ', 'b'],
  ['a', ' ', '1'],
  ['2 a', ' ', '('],
  ['a', '\t', 'b'],
  ['a', '\u00a0', 'b'],
  ['2 ', '"', 'x'],
  ['a', '"\' ', 'b'],
  ['', '1', 'x'],
  ['', '1.', ''],
  ['a', ' 1', ''],
  ['a', ' x', '1'],
  ['a', '(', ''],
  ['a', ')', ''],
  ['a', ' (1)', ''],
  ['a', ' [', ']'],
  ['a', ' *F*', ''],
  ['a', ' //', '1'],
  ['', '- ', 'a'],
  ['', '|', 'a'],
  ['', '| 1 ', '|'],
  ['', '=', 'a'],
  ['a', ':', '1'],
  ['a', ' 1 C', ' 1'],
  ['a ', '1e', '+'],
];

it.each(HOSTILE)('a line of %j and many %j and %j', (head, body, tail) => {
  expectLinear((length) => pumped(head, body, tail, length), check, LIMITS.line, 500);
  const line = pumped(head, body, tail, LIMITS.line);
  expectLinear((length) => listOf(line, length), check, LIMITS.characters / 4);
});

it('a line of anything', () => {
  fc.assert(
    fc.property(pumps, ({ head, body, tail }) => {
      expectLinear((length) => pumped(head, body, tail, length), check, LIMITS.line, 500);
      expectLinear(
        (length) => listOf(pumped(head, body, tail, LIMITS.line - 20), length),
        check,
        LIMITS.characters / 16,
      );
    }),
    { numRuns: 25 },
  );
});

it.each([['2 Ant Swarm\n'], ['Ant Swrm\n'], ['\n'], ['Deck (1)\n'], ['1 Rainbow (9)\n']])(
  'a list of many lines %j',
  (line) => {
    expectLinear((length) => line.repeat(Math.floor(length / line.length)), check, LIMITS.characters);
  },
);

it.each(['a,1\n', '"a', '"a,1\n', '","', ',', '"""', '"a"b,', '\r', ' , \n', 'Rainbow,1\n'])(
  'a table of many %j',
  (pump) => {
    expectLinear((length) => pumped('name,count\n', pump, '', length), check, LIMITS.characters / 2);
    expectLinear(
      (length) => pumped('name|count\n', pump.replaceAll(',', '|'), '', length),
      check,
      LIMITS.characters / 4,
    );
  },
);

it('a table of anything', () => {
  fc.assert(
    fc.property(pumps, ({ head, body, tail }) => {
      expectLinear((length) => pumped(`name,count\n${head}`, `${body}\n`, tail, length), check, LIMITS.characters / 16);
    }),
    { numRuns: 5 },
  );
});

it.each([
  ['[', '['],
  ['{"a":', '{"a":'],
  ['["', '\\\\'],
  ['["', '\\u0041'],
  ['["', 'x'],
  ['[', ' '],
  ['[1', ',1'],
  ['["a"', ',"a"'],
  ['[{"name":"Rainbow"}', ',{"name":"Rainbow","count":1}'],
  ['{"a":1', ',"a":1'],
  ['{"a', '{"a":'],
  ['[1', '0'],
  ['[', '],['],
])('JSON that begins with %j and has many %j', (head, body) => {
  expectLinear((length) => pumped(head, body, '', length), check, LIMITS.characters);
  const closed = (length: number): string => pumped(head, body, head.startsWith('{') ? '}' : ']', length);
  expectLinear(closed, check, LIMITS.characters);
});

it('a search of anything', () => {
  const { cardFields } = fixture.game.vocabulary;
  const search = (text: string): unknown => parseCardQuery(text, cardFields, ['fast']);
  fc.assert(
    fc.property(
      fc.oneof(
        pumps,
        fc.constantFrom(
          { head: '', body: '-', tail: '' },
          { head: '', body: '(', tail: '' },
          { head: '', body: 'a or ', tail: '' },
          { head: '', body: 'n:', tail: '' },
          { head: '"', body: ' ', tail: '' },
        ),
      ),
      ({ head, body, tail }) => {
        expectLinear((length) => pumped(head, body, tail, length), search, CARD_QUERY_LIMITS.characters, 500);
      },
    ),
    { numRuns: 200 },
  );
  expectLinear((length) => 'a '.repeat(length / 2), search, 1_000_000, 1_000);
});
