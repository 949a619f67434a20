/** Removes a person from the audit. Each entry keeps its time and action. The caller must first insert a row into `audit_erasures`. */
import { setImmediate } from 'node:timers/promises';
import { AuditEntity, run, sql } from '@rulewright/database';
import { In, type EntityManager, type QueryRunner } from 'typeorm';
import { auditIdsWith } from '../audit.ts';
import { FORMER_EDITOR, withoutPerson, withoutPersonIn, type Traces } from './former.ts';

/** The number of entries to change before this process lets other work run. */
const BATCH = 200;

type NextIds = (after: number) => Promise<number[]>;

export async function eraseFromAudit(runner: QueryRunner, traces: Traces): Promise<void> {
  const { manager } = runner;
  const byPerson: NextIds = async (after) => {
    const rows = await run<{ id: number }>(
      runner,
      sql`SELECT id FROM audit_entries WHERE actor_id = ${traces.id} AND id > ${after} ORDER BY id LIMIT ${BATCH}`,
    );
    return rows.map(({ id }) => id);
  };
  const having =
    (text: string): NextIds =>
    (after) =>
      auditIdsWith(runner, text, { after, first: BATCH });
  for (const next of [byPerson, having(traces.email), ...traces.names.map(having)]) await each(manager, next, traces);
}

async function each(manager: EntityManager, next: NextIds, traces: Traces): Promise<void> {
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1)!)) {
    for (const entry of await manager.findBy(AuditEntity, { id: In(ids) })) await erase(manager, entry, traces);
    await setImmediate();
  }
}

async function erase(manager: EntityManager, entry: AuditEntity, traces: Traces): Promise<void> {
  const { id, action } = entry;
  const isOwn = entry.actorId === traces.id;
  const isTheirs = isOwn || [entry.actor, entry.subject, entry.sentence].some((text) => text.includes(traces.email));
  const actor = isOwn ? FORMER_EDITOR : withoutPerson(entry.actor, traces, false);
  const subject = withoutPerson(entry.subject, traces, isTheirs);
  const sentence = withoutPerson(entry.sentence, traces, isTheirs);
  const details = JSON.stringify(withoutPersonIn(JSON.parse(entry.details), traces, isTheirs));
  const isSame =
    !isOwn &&
    subject === entry.subject &&
    sentence === entry.sentence &&
    details === entry.details &&
    actor === entry.actor;
  if (isSame) return;
  const folded = [actor, action, subject, sentence].join(' ').toLowerCase();
  const actorId = isOwn ? null : entry.actorId;
  await manager.update(AuditEntity, { id }, { actor, actorId, subject, sentence, details, folded });
}
