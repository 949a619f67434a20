/** What people say about a change set or one of its documents, by line and field; said and settled here. */
'use client';
import { AddCommentDocument, ResolveCommentDocument, type CommentPartsFragment } from '@rulewright/api-client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { documentHref, moment } from '../../lib/desk/states.ts';
import { tell } from '../../lib/desk/tell.ts';
import { useAction } from '../../lib/desk/use-action.ts';
import { Form } from '../account/form.tsx';

export interface DiscussionProps {
  readonly changeSet: number;
  readonly comments: readonly CommentPartsFragment[];
  readonly mayComment: boolean;
  /** The document that is open; without it the whole change set is spoken of. */
  readonly path?: string;
  /** The line at which the caret stands. */
  readonly line?: number;
  /** How often a comment on that line was asked for; each time the form is made ready for it. */
  readonly asked?: number;
  /** Fields that changed, to be named in a comment. */
  readonly fields?: readonly string[];
}

const LINE = 'line';

export function Discussion({ changeSet, comments, mayComment, path, line, asked = 0, fields = [] }: DiscussionProps) {
  const router = useRouter();
  const settling = useAction();
  const place = useRef<HTMLSelectElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    if (place.current) place.current.value = LINE;
    words.current?.focus();
  }, [asked]);
  const shown = path === undefined ? comments : comments.filter((one) => one.path === path);
  return (
    <div className="discussion">
      {shown.length === 0 && <p className="quiet">Nothing has been said yet.</p>}
      {mayComment && line !== undefined && (
        <p className="quiet">Click the number of a line, or press Alt Enter in it, to speak about it.</p>
      )}
      <ol className="comments">
        {shown.map((comment) => (
          <li key={comment.id} data-resolved={comment.resolved}>
            <p className="quiet">
              <b>{comment.author.replace(/ <.*/u, '')}</b>, {moment(comment.at)}
              {comment.path && path === undefined && (
                <>
                  , on <a href={documentHref(comment.path, changeSet)}>{comment.path}</a>
                </>
              )}
              {comment.line != null && `, line ${comment.line}`}
              {comment.field && `, ${comment.field}`}
              {comment.resolved && ', settled'}
            </p>
            <p className="comment-body">{comment.body}</p>
            {mayComment && (
              <button
                type="button"
                className="link-button"
                disabled={settling.busy}
                onClick={() =>
                  void settling.run(async () => {
                    await tell(ResolveCommentDocument, { id: comment.id, resolved: !comment.resolved });
                    router.refresh();
                  })
                }
              >
                {comment.resolved ? 'Open it again' : 'Settled'}
              </button>
            )}
          </li>
        ))}
      </ol>
      {mayComment && (
        <Form
          submit="Comment"
          onSubmit={async ({ body = '', place: about = '' }, form) => {
            const at = about === LINE ? { line } : about === '' ? {} : { field: about };
            await tell(AddCommentDocument, { changeSet, path, body, ...at });
            form.reset();
            router.refresh();
          }}
        >
          {path !== undefined && (
            <p className="form-line">
              <label htmlFor="comment-place">About</label>
              <select id="comment-place" ref={place} name="place" className="field">
                <option value="">the document</option>
                {line !== undefined && <option value={LINE}>line {line}, where the caret is</option>}
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {field}
                  </option>
                ))}
              </select>
            </p>
          )}
          <p className="form-line">
            <label htmlFor="comment-body">Your comment</label>
            <textarea id="comment-body" ref={words} name="body" className="field" rows={3} required />
          </p>
        </Form>
      )}
    </div>
  );
}
