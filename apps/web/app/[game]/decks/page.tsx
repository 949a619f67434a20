/** The published decks of a game. */
import { DecksDocument, GameHomeDocument, type CardFaceFragment } from '@rulewright/api-client';
import { Empty, isResource, type CardFaceData } from '@rulewright/ui';
import { Layers } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardFace } from '../../../shared/components/card.tsx';
import { CostCurve } from '../../../features/decks/cost-curve.tsx';
import { ModeVerdicts } from '../../../features/decks/mode-verdicts.tsx';
import { Provenance } from '../../../shared/components/provenance.tsx';
import { find } from '../../../shared/api.ts';
import { faceOf } from '../../../shared/face.ts';
import { capital, decksOf } from '../../../shared/words.ts';

/** The number of card faces shown for a deck: those with the most copies. */
const FACES = 4;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return { title: capital(decksOf(game.words)) };
}

export default async function DecksPage({ params }: Props) {
  const t = await getTranslations('decks.page');
  const { game } = await params;
  const [{ decks }, { game: home }] = await Promise.all([
    find(DecksDocument, { game }),
    find(GameHomeDocument, { game }),
  ]);
  const { words } = home;
  return (
    <div className="page">
      <h1>{capital(decksOf(words))}</h1>
      <p className="lede">
        {home.deckLaw
          ? t.rich('publishedListsEachVerdict', { link: (chunks) => <a href={`/${game}/deck-check`}>{chunks}</a> })
          : t('publishedLists', { game: home.name })}
      </p>
      {home.deckLaw && (
        <p className="actions">
          <a className="button button-main" href={`/${game}/decks/build`}>
            <Layers size={16} aria-hidden="true" /> {t('build', { deck: words.deck })}
          </a>
          <a href={`/${game}/decks/players`}>{t('players')}</a>
          <a href={`/${game}/collection`}>{t('collection')}</a>
        </p>
      )}
      {decks.length === 0 && <Empty title={t('noPublishedYet', { deck: words.deck })} />}
      <ul className="deck-list">
        {decks.map((deck) => (
          <li key={deck.slug}>
            <div>
              <h2>
                <a href={`/${game}/decks/${deck.slug}`}>{deck.name}</a>
              </h2>
              <p className="deck-summary">{deck.summary}</p>
              <p className="deck-meta">
                <b>{deck.cards}</b> {words.cards}
                {deck.verdicts.some((verdict) => verdict.limits.maxPoints !== null) && (
                  <>{t.rich('points', { points: deck.points, b: (chunks) => <b>{chunks}</b> })}</>
                )}{' '}
                <Provenance kind={deck.provenance} />
              </p>
              <ModeVerdicts
                verdicts={deck.verdicts.map(({ legal, ruleset, removed }) => ({
                  legal,
                  ruleset,
                  ...(removed.length > 0 && {
                    note: t('without', { count: removed.length, card: words.card, cards: words.cards }),
                  }),
                }))}
              />
            </div>
            <div className="deck-fan" aria-hidden="true">
              {fanOf(deck.entries).map((card) => (
                <CardFace key={card.slug} card={card} size="thumbnail" decorative />
              ))}
            </div>
            {home.deckLaw && <CostCurve curve={deck.curve} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards with the most copies. Cards that only make a resource come last. */
function fanOf(entries: readonly { readonly copies: number; readonly card: CardFaceFragment }[]): CardFaceData[] {
  const makes = (face: CardFaceData): number => Number(isResource(face));
  return entries
    .map(({ copies, card }) => ({ copies, face: faceOf(card) }))
    .sort((a, b) => makes(a.face) - makes(b.face) || b.copies - a.copies)
    .slice(0, FACES)
    .map(({ face }) => face);
}
