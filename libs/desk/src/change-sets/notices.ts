/** Notices for people at the desk: someone named them, commented on their change set, or decided about it. */
import { permits, roleFor, type Person } from '@rulewright/accounts';
import { ChangeSetEntity, CommentEntity, inTransaction, NoticeEntity, ReviewStepEntity } from '@rulewright/database';
import { In, IsNull, LessThan, type DataSource, type EntityManager } from 'typeorm';
import { mentionedIn } from './mentions.ts';

/** Why a person gets a notice. */
export type NoticeKind = 'mention' | 'comment' | 'step';

/** A notice with what it is about. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly at: string;
  readonly isNew: boolean;
  readonly changeSet: number;
  readonly title: string;
  /** Who did it. */
  readonly by: string;
  /** The step of the review; empty for a comment. */
  readonly step: string;
  /** The words of the comment, or the note of the step. */
  readonly words: string;
  readonly comment: number | null;
  readonly path: string | null;
}

/** A person who gets a notice, and its kind. */
export interface Notified {
  readonly id: string;
  readonly kind: NoticeKind;
}

/** The most notices of a person. Older ones are deleted. */
const MOST = 200;
/** The most notices that the desk shows. */
const SHOWN = 50;

/** The name in a label `NAME <ADDRESS>`. */
const nameOf = (label: string): string => label.replace(/ <[^<>]*>$/u, '');

/** Who gets a notice of a comment: the people it names, the author of the change set, and who commented on the same document before. */
export async function notifiedOf(
  manager: EntityManager,
  person: Pick<Person, 'id'>,
  comment: CommentEntity,
  set: ChangeSetEntity,
  readers: readonly Person[],
): Promise<Notified[]> {
  const named = mentionedIn(comment.body, readers);
  const place = comment.path === null ? IsNull() : comment.path;
  const earlier = await manager.findBy(CommentEntity, { changeSetId: set.id, path: place });
  const involved = new Set([set.authorId, ...earlier.map(({ authorId }) => authorId)]);
  return readers
    .filter(({ id }) => id !== person.id)
    .flatMap((one): Notified[] => {
      if (named.includes(one)) return [{ id: one.id, kind: 'mention' }];
      return involved.has(one.id) ? [{ id: one.id, kind: 'comment' }] : [];
    });
}

/** Adds notices, in the transaction of what they are about. */
export async function addNotices(
  manager: EntityManager,
  people: readonly Notified[],
  about: Pick<NoticeEntity, 'changeSetId' | 'commentId' | 'stepId'>,
): Promise<void> {
  const at = new Date().toISOString();
  for (const { id: userId, kind } of people) {
    await manager.insert(NoticeEntity, { userId, kind, at, seenAt: null, ...about });
    const [oldest] = await manager.find(NoticeEntity, {
      where: { userId },
      order: { id: 'DESC' },
      skip: MOST,
      take: 1,
    });
    if (oldest) await manager.delete(NoticeEntity, { userId, id: LessThan(oldest.id + 1) });
  }
}

/** The steps that the people of a change set hear of. */
const HEARD: ReadonlySet<string> = new Set([
  ...['request-review', 'approve', 'send-back', 'withdraw', 'schedule', 'unschedule', 'publish', 'miss-date'],
]);
const DECISIONS = ['approve', 'send-back'];

/** Tells the author of a change set, and the people who decided about it before, of a step. */
export async function noticeStep(manager: EntityManager, set: ChangeSetEntity, step: ReviewStepEntity): Promise<void> {
  if (!HEARD.has(step.action)) return;
  const decided = await manager.findBy(ReviewStepEntity, { changeSetId: set.id, action: In(DECISIONS) });
  const involved = new Set([set.authorId, ...decided.map(({ actorId }) => actorId)]);
  const people = [...involved].flatMap((id): Notified[] =>
    id === null || id === step.actorId ? [] : [{ id, kind: 'step' }],
  );
  await addNotices(manager, people, { changeSetId: set.id, commentId: null, stepId: step.id });
}

export class Notices {
  constructor(private readonly database: DataSource) {}

  /** The newest notices of a person, about change sets of games in which the person may edit. */
  async list(person: Person): Promise<Notice[]> {
    const { manager } = this.database;
    const rows = await manager.find(NoticeEntity, {
      where: { userId: person.id },
      order: { id: 'DESC' },
      take: SHOWN,
    });
    const ids = (of: (row: NoticeEntity) => number | null): number[] => rows.flatMap((row) => of(row) ?? []);
    const [sets, comments, steps] = await Promise.all([
      manager.findBy(ChangeSetEntity, { id: In(ids(({ changeSetId }) => changeSetId)) }),
      manager.findBy(CommentEntity, { id: In(ids(({ commentId }) => commentId)) }),
      manager.findBy(ReviewStepEntity, { id: In(ids(({ stepId }) => stepId)) }),
    ]);
    return rows.flatMap((row): Notice[] => {
      const set = sets.find(({ id }) => id === row.changeSetId);
      const comment = comments.find(({ id }) => id === row.commentId);
      const step = steps.find(({ id }) => id === row.stepId);
      if (!set || !permits(roleFor(person, set.game), 'drafts')) return [];
      const { id, kind, at, seenAt } = row;
      const common = { id, kind, at, isNew: seenAt === null, changeSet: set.id, title: set.title };
      const about = { comment: comment?.id ?? null, path: comment?.path ?? null };
      const by = comment?.author ?? nameOf(step?.actor ?? '');
      return [{ ...common, ...about, by, step: step?.action ?? '', words: comment?.body || (step?.note ?? '') }];
    });
  }

  countNew({ id }: Person): Promise<number> {
    return this.database.manager.countBy(NoticeEntity, { userId: id, seenAt: IsNull() });
  }

  /** Marks the notices of a person as seen: all of them, or those about one change set. */
  async see({ id }: Person, changeSet: number | null): Promise<void> {
    const which = { userId: id, seenAt: IsNull(), ...(changeSet !== null && { changeSetId: changeSet }) };
    await inTransaction(this.database, ({ manager }) =>
      manager.update(NoticeEntity, which, { seenAt: new Date().toISOString() }),
    );
  }
}
