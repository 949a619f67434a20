/** The differences of a document: of data field by field, of prose word by word. A new or removed document appears as its text. */
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { piecesOf } from './model/notation.ts';
import { describedPicture, type DescribedPicture } from './model/picture-text.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

interface FieldChangeData {
  readonly field: string;
  readonly label?: string | null;
  readonly change: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A value as text for a cell: a list with commas, and the members of an object on lines of their own. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object' || one === null);
    return value.map(shown).join(isPlain ? ', ' : '\n\n');
  }
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${shown(one).replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** The name of a field as an editor knows it. The fields of a game are in "data", which says nothing to a reader. */
const nameOfField = (field: string): string => field.replace(/^data\./u, '');

/** The differences of a document's data, field by field. */
interface FieldDiffProps {
  readonly fields: readonly FieldChangeData[];
  readonly of: string | undefined;
  /** Opens a comment on a field. */
  readonly onField?: ((field: string) => void) | undefined;
}

function FieldDiff({ fields, of, onField }: FieldDiffProps) {
  const t = useTranslations('desk.fieldDiff');
  return (
    <WideTable
      label={of === undefined ? t('changedFields') : t('changedFieldsOf', { of })}
      className="table field-diff"
      columns={[t('field'), t('before'), t('after')]}
    >
      <tbody>
        {fields.map((one) => (
          <tr key={one.field}>
            <th scope="row">
              {one.field === '' ? t('document') : (one.label ?? <code>{nameOfField(one.field)}</code>)}{' '}
              <span className="quiet">{t('change', { change: one.change })}</span>{' '}
              {onField && one.field !== '' && (
                <button type="button" className="link-button" onClick={() => onField(one.field)}>
                  {t('comment')}
                </button>
              )}
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

/** Each part, with the place in the proposed text at which it begins. */
function placed(parts: readonly WordPart[]): readonly (WordPart & { readonly at: number })[] {
  let at = 0;
  return parts.map((part) => {
    const here = { ...part, at };
    if (part.kind !== 'removed') at += part.text.length;
    return here;
  });
}

/** The words of a part, with the notation between them out of sight. It stays in the page, so that places of selected words are right. */
function Words({ text, isSame }: { readonly text: string; readonly isSame: boolean }) {
  const t = useTranslations('desk.fieldDiff');
  return piecesOf(text, isSame).map((piece, i) =>
    piece.isNotation ? (
      <Fragment key={i}>
        <span hidden>{piece.text}</span>
        {piece.says && <em data-said="">{t('replacedByAnother')}</em>}
      </Fragment>
    ) : (
      piece.text
    ),
  );
}

/**
 * The differences of two texts word by word. Long unchanged parts are collapsed. `data-at` is the place of a part in the proposed text, so that
 * a comment can be about selected words.
 */
function WordDiff({ parts }: { readonly parts: readonly WordPart[] }) {
  const isChapter = parts.some(({ text }) => /^:::/mu.test(text));
  return (
    <div className={isChapter ? 'word-diff word-diff-chapter' : 'word-diff'}>
      {placed(parts).map(({ kind, text, at }, i) => {
        const words = (shown: string) => (isChapter ? <Words text={shown} isSame={kind === 'same'} /> : shown);
        if (kind === 'removed') return <del key={i}>{words(text)}</del>;
        if (kind === 'added')
          return (
            <ins key={i} data-at={at}>
              {words(text)}
            </ins>
          );
        if (text.length <= 2 * AROUND + 40)
          return (
            <span key={i} data-at={at}>
              {words(text)}
            </span>
          );
        const end = tail(text);
        return (
          <Fragment key={i}>
            {i > 0 && <span data-at={at}>{words(head(text))}</span>}
            <span className="word-diff-gap">…</span>
            {i < parts.length - 1 && <span data-at={at + text.length - end.length}>{words(end)}</span>}
          </Fragment>
        );
      })}
    </div>
  );
}

/** A picture before and after the change, in place of the document that describes its file. */
function PictureDiff({
  before,
  after,
}: {
  readonly before: DescribedPicture | null;
  readonly after: DescribedPicture | null;
}) {
  const t = useTranslations('desk.fieldDiff');
  return (
    <div className="picture-diff">
      {[
        { is: 'before', of: before },
        { is: 'after', of: after },
      ].map(
        ({ is, of }) =>
          of && (
            <figure key={is} data-is={is}>
              <img src={of.src} width={of.width} height={of.height} alt={t('picture', { is })} />
              <figcaption>
                {t('pictureSize', { is, width: of.width, height: of.height, size: Math.ceil(of.bytes / 1000) })}
              </figcaption>
            </figure>
          ),
      )}
    </div>
  );
}

/** The text of one side of a diff. */
const sideOf = (parts: readonly WordPart[], other: 'added' | 'removed'): string =>
  parts.map(({ kind, text }) => (kind === other ? '' : text)).join('');

export interface DocumentDiffProps {
  /** The document, where a page shows several. It tells the regions apart. */
  readonly of?: string;
  readonly fields: readonly FieldChangeData[];
  readonly words: readonly WordPart[];
  /** Whether the source of a changed document is below its fields. */
  readonly source?: 'folded' | 'shown';
  /** Opens a comment on a field. */
  readonly onField?: ((field: string) => void) | undefined;
}

export function DocumentDiff({ of, fields, words, source, onField }: DocumentDiffProps) {
  const t = useTranslations('desk.changedDocuments');
  const [only] = words;
  const [before, after] = [describedPicture(sideOf(words, 'added')), describedPicture(sideOf(words, 'removed'))];
  if (before || after) return <PictureDiff before={before} after={after} />;
  // A diff with one part has no unchanged text, so the document is new or removed.
  if (words.length === 1 && only && only.kind !== 'same')
    return (
      <pre
        className="whole-document"
        tabIndex={0}
        role="region"
        aria-label={of === undefined ? t('wholeText') : t('wholeTextOf', { of })}
        data-change={only.kind}
      >
        <span data-at={only.kind === 'added' ? 0 : undefined}>{only.text}</span>
      </pre>
    );
  if (fields.length === 0) return <WordDiff parts={words} />;
  return (
    <>
      <FieldDiff fields={fields} of={of} onField={onField} />
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
