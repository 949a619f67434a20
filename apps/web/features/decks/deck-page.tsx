/** The page of a published deck: cards, cost curve, composition, the verdict of each mode, a sample hand, and the list as text. */
import type { DeckQuery, GameHomeQuery } from '@rulewright/api-client';
import { Composition } from '@rulewright/ui';
import { Layers, ListChecks, Printer, Shuffle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardFace } from '../../shared/components/card.tsx';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { EditLink } from '../../shared/components/edit-link.tsx';
import { PrintButton } from '../../shared/components/print-button.tsx';
import { Provenance } from '../../shared/components/provenance.tsx';
import { StructuredData } from '../../shared/components/structured-data.tsx';
import { faceOf } from '../../shared/face.ts';
import { href } from '../../shared/query.ts';
import { valueName } from '../../shared/value-names.ts';
import { capital, decksOf } from '../../shared/words.ts';
import { CostCurve } from './cost-curve.tsx';
import { DeckLines } from './deck-lines.tsx';
import { PlayLinks } from './play-links.tsx';
import { Verdicts } from './verdicts.tsx';

type PublishedDeck = NonNullable<DeckQuery['deck']>;

interface DeckPageView {
  readonly game: NonNullable<GameHomeQuery['game']>;
  readonly deck: PublishedDeck;
  readonly editable: boolean;
  readonly hand: {
    readonly entries: readonly PublishedDeck['entries'][number][];
    /** The number of cards that the reader asked for, and the most that they can ask for. */
    readonly size: number;
    readonly largest: number;
    /** The seed of the next hand. */
    readonly next: number;
  };
}

interface DeckPageProps {
  readonly view: DeckPageView;
  /** Shown at the end of the side. */
  readonly children?: ReactNode;
}

const pathOf = ({ game, deck }: DeckPageView): string => `/${game.id}/decks/${deck.slug}`;

export function DeckPage({ view, children }: DeckPageProps) {
  const t = useTranslations('decks.slugPage');
  const { game, deck } = view;
  return (
    <div className="page deck-page">
      <Head view={view} />
      <div className="deck-cards">
        <DeckLines game={game.id} lines={deck.entries} />
        {deck.side.length > 0 && (
          <section className="section">
            <h2>{t('sideDeck')}</h2>
            <DeckLines game={game.id} lines={deck.side} heading="h3" />
          </section>
        )}
      </div>
      <Side view={view}>{children}</Side>
      <SampleHand view={view} />
      <StructuredData
        trail={[
          [game.name, `/${game.id}`],
          [capital(decksOf(game.words)), `/${game.id}/decks`],
          [deck.name, pathOf(view)],
        ]}
        about={{
          '@type': 'ItemList',
          name: deck.name,
          description: deck.summary,
          url: pathOf(view),
          numberOfItems: deck.entries.length,
          itemListElement: deck.entries.map(({ card, copies }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: `${copies} × ${card.name}`,
            url: `/${game.id}/cards/${card.slug}`,
          })),
        }}
      />
    </div>
  );
}

function Head({ view: { game, deck, editable } }: DeckPageProps) {
  const t = useTranslations('decks.slugPage');
  const { words } = game;
  return (
    <header className="deck-head">
      <p className="crumbs">
        <a href={`/${game.id}/decks`}>{capital(decksOf(words))}</a>
      </p>
      <h1>{deck.name}</h1>
      {editable && <EditLink kind="deck" game={game.id} id={deck.slug} name={deck.name} />}
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
        {game.deckLaw && (
          <a className="button button-main" href={href(`/${game.id}/deck-check`, { list: deck.text })}>
            <ListChecks size={16} aria-hidden="true" /> {t('checkOrChangeThis', { deck: words.deck })}
          </a>
        )}
        {game.deckLaw && (
          <a className="button" href={href(`/${game.id}/decks/build`, { from: deck.slug })}>
            <Layers size={16} aria-hidden="true" /> {t('edit')}
          </a>
        )}
        {game.deckLaw && <PlayLinks game={game} list={deck.text} published={deck.slug} verdicts={deck.verdicts} />}
        <CopyButton text={deck.text}>{t('copyAsText')}</CopyButton>
        <a href={href(`/${game.id}/print`, { deck: deck.slug })}>{t('printAndPlay')}</a>
        {game.deckLaw && <a href={href(`/${game.id}/print/registration`, { deck: deck.slug })}>{t('register')}</a>}
        <PrintButton>
          <Printer size={15} aria-hidden="true" /> {t('print')}
        </PrintButton>
      </p>
    </header>
  );
}

/** The verdicts, the numbers of the deck, and its text. */
function Side({ view: { game, deck }, children }: DeckPageProps) {
  const t = useTranslations('decks.slugPage');
  return (
    <div className="deck-side">
      <section aria-labelledby="verdicts">
        <h2 id="verdicts">{t('verdictOfEveryMode')}</h2>
        {game.deckLaw ? (
          <Verdicts verdicts={deck.verdicts} words={game.words} />
        ) : (
          <p className="quiet">{t('checkLater', { game: game.name })}</p>
        )}
      </section>
      {game.deckLaw && <CostCurve curve={deck.curve} />}
      {deck.composition
        .filter((facet) => facet.values.length > 1)
        .map((facet) => (
          <Composition key={facet.field} facet={facet} name={valueName} />
        ))}
      <details className="deck-text">
        <summary>{t('theListAsText')}</summary>
        <pre>{deck.text}</pre>
      </details>
      {children}
    </div>
  );
}

function SampleHand({ view }: DeckPageProps) {
  const t = useTranslations('decks.slugPage');
  const { game, hand } = view;
  return (
    <section className="deck-hand" id="hand" aria-labelledby="hand-title">
      <h2 id="hand-title">{t('sampleOpeningHand')}</h2>
      <form className="hand-form" action={`${pathOf(view)}#hand`}>
        <input type="hidden" name="hand" value={hand.next} />
        <label>
          {capital(game.words.cards)}{' '}
          <input className="field" type="number" name="cards" min={1} max={hand.largest} defaultValue={hand.size} />
        </label>
        <button className="button">
          <Shuffle size={16} aria-hidden="true" /> {t('drawAnotherHand')}
        </button>
      </form>
      <ul className="hand">
        {hand.entries.map((entry, i) => (
          <li key={i}>
            <a href={`/${game.id}/cards/${entry.card.slug}`}>
              <CardFace card={faceOf(entry.card)} size="thumbnail" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
