/** The words that name a rule for an editor: no directive is left, whatever is inside another one. */
import { plainWords } from '../src/index.ts';

test.each([
  ['Draw until you hold :param[hand.size]{unit}.', 'Draw until you hold ….'],
  ['A :term[column]{if="a = b"} of **cards**.', 'A column of cards.'],
  ['In play:when[, also in :term[safety]{if="a"}]{if="b"}.', 'In play, also in safety.'],
  ['It holds :when[up to :param[n] cards]{if="a"}:when[one card]{if="b"}.', 'It holds up to … cards.'],
  ['This and the :rule[other loss. :when[Both.]{if="a"}]{if="b"} End.', 'This and the other loss. Both. End.'],
])('%s', (text, words) => {
  expect(plainWords(text)).toBe(words);
});
