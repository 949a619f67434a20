/**
 * Converts events to mail and webhooks. The events are releases, and review steps from the audit. Each step writes its audit entry in its
 * own transaction. One transaction adds messages to the outbox and stores the last converted event, so each event is sent only once.
 */
import {
  AuditEntity,
  findRelease,
  inTransaction,
  OutgoingMarkEntity,
  run,
  sql,
  WebhookEntity,
  type OutgoingKind,
  type ReleaseInfo,
  type Sql,
} from '@rulewright/database';
import { MoreThan, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { legalityChanges } from './legality.ts';
import { enqueue } from './outbox.ts';
import { eventsColumn, type WebhookEvent } from './webhooks.ts';

/** The review steps that are reported. */
const STEPS = ['request-review', 'approve', 'send-back', 'withdraw', 'reopen'];
/** The most audit entries of one batch. */
const MOST_ENTRIES = 100;

type SwitchedOn = Readonly<Record<OutgoingKind, boolean>>;

const titled = z.object({ title: z.string() });

/** The name of a person for receivers, without the e-mail address. */
const nameOf = (actor: string): string => actor.replace(/ <[^<>]*>$/u, '');

/** Adds messages about new events to the outbox. It takes little time if there are none. */
export async function collectEvents(database: DataSource, on: SwitchedOn): Promise<void> {
  for (let more = true; more;) {
    const [latest] = await run<{ audit: number; release: number }>(
      database,
      sql`SELECT (SELECT MAX(id) FROM audit_entries) AS audit, (SELECT MAX(number) FROM releases) AS release`,
    );
    const marks = await marksOf(database.manager);
    if ((latest?.audit ?? 0) <= marks.audit && (latest?.release ?? 0) <= marks.release) return;
    more = await inTransaction(database, (runner) => collect(runner, on));
  }
}

async function marksOf(manager: EntityManager): Promise<{ readonly audit: number; readonly release: number }> {
  const rows = await manager.find(OutgoingMarkEntity);
  const value = (name: string): number => rows.find((row) => row.name === name)?.value ?? 0;
  return { audit: value('audit'), release: value('release') };
}

/** Converts one batch. Returns whether there may be more. */
async function collect(runner: QueryRunner, on: SwitchedOn): Promise<boolean> {
  const { manager } = runner;
  const marks = await marksOf(manager);
  const entries = await manager.find(AuditEntity, {
    where: { id: MoreThan(marks.audit) },
    order: { id: 'ASC' },
    take: MOST_ENTRIES,
  });
  for (const entry of entries) if (STEPS.includes(entry.action)) await tellReview(runner, entry, on);
  const last = entries.at(-1);
  if (last) await manager.update(OutgoingMarkEntity, { name: 'audit' }, { value: last.id });
  const release = await nextRelease(runner, marks.release);
  if (release) {
    await tellRelease(runner, release, on);
    await manager.update(OutgoingMarkEntity, { name: 'release' }, { value: release.number });
  }
  return entries.length === MOST_ENTRIES || release !== null;
}

async function nextRelease(runner: QueryRunner, after: number): Promise<ReleaseInfo | null> {
  const [next] = await run<{ number: number | null }>(
    runner,
    sql`SELECT MIN(number) AS number FROM releases WHERE number > ${after}`,
  );
  return next?.number == null ? null : findRelease(runner, next.number);
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

async function tellRelease(runner: QueryRunner, release: ReleaseInfo, on: SwitchedOn): Promise<void> {
  const { manager } = runner;
  const { number, notes, author, createdAt } = release;
  await tellHooks(manager, on, 'release', createdAt, { number, notes, author });
  const changes = on.webhook ? await legalityChanges(runner, number) : [];
  if (changes.length > 0) await tellHooks(manager, on, 'legality', createdAt, { release: number, changes });
  if (on.mail) await mailAll(runner, 'release', { number, notes }, sql`c.releases = 1`);
}

/** Adds a mail for everyone with an open account and matching mail preferences, in one statement. */
async function mailAll(runner: QueryRunner, about: string, payload: object, who: Sql): Promise<void> {
  const now = new Date().toISOString();
  await run(
    runner,
    sql`INSERT INTO outgoing (kind, recipient, about, payload, state, attempts, due_at, created_at)
        SELECT 'mail', u.id, CAST(${about} AS varchar), CAST(${JSON.stringify(payload)} AS text), 'waiting', 0,
               CAST(${now} AS varchar), CAST(${now} AS varchar)
        FROM mail_choices c JOIN users u ON u.id = c.user_id WHERE u.disabled_at IS NULL AND ${who}`,
  );
}

async function tellHooks(
  manager: EntityManager,
  on: SwitchedOn,
  event: WebhookEvent,
  at: string,
  data: object,
): Promise<void> {
  if (!on.webhook) return;
  const hooks = await manager.find(WebhookEntity);
  const told = hooks.filter(({ id, events }) => eventsColumn.read(events, id).includes(event));
  const payload = { event, at, data };
  await enqueue(
    manager,
    told.map(({ id }) => ({ kind: 'webhook', recipient: id, about: event, payload })),
  );
}
