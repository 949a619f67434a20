/** Which encoding a visitor's header asks for. */
import { encodingOf } from './packed-page.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip ; q=0.5 , br ; q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
])('the header %j asks for %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});

test('a header of many blanks is read in time that grows with its length', () => {
  const header = `br${' '.repeat(60_000)}x`;
  const start = process.cpuUsage();
  expect(encodingOf(header)).toBe('identity');
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});
