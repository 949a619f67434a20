/** The search words of published decks, and the migration that adds them to older decks. */
import { PublishedDeckWordEntity, SavedDeckEntity, UserEntity, wordsOfDeck } from '../src/index.ts';
import { DeckWords1763700000145 } from '../src/migrations/1763700000145-deck-words.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

const NOW = '2026-01-01T10:00:00.000Z';

describe('the words of a deck', () => {
  it('come from its name, author, tags and list, each once, without accents and single letters', () => {
    const deck = {
      name: 'Río Rush',
      author: 'Ännchen',
      tags: 'fast\ntwo players',
      text: '2 Fire Fly (1) 17\n1 x rush',
    };
    expect(wordsOfDeck(deck)).toEqual(['rio', 'rush', 'annchen', 'fast', 'two', 'players', 'fire', 'fly', '17']);
  });

  it('are limited to 400', () => {
    const text = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' ');
    expect(wordsOfDeck({ name: 'x'.repeat(80), author: 'Ann', tags: '', text })).toHaveLength(400);
  });
});

describe.each(DATABASES)('the words of decks published before the migration on $name', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await kind.create();
  });
  afterAll(() => test?.close());

  it('are written by the migration', async () => {
    const { manager } = test.database;
    const user = {
      id: 'ann',
      email: 'ann@example.org',
      name: 'Ann',
      foldedName: 'ann',
      passwordHash: 'x',
      role: 'reader',
      gameRoles: '{}',
      createdAt: NOW,
    };
    await manager.insert(UserEntity, user);
    const deck = (id: string, publishedAt: string | null): SavedDeckEntity => ({
      ...{ id, userId: 'ann', game: 'game', name: `Deck ${id}`, text: '2 Fire Fly', notes: '', tags: '', version: 1 },
      ...{ sharing: publishedAt === null ? 'private' : 'published', shareKey: publishedAt && id, description: '' },
      ...{ publishedAt, originDeck: null, originSlug: null, updatedAt: NOW },
    });
    await manager.insert(SavedDeckEntity, [deck('one', NOW), deck('two', null)]);
    const runner = test.database.createQueryRunner();
    try {
      await new DeckWords1763700000145().down(runner);
      await new DeckWords1763700000145().up(runner);
    } finally {
      await runner.release();
    }
    const words = await manager.find(PublishedDeckWordEntity, { order: { word: 'ASC' } });
    expect(words).toEqual(['ann', 'deck', 'fire', 'fly', 'one'].map((word) => ({ word, deckId: 'one' })));
    await manager.delete(SavedDeckEntity, { id: 'one' });
    expect(await manager.count(PublishedDeckWordEntity)).toBe(0);
  });
});
