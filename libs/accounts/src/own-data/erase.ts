/**
 * Deletes an account in one transaction. Decks, sessions and all other data that belongs only to the person are deleted.
 * Shared data stays without the name: matches show a former player; change sets, reviews and the audit show a former editor.
 */
import {
  AccountVisitorEntity,
  ApiTokenEntity,
  AuditEntity,
  BlockedSenderEntity,
  ChangeSetDocumentEntity,
  ChangeSetEntity,
  CollectionEntity,
  CommentEntity,
  DeckReportEntity,
  IdentityEntity,
  InvitationEntity,
  inTransaction,
  MailChoiceEntity,
  MatchNoteEntity,
  MatchSeatEntity,
  NoticeEntity,
  OpenMatchEntity,
  OutgoingEntity,
  PasswordLinkEntity,
  PlayerBlockEntity,
  PlayerReportEntity,
  PublicSuggestionEntity,
  RatedSeatEntity,
  RatedTicketEntity,
  RatingEntity,
  RecoveryCodeEntity,
  ReviewStepEntity,
  run,
  SavedDeckEntity,
  SessionEntity,
  sql,
  UserEntity,
} from '@rulewright/database';
import { In, IsNull, Not, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { setImmediate } from 'node:timers/promises';
import { recordAudit, auditIdsWith } from '../audit.ts';
import { AccountError } from '../errors.ts';
import { requireOtherAdmin } from '../people.ts';
import { FORMER_EDITOR, FORMER_PLAYER, labelsOf, withoutPersonIn, type Traces, withoutPerson } from './former.ts';

/** The number of entries to change before this process lets other work run. */
const BATCH = 200;

type NextIds = (after: number) => Promise<number[]>;

/** Removes a person from the audit. Each entry keeps its time and action. The caller must first insert a row into `audit_erasures`. */
async function eraseFromAudit(runner: QueryRunner, traces: Traces): Promise<void> {
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

/** Tables whose rows belong only to one person. Each has the column `userId`. */
const OWN = [
  ...[SessionEntity, ApiTokenEntity, IdentityEntity, RecoveryCodeEntity, PasswordLinkEntity],
  ...[MailChoiceEntity, AccountVisitorEntity, OpenMatchEntity, CollectionEntity, NoticeEntity],
  ...[RatedTicketEntity, RatingEntity, PlayerBlockEntity],
] as const;

/** @throws AccountError `last-admin` for the only admin */
export async function requireDeletable(manager: EntityManager, user: Pick<UserEntity, 'id' | 'role'>): Promise<void> {
  if (user.role === 'admin') await requireOtherAdmin(manager, user.id);
}

/**
 * Permanently deletes an account.
 * @param visitors digests of the browsers in which the person played
 * @throws AccountError `unknown-person`, `last-admin`
 */
export async function eraseAccount(database: DataSource, id: string, visitors: readonly string[]): Promise<void> {
  await inTransaction(database, async (runner) => {
    const { manager } = runner;
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw new AccountError('unknown-person', 'There is no such person.');
    await requireDeletable(manager, user);
    const traces = await tracesOf(manager, user);
    await run(runner, sql`INSERT INTO audit_erasures (user_id) VALUES (${id})`);
    await eraseFromAudit(runner, traces);
    await eraseFromDesk(runner, traces);
    await eraseFromMatches(manager, visitors);
    await manager.update(RatedSeatEntity, { userId: id }, { userId: null });
    await manager.delete(PlayerBlockEntity, { blocked: In([id, ...visitors]) });
    await manager.delete(PlayerReportEntity, { player: In([id, ...visitors]) });
    await manager.update(PlayerReportEntity, { userId: id }, { userId: null });
    await eraseFromMail(manager, traces);
    await eraseDecks(runner, id);
    await eraseFromSuggestions(manager, traces);
    await manager.update(DeckReportEntity, { userId: id }, { userId: null, reader: null });
    await manager.delete(InvitationEntity, { email: user.email });
    for (const label of labelsOf(traces)) {
      await manager.update(InvitationEntity, { createdBy: label }, { createdBy: FORMER_EDITOR });
      await manager.update(PasswordLinkEntity, { createdBy: label }, { createdBy: FORMER_EDITOR });
    }
    for (const table of OWN) await manager.delete<object>(table, { userId: id });
    await manager.delete(UserEntity, { id });
    await run(runner, sql`DELETE FROM audit_erasures WHERE user_id = ${id}`);
    const actor = { id: null, label: FORMER_EDITOR };
    const what = { action: 'delete-account', subject: 'account', sentence: 'Deleted their account.' };
    await recordAudit(manager, actor, { ...what, details: {} });
  });
}

async function tracesOf(manager: EntityManager, { id, email, name }: UserEntity): Promise<Traces> {
  const renamed = await manager.findBy(AuditEntity, { actorId: id, action: 'change-name' });
  const former = renamed.flatMap(({ details }) => {
    const { from } = JSON.parse(details) as { readonly from?: unknown };
    return typeof from === 'string' ? [from] : [];
  });
  const identities = await manager.findBy(IdentityEntity, { userId: id });
  return { id, email, names: [...new Set([name, ...former])], subjects: identities.map(({ subject }) => subject) };
}

/** Deletes the sender's data of suggestions, with the texts of those that no one has decided. Removes the name of an editor from answers. */
async function eraseFromSuggestions(manager: EntityManager, { id, names, ...traces }: Traces): Promise<void> {
  const open = In(['waiting', 'held', 'answered']);
  const texts = { state: 'withdrawn', after: '', reason: '', suspicion: null } as const;
  const gone = { userId: null, senderName: null, senderMail: null, origin: null, thanks: 0 };
  for (const own of [{ userId: id }, { senderMail: traces.email }]) {
    await manager.update(PublicSuggestionEntity, { ...own, state: open }, texts);
    await manager.update(PublicSuggestionEntity, own, gone);
  }
  await manager.update(PublicSuggestionEntity, { answeredBy: In(names) }, { answeredBy: FORMER_EDITOR });
  for (const blockedBy of labelsOf({ id, names, ...traces }))
    await manager.update(BlockedSenderEntity, { blockedBy }, { blockedBy: FORMER_EDITOR });
}

async function eraseDecks(runner: QueryRunner, id: string): Promise<void> {
  const own = sql`(SELECT id FROM saved_decks WHERE user_id = ${id})`;
  await run(runner, sql`DELETE FROM saved_deck_versions WHERE deck_id IN ${own}`);
  await run(runner, sql`DELETE FROM deck_reports WHERE deck_id IN ${own}`);
  await run(runner, sql`DELETE FROM deck_cases WHERE deck_id IN ${own}`);
  await runner.manager.delete(SavedDeckEntity, { userId: id });
}

/** Replaces the name on seats and notes from the person's browsers. */
async function eraseFromMatches(manager: EntityManager, visitors: readonly string[]): Promise<void> {
  for (const visitor of visitors) {
    await manager.update(MatchSeatEntity, { holder: visitor, kind: 'person' }, { name: FORMER_PLAYER });
    await manager.update(MatchNoteEntity, { author: visitor }, { name: FORMER_PLAYER });
  }
}

async function eraseFromDesk(runner: QueryRunner, traces: Traces): Promise<void> {
  const { manager } = runner;
  const { id, names } = traces;
  await eraseAuthor(runner, traces);
  await manager.update(ChangeSetEntity, { authorId: id }, { authorId: null, author: FORMER_EDITOR });
  const scheduled = await manager.findBy(ChangeSetEntity, { publishOrder: Not(IsNull()), publishAt: Not(IsNull()) });
  for (const set of scheduled) {
    const order = JSON.parse(set.publishOrder!) as { actor?: { id?: unknown } };
    if (order.actor?.id !== id) continue;
    const publishOrder = JSON.stringify({ ...order, actor: { id: null, label: FORMER_EDITOR } });
    await manager.update(ChangeSetEntity, { id: set.id }, { publishOrder });
  }
  await manager.update(ReviewStepEntity, { actorId: id }, { actorId: null, actor: FORMER_EDITOR });
  await manager.update(CommentEntity, { authorId: id }, { authorId: '', author: FORMER_EDITOR });
  await manager.update(
    ChangeSetDocumentEntity,
    { updatedBy: In([...labelsOf(traces), ...names]) },
    { updatedBy: FORMER_EDITOR },
  );
}

/** Releases and revisions store only the author's name. If another account has the same name, only this person's releases change. */
async function eraseAuthor(runner: QueryRunner, { id, names }: Traces): Promise<void> {
  for (const name of names) {
    const [other] = await run(runner, sql`SELECT id FROM users WHERE name = ${name} AND id <> ${id}`);
    const own = sql`(SELECT published_release FROM change_sets WHERE author_id = ${id} AND published_release IS NOT NULL)`;
    const theirs = other ? sql`number IN ${own}` : sql`1 = 1`;
    await run(
      runner,
      sql`UPDATE revisions SET author = ${FORMER_EDITOR} WHERE author = ${name}
          AND created_at IN (SELECT created_at FROM releases WHERE ${theirs})`,
    );
    await run(runner, sql`UPDATE releases SET author = ${FORMER_EDITOR} WHERE author = ${name} AND ${theirs}`);
  }
}

/** Deletes mail to the person, and removes the person from all other stored mails and webhooks. */
async function eraseFromMail(manager: EntityManager, traces: Traces): Promise<void> {
  await manager.delete(OutgoingEntity, { kind: 'mail', recipient: In([traces.id, traces.email]) });
  for (const row of await manager.findBy(OutgoingEntity, { payload: Not('{}') })) {
    const payload = JSON.stringify(withoutPersonIn(JSON.parse(row.payload), traces, true));
    if (payload !== row.payload) await manager.update(OutgoingEntity, { id: row.id }, { payload });
  }
}
