/**
 * The cards of published decks, for searches by card, similar decks and the most played cards. A deck is read again when it, the content or
 * the day of its verdicts changes.
 */
import { insertRows, inTransaction, run, sql, type Runner } from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';

/** A published deck that was not read yet, or not with this content. */
export interface DeckToRead {
  readonly id: string;
  readonly text: string;
  readonly version: number;
}

export interface ReadPublishedDeck extends Pick<DeckToRead, 'id' | 'version'> {
  /** The copies of each card in all zones, by the id of the card. */
  readonly cards: readonly (readonly [card: string, copies: number])[];
  /** Whether the game knows every card of the list. Only such decks count in statistics, so that none shows a hidden card. */
  readonly whole: boolean;
  /** The ids of the modes in which the deck is legal. */
  readonly modes: readonly string[];
}

export interface SimilarDeck {
  readonly id: string;
  /** The copies that both decks have. */
  readonly shared: number;
  /** The copies of the two decks together, with those that both have counted once. */
  readonly total: number;
}

export interface PlayedCards {
  /** The number of decks that were counted. */
  readonly decks: number;
  /** The most played cards first. */
  readonly cards: readonly { readonly card: string; readonly decks: number; readonly copies: number }[];
}

const CARDS = 'published_deck_cards';
const MODES = 'published_deck_modes';
const READS = 'published_deck_reads';

/** Forgets what was read of a deck, such as when it is no longer published. */
export async function forgetRead(manager: EntityManager, id: string): Promise<void> {
  const runner = manager.queryRunner!;
  await run(runner, sql`DELETE FROM published_deck_cards WHERE deck_id = ${id}`);
  await run(runner, sql`DELETE FROM published_deck_modes WHERE deck_id = ${id}`);
  await run(runner, sql`DELETE FROM published_deck_reads WHERE deck_id = ${id}`);
}

export class PublishedCards {
  constructor(private readonly database: DataSource) {}

  /** Published decks of a game that are to be read, the newest first. @param readFor names the content and the day */
  toRead(game: string, readFor: string, first: number): Promise<DeckToRead[]> {
    return run<DeckToRead>(
      this.database,
      sql`SELECT deck.id, deck.text, deck.version FROM saved_decks deck
          LEFT JOIN published_deck_reads known ON known.deck_id = deck.id
          WHERE deck.game = ${game} AND deck.published_at IS NOT NULL
            AND (known.deck_id IS NULL OR known.version <> deck.version OR known.read_for <> ${readFor})
          ORDER BY deck.published_at DESC, deck.id DESC LIMIT ${first}`,
    );
  }

  /** Stores what was read. A deck that has changed since then is left out, and will be read again. */
  async store(game: string, readFor: string, decks: readonly ReadPublishedDeck[]): Promise<void> {
    await inTransaction(this.database, async (runner) => {
      for (const { id, version, cards, whole, modes } of decks) {
        const [same] = await run(
          runner,
          sql`SELECT id FROM saved_decks WHERE id = ${id} AND version = ${version} AND published_at IS NOT NULL`,
        );
        if (!same) continue;
        await forgetRead(runner.manager, id);
        const copies = cards.reduce((sum, [, count]) => sum + count, 0);
        await insertRows(
          runner,
          READS,
          ['deck_id', 'read_for', 'version', 'whole', 'copies'],
          [[id, readFor, version, whole ? 1 : 0, copies]],
        );
        const ofCards = cards.map(([card, count]) => [game, card, id, count]);
        if (ofCards.length > 0) await insertRows(runner, CARDS, ['game', 'card', 'deck_id', 'copies'], ofCards);
        const ofModes = modes.map((mode) => [game, mode, id]);
        if (ofModes.length > 0) await insertRows(runner, MODES, ['game', 'mode', 'deck_id'], ofModes);
      }
    });
  }
}

/** Published decks without a hiding by an admin, of accounts that are not disabled. */
const OPEN = sql`deck.published_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM users owner WHERE owner.id = deck.user_id AND owner.disabled_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM deck_cases hiding WHERE hiding.deck_id = deck.id AND hiding.hidden_at IS NOT NULL)`;

/**
 * Published decks that have the most copies in common with a published deck, by their part of the copies of both. The time grows with the
 * published decks that have a card of the deck, so it is work for another thread than the one that answers.
 */
export async function similarDecks(runner: Runner, id: string, first: number): Promise<SimilarDeck[]> {
  const rows = await run<{ id: string; shared: number | string; copies: number | string }>(
    runner,
    sql`SELECT other.deck_id AS id, SUM(CASE WHEN own.copies < other.copies THEN own.copies ELSE other.copies END) AS shared,
          whole.copies + known.copies AS copies
        FROM published_deck_cards own
        JOIN published_deck_cards other ON other.game = own.game AND other.card = own.card AND other.deck_id <> own.deck_id
        JOIN published_deck_reads known ON known.deck_id = other.deck_id AND known.whole = 1
        JOIN published_deck_reads whole ON whole.deck_id = own.deck_id
        JOIN saved_decks deck ON deck.id = other.deck_id
        WHERE own.deck_id = ${id} AND ${OPEN}
        GROUP BY other.deck_id, known.copies, whole.copies
        ORDER BY SUM(CASE WHEN own.copies < other.copies THEN own.copies ELSE other.copies END) * 1.0
          / (whole.copies + known.copies - SUM(CASE WHEN own.copies < other.copies THEN own.copies ELSE other.copies END)) DESC,
          other.deck_id
        LIMIT ${first}`,
  );
  return rows.map(({ id: deck, shared, copies }) => ({
    ...{ id: deck, shared: Number(shared) },
    total: Number(copies) - Number(shared),
  }));
}

/** The most played cards of the published decks that are legal in a mode. The time grows with these decks. */
export async function playedCards(runner: Runner, game: string, mode: string, first: number): Promise<PlayedCards> {
  const legal = sql`SELECT deck.id FROM published_deck_modes legal
    JOIN published_deck_reads known ON known.deck_id = legal.deck_id AND known.whole = 1
    JOIN saved_decks deck ON deck.id = legal.deck_id
    WHERE legal.game = ${game} AND legal.mode = ${mode} AND ${OPEN}`;
  const [sum] = await run<{ decks: number | string }>(runner, sql`SELECT COUNT(*) AS decks FROM (${legal}) counted`);
  const rows = await run<{ card: string; decks: number | string; copies: number | string }>(
    runner,
    sql`SELECT card, COUNT(*) AS decks, SUM(copies) AS copies FROM published_deck_cards
        WHERE game = ${game} AND deck_id IN (${legal})
        GROUP BY card ORDER BY COUNT(*) DESC, SUM(copies) DESC, card LIMIT ${first}`,
  );
  return {
    decks: Number(sum?.decks ?? 0),
    cards: rows.map(({ card, decks, copies }) => ({ card, decks: Number(decks), copies: Number(copies) })),
  };
}
