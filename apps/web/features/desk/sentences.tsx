/** The texts of the open card as sentences. The desk shows what each means while the editor types, and suggests the next words. */
'use client';
import type { SentenceEntry } from '@rulewright/content/sentences';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SentenceField } from './sentence-field.tsx';

export interface SentencesProps {
  readonly source: string;
  readonly entries: readonly SentenceEntry[];
  readonly readOnly: boolean;
  readonly onChange: (source: string) => void;
  /** Adds an empty text to the source. */
  readonly withNewText: (source: string) => string;
  /** Reports a text that was written and is not read. */
  readonly onUnread: (text: string, word: string) => void;
  /** The page with the texts of the game that were not read. */
  readonly unreadHref: string;
}

export function Sentences({ source, entries, readOnly, onChange, withNewText, onUnread, unreadHref }: SentencesProps) {
  const t = useTranslations('desk.sentences');
  /** The index of the text that the editor added last. Its field gets the focus. */
  const [added, setAdded] = useState<number | null>(null);
  return (
    <>
      {entries.length === 0 && <p className="quiet">{t('none')}</p>}
      <ol className="sentences">
        {entries.map((entry, i) => (
          <li key={[...entry.path, entry.field].join('.')}>
            <SentenceField
              label={t('label', { number: i + 1 })}
              source={source}
              entry={entry}
              readOnly={readOnly}
              onChange={onChange}
              onUnread={onUnread}
              isNew={i === added}
            />
          </li>
        ))}
      </ol>
      {!readOnly && withNewText(source) !== source && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setAdded(entries.length);
            onChange(withNewText(source));
          }}
        >
          {t('add')}
        </button>
      )}
      <p className="quiet">
        <a href={unreadHref}>{t('unread')}</a>
      </p>
    </>
  );
}
