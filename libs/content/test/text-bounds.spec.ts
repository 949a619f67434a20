/**
 * Markdown and YAML from users: hostile text is refused with its position before it is parsed. `linear-time.long.spec.ts` measures the
 * text within the bounds.
 */
import { z } from 'zod';
import {
  jsonBound,
  markdownBound,
  parseChapter,
  parseCondition,
  parseJson,
  TEXT_LIMITS,
  treeOf,
  yamlBound,
} from '../src/index.ts';
import { parseYaml } from '../src/yaml.ts';

const { markdown, yaml } = TEXT_LIMITS;
const schema = z.object({ a: z.string() });
describe('Markdown', () => {
  it.each([
    ['*a_'.repeat(12_000), { line: 1, code: 'too-dense' }],
    ['> '.repeat(20_000), { line: 1, column: 26, code: 'too-deep' }],
    ['1. '.repeat(10_000), { line: 1, code: 'too-deep' }],
    ['one\n\n:::a\n:::b\n:::c\n'.repeat(20), { line: 23, code: 'too-deep' }],
    ['- '.repeat(5) + '> '.repeat(10), { line: 1, code: 'too-deep' }],
    [`one\n${'['.repeat(21)}`, { line: 2, column: 21, code: 'too-deep' }],
    [`one\n${' '.repeat(61)}x`, { line: 2, code: 'too-deep' }],
    ['[^a]: '.repeat(100), { line: 1, code: 'too-deep' }],
    ['=\n\n'.repeat(3_000), { line: 4_001, code: 'too-dense' }],
    ['a\n'.repeat(500), { line: 401, code: 'too-dense' }],
    ['a'.repeat(markdown.characters + 1), { line: 1, column: 1, code: 'too-large' }],
  ])('refuses hostile text %# at its place', (text, place) => {
    const { problems } = parseChapter('a.md', 'a', text);
    expect(problems).toMatchObject([{ path: 'a.md', ...place }]);
    expect(problems[0]!.message).toMatch(/^[A-Z].*\.$/);
  });

  it('accepts nested lists, tables, rules, code and line breaks of any kind', () => {
    const text = [
      '# Title',
      '',
      ':::rule{#a.b.c when="x.y"}',
      ':::',
      '',
      '::::when{if="x.y"}',
      ':::rule{#a.b.d}\nSee :rule[another one]{#a.b.c}.\n:::',
      '::::',
      '',
      '- one\n  - two\n    - three\n      > **four** _five_',
      '',
      '| a | b |\n| - | - |\n' + '| *x* | [y](z) |\n'.repeat(90),
      '```\n    code [[[\n```',
    ].join('\n');
    for (const end of ['\n', '\r\n', '\r']) expect(markdownBound(text.replaceAll('\n', end))).toBeNull();
  });

  it('shows a short text that breaks a bound as it was written', () => {
    const text = '*a_'.repeat(12_000);
    expect(treeOf(text).children).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: text }] }]);
  });
});

describe('YAML', () => {
  it.each([
    ['['.repeat(8_000), { line: 1, column: 33, code: 'too-deep' }],
    ['- '.repeat(8_000), { line: 1, code: 'too-deep' }],
    ['{a: '.repeat(8_000), { line: 1, code: 'too-deep' }],
    ['? '.repeat(8_000), { line: 1, code: 'too-deep' }],
    [Array.from({ length: 200 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), { line: 33, code: 'too-deep' }],
    [`a: [1,\n${'['.repeat(40)}`, { line: 2, code: 'too-deep' }],
    ['a'.repeat(yaml.characters + 1), { line: 1, column: 1, code: 'too-large' }],
  ])('refuses hostile text %# at its place', (text, place) => {
    expect(yamlBound(text)).toMatchObject(place);
    expect(parseYaml('a.yaml', text, schema).problems).toMatchObject([{ path: 'a.yaml', ...place }]);
  });

  it('does not count brackets in words, block text and comments', () => {
    const many = '['.repeat(50);
    expect(yamlBound(`a: "${many}"\nb: 'x${many}'\nc: |\n  ${many}\nd: x${many} # ${many}\n`)).toBeNull();
  });

  it('names a repeated key, even among many keys', () => {
    const keys = Array.from({ length: 14_000 }, (_, at) => `key${at}: 1`).join('\n');
    const { problems } = parseYaml('a.yaml', `${keys}\nkey7: 2\n`, schema);
    expect(problems).toMatchObject([{ line: 14_001, column: 1, code: 'yaml', message: 'Map keys must be unique.' }]);
  });

  it('reports at most a hundred problems of one file', () => {
    expect(parseYaml('a.yaml', ']'.repeat(2_000), schema).problems).toHaveLength(100);
    expect(parseYaml('a.yaml', 'b: 1\nc: 2\n'.repeat(500), schema).problems).toHaveLength(100);
  });
});

it('refuses a long condition without parsing it', () => {
  expect(() => parseCondition(`a.b or ${' '.repeat(100_000)}`)).toThrow('more than 4000 characters');
});

describe('JSON', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each([
    [nested(200_000), { line: 1, column: 65 }],
    ['['.repeat(200_000), { line: 1, column: 65 }],
    ['{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), { line: 1, column: 5 * 64 + 1 }],
    [`{"a": "[[\\\\",\n"b": ${nested(64)}}`, { line: 2, column: 69 }],
    [`["${'[\\"'.repeat(50)}", 1,\r\n${nested(64)}]`, { line: 2, column: 64 }],
  ])('refuses hostile text %# at its place', (text, place) => {
    expect(jsonBound(text)).toMatchObject({ ...place, code: 'too-deep' });
    expect(() => parseJson(text)).toThrow(`line ${place.line}, column ${place.column}`);
  });

  it('accepts brackets in strings, wide lists and the deepest text', () => {
    for (const text of [
      nested(64),
      `["${'['.repeat(1_000)}"]`,
      `["${'\\"['.repeat(100)}"]`,
      `[${'[],'.repeat(1_000)}1]`,
      '["\\\\"]',
    ])
      expect(parseJson(text)).toEqual(JSON.parse(text));
  });
});
