/** Tests of the merge of sentences by words. */
import { mergeWords } from './merge-words.ts';

it('takes changes of neighbouring words from both sides', () => {
  const base = 'Draw until you hold six cards.';
  const source = 'Draw until you hold :param[draw.handSize]{unit}.';
  expect(mergeWords(base, source, 'Draw until you have six cards.')).toBe(
    'Draw until you have :param[draw.handSize]{unit}.',
  );
  expect(mergeWords(base, source, 'Draw cards until you hold six cards. Then stop.')).toBe(
    'Draw cards until you hold :param[draw.handSize]{unit}. Then stop.',
  );
});

it('gives up where both sides changed the same words', () => {
  const source = 'Hold :param[draw.handSize].';
  expect(mergeWords('Hold six.', source, 'Hold seven.')).toBeNull();
  expect(mergeWords('Hold six.', 'Hold seven.', 'Hold seven.')).toBe('Hold seven.');
});
