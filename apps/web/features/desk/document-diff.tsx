/** The differences of a document: of data field by field, of prose word by word. A new or removed document appears as its text. */
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { WideTable } from '../../shared/components/wide-table.tsx';

interface FieldChangeData {
  readonly field: string;
  readonly change: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A value as text for a cell. */
const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** The differences of a document's data, field by field. */
function FieldDiff({ fields }: { readonly fields: readonly FieldChangeData[] }) {
  const t = useTranslations('desk.fieldDiff');
  return (
    <WideTable label={t('changedFields')} className="table field-diff" columns={[t('field'), t('before'), t('after')]}>
      <tbody>
        {fields.map((one) => (
          <tr key={one.field}>
            <th scope="row">
              <code>{one.field || t('document')}</code>{' '}
              <span className="quiet">{t('change', { change: one.change })}</span>
            </th>
            <td>{one.change !== 'added' && <del>{shown(one.before)}</del>}</td>
            <td>{one.change !== 'removed' && <ins>{shown(one.after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

interface WordPart {
  readonly kind: string;
  readonly text: string;
}

/** The number of unchanged characters to show around a change. */
const AROUND = 160;

/** The end of a text, cut at a line break if there is one. */
const tail = (text: string): string => text.slice(-AROUND).replace(/^[^\n]*\n(?=[^\n])/u, '');
const head = (text: string): string => text.slice(0, AROUND).replace(/\n[^\n]*$/u, '\n');

/** The differences of two texts word by word. Long unchanged parts are collapsed. */
function WordDiff({ parts }: { readonly parts: readonly WordPart[] }) {
  return (
    <div className="word-diff">
      {parts.map((part, i) => {
        if (part.kind === 'added') return <ins key={i}>{part.text}</ins>;
        if (part.kind === 'removed') return <del key={i}>{part.text}</del>;
        const [first, last] = [i === 0, i === parts.length - 1];
        if (part.text.length <= 2 * AROUND + 40) return <Fragment key={i}>{part.text}</Fragment>;
        return (
          <Fragment key={i}>
            {!first && head(part.text)}
            <span className="word-diff-gap">…</span>
            {!last && tail(part.text)}
          </Fragment>
        );
      })}
    </div>
  );
}

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
