/** Tests that the terms of the rules are found in the text of a card. */
import { findTerms } from './find-terms.ts';

const term = (word: string) => ({ id: word.replaceAll(' ', '-'), term: word, html: '', text: '', rules: [] });
const TERMS = ['draw pile', 'pile', 'Battle', 'loss', '+1 counter', 'First-Strike', 'A/B (c)'].map(term);
const shown = (text: string) => findTerms(text, TERMS).map((part) => (part.term ? `[${part.text}]` : part.text));

test.each([
  ['Look at your draw pile.', ['Look at your ', '[draw pile]', '.']],
  ['Battles end. A battle starts.', ['[Battles]', ' end. A battle starts.']],
  ['Two losses.', ['Two ', '[losses]', '.']],
  ['A compile is no word of the rules.', ['A compile is no word of the rules.']],
  ['Put a +1 counter on it', ['Put a ', '[+1 counter]', ' on it']],
  ['It has First-Strike, and a/b (c).', ['It has ', '[First-Strike]', ', and ', '[a/b (c)]', '.']],
  ['', []],
])('%s', (text, parts) => {
  expect(shown(text)).toEqual(parts);
  expect(
    findTerms(text, TERMS)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('without terms, the text is one part', () => {
  expect(findTerms('A battle', [])).toEqual([{ text: 'A battle' }]);
});
