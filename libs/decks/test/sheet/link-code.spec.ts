/** Lists in links: any list comes back, and no code is too costly or hostile to read. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { codeOfList, listOfCode, LONGEST_CODE } from '../../src/sheet/link-code.ts';

test('a list comes back from its code', async () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll(/\0|\p{Cs}/gu, ''));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
      const text = lines.join('\n');
      const code = (await codeOfList({ name: 'Ants & Co', text }))!;
      expect(code).toMatch(/^[\w-]+$/);
      expect(await listOfCode(code)).toEqual({ name: 'Ants & Co', text });
    }),
    { numRuns: 100 },
  );
});

const codeOf = (text: string | Uint8Array): string => deflateRawSync(text).toString('base64url');

test.each([
  ['an empty code', ''],
  ['other characters', 'a/b'],
  ['bytes that are not deflated', 'AAAA____'],
  ['JSON of another shape', codeOf('{"name":"a"}')],
  ['a name that is not text', codeOf('[1,"2 Ant Swarm"]')],
  ['bytes that are not UTF-8', codeOf(new Uint8Array([0x5b, 0xff, 0xfe]))],
  ['a NUL', codeOf(JSON.stringify(['a', 'b\0c']))],
  ['half a character', codeOf('["a","\\ud800"]')],
  ['a code that unpacks to megabytes', codeOf(JSON.stringify(['a', '2 Ant Swarm\n'.repeat(50_000)]))],
  ['a code that is too long', 'A'.repeat(LONGEST_CODE + 1)],
])('%s is refused', async (_, code) => {
  expect(await listOfCode(code)).toBeNull();
});

test('a name has one line and no turned text, and a list that is too long has no code', async () => {
  const code = (await codeOfList({ name: ` a\n\u202eb${'x'.repeat(100)}`, text: '' }))!;
  expect((await listOfCode(code))!.name).toMatch(/^a bx+$/);
  expect((await listOfCode(code))!.name.length).toBeLessThanOrEqual(80);
  const random = Array.from({ length: 6_000 }, () => Math.random().toString(36)).join('\n');
  expect(await codeOfList({ name: '', text: random.slice(0, 50_000) })).toBeNull();
  expect(await codeOfList({ name: '', text: 'a'.repeat(70_000) })).toBeNull();
});
