/**
 * Suggestions: comments with a new text for their line. Applying a suggestion is an ordinary edit. A comment stores the text of its line. So
 * the line is found even after lines above it changed, and the comment is outdated after the line itself changed.
 */
import { actorOf, permits, recordAudit, roleFor, type Person } from '@rulewright/accounts';
import { ChangeSetDocumentEntity, CommentEntity, inTransaction, releasedText } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { DeskError, sayState } from '../errors.ts';
import { now, readSet, releaseNumber, subjectOf } from './change-sets.ts';
import { mergeWords } from '../merge/merge-words.ts';
import { Drafts } from './drafts.ts';
import { Reviews } from './reviews.ts';

/**
 * The number of a comment's line in a text, from 1. Null if the line is gone or appears several times. A comment without a quote keeps its
 * line number.
 */
export function lineNow({ line, quote }: Pick<CommentEntity, 'line' | 'quote'>, text: string | null): number | null {
  if (line === null || quote === null) return line;
  const lines = (text ?? '').split('\n');
  if (text !== null && lines[line - 1] === quote) return line;
  const places = lines.flatMap((one, at) => (text !== null && one === quote ? [at + 1] : []));
  return places.length === 1 ? places[0]! : null;
}

/** The least part of a line's words that a changed line still has. */
const LEAST_SAME = 0.5;

/** Whether a line is another version of the quote: it has at least half of its words. */
function isVersion(line: string, quote: string): boolean {
  const words = quote.match(/[\p{L}\p{N}]+/gu) ?? [];
  const now = new Set(line.match(/[\p{L}\p{N}]+/gu));
  return words.length > 0 && words.filter((word) => now.has(word)).length >= words.length * LEAST_SAME;
}

/**
 * The number of a comment's line and the text to put there. A line whose other words have changed since gets the suggested words.
 * @returns null if the line is gone, or the same words have changed
 */
export function suggestedLine(
  comment: Pick<CommentEntity, 'line' | 'quote' | 'suggestion'>,
  text: string | null,
): { readonly line: number; readonly to: string } | null {
  const { line: old, quote, suggestion } = comment;
  if (suggestion === null || text === null) return null;
  const line = lineNow(comment, text);
  if (line !== null) return { line, to: suggestion };
  const now = old === null ? undefined : text.split('\n')[old - 1];
  if (old === null || now === undefined || quote === null || !isVersion(now, quote)) return null;
  const to = mergeWords(quote, now, suggestion);
  return to === null ? null : { line: old, to };
}

/** Whether a comment's line has changed since the comment was written, so that a suggestion for it does not fit any more. */
export const isOutdated = (
  comment: Pick<CommentEntity, 'line' | 'quote' | 'suggestion'>,
  text: string | null,
): boolean =>
  comment.line !== null &&
  comment.quote !== null &&
  lineNow(comment, text) === null &&
  suggestedLine(comment, text) === null;

/** Replaces one line of a text. An empty `to` removes the line. @param line from 1 */
export function withLine(text: string, line: number, to: string): string {
  const lines = text.split('\n');
  lines.splice(line - 1, 1, ...(to === '' ? [] : to.split('\n')));
  return lines.join('\n');
}

export class Suggestions {
  private readonly drafts: Drafts;
  private readonly reviews: Reviews;

  constructor(private readonly database: DataSource) {
    this.drafts = new Drafts(database);
    this.reviews = new Reviews(database);
  }

  /** The texts of documents in a change set. A document without a draft has the text of the current release. */
  async texts(changeSet: number, paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { manager } = this.database;
    const texts = new Map<string, string | null>();
    const release = paths.length > 0 ? await releaseNumber(this.database) : 0;
    for (const path of new Set(paths)) {
      const draft = await manager.findOneBy(ChangeSetDocumentEntity, { changeSetId: changeSet, path });
      texts.set(path, draft ? draft.text : await releasedText(this.database, path, release));
    }
    return texts;
  }

  /**
   * Puts the suggested text into the document and resolves the comment. A change set that is in review or approved becomes a draft again,
   * because the new text has not been reviewed.
   * @throws DeskError `unknown-comment`, `outdated-suggestion`, `wrong-state`, and the codes of `Drafts.save`
   */
  async apply(person: Person, id: number): Promise<CommentEntity> {
    const { manager } = this.database;
    const comment = await manager.findOneBy(CommentEntity, { id });
    if (!comment) throw new DeskError('unknown-comment', `There is no comment ${id}.`);
    const { changeSetId: changeSet, path, suggestion } = comment;
    if (path === null || suggestion === null || comment.resolvedAt !== null)
      throw new DeskError('outdated-suggestion', 'This comment has no suggestion that is open.');
    const set = await readSet(manager, changeSet);
    const held = await manager.findOneBy(ChangeSetDocumentEntity, { changeSetId: changeSet, path });
    const text = (await this.texts(changeSet, [path])).get(path) ?? null;
    const place = suggestedLine(comment, text);
    if (text === null || place === null)
      throw new DeskError(
        'outdated-suggestion',
        'The line has changed since the suggestion was made. Edit it yourself.',
      );
    if (set.state === 'in review' || set.state === 'approved') {
      if (!permits(roleFor(person, set.game), 'drafts'))
        throw new DeskError('wrong-state', `This change set is ${sayState(set.state)}; only a draft can be edited.`);
      await this.reviews.take(person, 'reopen', changeSet, set.version, `Applied a suggestion of ${comment.author}.`);
    }
    const { line, to } = place;
    const next = withLine(text, line, to);
    await this.drafts.save(actorOf(person), { changeSet, path, text: next, version: held?.version ?? null });
    const resolvedAt = now();
    await inTransaction(this.database, async (runner) => {
      await runner.manager.update(CommentEntity, { id }, { resolvedAt });
      await recordAudit(runner.manager, actorOf(person), {
        action: 'apply-suggestion',
        subject: subjectOf(set),
        sentence: `Applied a suggestion of ${comment.author} to ${path}.`,
        details: { comment: id, path, line, from: comment.quote, to },
      });
    });
    return { ...comment, resolvedAt };
  }
}
