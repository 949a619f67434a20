/** Tests of the names in comments. */
import { mentionedIn } from './mentions.ts';

const people = ['Olga Owl', 'Otto', 'Ann Ant', 'Ann Bee', 'A.B'].map((name, at) => ({ id: String(at), name }));
const named = (text: string): string[] => mentionedIn(text, people).map(({ name }) => name);

it('finds whole names, and a first word that only one person has', () => {
  expect(named('@Olga Owl, see @otto')).toEqual(['Olga Owl', 'Otto']);
  expect(named('(@olga)')).toEqual(['Olga Owl']);
  expect(named('@Ann')).toEqual([]);
  expect(named('@Ann Bee: yes')).toEqual(['Ann Bee']);
});

it('does not take an address or the start of a longer name for a name', () => {
  expect(named('write to x@otto.example, @Ottokar')).toEqual([]);
  expect(named('@AxB')).toEqual([]);
});
