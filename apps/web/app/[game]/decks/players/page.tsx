/** The decks that players have published, newest first. The address has the search and its filters by card, mode, author and day. */
import {
  ApiClientError,
  GameHomeDocument,
  LabGamesOfDecksDocument,
  LabResultsAgainstDocument,
  PlayFormDocument,
  PublishedDecksDocument,
} from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { X } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { find } from '../../../../shared/api.ts';
import { day } from '../../../../shared/dates.ts';
import { href, many, one, type SearchParams } from '../../../../shared/query.ts';
import { Options } from '../../../../shared/components/options.tsx';
import { pageAddress } from '../../../../shared/site-address.ts';
import { askAsVisitor } from '../../../../shared/visitor.ts';
import { percent } from '../../../../features/decks/lab-results.tsx';
import { primerStart } from '../../../../features/decks/primer.ts';
import { Pager } from '../../../../shared/components/pager.tsx';

const PAGE = 20;

/** The most characters of a text about a deck that the list shows. */
const SHOWN = 300;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const t = await getTranslations('build.playersPage');
  return { title: t('title'), alternates: { canonical: pageAddress(`/${(await params).game}/decks/players`) } };
}

/** The filters in the address. `card` and `without` may be repeated. */
function filtersOf(query: SearchParams) {
  const single = (name: string): string | undefined => one(query, name)?.trim() || undefined;
  const several = (name: string): string[] =>
    [...new Set(many(query, name).map((text) => text.trim()))].filter(Boolean);
  return {
    card: several('card'),
    without: several('without'),
    mode: single('mode'),
    author: single('author'),
    from: single('from'),
    to: single('to'),
    beats: single('beats'),
  };
}

type Filters = ReturnType<typeof filtersOf>;

export default async function PlayersDecksPage({ params, searchParams }: Props) {
  const t = await getTranslations('build.playersPage');
  const { game } = await params;
  const query = await searchParams;
  const after = one(query, 'after');
  const q = one(query, 'q')?.trim();
  const filters = filtersOf(query);
  const { game: home } = await find(GameHomeDocument, { game });
  const path = `/${game}/decks/players`;
  const start = href(path, { q, ...filters });
  const page = await pageOf(game, start, { after, text: q, filters });
  const { nodes: shown, pageInfo } = page.decks;
  const { decks } = await find(PlayFormDocument, { game });
  const results = home.engine ? await resultsOf(game, shown, filters) : new Map<string, LabSummary>();
  const rivals = decks.map(({ slug, name }) => ({ id: `published/${slug}`, name }));
  const build = (chunks: React.ReactNode) => <a href={`/${game}/decks/build`}>{chunks}</a>;
  const isFiltered = start !== path;
  return (
    <div className="page narrow">
      <p className="crumbs">
        <a href={`/${game}/decks`}>{t('all')}</a>
      </p>
      <h1>{t('title')}</h1>
      <p className="lede">{t.rich('lede', { link: build })}</p>
      <p className="actions">
        <a href={`/${game}/decks/played`}>{t('played', { cards: home.words.cards })}</a>
      </p>
      <form className="players-search" role="search" action={path}>
        <label htmlFor="players-q">{t('search')}</label>
        <input id="players-q" className="field" type="search" name="q" defaultValue={q} maxLength={200} />
        <button className="button">{t('find')}</button>
        {isFiltered && <a href={path}>{t('showAll')}</a>}
        <FilterFields filters={filters} modes={home.modes} rivals={rivals} />
      </form>
      <ChosenFilters path={path} q={q} filters={filters} modes={home.modes} rivals={rivals} />
      {filters.mode !== undefined && page.refusal === null && (
        <p className="players-left-out quiet">
          {t.rich('onlyLegal', {
            mode: home.modes.find(({ id }) => id === filters.mode)?.name ?? filters.mode,
            link: (chunks) => <a href={href(path, { q, ...filters, mode: undefined })}>{chunks}</a>,
          })}
        </p>
      )}
      {page.refusal !== null && (
        <p className="deck-failure" role="alert">
          {page.refusal}
        </p>
      )}
      {shown.length === 0 && (
        <Empty title={isFiltered ? t('noneFound') : t('none')} emblem="book">
          <p>{isFiltered ? t('noneFoundHelp') : t.rich('noneHelp', { link: build })}</p>
        </Empty>
      )}
      <ul className="players-decks">
        {shown.map((deck) => (
          <li key={deck.key}>
            <h2>
              <a href={`/${game}/decks/shared/${deck.key}`}>
                <bdi>{deck.name}</bdi>
              </a>
            </h2>
            <p className="quiet">
              {deck.author !== null && (
                <a href={href(path, { author: deck.author })}>
                  <bdi>{t('by', { author: deck.author })}</bdi>
                </a>
              )}{' '}
              {day(deck.publishedAt!)}
            </p>
            <Result of={results.get(`${SHARED}${deck.key}`)} />
            {deck.tags.length > 0 && (
              <p className="deck-tags">
                {deck.tags.map((tag, at) => (
                  <span key={tag}>
                    {at > 0 && ', '}
                    <a href={href(path, { q: tag })}>
                      <bdi>{tag}</bdi>
                    </a>
                  </span>
                ))}
              </p>
            )}
            {deck.description !== '' && <p className="deck-description">{primerStart(deck.description, SHOWN)}</p>}
          </li>
        ))}
      </ul>
      <Pager
        label={t('pages')}
        back={after === undefined ? null : { href: start, text: t('first') }}
        next={
          pageInfo.hasNextPage
            ? { href: href(path, { q, ...filters, after: pageInfo.endCursor }), text: t('next') }
            : null
        }
      />
    </div>
  );
}

/** The prefix of decks of players in the results of the lab. */
const SHARED = 'shared/';

/** What the lab knows of a deck: the games against all decks, or with a filter by opponent, those against it. */
interface LabSummary {
  readonly games: number;
  readonly decks: number;
  /** The largest share of wins against the chosen deck, from 0 to 1; null without the filter. */
  readonly wins: number | null;
}

async function resultsOf(
  game: string,
  shown: readonly { readonly key: string }[],
  { beats, mode }: Filters,
): Promise<ReadonlyMap<string, LabSummary>> {
  if (shown.length === 0) return new Map();
  if (beats === undefined) {
    const keys = shown.map(({ key }) => `${SHARED}${key}`);
    const { labMatchupGames } = await askAsVisitor(LabGamesOfDecksDocument, { game, decks: keys });
    return new Map(labMatchupGames.map(({ deck, ...counts }) => [deck, { ...counts, wins: null }]));
  }
  const { labMatchups } = await askAsVisitor(LabResultsAgainstDocument, { game, against: beats });
  const wins = labMatchups.filter(
    ({ verdict, ruleset }) => verdict === 'more' && (mode === undefined || ruleset === `${game}/${mode}`),
  );
  // The best result of a deck is the last one that is set.
  return new Map(wins.reverse().map((one) => [one.deck, { games: one.games, decks: 1, wins: one.wins }]));
}

async function Result({ of }: { readonly of: LabSummary | undefined }) {
  if (!of) return null;
  const t = await getTranslations('build.playersPage');
  const { games, decks, wins } = of;
  const text = wins === null ? t('labGames', { games, decks }) : t('labWins', { games, wins: percent(wins) });
  return <p className="quiet">{text}</p>;
}

interface FilterProps {
  readonly filters: Filters;
  readonly modes: readonly Named[];
  /** The published decks of the game, against which decks of players may have results of the lab. */
  readonly rivals: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Fields for more filters. Chosen cards stay chosen, and each field adds one. */
async function FilterFields({ filters, modes, rivals }: FilterProps) {
  const t = await getTranslations('build.playersPage');
  const count = Object.values(filters).flat().filter(Boolean).length;
  return (
    <details className="players-filters" open={count > 0}>
      <summary>{t('filters', { count })}</summary>
      {(['card', 'without'] as const).map((of) => (
        <label key={of}>
          {of === 'card' ? t('with') : t('without')}
          <input className="field" name={of} maxLength={200} autoComplete="off" />
          {filters[of].map((name) => (
            <input key={name} type="hidden" name={of} value={name} />
          ))}
        </label>
      ))}
      <label>
        {t('mode')}
        <select className="field" name="mode" defaultValue={filters.mode ?? ''}>
          <option value="">{t('anyMode')}</option>
          <Options of={modes} />
        </select>
      </label>
      <label>
        {t('author')}
        <input className="field" name="author" defaultValue={filters.author} maxLength={200} autoComplete="off" />
      </label>
      {(['from', 'to'] as const).map((of) => (
        <label key={of}>
          {of === 'from' ? t('from') : t('to')}
          <input className="field" type="date" name={of} defaultValue={filters[of]} />
        </label>
      ))}
      <label>
        {t('beats')}
        <select className="field" name="beats" defaultValue={filters.beats ?? ''}>
          <option value="">{t('anyDeck')}</option>
          {/* A shared deck comes from a link on its page. */}
          {filters.beats !== undefined && rivals.every(({ id }) => id !== filters.beats) && (
            <option value={filters.beats}>{t('thisDeck')}</option>
          )}
          <Options of={rivals} />
        </select>
      </label>
      <p className="quiet">{t.rich('matchups', { link: (chunks) => <a href="/lab">{chunks}</a> })}</p>
    </details>
  );
}

/** The chosen filters. Each is a link that removes it. */
async function ChosenFilters({
  path,
  q,
  filters,
  modes,
  rivals,
}: FilterProps & { readonly path: string; readonly q: string | undefined }) {
  const t = await getTranslations('build.playersPage');
  const chosen = (Object.keys(filters) as (keyof Filters)[]).flatMap((of) =>
    [filters[of] ?? []].flat().map((value) => ({ of, value })),
  );
  if (chosen.length === 0) return null;
  const without = ({ of, value }: (typeof chosen)[number]) => ({
    ...filters,
    [of]: of === 'card' || of === 'without' ? filters[of].filter((each) => each !== value) : undefined,
  });
  const nameOf = ({ of, value }: (typeof chosen)[number]): string => {
    if (of === 'beats') return rivals.find(({ id }) => id === value)?.name ?? t('thisDeck');
    return of === 'mode' ? (modes.find(({ id }) => id === value)?.name ?? value) : value;
  };
  return (
    <p className="chosen">
      {chosen.map((each) => (
        <a key={`${each.of} ${each.value}`} href={href(path, { q, ...without(each) })}>
          <bdi>
            {t('chosen', {
              of: each.of,
              value: nameOf(each),
            })}
          </bdi>{' '}
          <X size={14} aria-label={t('remove')} />
        </a>
      ))}
    </p>
  );
}

/** The refusals that name what to correct in the filters. */
const REFUSALS = new Set(['unknown-card', 'too-many-cards', 'unknown-mode', 'bad-day']);

/** Loads a page. A link to a place that is not known leads to the beginning. */
async function pageOf(
  game: string,
  start: string,
  {
    after,
    text,
    filters,
  }: { readonly after?: string | undefined; readonly text?: string | undefined; readonly filters: Filters },
) {
  const { card: cards, beats: winsAgainst, ...rest } = filters;
  try {
    const asked = { game, first: PAGE, after, text, filter: { cards, winsAgainst, ...rest } };
    return { decks: (await askAsVisitor(PublishedDecksDocument, asked)).publishedDecks, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error;
    if (after !== undefined && error.reason === 'bad-cursor') redirect(start);
    if (!REFUSALS.has(error.reason ?? '')) throw error;
    return { decks: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }, refusal: error.message };
  }
}
