/** The card catalogue: search, facets and three views. The address contains the whole state. */
import { CatalogueDocument, GameHomeDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { Grid2x2, List, Search, Table, X } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AutoSubmit } from '../../../shared/components/auto-submit.tsx';
import { Facets } from '../../../features/cards/facets.tsx';
import { NearNames } from '../../../features/cards/near-names.tsx';
import { QueryProblems } from '../../../features/cards/query-problems.tsx';
import { Results } from '../../../features/cards/results.tsx';
import { SearchBox } from '../../../features/cards/search-box.tsx';
import { SyntaxHelp } from '../../../features/cards/syntax-help.tsx';
import { Options } from '../../../shared/components/options.tsx';
import { find } from '../../../shared/api.ts';
import { numberWord, readState, sortOf, stateHref, VIEWS, withoutValue } from '../../../shared/catalogue.ts';
import type { SearchParams } from '../../../shared/query.ts';
import { gameEmblem } from '../../../features/home/specimens.ts';
import { facetName } from '../../../shared/value-names.ts';
import { Words } from '../../../shared/components/words.tsx';
import { capital } from '../../../shared/words.ts';

const PAGE = 60;
const VIEW_ICONS = { grid: Grid2x2, list: List, table: Table };

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return { title: capital(game.words.cards) };
}

export default async function CardsPage({ params, searchParams }: Props) {
  const t = await getTranslations('cards.page');
  const { game: id } = await params;
  const query = await searchParams;
  const { game: known } = await find(GameHomeDocument, { game: id });
  const fields = known.cardFields;
  const state = readState(query, fields);
  const { game, cards } = await find(CatalogueDocument, {
    game: id,
    query: state.query,
    facets: state.facets.map((facet) => ({ ...facet })),
    sort: sortOf(state),
    first: PAGE,
    after: state.after,
  });
  const path = `/${id}/cards`;
  const sortable = fields.filter((field) => field.type === 'number');
  const nameOf = (field: string, value: string): string =>
    facetName(cards.facets.find((one) => one.field === field)?.values.find((one) => one.value === value) ?? { value });
  const chosen = state.facets.flatMap((facet) => facet.values.map((value) => ({ field: facet.field, value })));

  return (
    <div className="page catalogue">
      <h1>{capital(game.words.cards)}</h1>
      <AutoSubmit className="catalogue-form" action={path} role="search">
        <div className="catalogue-search">
          <Words of={['cards.searchBox']}>
            <SearchBox game={id} query={state.query} field={numberWord(fields)} />
          </Words>
          <button className="button button-main">
            <Search size={16} aria-hidden="true" /> {t('search')}
          </button>
        </div>
        {state.view !== 'grid' && <input type="hidden" name="view" value={state.view} />}
        <SyntaxHelp
          path={path}
          card={game.words.card}
          state={state}
          fields={fields}
          modes={game.modes}
          example={(field) => cards.facets.find((facet) => facet.field === field)?.values[0]?.value}
        />
        <details className="filters">
          <summary>{t('filters')}</summary>
          <Facets facets={cards.facets} />
          <noscript>
            <button className="button">{t('apply')}</button>
          </noscript>
        </details>
        <div className="catalogue-bar">
          <p aria-live="polite">
            {t.rich('found', {
              count: cards.totalCount,
              card: game.words.card,
              cards: game.words.cards,
              b: (chunks) => <b>{chunks}</b>,
            })}
            {cards.totalCount !== game.cardCount && (
              <span className="quiet"> {t('of', { cardCount: game.cardCount })}</span>
            )}
          </p>
          <label className="sort">
            <span>{t('sortBy')}</span>
            <select name="sort" className="field" defaultValue={state.sort ?? ''}>
              <option value="">{state.query ? t('bestMatch') : t('name')}</option>
              <Options
                of={sortable.flatMap(({ id, label }) => [
                  { id, name: t('lowFirst', { label }) },
                  { id: `-${id}`, name: t('highFirst', { label }) },
                ])}
              />
            </select>
          </label>
          <div className="views" role="group" aria-label={t('view')}>
            {VIEWS.map((view) => {
              const Icon = VIEW_ICONS[view];
              return (
                <a
                  key={view}
                  href={stateHref(path, state, { view })}
                  aria-current={view === state.view ? 'true' : undefined}
                >
                  <Icon size={16} aria-hidden="true" /> {t('viewName', { view })}
                </a>
              );
            })}
          </div>
        </div>
      </AutoSubmit>
      <div className="catalogue-results">
        <QueryProblems query={state.query ?? ''} problems={cards.problems} understood={cards.understood} />
        {chosen.length > 0 && (
          <p className="chosen">
            {chosen.map(({ field, value }) => (
              <a key={`${field}/${value}`} href={stateHref(path, state, { facets: withoutValue(state, field, value) })}>
                {fields.find((each) => each.id === field)?.label}: {nameOf(field, value)}{' '}
                <X size={14} aria-label={t('remove')} />
              </a>
            ))}
            <a href={stateHref(path, state, { facets: [] })}>{t('removeAll')}</a>
          </p>
        )}
        {cards.nodes.length > 0 ? (
          <Results game={id} cards={cards.nodes} view={state.view} everyPrint={cards.unique === 'prints'} />
        ) : (
          <Empty title={t('noMatchThisSearch', { cards: game.words.cards })} emblem={await gameEmblem(id)}>
            {cards.near.length > 0 && (
              <NearNames
                names={cards.near}
                search={(name, near) => <a href={stateHref(path, state, { query: near })}>{name}</a>}
              />
            )}
            <p>
              {t.rich('removeFilterSeeAll', {
                cardCount: game.cardCount,
                cards: game.words.cards,
                link: (chunks) => <a href={path}>{chunks}</a>,
              })}
            </p>
          </Empty>
        )}
        {(state.after || cards.pageInfo.hasNextPage) && (
          <nav className="pager" aria-label={t('pages')}>
            {state.after && (
              <a className="button" href={stateHref(path, state)}>
                {t('firstPage')}
              </a>
            )}
            {cards.pageInfo.hasNextPage && (
              <a
                className="button"
                rel="next"
                href={stateHref(path, state, { after: cards.pageInfo.endCursor ?? undefined })}
              >
                {t('next', { count: Math.min(PAGE, cards.totalCount), cards: game.words.cards })}
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
