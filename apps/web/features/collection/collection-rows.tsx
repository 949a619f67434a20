/** The rows of a collection: copies of each printing and condition, which can be changed. */
'use client';
import { addRows, rowKey, setRow, type CollectionRow } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StoredCollection } from '../../shared/stored-collection.ts';
import type { CollectionState } from './use-collection.ts';

/** The rows on a page. */
const SHOWN = 60;
const KINDS = ['all', 'own', 'want', 'missing'] as const;
type Kind = (typeof KINDS)[number];

const MOST_COPIES = 9_999;
const LONGEST_CONDITION = 30;

const isKind = ({ own, want }: CollectionRow, kind: Kind): boolean =>
  kind === 'all' || (kind === 'own' ? own > 0 : kind === 'want' ? want > 0 : want > own);

/** The rows that a filter leaves, by name. */
function rowsLike({ rows, names, codes }: StoredCollection, text: string, kind: Kind): readonly CollectionRow[] {
  const nameOf = ({ card }: CollectionRow): string => names[card] ?? card;
  const words = text.toLowerCase().split(/\s+/u);
  const searched = (row: CollectionRow): string =>
    [nameOf(row), codes[row.set] ?? row.set, row.number, row.condition].join(' ').toLowerCase();
  return rows
    .filter((row) => isKind(row, kind) && words.every((word) => searched(row).includes(word)))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || (rowKey(a) < rowKey(b) ? -1 : 1));
}

export function CollectionRows({ game, state }: { readonly game: string; readonly state: CollectionState }) {
  const t = useTranslations('collection.rows');
  const { collection, change } = state;
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [most, setMost] = useState(SHOWN);
  const rows = rowsLike(collection, text, kind);
  const set = (row: CollectionRow): void => change(({ rows, unread }) => ({ rows: setRow(rows, row), unread }));
  /** Copies of the same printing that have the new condition already are added up. */
  const recondition = (row: CollectionRow, condition: string): void =>
    change(({ rows, unread }) => ({
      rows: addRows(setRow(rows, { ...row, own: 0, want: 0 }), [{ ...row, condition }]),
      unread,
    }));
  return (
    <section aria-labelledby="collection-rows" className="collection-part">
      <h2 id="collection-rows">{t('title')}</h2>
      <div className="collection-filter" role="search">
        <label>
          <span className="visually-hidden">{t('search')}</span>
          <input
            className="field"
            type="search"
            placeholder={t('placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label>
          <span className="visually-hidden">{t('show')}</span>
          <select
            className="field"
            value={kind}
            autoComplete="off"
            onChange={(event) => setKind(event.target.value as Kind)}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {t('kind', { kind: each })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="quiet">
        {t('found', { count: rows.length })}
      </p>
      <ul className="collection-rows">
        {rows.slice(0, most).map((row) => (
          <li key={rowKey(row)}>
            <Row game={game} row={row} collection={collection} onSet={set} onCondition={recondition} />
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + SHOWN)}>
          {t('more')}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly game: string;
  readonly row: CollectionRow;
  readonly collection: StoredCollection;
  onSet(row: CollectionRow): void;
  onCondition(row: CollectionRow, condition: string): void;
}

function Row({ game, row, collection: { names, codes }, onSet, onCondition }: RowProps) {
  const t = useTranslations('collection.rows');
  const name = names[row.card] ?? row.card;
  const printing = row.set === '' ? '' : `${codes[row.set] ?? row.set} ${row.number}`;
  const about = [name, printing, row.condition].filter((part) => part !== '').join(', ');
  return (
    <>
      <span className="collection-name">
        <a href={`/${game}/cards/${row.card}`}>
          <bdi>{name}</bdi>
        </a>{' '}
        <span className="quiet">{printing}</span>
      </span>
      <input
        key={row.condition}
        className="field"
        aria-label={t('conditionOf', { card: about })}
        placeholder={t('condition')}
        defaultValue={row.condition}
        maxLength={LONGEST_CONDITION}
        autoComplete="off"
        onBlur={({ target }) => {
          const condition = target.value.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').trim();
          if (condition !== row.condition) onCondition(row, condition);
        }}
      />
      {(['own', 'want'] as const).map((of) => (
        <label key={of} className="collection-count">
          <span aria-hidden="true">{t('count', { of })}</span>
          <CountField
            label={t('countOf', { of, card: about })}
            copies={row[of]}
            onChange={(copies) => onSet({ ...row, [of]: copies })}
          />
        </label>
      ))}
    </>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly copies: number;
  onChange(copies: number): void;
}

/** A number of copies. Zero counts only when the field is left, because a row without copies goes away. */
function CountField({ label, copies, onChange }: CountFieldProps) {
  const [text, setText] = useState(String(copies));
  const [shown, setShown] = useState(copies);
  if (shown !== copies) {
    setShown(copies);
    setText(String(copies));
  }
  const read = (typed: string): number | null => (/^\d{1,4}$/u.test(typed) ? Number(typed) : null);
  return (
    <input
      className="field"
      type="number"
      min={0}
      max={MOST_COPIES}
      aria-label={label}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const next = read(target.value);
        if (next !== null && next > 0) onChange(next);
      }}
      onBlur={() => {
        const next = read(text);
        if (next === null) setText(String(copies));
        else if (next !== copies) onChange(next);
      }}
    />
  );
}
