/** Tests that links of the guide lead only to pages of the site. */
import { guideAddress, headingId } from './addresses.ts';

test.each([
  ['lab.md', '/developers/guide/lab'],
  ['editor-of-files.md#cards', '/developers/guide/editor-of-files#cards'],
  ['#tests', '#tests'],
  ['https://example.org/a', 'https://example.org/a'],
  ['../adr/README.md', null],
  ['../../apps/api/README.md', null],
  ['javascript:alert(1)', null],
  ['//example.org', null],
])('%s', (url, address) => expect(guideAddress(url)).toBe(address));

test('a heading has the id that links in the files use', () => {
  expect(headingId('Is the lab right?')).toBe('is-the-lab-right');
  expect(headingId('`rw tune`')).toBe('rw-tune');
});
