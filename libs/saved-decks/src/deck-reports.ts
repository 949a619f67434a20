/** Reports of decks by readers: the allowed texts, the rule that each reader counts once, and the stored data about the reader. */
import { type CountedKey, newId } from '@rulewright/accounts';
import { createHash } from 'node:crypto';
import { DeckCaseEntity, DeckReportEntity } from '@rulewright/database';
import type { EntityManager } from 'typeorm';
import { SavedDeckError } from './errors.ts';
import { readProse } from './deck-texts.ts';

/** Why a reader reports a deck. */
export const REPORT_REASONS = ['spam', 'abuse', 'personal-data', 'copyright', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface NewReport {
  readonly reason: ReportReason;
  /** May be empty, unless the reason is `other`. */
  readonly text: string;
}

/** The reader who reports. */
export interface Reporter {
  /** Null for a visitor who is not signed in. */
  readonly userId: string | null;
  readonly from: CountedKey;
}

export interface ReaderReport {
  readonly id: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** Whether the reader was signed in. Admins do not see the name of the reader. */
  readonly signedIn: boolean;
  readonly createdAt: string;
}

/** The maximum number of reports of one deck that an admin sees. */
const MOST_SHOWN = 50;

const isReason = (text: string): text is ReportReason => (REPORT_REASONS as readonly string[]).includes(text);

/** The digest that makes a reader count once for a deck. The same reader has a different digest for each deck. */
const readerOf = (deckId: string, { userId, from }: Reporter): string =>
  createHash('sha256')
    .update(`${deckId} ${userId === null ? `address ${from}` : `account ${userId}`}`)
    .digest('base64url');

/** @throws SavedDeckError `bad-deck`, `bad-report` */
export function readReport({ reason, text }: NewReport): NewReport {
  const read = readProse('report', text);
  if (reason === 'other' && read === '')
    throw new SavedDeckError('bad-report', 'Describe what is wrong with the deck.', { field: 'text' });
  return { reason, text: read };
}

/**
 * Stores a report inside a transaction of the caller. A second report by the same reader replaces the first.
 * @returns whether the reader had not reported the deck before
 */
export async function insertReport(
  manager: EntityManager,
  deckId: string,
  { reason, text }: NewReport,
  reporter: Reporter,
): Promise<boolean> {
  const reader = readerOf(deckId, reporter);
  const createdAt = new Date().toISOString();
  const before = await manager.findOneBy(DeckReportEntity, { reader });
  if (before) {
    await manager.update(DeckReportEntity, { id: before.id }, { reason, text, createdAt });
    return false;
  }
  const { userId } = reporter;
  const row = { id: newId(), deckId, reason, text, userId, reader, createdAt, closedAt: null };
  await manager.insert(DeckReportEntity, row);
  return true;
}

/** Closes the open reports of a deck and deletes their reader digests. Returns the number of closed reports. */
export async function closeReports(manager: EntityManager, deckId: string): Promise<number> {
  const open = (await manager.findBy(DeckReportEntity, { deckId })).filter(({ closedAt }) => closedAt === null);
  const closedAt = new Date().toISOString();
  for (const { id } of open) await manager.update(DeckReportEntity, { id }, { closedAt, reader: null });
  return open.length;
}

/** The latest open reports of a deck, the newest first, and the number of all open reports. */
export async function openReports(
  manager: EntityManager,
  deckId: string,
): Promise<{ readonly count: number; readonly reports: ReaderReport[] }> {
  const query = manager
    .createQueryBuilder(DeckReportEntity, 'report')
    .where('report.deckId = :deckId', { deckId })
    .andWhere('report.closedAt IS NULL')
    .orderBy('report.createdAt', 'DESC')
    .addOrderBy('report.id', 'DESC');
  const [count, rows] = [await query.getCount(), await query.take(MOST_SHOWN).getMany()];
  const reports = rows.map(({ id, reason, text, userId, createdAt }) => ({
    ...{ id, reason: isReason(reason) ? reason : 'other', text, signedIn: userId !== null, createdAt },
  }));
  return { count, reports };
}

/** The case of a deck, created if there is none. */
export async function caseOf(manager: EntityManager, deckId: string): Promise<DeckCaseEntity> {
  const deckCase = await manager.findOneBy(DeckCaseEntity, { deckId });
  if (deckCase) return deckCase;
  const none = { hiddenAt: null, reason: null, appeal: null, appealedAt: null, answer: null, answeredAt: null };
  const row = { deckId, waitsSince: null, ...none };
  await manager.insert(DeckCaseEntity, row);
  return row;
}
