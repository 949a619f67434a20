/** Decks of every game, in every form of the exports, are read back as the same deck: cards, copies and parts of the list. */
import { loadContent, type CardDoc, type Content, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import fc from 'fast-check';
import { fileURLToPath } from 'node:url';
import { createDeckChecker, type DeckChecker } from '../../src/index.ts';
import { idsOfCard, ID_PROGRAMS } from '../../src/list-ids.ts';
import { formatDeck, PROGRAM_FORMS, writeCsv, writeJson, writeTabletop } from '../../src/sheet/index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const content: Content = loadContent(await readTree(root), knownGames).content;

interface Played {
  readonly game: GameContent;
  readonly checker: DeckChecker;
  readonly zones: readonly { readonly id: string; readonly name: string }[];
}

/** The game with ids for each program, in fields of their own. */
function withIds(game: GameContent): GameContent {
  const numbers = new Map([...game.cards.keys()].map((id, at) => [id, at + 1]));
  const field = (id: string, read: (number: number) => string | number) => ({
    ...game.vocabulary.cardFields[0]!,
    id,
    read: (card: CardDoc) => read(numbers.get(card.id)!),
  });
  const cardFields = [
    ...game.vocabulary.cardFields,
    field('otherId', (number) => 10_000_000 + number),
    field('otherGuid', (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`),
  ];
  const octgn = { game: '11111111-1111-4111-8111-111111111111', field: 'otherGuid' };
  const doc = { ...game.doc, listCodes: 'otherId', listIds: { octgn, mtgo: 'otherId', lackey: 'otherId' } };
  return { ...game, doc, vocabulary: { ...game.vocabulary, cardFields } };
}

const games: readonly Played[] = [...content.games.values()].map((game) => {
  const coded = withIds(game);
  const zones = new Map([['main', 'Main']]);
  for (const law of game.deckLaws.values()) for (const { id, name } of law.zones ?? []) zones.set(id, name);
  if (!zones.has('side')) zones.set('side', 'Sideboard');
  return { game: coded, checker: createDeckChecker(coded), zones: [...zones].map(([id, name]) => ({ id, name })) };
});

interface Entry {
  readonly card: string;
  readonly copies: number;
  readonly zone: string;
}

/** A deck: each card at most once in a part. */
const deckOf = ({ game, zones }: Played): fc.Arbitrary<Entry[]> =>
  fc.uniqueArray(
    fc.record({
      card: fc.constantFrom(...game.cards.keys()),
      copies: fc.integer({ min: 1, max: 6 }),
      zone: fc.constantFrom(...zones.map(({ id }) => id)),
    }),
    { minLength: 1, maxLength: 25, selector: ({ card, zone }) => `${zone} ${card}` },
  );

/** The copies of each card in each part, as one comparable text for each. */
function counted(entries: readonly { card: string | null; copies: number; zone: string }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { card, copies, zone } of entries) {
    const key = `${zone} ${card ?? '?'}`;
    counts.set(key, (counts.get(key) ?? 0) + copies);
  }
  return [...counts].map(([key, copies]) => `${key} ${copies}`).sort();
}

const forms = { ...PROGRAM_FORMS, text: null, csv: null, json: null, tabletop: null };

describe.each(games.map((played) => [played.game.doc.id, played] as const))('%s', (_, played) => {
  const { game, checker, zones } = played;
  const zoneName = (zone: string): string => zones.find(({ id }) => id === zone)?.name ?? zone;
  const written = (form: keyof typeof forms, entries: readonly Entry[], name: string): string => {
    const named = entries.map(({ card, ...rest }) => {
      const doc = game.cards.get(card)!;
      const ids = Object.fromEntries(ID_PROGRAMS.map((program) => [program, idsOfCard(game, program, doc)[0]!]));
      return { ...rest, name: checker.index.listName(doc), ids };
    });
    if (form === 'text') return formatDeck(named);
    if (form === 'csv') return writeCsv(named);
    if (form === 'json') return writeJson({ game: game.doc.id, name, entries: named });
    if (form === 'tabletop') {
      const face = { sheet: 'https://example.org/1.png', columns: 5, rows: 4, at: 0 };
      const placed = named.map((entry) => ({ ...entry, face }));
      return writeTabletop({ name, entries: placed, back: 'https://example.org/back.png', zoneName });
    }
    return PROGRAM_FORMS[form].write({ name, game: game.doc.name, octgnGame: null, entries: named, zoneName });
  };

  test.each(Object.keys(forms) as (keyof typeof forms)[])('a deck that travels as %s stays the same', (form) => {
    const name = fc.constantFrom('Ants', 'Rope & <Tide>', 'Tiger’s "Own"', '7 Days');
    fc.assert(
      fc.property(deckOf(played), name, (deck, called) => {
        // Magic Online has two parts, and lists of codes have three.
        const known = { mtgo: ['main', 'side'], codes: ['main', 'extra', 'side'] }[form as string];
        const entries = deck.map((one) => (known && !known.includes(one.zone) ? { ...one, zone: 'side' } : one));
        const text = written(form, entries, called);
        const read = checker.parse(text);
        expect(read.issues).toEqual([]);
        const cards = read.entries.map(({ card, copies, zone }) => ({ card: card?.card.id ?? null, copies, zone }));
        expect(counted(cards)).toEqual(counted(entries));
        if (['arena', 'cockatrice', 'json', 'tabletop'].includes(form)) expect(read.name).toBe(called);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['octgn', 'mtgo', 'lackeyXml'] as const)('%s tells unknown names by their ids', (form) => {
    const [card] = game.cards.keys();
    const text = written(form, [{ card: card!, copies: 2, zone: 'main' }], 'Ants');
    const listName = checker.index.listName(game.cards.get(card!)!);
    const renamed = text
      .replaceAll(`>${listName}<`, '>Other Words<')
      .replaceAll(`Name="${listName}"`, 'Name="Other Words"');
    expect(renamed).not.toBe(text);
    expect(counted(checker.parse(renamed).entries.map((one) => ({ ...one, card: one.card?.card.id ?? null })))).toEqual(
      [`main ${card!} 2`],
    );
  });
});

test('a file for LackeyCCG has a set for each copy, as its own files have', () => {
  const entries = [
    { name: 'Ant', copies: 2, set: 'F&L' },
    { name: 'Bee', copies: 1 },
  ];
  const text = PROGRAM_FORMS.lackeyXml.write({ name: 'Ants', game: 'G', entries, zoneName: String });
  expect(text.match(/<card>.*<\/card>/gu)).toEqual([
    '<card><name>Ant</name><set>F&amp;L</set></card>',
    '<card><name>Ant</name><set>F&amp;L</set></card>',
    '<card><name>Bee</name><set></set></card>',
  ]);
});

test('a hostile name cannot leave its element', () => {
  const name = '</card>"><evil a="&\u0000\n';
  const deck = { name, game: 'G', entries: [{ name, copies: 1 }], zoneName: String };
  for (const form of ['cockatrice', 'octgn', 'mtgo', 'lackeyXml'] as const) {
    const text = PROGRAM_FORMS[form].write(deck);
    expect(text).not.toContain('<evil');
    expect(text).not.toContain('\u0000');
    expect(games[0]!.checker.parse(text).entries).toHaveLength(1);
  }
});
