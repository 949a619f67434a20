/** Comments on a change set, on one of its documents, or on a line or field of a document. */
import { actorOf, People, recordAudit, type Person } from '@rulewright/accounts';
import { CommentEntity, inTransaction } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { now, readNote, readSet, subjectOf } from './change-sets.ts';
import { DeskError } from '../errors.ts';
import { addNotices, notifiedOf, type Notified } from './notices.ts';
import { Suggestions } from './suggestions.ts';

export interface NewComment {
  readonly changeSet: number;
  readonly path: string | null;
  /** From 1. */
  readonly line: number | null;
  readonly field: string | null;
  /** The characters of the line that it is about, from the first to before the last. Null for the whole line. */
  readonly words?: readonly [from: number, to: number] | null;
  readonly body: string;
  /** The suggested text for the line. An empty text removes the line. */
  readonly suggestion?: string | null;
}

export interface AddedComment {
  readonly comment: CommentEntity;
  /** The title of the change set. */
  readonly title: string;
  readonly told: readonly Notified[];
}

const MOST_COMMENTS = 1_000;
const LONGEST_SUGGESTION = 5_000;

/** @throws DeskError `bad-text` if the text is too long or has control characters */
function readSuggestion(text: string): void {
  // eslint-disable-next-line no-control-regex
  if (text.length > LONGEST_SUGGESTION || /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Cs}/u.test(text))
    throw new DeskError(
      'bad-text',
      `A suggestion has at most ${LONGEST_SUGGESTION} characters, and no control characters.`,
    );
}

/** @throws DeskError `bad-text` for words that the line does not have */
function readWords(words: NewComment['words'], quote: string | null): readonly [number | null, number | null] {
  if (words == null) return [null, null];
  const [from, to] = words;
  if (quote === null || from < 0 || to <= from || to > quote.length)
    throw new DeskError('bad-text', 'The line does not have these words.');
  return [from, to];
}

export class Comments {
  private readonly suggestions: Suggestions;

  constructor(private readonly database: DataSource) {
    this.suggestions = new Suggestions(database);
  }

  /** The comments of a change set, the oldest first. */
  list(changeSet: number): Promise<CommentEntity[]> {
    return this.database.manager.find(CommentEntity, { where: { changeSetId: changeSet }, order: { id: 'ASC' } });
  }

  /** Returns the comment and the people who get a notice of it. @throws DeskError `unknown-change-set`, `bad-text` */
  async add(person: Person, newComment: NewComment): Promise<AddedComment> {
    const body = readNote(newComment.body);
    const place = [newComment.path, newComment.field].map((text) => (text === null ? null : readNote(text, 200)));
    const suggestion = newComment.suggestion ?? null;
    if (suggestion !== null && (newComment.path === null || newComment.line === null))
      throw new DeskError('bad-text', 'A suggestion needs the line that it is for.');
    if (suggestion !== null) readSuggestion(suggestion);
    if (body === '' && suggestion === null) throw new DeskError('bad-text', 'Write a comment first.');
    if (newComment.line !== null && (newComment.line < 1 || newComment.line > 1_000_000))
      throw new DeskError('bad-text', 'Lines are counted from 1.');
    const quote = await this.quoteOf(newComment);
    const [wordsFrom, wordsTo] = readWords(newComment.words ?? null, quote);
    const { game } = await readSet(this.database.manager, newComment.changeSet);
    const readers = await new People(this.database).editors(game);
    return inTransaction(this.database, async ({ manager }) => {
      const set = await readSet(manager, newComment.changeSet);
      if ((await manager.countBy(CommentEntity, { changeSetId: set.id })) >= MOST_COMMENTS)
        throw new DeskError('bad-text', `A change set has at most ${MOST_COMMENTS} comments.`);
      const comment = manager.create(CommentEntity, {
        changeSetId: set.id,
        path: place[0]!,
        line: newComment.line,
        field: place[1]!,
        authorId: person.id,
        author: person.name,
        at: now(),
        body,
        ...{ quote, wordsFrom, wordsTo, suggestion },
        resolvedAt: null,
      });
      await manager.insert(CommentEntity, comment);
      await recordAudit(manager, actorOf(person), {
        action: 'comment',
        subject: subjectOf(set),
        sentence: `Commented on ${newComment.path ?? 'the change set'}.`,
        details: { comment: comment.id, path: newComment.path },
      });
      const told = await notifiedOf(manager, person, comment, set, readers);
      await addNotices(manager, told, { changeSetId: set.id, commentId: comment.id, stepId: null });
      return { comment, title: set.title, told };
    });
  }

  /** The text of a comment's line. @throws DeskError `bad-text` for a suggestion about a line that does not exist */
  private async quoteOf({ changeSet, path, line, suggestion }: NewComment): Promise<string | null> {
    if (path === null || line === null) return null;
    const text = (await this.suggestions.texts(changeSet, [path])).get(path);
    const quote = text?.split('\n')[line - 1] ?? null;
    if (quote === null && suggestion != null)
      throw new DeskError('bad-text', `The document has no line ${line} to suggest a text for.`);
    return quote;
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
