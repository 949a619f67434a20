/** Comments on a change set, on one of its documents, or on a line or field of a document. */
import { actorOf, recordAudit, type Person } from '@rulewright/accounts';
import { CommentEntity, inTransaction } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { now, readNote, readSet, subjectOf } from './change-sets.ts';
import { DeskError } from '../errors.ts';

export interface NewComment {
  readonly changeSet: number;
  readonly path: string | null;
  /** From 1. */
  readonly line: number | null;
  readonly field: string | null;
  readonly body: string;
}

const MOST_COMMENTS = 1_000;

export class Comments {
  constructor(private readonly database: DataSource) {}

  /** The comments of a change set, the oldest first. */
  list(changeSet: number): Promise<CommentEntity[]> {
    return this.database.manager.find(CommentEntity, { where: { changeSetId: changeSet }, order: { id: 'ASC' } });
  }

  /** @throws DeskError `unknown-change-set`, `bad-text` */
  async add(person: Person, given: NewComment): Promise<CommentEntity> {
    const body = readNote(given.body);
    const place = [given.path, given.field].map((text) => (text === null ? null : readNote(text, 200)));
    if (body === '') throw new DeskError('bad-text', 'Write a comment first.');
    if (given.line !== null && (given.line < 1 || given.line > 1_000_000))
      throw new DeskError('bad-text', 'Lines are counted from 1.');
    return inTransaction(this.database, async ({ manager }) => {
      const set = await readSet(manager, given.changeSet);
      if ((await manager.countBy(CommentEntity, { changeSetId: set.id })) >= MOST_COMMENTS)
        throw new DeskError('bad-text', `A change set has at most ${MOST_COMMENTS} comments.`);
      const comment = manager.create(CommentEntity, {
        changeSetId: set.id,
        path: place[0]!,
        line: given.line,
        field: place[1]!,
        authorId: person.id,
        author: person.name,
        at: now(),
        body,
        resolvedAt: null,
      });
      await manager.insert(CommentEntity, comment);
      await recordAudit(manager, actorOf(person), {
        action: 'comment',
        subject: subjectOf(set),
        sentence: `Commented on ${given.path ?? 'the change set'}.`,
        details: { comment: comment.id, path: given.path },
      });
      return comment;
    });
  }

  /** @throws DeskError `unknown-comment` */
  async resolve(person: Person, id: number, resolved: boolean): Promise<CommentEntity> {
    return inTransaction(this.database, async ({ manager }) => {
      const comment = await manager.findOneBy(CommentEntity, { id });
      if (!comment) throw new DeskError('unknown-comment', `There is no comment ${id}.`);
      const resolvedAt = resolved ? now() : null;
      await manager.update(CommentEntity, { id }, { resolvedAt });
      await recordAudit(manager, actorOf(person), {
        action: resolved ? 'resolve-comment' : 'reopen-comment',
        subject: `change set ${comment.changeSetId}`,
        sentence: `${resolved ? 'Resolved' : 'Reopened'} a comment of ${comment.author}.`,
        details: { comment: id },
      });
      return { ...comment, resolvedAt };
    });
  }
}
