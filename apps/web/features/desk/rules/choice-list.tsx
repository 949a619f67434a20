/** A search field above the entries that match it. The first entry is taken with Enter. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { matching } from './chapter-words.ts';

const MOST = 8;

export interface ChoiceListProps<Entry> {
  readonly label: string;
  readonly all: readonly Entry[];
  /** The entry that is chosen now. It comes first. */
  readonly chosen?: string | undefined;
  readonly idOf: (one: Entry) => string;
  readonly textOf: (one: Entry) => string;
  readonly children: (one: Entry) => ReactNode;
  readonly onChoose: (one: Entry) => void;
}

export function ChoiceList<Entry>({ label, all, chosen, idOf, textOf, children, onChoose }: ChoiceListProps<Entry>) {
  const t = useTranslations('desk.ruleDesk');
  const id = useId();
  const [query, setQuery] = useState('');
  const ordered =
    chosen === undefined ? all : all.toSorted((a, b) => Number(idOf(b) === chosen) - Number(idOf(a) === chosen));
  const { shown, more } = matching(ordered, query, textOf, MOST);
  return (
    <div className="choice-list">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="field"
        value={query}
        // The panel opens because someone asked for these choices.
        autoFocus
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !shown[0]) return;
          event.preventDefault();
          onChoose(shown[0]);
        }}
      />
      <ul>
        {shown.map((one) => (
          <li key={idOf(one)}>
            <button type="button" aria-current={idOf(one) === chosen || undefined} onClick={() => onChoose(one)}>
              {children(one)}
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet" role="status">
        {shown.length === 0 ? t('noMatch') : more > 0 && t('moreMatches', { count: more })}
      </p>
    </div>
  );
}
