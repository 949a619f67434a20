/** The texts of the open card as sentences. The desk converts each to data while the editor types, and suggests the next words. */
'use client';
import { verdictOn, type SentenceEntry } from '@rulewright/content/sentences';
import { useTranslations } from 'next-intl';
import { SentenceField } from './sentence-field.tsx';

export interface SentencesProps {
  readonly source: string;
  readonly entries: readonly SentenceEntry[];
  readonly readOnly: boolean;
  readonly onChange: (source: string) => void;
}

export function Sentences({ source, entries, readOnly, onChange }: SentencesProps) {
  const t = useTranslations('desk.sentences');
  if (entries.length === 0) return <p className="quiet">{t('none')}</p>;
  return (
    <ol className="sentences">
      {entries.map((entry, i) => (
        <li key={[...entry.path, entry.field].join('.')}>
          <SentenceField
            label={t('label', { number: i + 1 })}
            source={source}
            entry={entry}
            verdict={verdictOn(entry)}
            readOnly={readOnly}
            onChange={onChange}
          />
        </li>
      ))}
    </ol>
  );
}
