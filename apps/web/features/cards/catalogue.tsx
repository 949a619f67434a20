/** The card catalogue: search, facets and three views. It is a form, and each choice is a link. */
import type { CatalogueQuery, GameHomeQuery } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { Grid2x2, List, Search, Table, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { numberWord, stateHref, VIEWS, withoutValue, type CatalogueState } from '../../shared/catalogue.ts';
import { AutoSubmit } from '../../shared/components/auto-submit.tsx';
import { Options } from '../../shared/components/options.tsx';
import { Words } from '../../shared/components/words.tsx';
import { facetName } from '../../shared/value-names.ts';
import { capital } from '../../shared/words.ts';
import { Facets } from './facets.tsx';
import { NearNames } from './near-names.tsx';
import { QueryProblems } from './query-problems.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { SyntaxHelp } from './syntax-help.tsx';
import { Pager } from '../../shared/components/pager.tsx';

const VIEW_ICONS = { grid: Grid2x2, list: List, table: Table };

interface CatalogueView {
  readonly game: NonNullable<CatalogueQuery['game']>;
  readonly cards: NonNullable<CatalogueQuery['cards']>;
  readonly fields: NonNullable<GameHomeQuery['game']>['cardFields'];
  readonly state: CatalogueState;
  /** The address of the catalogue without its state. */
  readonly path: string;
  readonly pageSize: number;
  /** The results of a search that compares copies in the visitor's collection. They replace those of the server. */
  readonly ownResults: ReactNode;
  /** The picture of the game, for a search without hits. */
  readonly emblem: string | undefined;
}

interface CatalogueProps {
  readonly view: CatalogueView;
}

export function Catalogue({ view }: CatalogueProps) {
  const { game, cards, state, ownResults } = view;
  const problems = cards.problems.filter(({ code }) => !ownResults || code !== 'no-collection');
  return (
    <div className="page catalogue">
      <h1>{capital(game.words.cards)}</h1>
      <SearchForm view={view} />
      <div className="catalogue-results">
        <QueryProblems
          query={state.query ?? ''}
          problems={problems}
          understood={ownResults ? true : cards.understood}
        />
        <ChosenFacets view={view} />
        {ownResults ? (
          ownResults
        ) : cards.nodes.length > 0 ? (
          <Results game={game.id} cards={cards.nodes} view={state.view} everyPrint={cards.unique === 'prints'} />
        ) : (
          <NoCards view={view} />
        )}
        {!ownResults && <CataloguePager view={view} />}
      </div>
    </div>
  );
}

function SearchForm({ view }: CatalogueProps) {
  const t = useTranslations('cards.page');
  const { game, cards, fields, state, path } = view;
  return (
    <AutoSubmit className="catalogue-form" action={path} role="search">
      <div className="catalogue-search">
        <Words of={['cards.searchBox']}>
          <SearchBox game={game.id} query={state.query} field={numberWord(fields)} />
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
      <ResultBar view={view} />
    </AutoSubmit>
  );
}

/** The number of cards that were found, the order and the view. */
function ResultBar({ view: { game, cards, fields, state, path, ownResults } }: CatalogueProps) {
  const t = useTranslations('cards.page');
  const sortable = fields.filter((field) => field.type === 'number');
  return (
    <div className="catalogue-bar">
      <p aria-live="polite">
        {!ownResults &&
          t.rich('found', {
            count: cards.totalCount,
            card: game.words.card,
            cards: game.words.cards,
            b: (chunks) => <b>{chunks}</b>,
          })}
        {!ownResults && cards.totalCount !== game.cardCount && (
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
  );
}

/** The chosen values of facets. Each is a link that removes it. */
function ChosenFacets({ view: { cards, fields, state, path } }: CatalogueProps) {
  const t = useTranslations('cards.page');
  const nameOf = (field: string, value: string): string =>
    facetName(cards.facets.find((one) => one.field === field)?.values.find((one) => one.value === value) ?? { value });
  const chosen = state.facets.flatMap((facet) => facet.values.map((value) => ({ field: facet.field, value })));
  if (chosen.length === 0) return null;
  return (
    <p className="chosen">
      {chosen.map(({ field, value }) => (
        <a key={`${field}/${value}`} href={stateHref(path, state, { facets: withoutValue(state, field, value) })}>
          {fields.find((each) => each.id === field)?.label}: {nameOf(field, value)}{' '}
          <X size={14} aria-label={t('remove')} />
        </a>
      ))}
      <a className="chosen-none" href={stateHref(path, state, { facets: [] })}>
        {t('removeAll')}
      </a>
    </p>
  );
}

function NoCards({ view: { game, cards, state, path, emblem } }: CatalogueProps) {
  const t = useTranslations('cards.page');
  return (
    <Empty title={t('noMatchThisSearch', { cards: game.words.cards })} emblem={emblem}>
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
  );
}

function CataloguePager({ view: { game, cards, state, path, pageSize } }: CatalogueProps) {
  const t = useTranslations('cards.page');
  const { endCursor, hasNextPage } = cards.pageInfo;
  const count = Math.min(pageSize, cards.totalCount);
  return (
    <Pager
      label={t('pages')}
      back={state.after ? { href: stateHref(path, state), text: t('firstPage') } : null}
      next={
        hasNextPage
          ? {
              href: stateHref(path, state, { after: endCursor ?? undefined }),
              text: t('next', { count, cards: game.words.cards }),
            }
          : null
      }
    />
  );
}
