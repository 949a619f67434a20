/** The results of a catalogue search that compares copies in the collection of this browser, which the server does not know. */
'use client';
import { CatalogueDocument, type CatalogueQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { sortOf, type CatalogueState } from '../../shared/catalogue.ts';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { Results } from '../cards/index.ts';
import { useSearchedCollection } from './use-searched-collection.ts';

type Page = NonNullable<CatalogueQuery['cards']>;

export interface OwnResultsProps {
  readonly game: string;
  readonly owner: string | null;
  readonly state: CatalogueState;
  readonly pageSize: number;
}

export function OwnResults({ game, owner, state, pageSize }: OwnResultsProps) {
  const t = useTranslations('collection.ownResults');
  const sentenceOf = useErrorSentence();
  const collection = useSearchedCollection(game, owner, state.query ?? '');
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (collection !== undefined) void load(null);
    // The page has one search, so only the collection changes.
  }, [collection]);

  async function load(after: string | null): Promise<void> {
    setFailure(null);
    try {
      const facets = state.facets.map((facet) => ({ ...facet }));
      const asked = { game, query: state.query, facets, sort: sortOf(state), first: pageSize, after, collection };
      const { cards } = await request(CatalogueDocument, asked);
      if (cards) setPages((old) => (after === null ? [cards] : [...old, cards]));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  const last = pages.at(-1);
  return (
    <div className="own-results">
      <p role="status">
        {last ? t('found', { count: last.totalCount }) : t('comparing')} <a href={`/${game}/collection`}>{t('open')}</a>
      </p>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}{' '}
          <button type="button" className="link-button" onClick={() => void load(last?.pageInfo.endCursor ?? null)}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      {last && (
        <Results
          game={game}
          cards={pages.flatMap(({ nodes }) => nodes)}
          view={state.view}
          everyPrint={last.unique === 'prints'}
        />
      )}
      {last?.pageInfo.hasNextPage && (
        <button type="button" className="button" onClick={() => void load(last.pageInfo.endCursor ?? null)}>
          {t('more')}
        </button>
      )}
    </div>
  );
}
