/**
 * Printable sheets of the cards of a deck, list or set. Options: full colour or little ink; all cards or only those changed since a release.
 * Also links to the PDF for a printing press.
 */
import {
  CardSetDocument,
  CardsOfListDocument,
  ChangedCardsDocument,
  CurrentReleaseDocument,
  DeckDocument,
  GameHomeDocument,
  SharedDeckDocument,
  type CardFaceFragment,
} from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { FileDown, Printer } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PrintButton } from '../../../shared/components/print-button.tsx';
import { Sheet } from '../../../features/print/sheet.tsx';
import { ask, find } from '../../../shared/api.ts';
import { LONGEST_LINK } from '../../../shared/deck-verdict.ts';
import { faceOf } from '../../../shared/face.ts';
import { layoutOf, PAPERS, sheetsOf, type Paper } from '../../../features/print/print-sheets.ts';
import { href, one, positive, type SearchParams } from '../../../shared/query.ts';
import { gameEmblem } from '../../../features/home/specimens.ts';
import { capital } from '../../../shared/words.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';
import { Select } from '../../../shared/forms/select.tsx';

/** The number of cards on one page of the site: twenty sheets of paper. */
const AT_ONCE = 180;
/** The most copies of one entry. Without this limit, a list could request any number. */
const MOST_COPIES = 100;

/** The query parameters that select the cards to print. */
const PRINTED = ['deck', 'set', 'key', 'list'] as const;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

interface Printed {
  readonly name: string;
  readonly path: string;
  readonly cards: readonly CardFaceFragment[];
  readonly total: number;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('decks.printPage');
  return { title: t('title'), robots: { index: false } };
}

interface Entry {
  readonly copies: number;
  readonly card: CardFaceFragment | null;
}

const copiesOf = (entries: readonly Entry[]): readonly CardFaceFragment[] =>
  entries.flatMap(({ card, copies }) =>
    card === null ? [] : new Array<typeof card>(Math.min(copies, MOST_COPIES)).fill(card),
  );

/** Loads one page of the cards of the deck, list or set in the address. `from` is the index of the first card. */
async function load(game: string, query: SearchParams, from: number): Promise<Printed> {
  const [deckSlug, set, key, list] = ['deck', 'set', 'key', 'list'].map((name) => one(query, name));
  if (deckSlug !== undefined) {
    const { deck } = await find(DeckDocument, { game, slug: deckSlug });
    return {
      name: deck.name,
      path: `/${game}/decks/${deckSlug}`,
      ...partOf(copiesOf([...deck.entries, ...deck.side]), from),
    };
  }
  if (key !== undefined) {
    const { sharedDeck } = await askAsVisitor(SharedDeckDocument, { key });
    if (sharedDeck?.game !== game) notFound();
    const path = `/${game}/decks/shared/${key}`;
    return { name: sharedDeck.name, path, ...partOf(await cardsOf(game, sharedDeck.text), from) };
  }
  if (list !== undefined) {
    const { game: home } = await find(GameHomeDocument, { game });
    const text = list.slice(0, LONGEST_LINK);
    const path = href(`/${game}/decks/build`, { list: text });
    return { name: capital(home.words.deck), path, ...partOf(await cardsOf(game, text), from) };
  }
  if (set === undefined) notFound();
  const { cardSet } = await find(CardSetDocument, { game, set, first: AT_ONCE, from });
  const cards = cardSet.cards.nodes.map(({ card }) => card);
  return { name: cardSet.name, path: `/${game}/sets/${set}`, cards, total: cardSet.cardCount };
}

const partOf = (cards: readonly CardFaceFragment[], from: number): Pick<Printed, 'cards' | 'total'> => ({
  cards: cards.slice(from, from + AT_ONCE),
  total: cards.length,
});

async function cardsOf(game: string, text: string): Promise<readonly CardFaceFragment[]> {
  return copiesOf((await find(CardsOfListDocument, { game, text })).checkDeck.entries);
}

/** The cards whose files have changed since a release. Without a release, all the given cards. */
async function changedSince(
  game: string,
  since: number | undefined,
  cards: readonly CardFaceFragment[],
): Promise<readonly CardFaceFragment[]> {
  if (since === undefined) return cards;
  const { release } = await ask(CurrentReleaseDocument, {});
  if (!release || since >= release.number) return [];
  const slugs = [...new Set(cards.map(({ slug }) => slug))];
  const { changedCards } = await find(ChangedCardsDocument, { game, since, cards: slugs });
  const changed = new Set(changedCards);
  return cards.filter(({ slug }) => changed.has(slug));
}

export default async function PrintPage({ params, searchParams }: Props) {
  const t = await getTranslations('decks.printPage');
  const { game } = await params;
  const query = await searchParams;
  const paper: Paper = one(query, 'paper') === 'letter' ? 'letter' : 'a4';
  const isLowInk = one(query, 'ink') === 'low';
  const [since, from] = [positive(query, 'since'), positive(query, 'from') ?? 0];
  const [{ name, path, cards, total }, { game: home }] = await Promise.all([
    load(game, query, from),
    find(GameHomeDocument, { game }),
  ]);
  const shown = await changedSince(game, since, cards);
  const layout = layoutOf(paper);
  const sheets = sheetsOf(shown, layout);
  const printed = Object.fromEntries(PRINTED.map((part) => [part, one(query, part)]));
  const again = { ...printed, paper, ink: isLowInk ? 'low' : undefined, since };
  return (
    <div className="page print-page">
      <div className="print-options">
        <p className="crumbs">
          <a href={path}>{name}</a>
        </p>
        <h1>{t('heading', { name })}</h1>
        <p className="lede">{t('actualSize')}</p>
        <form className="print-form">
          {PRINTED.map(
            (part) =>
              printed[part] !== undefined && <input key={part} type="hidden" name={part} value={printed[part]} />,
          )}
          <Select
            label={`${t('paper')} `}
            name="paper"
            defaultValue={paper}
            of={(Object.keys(PAPERS) as Paper[]).map((id) => ({ id, name: t('paperName', { paper: id }) }))}
          />
          <label>
            <input type="checkbox" name="ink" value="low" defaultChecked={isLowInk} /> {t('lowInk')}
          </label>
          <label>
            {t('changedSince')}{' '}
            <input className="field" type="number" name="since" min={1} max={999_999} defaultValue={since} />
          </label>
          <button className="button">{t('show')}</button>
        </form>
        <p className="actions">
          <span>
            {t('count', { count: shown.length, card: home.words.card, cards: home.words.cards, sheets: sheets.length })}
          </span>{' '}
          <PrintButton>
            <Printer size={15} aria-hidden="true" /> {t('print')}
          </PrintButton>{' '}
          {shown.length > 0 && (
            <a
              className="button"
              download
              href={href(`/${game}/print/cards.pdf`, { ...printed, since, from: from || undefined })}
            >
              <FileDown size={15} aria-hidden="true" /> {t('press')}
            </a>
          )}
        </p>
        <p className="quiet">{t('pressHelp')}</p>
        {from + cards.length < total && (
          <p>
            <a className="button" rel="next" href={href(`/${game}/print`, { ...again, from: from + AT_ONCE })}>
              {t('more', { count: total - from - cards.length, cards: home.words.cards })}
            </a>
          </p>
        )}
      </div>
      {sheets.length === 0 && <Empty title={t('nothing')} emblem={await gameEmblem(game)} />}
      <div className="print-sheets" data-ink={isLowInk ? 'low' : undefined}>
        {sheets.map((sheet, i) => (
          <Sheet
            key={i}
            paper={paper}
            layout={layout}
            cards={sheet.map(faceOf)}
            label={t('sheet', { number: i + 1, sheets: sheets.length })}
          />
        ))}
      </div>
    </div>
  );
}
