/** The decks that players have published, newest first. The search covers name, author, tag and card. */
import { ApiClientError, GameHomeDocument, PublishedDecksDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { find } from '../../../../shared/api.ts';
import { day } from '../../../../shared/dates.ts';
import { href, one, type SearchParams } from '../../../../shared/query.ts';
import { pageAddress } from '../../../../shared/site-address.ts';
import { askAsVisitor } from '../../../../shared/visitor.ts';

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

export default async function PlayersDecksPage({ params, searchParams }: Props) {
  const t = await getTranslations('build.playersPage');
  const { game } = await params;
  const query = await searchParams;
  const after = one(query, 'after');
  const q = one(query, 'q')?.trim();
  await find(GameHomeDocument, { game });
  const path = `/${game}/decks/players`;
  const { nodes: shown, pageInfo } = await pageOf(game, href(path, { q }), { after, text: q });
  const build = (chunks: React.ReactNode) => <a href={`/${game}/decks/build`}>{chunks}</a>;
  return (
    <div className="page narrow">
      <p className="crumbs">
        <a href={`/${game}/decks`}>{t('all')}</a>
      </p>
      <h1>{t('title')}</h1>
      <p className="lede">{t.rich('lede', { link: build })}</p>
      <form className="players-search" role="search" action={path}>
        <label htmlFor="players-q">{t('search')}</label>
        <input id="players-q" className="field" type="search" name="q" defaultValue={q} maxLength={200} />
        <button className="button">{t('find')}</button>
        {q && <a href={path}>{t('showAll')}</a>}
      </form>
      {shown.length === 0 && (
        <Empty title={q ? t('noneFound') : t('none')} emblem="book">
          <p>{q ? t('noneFoundHelp') : t.rich('noneHelp', { link: build })}</p>
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
                <a href={href(path, { q: deck.author })}>
                  <bdi>{t('by', { author: deck.author })}</bdi>
                </a>
              )}{' '}
              {day(deck.publishedAt!)}
            </p>
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
            {deck.description !== '' && <p className="deck-description">{deck.description.slice(0, SHOWN)}</p>}
          </li>
        ))}
      </ul>
      {(after !== undefined || pageInfo.hasNextPage) && (
        <nav className="pager" aria-label={t('pages')}>
          {after !== undefined && (
            <a className="button" href={href(path, { q })}>
              {t('first')}
            </a>
          )}
          {pageInfo.hasNextPage && (
            <a className="button" rel="next" href={href(path, { q, after: pageInfo.endCursor })}>
              {t('next')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

/** Loads a page. A link to a place that is not known leads to the beginning. */
async function pageOf(
  game: string,
  start: string,
  { after, text }: { readonly after: string | undefined; readonly text: string | undefined },
) {
  try {
    return (await askAsVisitor(PublishedDecksDocument, { game, first: PAGE, after, text })).publishedDecks;
  } catch (error) {
    if (after !== undefined && error instanceof ApiClientError && error.reason === 'bad-cursor') redirect(start);
    throw error;
  }
}
