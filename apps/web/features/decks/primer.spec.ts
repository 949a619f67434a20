/** Tests that the text about a deck keeps every word, and that only names of cards in brackets become links. */
import fc from 'fast-check';
import { cardsInPrimer, primerStart, readPrimer } from './primer.ts';

test('reads paragraphs, headings, lists and names of cards', () => {
  const text = 'Play [[ Ant Swarm ]] first.\nThen wait.\n\n# Why\n- [[Mosquito]] and [[Fire Fly]]\n- <b>bold</b>\nEnd';
  expect(readPrimer(text)).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Play ' },
          { kind: 'card', text: 'Ant Swarm' },
          { kind: 'text', text: ' first.\nThen wait.' },
        ],
      ],
    },
    { kind: 'heading', lines: [[{ kind: 'text', text: 'Why' }]] },
    {
      kind: 'list',
      lines: [
        [
          { kind: 'card', text: 'Mosquito' },
          { kind: 'text', text: ' and ' },
          { kind: 'card', text: 'Fire Fly' },
        ],
        [{ kind: 'text', text: '<b>bold</b>' }],
      ],
    },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'End' }]] },
  ]);
  expect(cardsInPrimer(text)).toEqual(['Ant Swarm', 'Mosquito', 'Fire Fly']);
});

test('starts a text without its marks', () => {
  expect(primerStart('# How it plays\n[[Mosquito]] first.\n\n- Then wait', 300)).toBe(
    'How it plays\nMosquito first.\nThen wait',
  );
  expect(primerStart('long '.repeat(100), 9)).toBe('long long');
});

test('keeps every word of any text', () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b ', '\n', '# ', '- ', '[[', ']]', '<', '*'), maxLength: 60 }),
      (text) => {
        const shown = readPrimer(text).flatMap(({ lines }) => lines.flatMap((line) => line.map((span) => span.text)));
        expect(words(shown.join(' ')).join('')).toEqual(words(text).join(''));
      },
    ),
  );
});

test('a text of brackets is read in time that grows with its length', () => {
  expect(readPrimer('['.repeat(20_000))).toHaveLength(1);
  expect(cardsInPrimer('[[a]]'.repeat(4_000))).toEqual(['a']);
});
