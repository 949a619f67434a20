/**
 * Changes that readers suggest. A reader sends a new text for an item with a reason, and gets a secret link to what becomes of it. Editors
 * accept a suggestion into a change set, answer it, decline it, or block its sender. Each step is one transaction with its audit entry.
 */
import { actorOf, newId, newToken, peopleOf, readEmail, readSettings, recordAudit } from '@rulewright/accounts';
import type { Actor, CountedKey, Person } from '@rulewright/accounts';
import {
  BlockedSenderEntity,
  ChangeSetEntity,
  inTransaction,
  PublicSuggestionEntity,
  withoutNul,
  type PublicSuggestionState,
} from '@rulewright/database';
import { createHash } from 'node:crypto';
import { In, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { insertChangeSet, now, readNote, releaseNumber } from '../change-sets/change-sets.ts';
import { authorOf } from '../change-sets/authors.ts';
import { Drafts } from '../change-sets/drafts.ts';
import { DeskError } from '../errors.ts';
import { suspicionOf } from './spam.ts';
import type { OpenedItem, ItemReference } from './suggested-item.ts';

const LONGEST = { text: 4_000, reason: 2_000, name: 80, mail: 254 } as const;
/** The most suggestions that wait for one game. */
const MOST_WAITING = 500;
/** The most suggestions of an account in one list. */
const MOST_OWN = 50;
const DAY = 24 * 60 * 60 * 1000;
/** The days for which the same text counts as repeated, and a sender stays blocked. An address can belong to another person later. */
const DAYS = { repeated: 7, account: 365, address: 30 } as const;

/** The states in which an editor can still decide. */
const OPEN: readonly PublicSuggestionState[] = ['waiting', 'held', 'answered'];

/** Marks that change the direction of the text after them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;

export interface SentSuggestion {
  readonly item: ItemReference;
  readonly field: string;
  readonly after: string;
  readonly reason: string;
  readonly name: string;
  readonly mail: string;
  /** Whether the release notes may name the sender. */
  readonly thanks: boolean;
  readonly trap: string;
  readonly spent: number;
}

interface SuggestionSender {
  readonly person: Person | null;
  readonly from: CountedKey;
}

/** The suggestions that editors see in one list. */
export type SuggestionList = 'waiting' | 'held' | 'decided';
const STATES: Readonly<Record<SuggestionList, readonly PublicSuggestionState[]>> = {
  waiting: ['waiting', 'answered'],
  held: ['held'],
  decided: ['accepted', 'declined', 'withdrawn'],
};

/** Someone to tell about a decision: an account or a mail address. Null for a sender who left neither. */
export interface SuggestionNews {
  readonly recipient: string | null;
  readonly key: string;
  readonly title: string;
  readonly answer: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const sinceDays = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** A text of a sender. @throws DeskError `bad-text` */
function readText(what: keyof typeof LONGEST, text: string): string {
  const read = readNote(text.replaceAll('\r\n', '\n'), LONGEST[what]);
  if (TURNING.test(read)) throw new DeskError('bad-text', 'The text has characters that turn the text after them.');
  return read;
}

/** @throws DeskError `bad-text` */
function readMail(text: string): string | null {
  const mail = readText('mail', text);
  if (mail === '') return null;
  try {
    return readEmail(mail);
  } catch {
    throw new DeskError('bad-text', 'This is not a mail address. Correct it, or leave the field empty.');
  }
}

const VISITOR: Actor = { id: null, label: 'A visitor' };
const subjectOf = ({ id }: Pick<PublicSuggestionEntity, 'id'>): string => `suggestion ${id}`;

/** The digests by which a sender is recognised, each with the days for which a block lasts. */
const sendersOf = (sender: {
  readonly userId: string | null;
  readonly senderMail: string | null;
  readonly origin: string | null;
}): (readonly [sender: string, days: number])[] => [
  ...(sender.userId === null ? [] : [[digest(`account ${sender.userId}`), DAYS.account] as const]),
  ...(sender.senderMail === null ? [] : [[digest(`mail ${sender.senderMail}`), DAYS.account] as const]),
  ...(sender.origin === null ? [] : [[sender.origin, DAYS.address] as const]),
];

export class PublicSuggestions {
  private readonly drafts: Drafts;

  constructor(private readonly database: DataSource) {
    this.drafts = new Drafts(database);
  }

  /** Whether readers can suggest changes here. An admin can switch it off. */
  isOpen = async (): Promise<boolean> => (await readSettings(this.database.manager)).publicSuggestions;

  /**
   * Stores a suggestion and returns the key of the sender's link.
   * @param opened the item as the sender sees it
   * @throws DeskError `suggestions-off`, `sender-blocked`, `bad-text`, `nothing-changed`, `too-many-suggestions`
   */
  async send(sent: SentSuggestion, opened: OpenedItem, release: number, sender: SuggestionSender): Promise<string> {
    if (!(await this.isOpen())) throw new DeskError('suggestions-off', 'This site accepts no suggestions at present.');
    const text = opened.texts.find(({ field }) => field === sent.field);
    if (!text) throw new DeskError('bad-text', 'The item has no such text. Open it again.');
    const after = readText('text', sent.after);
    const reason = readText('reason', sent.reason);
    const name = readText('name', sent.name).replace(/\s+/gu, ' ');
    const senderMail = sender.person === null ? readMail(sent.mail) : null;
    if (after === '' || after === text.text) throw new DeskError('nothing-changed', 'Change the text first.');
    if (reason === '') throw new DeskError('no-reason', 'Say why the text should change.');
    const userId = sender.person?.id ?? null;
    const origin = digest(`address ${sender.from}`);
    return inTransaction(this.database, async ({ manager }) => {
      await requireUnblocked(manager, { userId, senderMail, origin });
      const { game, kind, id: item } = sent.item;
      if ((await manager.countBy(PublicSuggestionEntity, { game, state: In(['waiting', 'held']) })) >= MOST_WAITING)
        throw new DeskError('too-many-suggestions', 'Too many suggestions wait for this game. Try again later.');
      const same = { game, item, after, createdAt: MoreThan(sinceDays(DAYS.repeated)) };
      const isRepeated = (await manager.countBy(PublicSuggestionEntity, same)) > 0;
      const suspicion = suspicionOf({ ...sent, after, reason, name, isRepeated });
      const row = manager.create(PublicSuggestionEntity, {
        ...{ id: newId(), shareKey: newToken(), game, kind, item, mode: opened.mode, field: sent.field },
        ...{ path: opened.path, title: opened.title, before: text.text, after, reason, suspicion },
        ...{ state: suspicion === null ? 'waiting' : 'held', senderName: name || null, senderMail, userId, origin },
        ...{ thanks: sent.thanks && name !== '' ? 1 : 0, release, createdAt: now() },
        ...{ answer: null, answeredBy: null, answeredAt: null, appliedAt: null, changeSetId: null },
      });
      await manager.insert(PublicSuggestionEntity, row);
      await recordAudit(manager, sender.person ? actorOf(sender.person) : VISITOR, {
        action: 'suggest-change',
        subject: subjectOf(row),
        sentence: `Suggested a change of ${kind} ${item}.`,
        details: { game, kind, item, isHeld: suspicion !== null },
      });
      return row.shareKey;
    });
  }

  /** The suggestion of a sender's link. @throws DeskError `unknown-suggestion` */
  async ofKey(key: string): Promise<PublicSuggestionEntity> {
    return (
      (await this.database.manager.findOneBy(PublicSuggestionEntity, { shareKey: withoutNul(key) })) ?? unknownOne()
    );
  }

  /** The newest suggestions that an account has sent, each with the release that contains its change. */
  async ofSender(userId: string): Promise<{ readonly row: PublicSuggestionEntity; readonly release: number | null }[]> {
    const { manager } = this.database;
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await manager.find(PublicSuggestionEntity, { where: { userId }, order, take: MOST_OWN });
    const sets = rows.flatMap(({ state, changeSetId }) => (state === 'accepted' ? (changeSetId ?? []) : []));
    const published = await manager.findBy(ChangeSetEntity, { id: In([...new Set(sets)]) });
    const releases = new Map(published.map(({ id, publishedRelease }) => [id, publishedRelease]));
    return rows.map((row) => ({ row, release: releases.get(row.changeSetId ?? 0) ?? null }));
  }

  /** @throws DeskError `unknown-suggestion` */
  async find(id: string): Promise<PublicSuggestionEntity> {
    return (await this.database.manager.findOneBy(PublicSuggestionEntity, { id: withoutNul(id) })) ?? unknownOne();
  }

  /** The change set of a suggestion, or null. */
  async changeSetOf({ changeSetId }: PublicSuggestionEntity): Promise<ChangeSetEntity | null> {
    return changeSetId === null ? null : this.database.manager.findOneBy(ChangeSetEntity, { id: changeSetId });
  }

  /** Deletes what a sender has written about themselves, and their texts unless they have been accepted. @throws DeskError `unknown-suggestion` */
  async withdraw(key: string): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const row = await manager.findOneBy(PublicSuggestionEntity, { shareKey: withoutNul(key) });
      if (!row || row.state === 'withdrawn') return void unknownOne();
      await eraseSender(manager, [row]);
      await recordAudit(manager, VISITOR, {
        action: 'withdraw-suggestion',
        subject: subjectOf(row),
        sentence: 'Deleted their data from a suggestion.',
        details: {},
      });
    });
  }

  /**
   * Suggestions for editors, the newest first.
   * @param after the time and the id of the suggestion after which the list continues
   */
  list(
    which: SuggestionList,
    games: readonly string[] | null,
    { first, after }: { readonly first: number; readonly after?: readonly [string, string] | undefined },
  ): Promise<PublicSuggestionEntity[]> {
    const query = this.database
      .getRepository(PublicSuggestionEntity)
      .createQueryBuilder('one')
      .where('one.state IN (:...states)', { states: [...STATES[which]] })
      .orderBy('one.createdAt', 'DESC')
      .addOrderBy('one.id', 'DESC')
      .limit(first);
    if (games !== null) query.andWhere('one.game IN (:...games)', { games: ['', ...games] });
    if (after) query.andWhere('(one.createdAt, one.id) < (:at, :id)', { at: after[0], id: after[1] });
    return query.getMany();
  }

  /** The number of suggestions that wait for an editor. @param games only of these games; null for all */
  countWaiting(games: readonly string[] | null): Promise<number> {
    return this.database.manager.countBy(PublicSuggestionEntity, {
      state: 'waiting',
      ...(games && { game: In(['', ...games]) }),
    });
  }

  /** The accepted suggestions of a change set, the oldest first. */
  ofChangeSet(changeSetId: number): Promise<PublicSuggestionEntity[]> {
    return this.database.manager.find(PublicSuggestionEntity, {
      where: { changeSetId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Accepts a suggestion into a change set. Without `draft`, an editor writes the change by hand.
   * @param into the number of a change set, or null for a new one
   * @throws DeskError `unknown-suggestion`, `wrong-state`, and the codes of `Drafts.save`
   */
  async accept(
    person: Person,
    id: string,
    into: number | null,
    draft: { readonly text: string; readonly version: number | null } | null,
  ): Promise<{ readonly changeSet: number; readonly news: SuggestionNews }> {
    const row = await this.find(id);
    requireOpen(row);
    const changeSet = into ?? (await this.newChangeSet(person, row));
    const accept = async (manager: EntityManager): Promise<void> => {
      const appliedAt = draft ? now() : null;
      await this.decide(manager, person, row, { state: 'accepted', changeSetId: changeSet, appliedAt }, 'Accepted');
    };
    if (draft) await this.drafts.saveAll(actorOf(person), changeSet, [{ path: row.path, ...draft }], accept);
    else await inTransaction(this.database, ({ manager }) => accept(manager));
    return { changeSet, news: newsOf(row, '') };
  }

  /** Answers a suggestion and decides nothing. @throws DeskError `unknown-suggestion`, `wrong-state`, `bad-text`, `no-reason` */
  answer(person: Person, id: string, text: string): Promise<SuggestionNews> {
    return this.reply(person, id, text, 'answered', 'Answered');
  }

  /** Declines a suggestion with a reason. @throws DeskError as `answer` */
  decline(person: Person, id: string, text: string): Promise<SuggestionNews> {
    return this.reply(person, id, text, 'declined', 'Declined');
  }

  /** Puts a held suggestion into the list of those that wait. @throws DeskError `unknown-suggestion`, `wrong-state` */
  async clear(person: Person, id: string): Promise<void> {
    const row = await this.find(id);
    if (row.state !== 'held') throw new DeskError('wrong-state', `This suggestion is ${row.state}.`);
    await inTransaction(this.database, ({ manager }) =>
      this.note(manager, person, row, { state: 'waiting', suspicion: null }, 'Cleared of spam'),
    );
  }

  /** Declines a suggestion without an answer and accepts no more from its sender. @throws DeskError `unknown-suggestion`, `wrong-state` */
  async block(person: Person, id: string): Promise<void> {
    const row = await this.find(id);
    requireOpen(row);
    const blocked = { suggestionId: id, blockedBy: actorOf(person).label, blockedAt: now() };
    await inTransaction(this.database, async ({ manager }) => {
      for (const [sender, days] of sendersOf(row))
        await manager.upsert(BlockedSenderEntity, { ...blocked, sender, expiresAt: inDays(days) }, ['sender']);
      await this.decide(manager, person, row, { state: 'declined' }, 'Blocked the sender of');
    });
  }

  /** Accepts suggestions from a blocked sender again. @throws DeskError `unknown-suggestion` */
  async unblock(person: Person, id: string): Promise<void> {
    const row = await this.find(id);
    await inTransaction(this.database, async ({ manager }) => {
      await manager.delete(BlockedSenderEntity, { suggestionId: id });
      await this.note(manager, person, row, {}, 'Unblocked the sender of');
    });
  }

  /** Those of these suggestions whose senders are blocked. */
  async blockedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.manager.findBy(BlockedSenderEntity, { suggestionId: In([...ids]) });
    return new Set(rows.map(({ suggestionId }) => suggestionId));
  }

  /** How a sender is shown: the name that they gave, or the name of their account. Null for a sender without a name. */
  async namesOf(rows: readonly PublicSuggestionEntity[]): Promise<ReadonlyMap<string, string>> {
    const people = await peopleOf(
      this.database.manager,
      rows.flatMap(({ userId }) => userId ?? []),
    );
    return new Map(
      rows.flatMap(({ id, senderName, userId }) => {
        const name = senderName ?? (userId === null ? undefined : people.get(userId)?.name);
        return name === undefined ? [] : [[id, name] as const];
      }),
    );
  }

  private async newChangeSet(person: Person, row: PublicSuggestionEntity): Promise<number> {
    return inTransaction(this.database, async (runner) => {
      const release = await releaseNumber(runner);
      const title = `Suggestion: ${row.title}`.slice(0, 100);
      const properties = { title, message: row.reason, release, game: row.game };
      return (await insertChangeSet(runner.manager, authorOf(person), properties)).id;
    });
  }

  private async reply(
    person: Person,
    id: string,
    text: string,
    state: 'answered' | 'declined',
    verb: string,
  ): Promise<SuggestionNews> {
    const answer = readNote(text, LONGEST.reason);
    if (answer === '') throw new DeskError('no-reason', 'Write the answer for the sender.');
    const row = await this.find(id);
    requireOpen(row);
    await inTransaction(this.database, ({ manager }) => this.decide(manager, person, row, { state, answer }, verb));
    return newsOf(row, answer);
  }

  private async decide(
    manager: EntityManager,
    person: Person,
    row: PublicSuggestionEntity,
    changes: Partial<PublicSuggestionEntity>,
    verb: string,
  ): Promise<void> {
    const decided = { ...changes, answeredBy: person.name, answeredAt: now() };
    await this.note(manager, person, row, decided, verb);
  }

  private async note(
    manager: EntityManager,
    person: Person,
    row: PublicSuggestionEntity,
    changes: Partial<PublicSuggestionEntity>,
    verb: string,
  ): Promise<void> {
    if (Object.keys(changes).length > 0) {
      const { affected } = await manager.update(PublicSuggestionEntity, { id: row.id, state: row.state }, changes);
      if (affected === 0) throw new DeskError('wrong-state', 'Another editor has just decided about this suggestion.');
    }
    await recordAudit(manager, actorOf(person), {
      action: 'decide-suggestion',
      subject: subjectOf(row),
      sentence: `${verb} the suggestion for ${row.kind} ${row.item}.`,
      details: { game: row.game, state: changes.state ?? row.state, changeSet: changes.changeSetId ?? null },
    });
  }
}

/** The names of senders that the release notes of a change set thank. */
export async function thankedIn(manager: EntityManager, changeSetId: number): Promise<string[]> {
  const rows = await manager.findBy(PublicSuggestionEntity, { changeSetId, state: 'accepted', thanks: 1 });
  return [...new Set(rows.flatMap(({ senderName }) => senderName ?? []))].sort();
}

/** The game of a suggestion; null for an unknown one. */
export async function gameOfSuggestion(manager: EntityManager, id: string): Promise<string | null> {
  return (await manager.findOneBy(PublicSuggestionEntity, { id: withoutNul(id) }))?.game ?? null;
}

const GONE = { senderName: null, senderMail: null, userId: null, origin: null, thanks: 0 } as const;

/** Deletes the data of senders. A suggestion that no one has decided is withdrawn, and its texts are deleted too. */
async function eraseSender(manager: EntityManager, rows: readonly PublicSuggestionEntity[]): Promise<void> {
  for (const { id, state } of rows) {
    const texts = OPEN.includes(state) ? ({ state: 'withdrawn', after: '', reason: '', suspicion: null } as const) : {};
    await manager.update(PublicSuggestionEntity, { id }, { ...GONE, ...texts });
  }
}

const newsOf = (row: PublicSuggestionEntity, answer: string): SuggestionNews => ({
  ...{ recipient: row.userId ?? row.senderMail, key: row.shareKey, title: row.title, answer },
});

function requireOpen({ state }: PublicSuggestionEntity): void {
  if (!OPEN.includes(state)) throw new DeskError('wrong-state', `This suggestion is ${state}.`, { state });
}

async function requireUnblocked(
  manager: EntityManager,
  sender: { readonly userId: string | null; readonly senderMail: string | null; readonly origin: string },
): Promise<void> {
  const senders = sendersOf(sender).map(([one]) => one);
  const blocked = { sender: In(senders), expiresAt: MoreThan(now()) };
  if ((await manager.countBy(BlockedSenderEntity, blocked)) > 0)
    throw new DeskError('sender-blocked', 'The editors accept no suggestions from you at present.');
}

function unknownOne(): never {
  throw new DeskError('unknown-suggestion', 'There is no such suggestion. Its sender may have deleted it.');
}
