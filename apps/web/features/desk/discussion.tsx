/** The comments on a change set or one of its documents, by line and field. People can add and resolve them here. */
'use client';
import {
  AddCommentDocument,
  ApplySuggestionDocument,
  ResolveCommentDocument,
  type CommentPartsFragment,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { documentHref, moment } from '../../shared/editing/states.ts';
import { forget, hereOf, keep } from '../../shared/kept-field.ts';
import { keptAt } from '../../shared/kept-texts.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export interface DiscussionProps {
  readonly changeSet: number;
  readonly comments: readonly CommentPartsFragment[];
  readonly mayComment: boolean;
  /** The open document. Without it, the comments are about the whole change set. */
  readonly path?: string;
  /** The number of the line with the caret, and the line's text. */
  readonly line?: number;
  readonly lineText?: string;
  /** Whether the person may change the documents of the change set. */
  readonly mayApply?: boolean;
  /** Counts requests to comment on that line. Each new value focuses the form. */
  readonly asked?: number;
  /** The changed fields, which a comment can name. */
  readonly fields?: readonly string[];
}

const LINE = 'line';

interface Suggested {
  readonly line: number;
  readonly original: string;
  readonly text: string;
}

export function Discussion({
  changeSet,
  comments,
  mayComment,
  path,
  line,
  lineText,
  mayApply = false,
  asked = 0,
  fields = [],
}: DiscussionProps) {
  const t = useTranslations('desk.discussion');
  const router = useRouter();
  const settling = useAction();
  const place = useRef<HTMLSelectElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  /** The typed text for a line. It stays with its line when the caret moves. */
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const keptPlace = `suggestion:${changeSet}:${path ?? ''}`;
  const suggest = (next: Suggested | null): void => {
    setSuggested(next);
    if (next === null) forget(keptPlace);
    else
      keep(keptPlace, {
        label: t('suggestText', { line: next.line }),
        href: hereOf(window.location),
        text: next.text,
        fields: { line: String(next.line), original: next.original },
      });
  };
  useEffect(() => {
    const kept = keptAt(keptPlace);
    const { line: at, original = '' } = kept?.fields ?? {};
    if (kept && at !== undefined) setSuggested({ line: Number(at), original, text: kept.text });
  }, [keptPlace]);
  useEffect(() => {
    if (asked === 0) return;
    if (place.current) place.current.value = LINE;
    words.current?.focus();
  }, [asked]);
  const shown = path === undefined ? comments : comments.filter((one) => one.path === path);
  return (
    <div className="discussion">
      {shown.length === 0 && <p className="quiet">{t('noCommentsYet')}</p>}
      {mayComment && line !== undefined && <p className="quiet">{t('clickLineNumberPress')}</p>}
      <ol className="comments">
        {shown.map((comment) => (
          <li key={comment.id} id={`comment-${comment.id}`} data-resolved={comment.resolved}>
            <p className="quiet">
              <b>{comment.author.replace(/ <.*/u, '')}</b>, {moment(comment.at)}
              {comment.path && path === undefined && (
                <>
                  {t.rich('on', {
                    path: comment.path,
                    link: (chunks) => <a href={documentHref(comment.path ?? '', changeSet)}>{chunks}</a>,
                  })}
                </>
              )}
              {comment.line != null && t('line', { line: comment.line })}
              {comment.field && `, ${comment.field}`}
              {comment.resolved && t('resolved')}
              {comment.outdated && !comment.resolved && <strong> {t('outdated')}</strong>}
            </p>
            {comment.body !== '' && <p className="comment-body">{comment.body}</p>}
            {comment.suggestion != null && (
              <div className="comment-suggestion">
                <pre>
                  <del>{comment.quote}</del>
                </pre>
                <pre>{comment.suggestion === '' ? t('removesLine') : <ins>{comment.suggestion}</ins>}</pre>
                {mayApply && !comment.resolved && !comment.outdated && (
                  <button
                    type="button"
                    disabled={settling.busy}
                    onClick={() =>
                      void settling.run(async () => {
                        await request(ApplySuggestionDocument, { id: comment.id });
                        // The editor must load the changed text.
                        window.location.reload();
                      })
                    }
                  >
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
                onClick={() =>
                  void settling.run(async () => {
                    await request(ResolveCommentDocument, { id: comment.id, resolved: !comment.resolved });
                    router.refresh();
                  })
                }
              >
                {comment.resolved ? t('reopenComment') : t('resolveComment')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {mayComment && (
        <Form
          submit={t('postComment')}
          label={t('yourComment')}
          onSubmit={async ({ body = '', place: about = '' }, form) => {
            if (body.trim() === '' && !suggested) throw new Error(t('writeFirst'));
            const at = suggested
              ? { line: suggested.line }
              : about === LINE
                ? { line }
                : about === ''
                  ? {}
                  : { field: about };
            const text = suggested && { suggestion: suggested.text };
            await request(AddCommentDocument, { changeSet, path, body, ...at, ...text });
            suggest(null);
            form.reset();
            router.refresh();
          }}
        >
          {path !== undefined && (
            <p className="form-line">
              <label htmlFor="comment-place">{t('about')}</label>
              <select id="comment-place" ref={place} name="place" className="field">
                <option value="">{t('theDocument')}</option>
                {line !== undefined && <option value={LINE}>{t('lineAtTheCaret', { line })}</option>}
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {field}
                  </option>
                ))}
              </select>
            </p>
          )}
          <TextField label={t('yourComment')} name="body" area={words} rows={3} />
          {line !== undefined && (
            <details className="suggest" open={suggested !== null || undefined}>
              <summary>{t('suggestText', { line: suggested?.line ?? line })}</summary>
              <p className="form-line">
                <label htmlFor="comment-suggestion">{t('newText', { line: suggested?.line ?? line })}</label>
                <textarea
                  id="comment-suggestion"
                  className="field"
                  rows={2}
                  value={suggested?.text ?? lineText ?? ''}
                  onChange={({ target }) => {
                    const { line: at, original } = suggested ?? { line, original: lineText ?? '' };
                    suggest(target.value === original ? null : { line: at, original, text: target.value });
                  }}
                />
              </p>
              {suggested && (
                <p role="status">
                  {t(suggested.text === '' ? 'suggestionRemoves' : 'suggestionFor', { line: suggested.line })}{' '}
                  <button type="button" className="link-button" onClick={() => suggest(null)}>
                    {t('dropSuggestion')}
                  </button>
                </p>
              )}
            </details>
          )}
        </Form>
      )}
    </div>
  );
}
