/** A published deck: cards, cost curve, composition, the verdict of each mode, a sample hand, and the list as text. */
import { DeckDocument, GameHomeDocument } from '@rulewright/api-client';
import { Composition } from '@rulewright/ui';
import { Layers, ListChecks, Printer, Shuffle } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardFace } from '../../../../shared/components/card.tsx';
import { CopyButton } from '../../../../shared/components/copy-button.tsx';
import { CostCurve } from '../../../../features/decks/cost-curve.tsx';
import { DeckLines } from '../../../../features/decks/deck-lines.tsx';
import { Verdicts } from '../../../../features/decks/verdicts.tsx';
import { PrintButton } from '../../../../shared/components/print-button.tsx';
import { Provenance } from '../../../../shared/components/provenance.tsx';
import { StructuredData } from '../../../../shared/components/structured-data.tsx';
import { find } from '../../../../shared/api.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { faceOf } from '../../../../shared/face.ts';
import { drawHand } from '../../../../features/builder/opening-hand.ts';
import { href, one, positive, type SearchParams } from '../../../../shared/query.ts';
import { valueName } from '../../../../shared/value-names.ts';
import { capital, decksOf } from '../../../../shared/words.ts';
import { mayEdit } from '../../../../shared/session.ts';
import { EditLink } from '../../../../shared/components/edit-link.tsx';

/** The default number of cards in a sample hand. The address can set another. */
const HAND = 7;
const LARGEST_HAND = 15;

interface Props {
  readonly params: Promise<{ readonly game: string; readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function load({ params, searchParams }: Props) {
  const { game, slug } = await params;
  const query = await searchParams;
  const [{ deck }, { game: home }] = await Promise.all([
    find(DeckDocument, { game, slug, release: positive(query, 'release') }),
    find(GameHomeDocument, { game }),
  ]);
  return { game, deck, query, home, words: home.words };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { game, deck, query } = await load(props);
  return linkPreview(`/${game}/decks/${deck.slug}`, {
    title: deck.name,
    description: deck.summary,
    release: positive(query, 'release'),
  });
}

export default async function DeckPage(props: Props) {
  const t = await getTranslations('decks.slugPage');
  const { game, deck, query, home, words } = await load(props);
  const path = `/${game}/decks/${deck.slug}`;
  const size = Math.min(positive(query, 'cards') ?? HAND, LARGEST_HAND);
  const seed = one(query, 'hand') ?? '1';
  const hand = drawHand(deck.entries, size, seed);
  const editable = positive(query, 'release') === undefined && (await mayEdit());
  return (
    <div className="page deck-page">
      <header className="deck-head">
        <p className="crumbs">
          <a href={`/${game}/decks`}>{capital(decksOf(words))}</a>
        </p>
        <h1>{deck.name}</h1>
        {editable && <EditLink kind="deck" game={game} id={deck.slug} name={deck.name} />}
        <p className="lede">{deck.summary}</p>
        <p className="deck-meta">
          <b>{deck.cards}</b> {words.cards}
          {deck.verdicts.some((verdict) => verdict.limits.maxPoints !== null) && (
            <>{t.rich('points', { points: deck.points, b: (chunks) => <b>{chunks}</b> })}</>
          )}{' '}
          <Provenance kind={deck.provenance} />
          {deck.source && <span className="quiet">{deck.source}</span>}
        </p>
        <p className="actions">
          {home.deckLaw && (
            <a className="button button-main" href={href(`/${game}/deck-check`, { list: deck.text })}>
              <ListChecks size={16} aria-hidden="true" /> {t('checkOrChangeThis', { deck: words.deck })}
            </a>
          )}
          {home.deckLaw && (
            <a className="button" href={href(`/${game}/decks/build`, { from: deck.slug })}>
              <Layers size={16} aria-hidden="true" /> {t('edit')}
            </a>
          )}
          <CopyButton text={deck.text}>{t('copyAsText')}</CopyButton>
          <a href={href(`/${game}/print`, { deck: deck.slug })}>{t('printAndPlay')}</a>
          <PrintButton>
            <Printer size={15} aria-hidden="true" /> {t('print')}
          </PrintButton>
        </p>
      </header>
      <div className="deck-cards">
        <DeckLines game={game} lines={deck.entries} />
        {deck.side.length > 0 && (
          <section className="section">
            <h2>{t('sideDeck')}</h2>
            <DeckLines game={game} lines={deck.side} heading="h3" />
          </section>
        )}
      </div>
      <div className="deck-side">
        <section aria-labelledby="verdicts">
          <h2 id="verdicts">{t('verdictOfEveryMode')}</h2>
          {home.deckLaw ? (
            <Verdicts verdicts={deck.verdicts} words={words} />
          ) : (
            <p className="quiet">{t('checkLater', { game: home.name })}</p>
          )}
        </section>
        {home.deckLaw && <CostCurve curve={deck.curve} />}
        {deck.composition
          .filter((facet) => facet.values.length > 1)
          .map((facet) => (
            <Composition key={facet.field} facet={facet} name={valueName} />
          ))}
        <details className="deck-text">
          <summary>{t('theListAsText')}</summary>
          <pre>{deck.text}</pre>
        </details>
      </div>
      <section className="deck-hand" id="hand" aria-labelledby="hand-title">
        <h2 id="hand-title">{t('sampleOpeningHand')}</h2>
        <form className="hand-form" action={`${path}#hand`}>
          <input type="hidden" name="hand" value={String((Number(seed) || 1) + 1)} />
          <label>
            {capital(words.cards)}{' '}
            <input className="field" type="number" name="cards" min={1} max={LARGEST_HAND} defaultValue={size} />
          </label>
          <button className="button">
            <Shuffle size={16} aria-hidden="true" /> {t('drawAnotherHand')}
          </button>
        </form>
        <ul className="hand">
          {hand.map((entry, i) => (
            <li key={i}>
              <a href={`/${game}/cards/${entry.card.slug}`}>
                <CardFace card={faceOf(entry.card)} size="thumbnail" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <StructuredData
        about={{
          '@type': 'ItemList',
          name: deck.name,
          description: deck.summary,
          url: path,
          numberOfItems: deck.entries.length,
          itemListElement: deck.entries.map(({ card, copies }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: `${copies} × ${card.name}`,
            url: `/${game}/cards/${card.slug}`,
          })),
        }}
      />
    </div>
  );
}
