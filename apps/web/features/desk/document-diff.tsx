/** The differences of a document: of data field by field, of prose word by word. A new or removed document appears as its text. */
import { useTranslations } from 'next-intl';
import { FieldDiff, type FieldChangeData } from './field-diff.tsx';
import { WordDiff, type WordPart } from './word-diff.tsx';

interface Props {
  readonly fields: readonly FieldChangeData[];
  readonly words: readonly WordPart[];
  /** Whether the source of a changed document is below its fields. */
  readonly source?: 'folded' | 'shown';
}

export function DocumentDiff({ fields, words, source }: Props) {
  const t = useTranslations('desk.changedDocuments');
  const [only] = words;
  // A diff with one part has no unchanged text, so the document is new or removed.
  if (words.length === 1 && only && only.kind !== 'same')
    return (
      <pre className="whole-document" tabIndex={0} role="region" aria-label={t('wholeText')} data-change={only.kind}>
        {only.text}
      </pre>
    );
  if (fields.length === 0) return <WordDiff parts={words} />;
  return (
    <>
      <FieldDiff fields={fields} />
      {source === 'shown' && <WordDiff parts={words} />}
      {source === 'folded' && (
        <details>
          <summary>{t('showSourceChanges')}</summary>
          <WordDiff parts={words} />
        </details>
      )}
    </>
  );
}
