/** Deletes expired data. The privacy page states the durations from the same numbers. */
import { inTransaction, run, sql, type Sql } from '@rulewright/database';
import type { DataSource } from 'typeorm';

/** Days before each kind of data is deleted. */
export const KEPT_DAYS = {
  /** The reader digest of a report. It makes each reader of a deck count once. */
  reader: 30,
  /** A report that an admin has closed. */
  report: 180,
  /** The digest of the network address that started a match or a lab run. */
  origin: 30,
  /** The digest of the network address that sent a suggestion. */
  sender: 30,
  /** A used or expired invitation. */
  invitation: 30,
  /** The browsers in which a person played while signed in. */
  visitor: 365,
} as const;

const DAY = 24 * 60 * 60 * 1000;

const before = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** One statement for each kind of data. Each statement uses an index. */
function statements(): readonly Sql[] {
  const now = before(0);
  const old = before(KEPT_DAYS.invitation);
  return [
    sql`DELETE FROM sessions WHERE expires_at < ${now}`,
    sql`DELETE FROM provider_visits WHERE expires_at < ${now}`,
    sql`DELETE FROM password_links WHERE expires_at < ${now}`,
    sql`DELETE FROM invitations WHERE expires_at < ${old} OR used_at < ${old}`,
    sql`UPDATE deck_reports SET reader = NULL WHERE reader IS NOT NULL AND created_at < ${before(KEPT_DAYS.reader)}`,
    sql`DELETE FROM deck_reports WHERE closed_at IS NOT NULL AND closed_at < ${before(KEPT_DAYS.report)}`,
    sql`DELETE FROM player_reports WHERE closed_at IS NOT NULL AND closed_at < ${before(KEPT_DAYS.report)}`,
    sql`UPDATE public_suggestions SET origin = NULL WHERE origin IS NOT NULL AND created_at < ${before(KEPT_DAYS.sender)}`,
    sql`DELETE FROM blocked_senders WHERE expires_at < ${now}`,
    sql`UPDATE matches SET origin = NULL WHERE origin IS NOT NULL AND created_at < ${before(KEPT_DAYS.origin)}`,
    sql`UPDATE lab_runs SET origin = NULL WHERE origin IS NOT NULL AND created_at < ${before(KEPT_DAYS.origin)}`,
    sql`DELETE FROM account_visitors WHERE seen_at < ${before(KEPT_DAYS.visitor)}`,
  ];
}

/** Deletes all expired data, with one transaction for each kind. */
export async function tidyData(database: DataSource): Promise<void> {
  for (const statement of statements()) await inTransaction(database, (runner) => run(runner, statement));
}
