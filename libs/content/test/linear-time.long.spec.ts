/** Markdown and YAML from users: text within the bounds parses in linear time. `text-bounds.spec.ts` tests the bounds themselves. */
import fc from 'fast-check';
import { z } from 'zod';
import { markdownBound, parseChapter, TEXT_LIMITS, yamlBound } from '../src/index.ts';
import { parseYaml } from '../src/yaml.ts';
import { yamlData } from '../src/plain-yaml.ts';
import { expectLinear } from './support/testing.ts';

const { markdown, yaml } = TEXT_LIMITS;
const schema = z.object({ a: z.string() });

/** Pieces of Markdown and YAML that open, close or separate something. */
const PIECES = [
  ' ',
  '\t',
  '\n',
  'a',
  '1',
  '*',
  '_',
  '~',
  '[',
  ']',
  '(',
  ')',
  '!',
  '`',
  '<',
  '>',
  '&',
  ':',
  ':::',
  '{',
  '}',
  '"',
  "'",
  '#',
  '-',
  '+',
  '=',
  '|',
  '\\',
  ',',
  '.',
  '@',
  '^',
  '\u00a0',
  '\u2028',
];
const generated = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));

/** Repeats `pump` in the largest blocks that the bounds allow, up to `length`. Shorter or empty if the bounds allow no such text. */
function markdownOf(pump: string, length: number): string {
  const times = [4_000, 1_000, 400, 200, 100, 50, 20, 12, 6, 3, 1];
  const block = times
    .map((count) => `${pump.repeat(count)}\n\n`)
    .find((one) => one.length <= length && !markdownBound(one));
  for (let count = block ? Math.floor(length / block.length) : 0; count > 0; count = Math.floor(count / 1.2)) {
    const text = block!.repeat(count);
    if (!markdownBound(text)) return text;
  }
  return '';
}

const yamlOf = (pump: string, length: number): string => {
  const text = pump.repeat(Math.floor(length / pump.length));
  return yamlBound(text) ? '' : text;
};

describe('text within the bounds parses in time that grows with its length', () => {
  it.each([
    '*a_',
    '**a ',
    '~a',
    '[a](b) ',
    '] ',
    '`a``',
    '<a ',
    '- a\n',
    '- - - ',
    '* a\n\n',
    '> ',
    '>',
    '1. ',
    ':a[b]{c} ',
    ':::a\nb\n:::\n',
    '[^a]: b\n\n',
    '[a]: b\n',
    '|a|\n|-|\n',
    '=\n',
    'a\n=\n',
    'a ',
    '&',
    'www.a ',
  ])('Markdown of %j', (pump) => {
    expectLinear(
      (length) => markdownOf(pump, length),
      (text) => parseChapter('a', 'a', text),
      markdown.characters,
    );
  });

  it('Markdown of any pump', () => {
    fc.assert(
      fc.property(generated, (pump) => {
        expectLinear(
          (length) => markdownOf(pump, length),
          (text) => parseChapter('a', 'a', text),
          markdown.characters / 4,
        );
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    'a: b\n',
    'a',
    '- a\n',
    '"a ',
    '&a ',
    '*a ',
    '!a ',
    '# a\n',
    '|\n',
    '- [a]\n',
    '[a]: b\n',
    ',',
    ']',
    '{a: b},',
    '- "a\n',
    '\n',
  ])('YAML of %j', (pump) => {
    expectLinear(
      (length) => yamlOf(pump, length),
      (text) => parseYaml('a', text, schema),
      yaml.characters,
    );
  });

  it.each<[string, (at: number) => string]>([
    ['different keys', (at) => `k${at}: 1\n`],
    ['different anchors', (at) => `- &a${at} b\n`],
    ['anchors on keys', (at) => `&a${at} k${at}: 1\n`],
    ['anchors and aliases', (at) => `- &a${at} b\n- *a${at}\n`],
    ['merge keys', (at) => `k${at}: {<<: *a}\n`],
    ['directives', () => '%A b\n'],
  ])('YAML of %s, read as data', (_, line) => {
    const read = (text: string): unknown => {
      try {
        return yamlData(text);
      } catch {
        return null;
      }
    };
    const all = Array.from({ length: yaml.characters / 5 }, (_each, at) => line(at)).join('');
    expectLinear((length) => all.slice(0, length), read, yaml.characters);
  });

  it('YAML of any pump', () => {
    fc.assert(
      fc.property(generated, (pump) => {
        expectLinear(
          (length) => yamlOf(pump, length),
          (text) => parseYaml('a', text, schema),
          yaml.characters / 8,
        );
      }),
      { numRuns: 15 },
    );
  });
});
