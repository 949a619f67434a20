/** A text of a card: its sentence, suggestions for the next words, the part that is not understood, and its data. */
'use client';
import { lackIn, nextWords, type SentenceEntry } from '@rulewright/content/sentences';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useRef, useState } from 'react';
import { stringify } from 'yaml';
import { withSentence } from './model/sentences.ts';
import { useNearSentences } from './model/use-near-sentences.ts';
import { SentenceReading } from './sentence-reading.tsx';

export interface SentenceFieldProps {
  readonly label: string;
  readonly source: string;
  readonly entry: SentenceEntry;
  readonly readOnly: boolean;
  readonly onChange: (source: string) => void;
  readonly onUnread: (text: string, word: string) => void;
  /** Whether the editor has just added the text. The field then gets the focus. */
  readonly isNew: boolean;
}

/** The maximum number of suggested words. */
const MOST_WORDS = 12;

export function SentenceField({ label, source, entry, readOnly, onChange, onUnread, isNew }: SentenceFieldProps) {
  const t = useTranslations('desk.sentences');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, reading, meant } = entry;
  const [caret, setCaret] = useState(text.length);
  const next = useMemo(() => nextWords(entry.phrase, text.slice(0, caret), entry.place), [entry, text, caret]);
  const data = useMemo(() => (meant === null ? null : stringify(meant, { lineWidth: 0 }).trimEnd()), [meant]);
  const near = useNearSentences(entry);
  const write = (sentence: string, at: number): void => {
    setCaret(at);
    onChange(withSentence(source, entry, sentence));
  };
  const replace = (from: number, to: number, word: string): void => {
    const gap = from > 0 && !/[\s(]$/u.test(text.slice(0, from)) && !/^[,.;:)]/u.test(word) ? ' ' : '';
    const head = `${text.slice(0, from)}${gap}${word}`;
    write(head + text.slice(to), head.length);
    field.current?.focus();
  };
  return (
    <div className="sentence">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        autoFocus={isNew}
        className="field"
        rows={3}
        maxLength={400}
        readOnly={readOnly}
        value={text}
        onChange={(event) => write(event.target.value, event.target.selectionStart)}
        onBlur={() => {
          if (!readOnly && reading.kind === 'unknown') onUnread(text, reading.word);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      {!readOnly && next.words.length > 0 && (
        <div className="sentence-words" role="group" aria-label={t('next')}>
          {next.words.slice(0, MOST_WORDS).map((word) => (
            <button key={word.text} type="button" onClick={() => replace(next.from, caret, word.text)}>
              {word.text}
            </button>
          ))}
        </div>
      )}
      <SentenceReading
        entry={entry}
        near={near}
        lack={reading.kind === 'unknown' ? lackIn(text, reading.from, entry.place) : null}
        onReplace={readOnly ? null : replace}
        onTake={readOnly ? null : (sentence) => write(sentence, sentence.length)}
      />
      {data !== null && (
        <details>
          <summary>{t('data')}</summary>
          <pre className="sentence-data">{data}</pre>
        </details>
      )}
    </div>
  );
}
