/**
 * Converts events to mail and webhooks. The events are releases, and review steps from the audit. Each step writes its audit entry in its
 * own transaction. One transaction adds messages to the outbox and stores the last converted event, so each event is sent only once.
 */
import { auditAfter, OPEN_ACCOUNTS } from '@rulewright/accounts';
import {
  inTransaction,
  legalityChanges,
  OutgoingMarkEntity,
  releaseAfter,
  run,
  sql,
  WebhookEntity,
  type AuditEntity,
  type OutgoingKind,
  type ReleaseInfo,
  type Sql,
} from '@rulewright/database';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { enqueue } from './outbox.ts';
import { eventsColumn, type WebhookEvent } from './webhooks.ts';

/** The review steps that are reported. */
const STEPS = ['request-review', 'approve', 'send-back', 'withdraw', 'reopen'];
/** The most audit entries of one batch. */
const MOST_ENTRIES = 100;

type SwitchedOn = Readonly<Record<OutgoingKind, boolean>>;

const titled = z.object({ title: z.string() });

/** The facts of a release that receivers may see. Receivers have the same rights as visitors, who do not see hidden content. */
export interface AnnouncedRelease {
  readonly notes: string;
  /** Returns whether a card is hidden from visitors. */
  readonly hides: (game: string, card: string) => boolean;
  /** The announced changes of legality lists that are new in the release. Empty if no webhook receives them. */
  readonly lists: readonly object[];
}

/** Returns the facts of a release that receivers may see. @param withLists whether a webhook receives changes of legality lists */
type Announce = (release: ReleaseInfo, withLists: boolean) => Promise<AnnouncedRelease>;

/** A release that is not yet announced, and the facts to send. */
interface Upcoming {
  readonly release: ReleaseInfo;
  readonly announced: AnnouncedRelease;
}

/** The name of a person for receivers, without the e-mail address. */
const nameOf = (actor: string): string => actor.replace(/ <[^<>]*>$/u, '');

/**
 * Adds messages about new events to the outbox. It takes little time if there are no new events.
 * @param announce returns the facts of a release that receivers may see; it runs outside transactions
 */
export async function collectEvents(database: DataSource, on: SwitchedOn, announce: Announce): Promise<void> {
  for (let more = true; more;) {
    const marks = await marksOf(database.manager);
    const release = await releaseAfter(database, marks.release);
    if (!release && (await auditAfter(database.manager, marks.audit, 1)).length === 0) return;
    const withLists = release !== null && (await listening(database.manager, on, 'legality')).length > 0;
    const upcoming = release && { release, announced: await announce(release, withLists) };
    more = await inTransaction(database, (runner) => collect(runner, on, upcoming));
  }
}

async function marksOf(manager: EntityManager): Promise<{ readonly audit: number; readonly release: number }> {
  const rows = await manager.find(OutgoingMarkEntity);
  const value = (name: string): number => rows.find((row) => row.name === name)?.value ?? 0;
  return { audit: value('audit'), release: value('release') };
}

/** Converts one batch. Returns whether there may be more. */
async function collect(runner: QueryRunner, on: SwitchedOn, upcoming: Upcoming | null): Promise<boolean> {
  const { manager } = runner;
  const marks = await marksOf(manager);
  const entries = await auditAfter(manager, marks.audit, MOST_ENTRIES);
  for (const entry of entries) if (STEPS.includes(entry.action)) await tellReview(runner, entry, on);
  const last = entries.at(-1);
  if (last) await manager.update(OutgoingMarkEntity, { name: 'audit' }, { value: last.id });
  // Another process may have announced the release in the meantime.
  if (upcoming && upcoming.release.number > marks.release) {
    await tellRelease(runner, upcoming, on);
    await manager.update(OutgoingMarkEntity, { name: 'release' }, { value: upcoming.release.number });
  }
  return entries.length === MOST_ENTRIES || upcoming !== null;
}

async function tellReview(runner: QueryRunner, entry: AuditEntity, on: SwitchedOn): Promise<void> {
  const id = Number(entry.subject.split(' ').at(-1));
  const title = titled.safeParse(JSON.parse(entry.details)).data?.title ?? entry.subject;
  const by = nameOf(entry.actor);
  const data = { changeSet: { id, title }, step: entry.action, by, sentence: entry.sentence };
  await tellHooks(runner.manager, on, 'review', entry.at, data);
  if (!on.mail || entry.action !== 'request-review') return;
  const who = sql`c.reviews = 1 AND u.role IN ('reviewer', 'admin') AND u.id <> ${entry.actorId ?? ''}`;
  await mailAll(runner, 'review', { id, title, by }, who);
}

async function tellRelease(runner: QueryRunner, { release, announced }: Upcoming, on: SwitchedOn): Promise<void> {
  const { manager } = runner;
  const { number, author, createdAt } = release;
  const { notes } = announced;
  await tellHooks(manager, on, 'release', createdAt, { number, notes, author });
  await tellLegality(runner, { release, announced }, on);
  if (on.mail) await mailAll(runner, 'release', { number, notes }, sql`c.releases = 1`);
}

/** Compares all cards of two releases. Therefore it runs only if a webhook receives legality changes. */
async function tellLegality(runner: QueryRunner, { release, announced }: Upcoming, on: SwitchedOn): Promise<void> {
  if ((await listening(runner.manager, on, 'legality')).length === 0) return;
  const changes = (await legalityChanges(runner, release.number)).filter(
    ({ game, card }) => !announced.hides(game, card),
  );
  const { lists } = announced;
  if (changes.length === 0 && lists.length === 0) return;
  await tellHooks(runner.manager, on, 'legality', release.createdAt, { release: release.number, changes, lists });
}

/** Adds a mail for everyone with an open account and matching mail preferences, in one statement. */
async function mailAll(runner: QueryRunner, about: string, payload: object, who: Sql): Promise<void> {
  const now = new Date().toISOString();
  await run(
    runner,
    sql`INSERT INTO outgoing (kind, recipient, about, payload, state, attempts, due_at, created_at)
        SELECT 'mail', u.id, CAST(${about} AS varchar), CAST(${JSON.stringify(payload)} AS text), 'waiting', 0,
               CAST(${now} AS varchar), CAST(${now} AS varchar)
        FROM mail_choices c JOIN ${OPEN_ACCOUNTS} u ON u.id = c.user_id WHERE ${who}`,
  );
}

/** The webhooks that receive an event. */
async function listening(manager: EntityManager, on: SwitchedOn, event: WebhookEvent): Promise<WebhookEntity[]> {
  if (!on.webhook) return [];
  const hooks = await manager.find(WebhookEntity);
  return hooks.filter(({ id, events }) => eventsColumn.read(events, id).includes(event));
}

async function tellHooks(
  manager: EntityManager,
  on: SwitchedOn,
  event: WebhookEvent,
  at: string,
  data: object,
): Promise<void> {
  const payload = { event, at, data };
  await enqueue(
    manager,
    (await listening(manager, on, event)).map(({ id }) => ({ kind: 'webhook', recipient: id, about: event, payload })),
  );
}
