/** The catalogue of the builder: search, facets, and cards with steppers. A button loads the next page. */
'use client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { numberWord } from '../../shared/catalogue.ts';
import { faceOf } from '../../shared/face.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { CardRow } from '../../shared/components/card.tsx';
import { NearNames, QueryProblems } from '../cards/index.ts';
import { useSearchedCollection } from '../collection/index.ts';
import { askCards } from './ask-builder.ts';
import { CardFacets, type Chosen } from './card-facets.tsx';
import { startDrag } from './drag.ts';
import { Stepper } from './stepper.tsx';
import type { BuiltCard, BuiltGame, CardPage } from './types.ts';

const PAGE = 40;
/** The pause in typing before a search, in milliseconds. */
const REST = 200;

export interface CardsPaneProps {
  readonly game: BuiltGame;
  readonly first: CardPage;
  /** The id of the signed-in person. Null for a visitor. */
  readonly owner: string | null;
  /** The number of copies in the deck, by card slug. */
  readonly copies: ReadonlyMap<string, number>;
  onMeet(cards: readonly BuiltCard[]): void;
  onCopies(card: BuiltCard, copies: number): void;
}

export function CardsPane({ game, first, owner, copies, onMeet, onCopies }: CardsPaneProps) {
  const t = useTranslations('build.cardsPane');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const [sort, setSort] = useState('');
  const [query] = useSettled(text.trim(), REST);
  const facets = useMemo(
    () =>
      Object.entries(chosen)
        .filter(([, values]) => values.length > 0)
        .map(([field, values]) => ({ field, values: [...values] })),
    [chosen],
  );
  const collection = useSearchedCollection(game.id, owner, query);
  const isFirst = query === '' && facets.length === 0 && sort === '';
  const search = useInfiniteQuery({
    queryKey: ['cards-to-build', game.id, query, facets, sort, collection],
    queryFn: ({ pageParam: after, signal }) =>
      askCards({ game: game.id, query, facets, sort, first: PAGE, after, collection: collection ?? null }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null),
    ...(isFirst && { initialData: { pages: [first], pageParams: [null] } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    enabled: collection !== undefined,
  });
  const pages = search.data?.pages;
  useEffect(() => {
    for (const page of pages ?? []) onMeet(page.nodes);
  }, [pages, onMeet]);
  const cards = pages?.flatMap(({ nodes }) => nodes) ?? [];
  const total = pages?.[0]?.totalCount ?? 0;
  const near = pages?.[0]?.near ?? [];
  const { card, cards: many } = game.words;

  return (
    <section className="builder-cards" aria-label={t('cards')}>
      <div className="builder-search" role="search">
        <label className="visually-hidden" htmlFor="builder-search">
          {t('search')}
        </label>
        <input
          id="builder-search"
          className="field"
          type="search"
          value={text}
          placeholder={t('placeholder', { field: numberWord(game.cardFields) })}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
        />
        <label className="visually-hidden" htmlFor="builder-sort">
          {t('sortBy')}
        </label>
        <select id="builder-sort" className="field" value={sort} onChange={(event) => setSort(event.target.value)}>
          <option value="">{text ? t('bestMatch') : t('name')}</option>
          {game.cardFields
            .filter(({ type }) => type === 'number')
            .flatMap(({ id, label }) => [
              <option key={id} value={id}>
                {t('lowFirst', { label })}
              </option>,
              <option key={`-${id}`} value={`-${id}`}>
                {t('highFirst', { label })}
              </option>,
            ])}
        </select>
      </div>
      <details className="builder-filters">
        <summary>{t('filters', { count: facets.reduce((sum, { values }) => sum + values.length, 0) })}</summary>
        <CardFacets facets={pages?.[0]?.facets ?? []} chosen={chosen} onChoose={setChosen} />
      </details>
      <QueryProblems query={query} problems={pages?.[0]?.problems ?? []} understood={pages?.[0]?.understood ?? true} />
      <p className="builder-found quiet" role="status">
        {t('found', { count: total, card, cards: many })}
      </p>
      {near.length > 0 && <NearSearches names={near} onSearch={setText} />}
      {search.error && <SearchFailure error={search.error} onAgain={() => void search.refetch()} />}
      <ul className="builder-list" aria-busy={search.isFetching}>
        {cards.map((each) => (
          <li
            key={each.slug}
            data-card={each.slug}
            draggable
            onDragStart={(event) => startDrag(event, { card: each.slug, name: each.listName, from: null })}
          >
            <CardRow card={faceOf(each)} href={`/${game.id}/cards/${each.slug}`}>
              <Stepper
                name={each.listName}
                copies={copies.get(each.slug) ?? 0}
                onChange={(count) => onCopies(each, count)}
              />
            </CardRow>
          </li>
        ))}
      </ul>
      {search.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {t('showMore', { cards: many })}
        </button>
      )}
    </section>
  );
}

function SearchFailure({ error, onAgain }: { readonly error: Error; onAgain(): void }) {
  const t = useTranslations('build.cardsPane');
  return (
    <p className="deck-failure" role="alert">
      {useErrorSentence()(error)}{' '}
      <button type="button" className="link-button" onClick={onAgain}>
        {t('tryAgain')}
      </button>
    </p>
  );
}

/** Names that are like a word without a hit, as buttons that search for them. */
function NearSearches({ names, onSearch }: { readonly names: readonly string[]; onSearch(query: string): void }) {
  const button = (name: string, query: string) => (
    <button type="button" className="link-button" onClick={() => onSearch(query)}>
      {name}
    </button>
  );
  return <NearNames names={names} search={button} />;
}
