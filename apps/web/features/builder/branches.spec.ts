import { commonList, familyOf, newFamily } from './branches.ts';

it('finds the tag of the branches among other tags', () => {
  expect(familyOf(['built', 'branches: Ants'])).toBe('branches: Ants');
  expect(familyOf(['built'])).toBeNull();
});

it('makes a short tag without commas, and another one for another deck of the same name', () => {
  expect(newFamily('Ants, fast', [])).toBe('branches: Ants fast');
  expect(newFamily('Ants', ['branches: Ants', 'branches: Ants 2'])).toBe('branches: Ants 3');
  const long = newFamily('A deck with a very long name indeed', []);
  expect(long).toHaveLength(30);
  const next = newFamily('A deck with a very long name indeed', [long]);
  expect(next.length).toBeLessThanOrEqual(30);
  expect(next).toMatch(/ 2$/u);
});

it('finds the newest list that two decks had in common', () => {
  expect(commonList(['c', 'b', 'a'], ['x', 'b'])).toBe('b');
  expect(commonList(['x', 'b'], ['c', 'b', 'a'])).toBe('b');
  expect(commonList(['c'], ['x', 'y'])).toBe('y');
});
