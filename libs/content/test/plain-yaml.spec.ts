/** The fast YAML parser against the full one: if it returns a value, both values are the same. */
import fc from 'fast-check';
import { z } from 'zod';
import { fileURLToPath } from 'node:url';
import { readTree } from '../src/node.ts';
import { plainYaml, yamlData } from '../src/plain-yaml.ts';
import { parseYaml } from '../src/yaml.ts';
import { WHOLE } from './support/testing.ts';

/** Parses with the full parser: a comment with a tab makes the text not plain, and leaves its values unchanged. */
const carefully = (text: string): unknown => {
  const { value, problems } = parseYaml('a.yaml', `# \t\n${text}`, z.unknown());
  return problems.length > 0 ? problems : { data: value };
};

const PIECES = [
  ...[
    ' ',
    '  ',
    '\n',
    '\n  ',
    '\n- ',
    '\n  - ',
    '- ',
    '\t',
    '\r\n',
    '# c',
    '#',
    '---',
    '...',
    'a: 1\n',
    'b:\n  - x\n  - y: 2\n',
  ],
  ...[
    'a',
    'b',
    'key',
    '1',
    '0x1f',
    '0o7',
    '1e3',
    '.5',
    '~',
    'null',
    'true',
    'yes',
    '12:30',
    '2020-01-01',
    '__proto__',
    '<<',
    'é',
  ],
  ...[
    '"',
    "'",
    "'x'",
    '"y"',
    '"\\n"',
    ': ',
    ':',
    ':param[x]',
    '!= ',
    ' != null',
    '\\"',
    ':a',
    '- :b',
    '\n  x: >-\n    :w[a: b]\n    c',
    '{a: 1, b: [x, y]}',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ', ',
    '|',
    '|-',
    '>',
    '>-',
    '|2',
    '&x',
    '*x',
    '!',
    '!!str ',
    '?',
    '? ',
    '%',
    '@',
    '`',
    '-',
    '+',
    '=',
  ],
];

it('gives the same value as the full parser, or none', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const quick = plainYaml(text);
      if (!quick) return;
      plain++;
      expect({ text, ...(carefully(text) as object) }).toEqual({ text, ...quick });
    }),
    { numRuns: WHOLE ? 20_000 : 4_000 },
  );
  expect(plain).toBeGreaterThan(WHOLE ? 1_000 : 200);
});

it('reads nearly all shipped documents, with the same values', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = (await readTree(root)).filter(({ path }) => path.endsWith('.yaml'));
  const plain = files.filter(({ text }) => plainYaml(text));
  expect(plain.length).toBeGreaterThan(0.95 * files.length);
  // The full parser is slow, so `npm test` compares every fourth document.
  for (const { path, text } of plain.filter((_, at) => WHOLE || at % 4 === 0))
    expect({ path, ...(carefully(text) as object) }).toEqual({ path, ...plainYaml(text) });
});

it.each([
  'a: &x 1',
  'a: *x',
  'a: !!str 1',
  'a: "\\t"',
  'a:\t1',
  '? a',
  '~: 1',
  '- 1\n---\n- 2',
  'a: |1\n  b',
  'a: 1\na: 2',
  "- 'x'~:",
  'a: {null, b}',
  '['.repeat(40),
])('leaves %j to the full parser', (text) => expect(plainYaml(text)).toBeUndefined());

it('gives the data of any text within the bounds', () => {
  expect(yamlData('a: 1')).toEqual({ a: 1 });
  expect(yamlData('a: "\\t"')).toEqual({ a: '\t' });
  expect(() => yamlData('a: 1\na: 2')).toThrow('Map keys must be unique');
  expect(() => yamlData(`a: ${'['.repeat(40)}`)).toThrow('Lists and maps are nested more than 32 deep.');
});
