/** The form for a comment: on the document, a field or the line with the caret, with a new text for the line if the person suggests one. */
'use client';
import { AddCommentDocument, EditorNamesDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { forget, hereOf, keep } from '../../shared/kept-field.ts';
import { keptAt } from '../../shared/kept-texts.ts';
import { request } from '../../shared/request.ts';
import { commentInput, LINE, suggestedAt, wordsInput, type Suggested } from './model/suggestion.ts';
import { wordsOf, type WordPlace } from './review/word-place.ts';
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
  /** The selected words that the comment is about. */
  readonly words?: WordPlace;
  /** The field that the comment is about. */
  readonly field?: string;
  /** Called after a comment was posted. */
  readonly onPosted?: () => void;
  /** The changed fields, which a comment can name. */
  readonly fields?: readonly string[];
}

export function CommentForm(props: CommentFormProps) {
  const { changeSet, path, line, lineText = '', asked = 0, fields = [], words: selected, field, onPosted } = props;
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
  const isOpened = onPosted !== undefined;
  useEffect(() => {
    if (isOpened) words.current?.focus();
  }, [isOpened]);
  return (
    <Form
      submit={t('postComment')}
      label={t('yourComment')}
      // Several of these forms can be open on one page, and each keeps its own text.
      about={onPosted && [path, field, selected?.line, selected?.from].join(' ')}
      onSubmit={async ({ body = '', place: about = field ?? '', newWords }, form) => {
        const input = selected ? wordsInput(selected, newWords) : commentInput(about, line, suggested);
        if (body.trim() === '' && input.suggestion === undefined) throw new Error(t('writeFirst'));
        await request(AddCommentDocument, { changeSet, path, body, ...input });
        suggest(null);
        form.reset();
        router.refresh();
        onPosted?.();
      }}
    >
      {field !== undefined && <p>{t('aboutField', { field })}</p>}
      {selected && <SelectedWords place={selected} />}
      {path !== undefined && !selected && field === undefined && onPosted === undefined && (
        <SelectLine label={t('about')} id="comment-place" ref={place} name="place" of={fields}>
          <option value="">{t('theDocument')}</option>
          {line !== undefined && <option value={LINE}>{t('lineAtTheCaret', { line })}</option>}
        </SelectLine>
      )}
      <TextField label={t('yourComment')} name="body" area={words} rows={3} />
      <Mention changeSet={changeSet} area={words} />
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

/** The selected words, and a field for others in their place. */
function SelectedWords({ place }: { readonly place: WordPlace }) {
  const t = useTranslations('desk.discussion');
  const { lineText, from, to, line } = place;
  return (
    <>
      <blockquote className="comment-words">
        {lineText.slice(0, from)}
        <mark>{lineText.slice(from, to)}</mark>
        {lineText.slice(to)}
      </blockquote>
      <TextField
        label={t('newWords', { line })}
        help={t('newWordsHelp')}
        name="newWords"
        defaultValue={wordsOf(place)}
      />
    </>
  );
}

/** Puts the name of a person into the comment. The person gets a notice. */
function Mention({
  changeSet,
  area,
}: {
  readonly changeSet: number;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslations('desk.discussion');
  const id = useId();
  const [asked, setAsked] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['editor-names', changeSet],
    queryFn: async ({ signal }) => (await request(EditorNamesDocument, { changeSet }, { signal })).editorNames,
    enabled: asked,
    staleTime: Infinity,
  });
  // A phone shows the options that are there when the list opens, so they are loaded once a person writes.
  useEffect(() => {
    const field = area.current;
    const ask = (): void => setAsked(true);
    const events = ['focus', 'input'] as const;
    for (const name of events) field?.addEventListener(name, ask, { once: true });
    return () => {
      for (const name of events) field?.removeEventListener(name, ask);
    };
  }, [area]);
  return (
    <SelectLine
      id={id}
      label={t('mention')}
      value=""
      empty={t('nobodyMentioned')}
      of={data.map(({ name }) => name)}
      onFocus={() => setAsked(true)}
      onPointerEnter={() => setAsked(true)}
      onChange={(name) => {
        const field = area.current;
        if (!field || name === '') return;
        const { selectionStart: at, selectionEnd: end, value } = field;
        const before = at > 0 && !/\s$/u.test(value.slice(0, at)) ? ' ' : '';
        field.setRangeText(`${before}@${name} `, at, end, 'end');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.focus();
      }}
    />
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
