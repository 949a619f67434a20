/** An answer with its rule, and the results of a search below it. */
import type { SearchQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { hrefOf, ruleHref } from './hit-links.ts';

export interface FoundResults {
  readonly search: SearchQuery['search'];
  readonly searchAnswer: SearchQuery['searchAnswer'];
}

export interface SearchResultsProps {
  readonly results: FoundResults;
  /** The game in which the search looked; without it, each result names its game. */
  readonly game?: string | undefined;
  /** The ids of the rules on the open page. */
  readonly rulesHere?: ReadonlySet<string>;
}

export function SearchResults({ results: { search, searchAnswer }, game, rulesHere }: SearchResultsProps) {
  const t = useTranslations('common.search');
  return (
    <>
      {searchAnswer.length > 0 && (
        <div className="search-answer" role="note" aria-label={t('answer')}>
          {searchAnswer.map(({ text, ruleId, mode, modes, ...of }) => (
            <p key={`${of.game} ${ruleId} ${text}`}>
              {(game === undefined || modes.length > 0) && (
                <b>{[...(game === undefined ? [of.gameName] : []), ...modes.map(({ name }) => name)].join(', ')}: </b>
              )}
              {text}{' '}
              {ruleId !== null && (
                <a href={rulesHere?.has(ruleId) ? `#${ruleId}` : ruleHref(of.game, mode, ruleId)}>{t('rule')}</a>
              )}
            </p>
          ))}
        </div>
      )}
      <p className="quiet" role="status">
        {t('found', { count: search.length })}
      </p>
      <ol className="search-hits">
        {search.map((hit) => (
          <li key={`${hit.game} ${hit.kind} ${hit.id}`}>
            <a href={hrefOf(hit, rulesHere)}>
              <span className="search-hit-title">{hit.title}</span>
              <span className="search-hit-kind">
                {game === undefined && `${hit.gameName} · `}
                {t('kind', { kind: hit.kind })}
              </span>
              {hit.excerpt !== '' && <span className="search-hit-text">{hit.excerpt}</span>}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
