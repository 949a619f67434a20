import { valueName } from './value-names.ts';

test('ids become words, and words stay unchanged', () => {
  expect(valueName('super-rare')).toBe('Super rare');
  expect(valueName('set-1')).toBe('Set 1');
  expect(valueName('Insect')).toBe('Insect');
  expect(valueName('3')).toBe('3');
});
