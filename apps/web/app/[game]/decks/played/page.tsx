/** The most played cards of a mode, counted in the published decks that are legal in it. */
import { GameHomeDocument, PlayedCardsDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { find } from '../../../../shared/api.ts';
import { href, one, type SearchParams } from '../../../../shared/query.ts';
import { askAsVisitor } from '../../../../shared/visitor.ts';

/** The number of decks below which the page says that they are few. */
const FEW = 20;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const t = await getTranslations('build.playedPage');
  return { title: t('title', { cards: game.words.cards }) };
}

export default async function PlayedPage({ params, searchParams }: Props) {
  const t = await getTranslations('build.playedPage');
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const { id, modes, words } = game;
  const asked = one(await searchParams, 'mode');
  const mode = asked === undefined ? modes[0] : modes.find((each) => each.id === asked);
  if (!mode) notFound();
  const { playedCards: played } = await askAsVisitor(PlayedCardsDocument, { game: id, mode: mode.id });
  const path = `/${id}/decks/played`;
  const players = `/${id}/decks/players`;
  const all = (await getTranslations('build.playersPage'))('title');
  return (
    <div className="page narrow">
      <p className="crumbs">
        <a href={players}>{all}</a>
      </p>
      <h1>{t('title', { cards: words.cards })}</h1>
      <nav aria-label={t('modes')} className="actions">
        {modes.map((each) => (
          <a
            key={each.id}
            className="button"
            href={href(path, { mode: each.id })}
            aria-current={each.id === mode.id ? 'true' : undefined}
          >
            {each.name}
          </a>
        ))}
      </nav>
      <p className="lede">{t('lede', { decks: played.decks, mode: mode.name })}</p>
      {played.decks > 0 && played.decks < FEW && <p className="quiet">{t('few')}</p>}
      {played.cards.length > 0 && (
        <div className="scroll-x" tabIndex={0} role="region" aria-label={t('table')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('card')}</th>
                <th scope="col" className="number">
                  {t('decks')}
                </th>
                <th scope="col" className="number">
                  {t('share')}
                </th>
                <th scope="col" className="number">
                  {t('copies')}
                </th>
              </tr>
            </thead>
            <tbody>
              {played.cards.map(({ card, decks, copies }) => (
                <tr key={card.slug}>
                  <th scope="row">
                    <a href={`/${id}/cards/${card.slug}`}>{card.name}</a>
                  </th>
                  <td className="number">
                    <a
                      href={href(players, { card: card.slug, mode: mode.id })}
                      aria-label={`${decks}. ${t('find', { card: card.name })}`}
                    >
                      {decks}
                    </a>
                  </td>
                  <td className="number">{Math.round((100 * decks) / played.decks)}%</td>
                  <td className="number">{copies}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
