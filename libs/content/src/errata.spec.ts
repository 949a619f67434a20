import { z } from 'zod';
import { errataOf, printedDifferences, type CardRevision } from './errata.ts';
import type { CardDoc } from './schemas.ts';
import type { GameVocabulary } from './vocabulary.ts';

const vocabulary = {
  cardData: z.strictObject({ cost: z.number(), text: z.string().optional() }),
  facts: ({ data }: CardDoc) => [{ id: 'cost', label: 'Cost', value: String(data['cost']), provenance: 'source' }],
  readings: ({ data }: CardDoc) =>
    data['text'] === undefined ? [] : [{ id: 'text', text: data['text'] as string, reading: '', rules: [] }],
} as unknown as GameVocabulary;

const card = (cost: number | string, more = ''): string =>
  `id: ant\nname: Ant\ndata:\n  cost: ${cost}\n${more}printings:\n  - { set: one, number: 1, rarity: common }\n`;
const revision = (release: number, text: string): CardRevision => ({
  release,
  createdAt: '2030-01-01T00:00:00Z',
  author: 'Ines',
  message: `Reason ${release}`,
  text,
});

it('lists the releases that changed words or values, with the reason', () => {
  const revisions = [
    revision(7, card(3, '  text: Draw two cards.\n')),
    revision(5, card(3, '  text: Draw a card.\n')),
    revision(4, `# only a comment\n${card(2)}`),
    revision(1, card(2)),
  ];
  expect(errataOf(revisions, vocabulary)).toEqual([
    {
      release: 7,
      createdAt: '2030-01-01T00:00:00Z',
      author: 'Ines',
      message: 'Reason 7',
      changes: [{ id: 'text', label: 'Text', before: 'Draw a card.', after: 'Draw two cards.' }],
    },
    expect.objectContaining({
      release: 5,
      changes: [
        { id: 'cost', label: 'Cost', before: '2', after: '3' },
        { id: 'text', label: 'Text', before: null, after: 'Draw a card.' },
      ],
    }),
  ]);
});

it('leaves out texts that this version of the game does not understand', () => {
  expect(errataOf([revision(2, card(3)), revision(1, card('many'))], vocabulary)).toEqual([]);
});

it('compares a printing with the current card', () => {
  const now = { id: 'ant', name: 'Ant', data: { cost: 3, text: 'Draw two cards.' } } as unknown as CardDoc;
  const printed = { name: 'Ant', text: 'Draw a card.', cost: '3', older: 'Gone.' };
  expect(printedDifferences(now, { printed }, vocabulary)).toEqual([
    { id: 'text', label: 'Text', before: 'Draw a card.', after: 'Draw two cards.' },
    { id: 'older', label: 'Text', before: 'Gone.', after: null },
  ]);
  expect(printedDifferences(now, {}, vocabulary)).toEqual([]);
});
