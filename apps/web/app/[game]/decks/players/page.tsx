/** The decks that players have published, newest first. */
import { ApiError, GameHomeDocument, PublishedDecksDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { find } from '../../../../lib/api.ts';
import { day } from '../../../../lib/dates.ts';
import { href, one, type SearchParams } from '../../../../lib/query.ts';
import { askAsVisitor } from '../../../../lib/visitor.ts';

const PAGE = 20;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('build.playersPage'))('title') };
}

export default async function PlayersDecksPage({ params, searchParams }: Props) {
  const t = await getTranslations('build.playersPage');
  const { game } = await params;
  const after = one(await searchParams, 'after');
  await find(GameHomeDocument, { game });
  const path = `/${game}/decks/players`;
  const decks = await pageOf(game, path, after);
  const shown = decks.slice(0, PAGE);
  const build = (chunks: React.ReactNode) => <a href={`/${game}/decks/build`}>{chunks}</a>;
  return (
    <div className="page narrow">
      <p className="crumbs">
        <a href={`/${game}/decks`}>{t('all')}</a>
      </p>
      <h1>{t('title')}</h1>
      <p className="lede">{t.rich('lede', { link: build })}</p>
      {shown.length === 0 && (
        <Empty title={t('none')} emblem="book">
          <p>{t.rich('noneHelp', { link: build })}</p>
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
              {deck.author !== null && <bdi>{t('by', { author: deck.author })}</bdi>} {day(deck.publishedAt!)}
            </p>
            {deck.tags.length > 0 && <p className="deck-tags">{deck.tags.join(', ')}</p>}
            {deck.description !== '' && <p className="deck-description">{deck.description}</p>}
          </li>
        ))}
      </ul>
      {(after !== undefined || decks.length > PAGE) && (
        <nav className="pager" aria-label={t('pages')}>
          {after !== undefined && (
            <a className="button" href={path}>
              {t('first')}
            </a>
          )}
          {decks.length > PAGE && (
            <a className="button" rel="next" href={href(path, { after: shown.at(-1)!.key })}>
              {t('next')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

/** Loads one deck more than a page shows. If the deck at the cursor no longer exists, starts at the beginning. */
async function pageOf(game: string, path: string, after: string | undefined) {
  try {
    return (await askAsVisitor(PublishedDecksDocument, { game, first: PAGE + 1, after })).publishedDecks;
  } catch (error) {
    if (after !== undefined && error instanceof ApiError && error.reason === 'unknown-deck') redirect(path);
    throw error;
  }
}
