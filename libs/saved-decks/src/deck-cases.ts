/**
 * Reported and hidden decks: readers report, admins dismiss or hide, authors appeal, admins restore or decline. Each step is one
 * transaction with its own audit entry. An admin sees the content of a deck only while its author shares it.
 */
import { type Actor, actorOf, peopleOf, recordAudit } from '@rulewright/accounts';
import { DeckCaseEntity, inTransaction, SavedDeckEntity, shownList, withoutNul } from '@rulewright/database';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { SavedDeckError } from './errors.ts';
import { readProse, readWords } from './deck-texts.ts';
import {
  caseOf,
  closeReports,
  insertReport,
  openReports,
  readReport,
  type ReaderReport,
  type NewReport,
  type Reporter,
} from './deck-reports.ts';
import { hidingOf, type DeckHiding } from './hiding.ts';

/** The data of a case that admins see. */
export interface DeckCase {
  readonly deckId: string;
  /** The time by which the list is sorted. */
  readonly at: string;
  readonly waitsSince: string | null;
  readonly hiding: DeckHiding | null;
  readonly openReports: number;
  readonly reports: readonly ReaderReport[];
  /** Null if the author does not share the deck any more. */
  readonly deck: CaseDeck | null;
}

interface CaseDeck {
  readonly key: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly published: boolean;
}

/** The author's id and the deck's name, for a mail about a decision. */
export interface CaseNews {
  readonly userId: string;
  readonly name: string;
}

/** `waiting`: cases with an unanswered report or appeal. `hidden`: all hidden decks. */
export type CaseList = 'waiting' | 'hidden';

/** The column by which each list is ordered. */
const ORDER = { waiting: 'waitsSince', hidden: 'hiddenAt' } as const;

const VISITOR: Actor = { id: null, label: 'A visitor' };
const NO_HIDING = { hiddenAt: null, reason: null, appeal: null, appealedAt: null, answer: null, answeredAt: null };

const unknownDeck = (): SavedDeckError => new SavedDeckError('unknown-deck', 'This deck is not shared any more.');
const now = (): string => new Date().toISOString();

export class DeckCases {
  constructor(private readonly database: DataSource) {}

  /**
   * Reports the deck with this key. A reader counts once: a second report replaces the first.
   * @throws SavedDeckError `unknown-deck`, `own-deck`, `already-hidden`, `bad-deck`, `bad-report`
   */
  async report(key: string, newReport: NewReport, reporter: Reporter): Promise<void> {
    const read = readReport(newReport);
    await inTransaction(this.database, async ({ manager }) => {
      const deck = await manager.findOneBy(SavedDeckEntity, { shareKey: withoutNul(key) });
      if (!deck || deck.sharing === 'private') throw unknownDeck();
      if (deck.userId === reporter.userId)
        throw new SavedDeckError('own-deck', 'This is your own deck. You can change or delete it yourself.');
      const known = await caseOf(manager, deck.id);
      if (known.hiddenAt !== null) throw new SavedDeckError('already-hidden', 'This deck is hidden already.');
      const isFirst = await insertReport(manager, deck.id, read, reporter);
      await manager.update(DeckCaseEntity, { deckId: deck.id }, { waitsSince: now() });
      if (!isFirst) return;
      const { userId: id } = reporter;
      const user = id === null ? undefined : (await peopleOf(manager, [id])).get(id);
      await recordAudit(manager, user ? actorOf(user) : VISITOR, {
        action: 'report-deck',
        subject: `deck ${deck.id}`,
        sentence: `Reported a deck: ${read.reason}.`,
        details: { reason: read.reason },
      });
    });
  }

  /** Closes the open reports and does not change the deck. @throws SavedDeckError `unknown-case` */
  async dismiss(deckId: string, actor: Actor): Promise<void> {
    await this.step(deckId, async (manager, { deck, known }) => {
      const closed = await closeReports(manager, deck.id);
      // An unanswered appeal still waits.
      const waits = known.appeal !== null && known.answeredAt === null;
      await manager.update(DeckCaseEntity, { deckId: deck.id }, { waitsSince: waits ? known.appealedAt : null });
      await this.note(
        manager,
        actor,
        deck,
        { action: 'dismiss-reports', sentence: 'Dismissed the reports of a deck.' },
        { closed },
      );
    });
  }

  /** Hides a deck and closes its reports. @throws SavedDeckError `unknown-case`, `already-hidden`, `bad-deck` */
  async hide(deckId: string, text: string, actor: Actor): Promise<CaseNews> {
    const reason = readWords('reason', text);
    return this.step(deckId, async (manager, { deck, known }) => {
      if (known.hiddenAt !== null) throw new SavedDeckError('already-hidden', 'This deck is hidden already.');
      const closed = await closeReports(manager, deck.id);
      const hidden = { ...NO_HIDING, waitsSince: null, hiddenAt: now(), reason };
      await manager.update(DeckCaseEntity, { deckId: deck.id }, hidden);
      await this.note(manager, actor, deck, { action: 'hide-deck', sentence: 'Hid a deck.' }, { reason, closed });
      return deck;
    });
  }

  /** Shows a hidden deck again. @throws SavedDeckError `unknown-case`, `not-hidden`, `bad-deck` */
  async restore(deckId: string, text: string, actor: Actor): Promise<CaseNews> {
    const answer = readProse('answer', text);
    return this.step(deckId, async (manager, { deck, known }) => {
      requireHidden(known);
      await manager.update(DeckCaseEntity, { deckId: deck.id }, { ...NO_HIDING, waitsSince: null });
      await this.note(
        manager,
        actor,
        deck,
        { action: 'restore-deck', sentence: 'Restored a hidden deck.' },
        { answer },
      );
      return deck;
    });
  }

  /** Keeps a deck hidden after an appeal. @throws SavedDeckError `unknown-case`, `not-hidden`, `no-appeal`, `bad-deck` */
  async decline(deckId: string, text: string, actor: Actor): Promise<CaseNews> {
    const answer = readWords('answer', text);
    return this.step(deckId, async (manager, { deck, known }) => {
      requireHidden(known);
      if (known.appeal === null || known.answeredAt !== null)
        throw new SavedDeckError('no-appeal', 'No appeal waits for an answer.');
      await manager.update(DeckCaseEntity, { deckId: deck.id }, { waitsSince: null, answer, answeredAt: now() });
      await this.note(manager, actor, deck, { action: 'decline-appeal', sentence: 'Declined an appeal.' }, { answer });
      return deck;
    });
  }

  /**
   * Stores the author's appeal. An author can appeal once.
   * @throws SavedDeckError `unknown-deck`, `not-hidden`, `already-appealed`, `bad-deck`
   */
  async appeal(userId: string, deckId: string, text: string): Promise<void> {
    const appeal = readWords('appeal', text);
    await inTransaction(this.database, async ({ manager }) => {
      const deck = await manager.findOneBy(SavedDeckEntity, { id: withoutNul(deckId), userId });
      const known = deck && (await manager.findOneBy(DeckCaseEntity, { deckId: deck.id }));
      if (!deck)
        throw new SavedDeckError('unknown-deck', 'This deck is not in your account. It may have been deleted.');
      requireHidden(known);
      if (known.appeal !== null) throw new SavedDeckError('already-appealed', 'You have already appealed.');
      const at = now();
      await manager.update(DeckCaseEntity, { deckId: deck.id }, { appeal, appealedAt: at, waitsSince: at });
      const author = (await peopleOf(manager, [userId])).get(userId)!;
      await this.note(
        manager,
        actorOf(author),
        deck,
        { action: 'appeal', sentence: 'Appealed for a hidden deck.' },
        {},
      );
    });
  }

  /**
   * Cases for admins, the newest first.
   * @param after the time and the deck of the case after which the list continues
   */
  async list(
    which: CaseList,
    { first, after }: { readonly first: number; readonly after?: readonly [string, string] | undefined },
  ): Promise<DeckCase[]> {
    const column = ORDER[which];
    const query = this.database
      .getRepository(DeckCaseEntity)
      .createQueryBuilder('one')
      .where(`one.${column} IS NOT NULL`)
      .orderBy(`one.${column}`, 'DESC')
      .addOrderBy('one.deckId', 'DESC')
      .limit(first);
    if (after !== undefined) {
      const [at, id] = after;
      query.andWhere(`(one.${column}, one.deckId) < (:at, :id)`, { at, id });
    }
    const cases = await query.getMany();
    const decks = await this.decksOf(cases.map(({ deckId }) => deckId));
    return Promise.all(
      cases.map(async (one) => {
        const { count, reports } = await openReports(this.database.manager, one.deckId);
        return {
          ...{ deckId: one.deckId, at: one[column]!, waitsSince: one.waitsSince },
          ...{ hiding: hidingOf(one), openReports: count, reports, deck: decks.get(one.deckId) ?? null },
        };
      }),
    );
  }

  /** The data of the decks among these that their authors share. */
  private async decksOf(ids: readonly string[]): Promise<Map<string, CaseDeck>> {
    const all = await this.database.getRepository(SavedDeckEntity).findBy({ id: In([...ids]) });
    const shared = all.filter(({ sharing, shareKey }) => sharing !== 'private' && shareKey !== null);
    const authors = await peopleOf(
      this.database.manager,
      shared.map(({ userId }) => userId),
    );
    return new Map(
      shared.map(({ id, userId, shareKey, game, name, text, description, tags, sharing }) => [
        id,
        {
          ...{ key: shareKey!, game, name, text: shownList(text), description },
          ...{ tags: tags === '' ? [] : tags.split('\n'), author: authors.get(userId)?.name ?? '' },
          ...{ published: sharing === 'published' },
        },
      ]),
    );
  }

  private step<Result>(
    deckId: string,
    work: (manager: EntityManager, reported: { deck: SavedDeckEntity; known: DeckCaseEntity }) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(this.database, async ({ manager }) => {
      const known = await manager.findOneBy(DeckCaseEntity, { deckId: withoutNul(deckId) });
      const deck = known && (await manager.findOneBy(SavedDeckEntity, { id: known.deckId }));
      if (!deck)
        throw new SavedDeckError('unknown-case', 'There is no report of this deck. Its author may have deleted it.');
      return work(manager, { deck, known });
    });
  }

  private note(
    manager: EntityManager,
    actor: Actor,
    deck: SavedDeckEntity,
    what: { readonly action: string; readonly sentence: string },
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return recordAudit(manager, actor, { ...what, subject: `deck ${deck.id}`, details });
  }
}

/** @throws SavedDeckError `not-hidden` */
function requireHidden(known: DeckCaseEntity | null): asserts known is DeckCaseEntity {
  if (!known || known.hiddenAt === null) throw new SavedDeckError('not-hidden', 'This deck is not hidden.');
}
