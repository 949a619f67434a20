/** All documents by game and kind, with a search that narrows while one types. */
'use client';
import type { DeskDocumentsQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { groupBy } from '../../lib/group-by.ts';
import { documentHref } from '../../lib/desk/states.ts';
import { valueName } from '../../lib/value-names.ts';

type Entry = DeskDocumentsQuery['documents'][number];

export interface ContentTreeProps {
  readonly documents: readonly Entry[];
  readonly set: number | null;
  /** The document that is open. */
  readonly path: string | null;
}

const plural = (kind: string): string => {
  const name = valueName(kind);
  return /s$|y$/u.test(name) ? name : `${name}s`;
};

export function ContentTree({ documents, set, path }: ContentTreeProps) {
  const t = useTranslations('desk.contentTree');
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = documents.filter(({ title, path: where }) => {
    const text = `${title} ${where}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const games = groupBy(found, (one) => one.game);
  return (
    <nav className="content-tree" aria-label={t('documents')}>
      <label className="form-line">
        <span className="visually-hidden">{t('searchDocuments')}</span>
        <input
          type="search"
          className="field"
          placeholder={t('searchDocuments')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p className="quiet" role="status">
        {words.length > 0 && t('of', { count: found.length, all: documents.length })}
      </p>
      {[...games].map(([game, entries]) => (
        <section key={game} aria-label={valueName(game)}>
          <p className="eyebrow">{valueName(game)}</p>
          {[...groupBy(entries, (one) => one.kind)].map(([kind, list]) => (
            <details
              key={`${kind} ${words.length > 0}`}
              open={words.length > 0 || list.some((one) => one.path === path || one.change)}
            >
              <summary>
                {plural(kind)} <span className="quiet">{list.length}</span>
              </summary>
              <ul>
                {list.map((one) => (
                  <li key={one.path}>
                    <a
                      href={documentHref(one.path, set)}
                      title={one.path}
                      aria-current={one.path === path ? 'page' : undefined}
                    >
                      {one.title}
                    </a>
                    {one.change && <span className="change-mark">{t('change', { change: one.change })}</span>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
      {found.length === 0 && <p>{t('noMatches')}</p>}
    </nav>
  );
}
