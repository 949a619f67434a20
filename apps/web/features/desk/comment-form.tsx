/** The form for a comment: on the document, a field or the line with the caret, with a new text for the line if the person suggests one. */
'use client';
import { AddCommentDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { forget, hereOf, keep } from '../../shared/kept-field.ts';
import { keptAt } from '../../shared/kept-texts.ts';
import { request } from '../../shared/request.ts';
import { commentInput, LINE, suggestedAt, type Suggested } from './model/suggestion.ts';
import { SelectLine } from '../../shared/forms/select.tsx';

export interface CommentFormProps {
  readonly changeSet: number;
  /** The open document. Without it, the comments are about the whole change set. */
  readonly path?: string;
  /** The number of the line with the caret, and the line's text. */
  readonly line?: number;
  readonly lineText?: string;
  /** Counts requests to comment on that line. Each new value focuses the form. */
  readonly asked?: number;
  /** The changed fields, which a comment can name. */
  readonly fields?: readonly string[];
}

export function CommentForm({ changeSet, path, line, lineText = '', asked = 0, fields = [] }: CommentFormProps) {
  const t = useTranslations('desk.discussion');
  const router = useRouter();
  const place = useRef<HTMLSelectElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const [suggested, suggest] = useSuggestion(`suggestion:${changeSet}:${path ?? ''}`);
  useEffect(() => {
    if (asked === 0) return;
    if (place.current) place.current.value = LINE;
    words.current?.focus();
  }, [asked]);
  return (
    <Form
      submit={t('postComment')}
      label={t('yourComment')}
      onSubmit={async ({ body = '', place: about = '' }, form) => {
        if (body.trim() === '' && !suggested) throw new Error(t('writeFirst'));
        await request(AddCommentDocument, { changeSet, path, body, ...commentInput(about, line, suggested) });
        suggest(null);
        form.reset();
        router.refresh();
      }}
    >
      {path !== undefined && (
        <SelectLine label={t('about')} id="comment-place" ref={place} name="place" of={fields}>
          <option value="">{t('theDocument')}</option>
          {line !== undefined && <option value={LINE}>{t('lineAtTheCaret', { line })}</option>}
        </SelectLine>
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
              value={suggested?.text ?? lineText}
              onChange={({ target }) => suggest(suggestedAt(suggested ?? { line, original: lineText }, target.value))}
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
  );
}

/** The typed text for a line. It stays with its line when the caret moves, and this browser keeps it until it is sent. */
function useSuggestion(keptPlace: string): readonly [Suggested | null, (next: Suggested | null) => void] {
  const t = useTranslations('desk.discussion');
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  useEffect(() => {
    const stored = keptAt(keptPlace);
    const { line: at, original = '' } = stored?.fields ?? {};
    if (stored && at !== undefined) setSuggested({ line: Number(at), original, text: stored.text });
  }, [keptPlace]);
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
  return [suggested, suggest];
}
