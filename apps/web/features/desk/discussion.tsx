/** The comments on a change set or one of its documents, by line and field. People can add and resolve them here. */
'use client';
import { ApplySuggestionDocument, ResolveCommentDocument, type CommentPartsFragment } from '@rulewright/api-client';
import { DiffText } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { documentHref, moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import type { CommentTarget } from './review/word-place.ts';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';

export interface DiscussionProps extends Omit<CommentFormProps, 'words' | 'field'> {
  readonly comments: readonly CommentPartsFragment[];
  readonly mayComment: boolean;
  /** Whether the person may change the documents of the change set. */
  readonly mayApply?: boolean;
  /** What the form is about, where a press opens it. Null closes the form; without it, the form is always open. */
  readonly target?: CommentTarget | null;
}

export function Discussion({ comments, mayComment, mayApply = false, target, ...about }: DiscussionProps) {
  const t = useTranslations('desk.discussion');
  const router = useRouter();
  const settling = useAction();
  const { changeSet, path } = about;
  const apply = (id: number): void =>
    void settling.run(async () => {
      await request(ApplySuggestionDocument, { id });
      // The editor must load the changed text.
      window.location.reload();
    });
  const settle = (id: number, resolved: boolean): void =>
    void settling.run(async () => {
      await request(ResolveCommentDocument, { id, resolved });
      router.refresh();
    });
  const shown = path === undefined ? comments : comments.filter((one) => one.path === path);
  return (
    <div className="discussion">
      {shown.length === 0 && target === undefined && <p className="quiet">{t('noCommentsYet')}</p>}
      {mayComment && about.line !== undefined && <p className="quiet">{t('clickLineNumberPress')}</p>}
      <ol className="comments">
        {shown.map((comment) => (
          <li
            key={comment.id}
            // In a difference, the list of the page has the id already.
            id={target === undefined ? `comment-${comment.id}` : undefined}
            data-resolved={comment.resolved}
          >
            <CommentHead comment={comment} changeSet={changeSet} isOfSet={path === undefined} />
            {comment.suggestion == null && <Words comment={comment} />}
            {comment.body !== '' && <p className="comment-body">{comment.body}</p>}
            {comment.suggestion != null && (
              <div className="comment-suggestion">
                {comment.suggestion === '' && <p>{t('removesLine')}</p>}
                <p className="comment-change">
                  <DiffText before={comment.quote ?? ''} after={comment.suggestion} />
                </p>
                {mayApply && !comment.resolved && !comment.outdated && (
                  <button type="button" disabled={settling.busy} onClick={() => apply(comment.id)}>
                    {t('applySuggestion')}
                  </button>
                )}
              </div>
            )}
            {mayComment && (
              <button
                type="button"
                className="link-button"
                disabled={settling.busy}
                onClick={() => settle(comment.id, !comment.resolved)}
              >
                {comment.resolved ? t('reopenComment') : t('resolveComment')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {mayComment && target !== null && <CommentForm key={JSON.stringify(target)} {...about} {...target} />}
    </div>
  );
}

/** The words of the line that a comment is about. */
function Words({ comment: { quote, wordsFrom, wordsTo } }: { readonly comment: CommentPartsFragment }) {
  if (quote == null || wordsFrom == null || wordsTo == null) return null;
  return (
    <blockquote className="comment-words">
      {quote.slice(0, wordsFrom)}
      <mark>{quote.slice(wordsFrom, wordsTo)}</mark>
      {quote.slice(wordsTo)}
    </blockquote>
  );
}

interface CommentHeadProps {
  readonly comment: CommentPartsFragment;
  readonly changeSet: number;
  /** Whether the comments of all documents are shown, so that each names its document. */
  readonly isOfSet: boolean;
}

/** The address of the line that a comment is about. */
const placeHref = ({ path, line }: CommentPartsFragment, changeSet: number): string =>
  documentHref(path!, changeSet, line == null ? {} : { line: String(line) });

/** Who wrote a comment, when, and what it is about. */
function CommentHead({ comment, changeSet, isOfSet }: CommentHeadProps) {
  const t = useTranslations('desk.discussion');
  const { path } = comment;
  return (
    <p className="quiet">
      <b>{comment.author.replace(/ <.*/u, '')}</b>, {moment(comment.at)}
      {path && isOfSet && (
        <>{t.rich('on', { path, link: (chunks) => <a href={placeHref(comment, changeSet)}>{chunks}</a> })}</>
      )}
      {comment.line != null && t('line', { line: comment.line })}
      {comment.field && `, ${comment.field}`}
      {comment.resolved && t('resolved')}
      {comment.outdated && !comment.resolved && <strong> {t('outdated')}</strong>}
    </p>
  );
}
