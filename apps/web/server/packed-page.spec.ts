/** Tests of the choice of an encoding from a visitor's header. */
import { encodingOf } from './packed-page.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip ; q=0.5 , br ; q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
])('the header %j asks for %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});

test('reads a header with many spaces in linear time', () => {
  const header = `br${' '.repeat(60_000)}x`;
  const start = process.cpuUsage();
  expect(encodingOf(header)).toBe('identity');
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});
