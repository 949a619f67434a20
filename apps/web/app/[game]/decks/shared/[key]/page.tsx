/** A deck that a person shares by link or has published: cards, the verdict of every mode, the origin, and a link to copy it. */
import {
  CardsOfListDocument,
  GameHomeDocument,
  ReadDeckDocument,
  SharedDeckDocument,
  SimilarDecksDocument,
  type SharedDeckQuery,
} from '@rulewright/api-client';
import { Layers } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CopyButton } from '../../../../../shared/components/copy-button.tsx';
import { LabResults } from '../../../../../features/decks/lab-results.tsx';
import { ListBody } from '../../../../../features/decks/list-body.tsx';
import { cardsInPrimer, primerStart } from '../../../../../features/decks/primer.ts';
import { ShownPrimer } from '../../../../../features/decks/shown-primer.tsx';
import { PlayLinks } from '../../../../../features/decks/play-links.tsx';
import { HiddenNotice } from '../../../../../features/safety/hidden-notice.tsx';
import { Hiding } from '../../../../../features/safety/hiding.tsx';
import { ReportDeck } from '../../../../../features/safety/report-deck.tsx';
import { QueryProvider } from '../../../../../shared/components/query-provider.tsx';
import { Words } from '../../../../../shared/components/words.tsx';
import { StructuredData } from '../../../../../shared/components/structured-data.tsx';
import { askOrRefusal, find } from '../../../../../shared/api.ts';
import { day } from '../../../../../shared/dates.ts';
import { capital, decksOf } from '../../../../../shared/words.ts';
import { linkPreview } from '../../../../../shared/link-preview.ts';
import { hiddenOf, type HiddenDeck } from '../../../../../features/decks/hidden-deck.ts';
import { href } from '../../../../../shared/query.ts';
import { askAsVisitor } from '../../../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly key: string }>;
}

type Shared = NonNullable<SharedDeckQuery['sharedDeck']>;

/** Loads the deck at this address, or the reason why it is hidden. Cached for each request. */
const load = cache(async (game: string, key: string): Promise<Shared | HiddenDeck> => {
  try {
    const { sharedDeck: deck } = await askAsVisitor(SharedDeckDocument, { key });
    return deck?.game === game ? deck : notFound();
  } catch (error) {
    const hidden = hiddenOf(error);
    if (hidden) return hidden;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, key } = await params;
  const deck = await load(game, key);
  if ('hiddenAt' in deck) return { title: (await getTranslations('safety.hidden'))('title'), robots: { index: false } };
  const path = `/${game}/decks/shared/${key}`;
  const description = deck.description === '' ? deck.tags.join(', ') : primerStart(deck.description, 300);
  return {
    ...(await linkPreview(path, { title: deck.name, description, picture: `/previews${path}.png` })),
    ...(deck.author !== null && { authors: [{ name: deck.author }] }),
    // Only people with the link may find the deck.
    ...((deck.publishedAt === null || deck.hiding) && { robots: { index: false }, referrer: 'no-referrer' as const }),
  };
}

/** The slugs of the cards that the text about the deck names. The deck check finds them, also by other spellings. */
async function cardsOf(game: string, { description }: Shared): Promise<ReadonlyMap<string, string>> {
  const names = cardsInPrimer(description);
  if (names.length === 0) return new Map();
  const answer = await askOrRefusal(CardsOfListDocument, { game, text: names.map((name) => `1 ${name}\n`).join('') });
  const entries = answer.data?.checkDeck?.entries ?? [];
  return new Map(
    entries.flatMap(({ line, card }) => (card && names[line - 1] !== undefined ? [[names[line - 1]!, card.slug]] : [])),
  );
}

export default async function SharedDeckPage({ params }: Props) {
  const t = await getTranslations('build.sharedPage');
  const { game, key } = await params;
  const deck = await load(game, key);
  if ('hiddenAt' in deck) return <HiddenNotice game={game} {...deck} />;
  const { game: home } = await find(GameHomeDocument, { game });
  const checked = home.deckLaw ? await askOrRefusal(ReadDeckDocument, { game, text: deck.text }) : null;
  const reading = checked?.data?.checkDeck ?? null;
  return (
    <div className="page deck-page">
      {deck.publishedAt !== null && (
        <StructuredData
          trail={[
            [home.name, `/${game}`],
            [capital(decksOf(home.words)), `/${game}/decks/players`],
            [deck.name, `/${game}/decks/shared/${key}`],
          ]}
          about={{
            '@type': 'CreativeWork',
            name: deck.name,
            url: `/${game}/decks/shared/${key}`,
            image: `/previews/${game}/decks/shared/${key}.png`,
            ...(deck.description !== '' && { description: primerStart(deck.description, deck.description.length) }),
            ...(deck.author !== null && { author: { '@type': 'Person', name: deck.author } }),
            datePublished: deck.publishedAt,
            dateModified: deck.updatedAt,
            keywords: deck.tags,
            isPartOf: { '@type': 'Game', name: home.name, url: `/${game}` },
          }}
        />
      )}
      <header className="deck-head">
        <p className="crumbs">
          <a href={`/${game}/decks/players`}>{t('players')}</a>
        </p>
        <h1>
          <bdi>{deck.name}</bdi>
        </h1>
        <p className="deck-meta">
          {deck.author !== null && (
            <b>
              <bdi>{t('by', { author: deck.author })}</bdi>
            </b>
          )}{' '}
          <span className="quiet">
            {deck.publishedAt === null ? t('byLink') : t('published', { date: day(deck.publishedAt) })}{' '}
            {t('changed', { date: day(deck.updatedAt) })}
          </span>
        </p>
        {deck.tags.length > 0 && <p className="deck-tags">{deck.tags.join(', ')}</p>}
        <Origin game={game} deck={deck} />
        <p className="actions">
          <a className="button button-main" href={href(`/${game}/decks/build`, { copy: deck.key })}>
            <Layers size={16} aria-hidden="true" /> {t('copy')}
          </a>
          <PlayLinks game={home} list={deck.text} shared={key} verdicts={reading?.verdicts ?? []} />
          <CopyButton text={deck.text}>{t('copyAsText')}</CopyButton>
          <a href={href(`/${game}/print`, { key: deck.key })}>{t('print')}</a>
          {home.deckLaw && <a href={href(`/${game}/print/registration`, { key: deck.key })}>{t('register')}</a>}
        </p>
        <Words of={['safety.hiding', 'safety.report']}>
          <QueryProvider>
            {deck.hiding && <Hiding deck={null} hiding={deck.hiding} mine={deck.mine} />}
            {!deck.mine && !deck.hiding && <ReportDeck deck={deck.key} />}
          </QueryProvider>
        </Words>
      </header>
      {deck.description !== '' && <ShownPrimer game={game} text={deck.description} cards={await cardsOf(game, deck)} />}
      <ListBody game={home} reading={reading}>
        {deck.publishedAt !== null && home.engine && <LabResults game={home} deck={`shared/${deck.key}`} />}
        {deck.publishedAt !== null && <Similar game={game} deckKey={deck.key} />}
      </ListBody>
    </div>
  );
}

/** Published decks with many of the same cards. */
async function Similar({ game, deckKey }: { readonly game: string; readonly deckKey: string }) {
  const t = await getTranslations('build.sharedPage');
  const { sharedDeck } = await askAsVisitor(SimilarDecksDocument, { key: deckKey });
  const similar = sharedDeck?.similar ?? [];
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">{t('similar')}</h2>
      <ul>
        {similar.map(({ shared, total, deck }) => (
          <li key={deck.key}>
            <a href={`/${game}/decks/shared/${deck.key}`}>
              <bdi>{deck.name}</bdi>
            </a>{' '}
            <span className="quiet">{t('similarTo', { shared, total })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The origin of a copied deck, with only the facts that readers may see. */
async function Origin({ game, deck: { origin } }: { readonly game: string; readonly deck: Shared }) {
  const t = await getTranslations('build.sharedPage');
  if (!origin) return null;
  const { name, author, slug, key, hiddenReason } = origin;
  if (hiddenReason != null) return <p className="quiet">{(await getTranslations('safety.hidden'))('origin')}</p>;
  if (name == null) return <p className="quiet">{t('copyOfHidden')}</p>;
  const path = slug != null ? `/${game}/decks/${slug}` : key != null ? `/${game}/decks/shared/${key}` : null;
  if (path === null) return <p className="quiet">{t('copyOfUnlinked', { name })}</p>;
  const link = (chunks: React.ReactNode) => (
    <a href={path}>
      <bdi>{chunks}</bdi>
    </a>
  );
  return <p>{author == null ? t.rich('copyOf', { name, link }) : t.rich('copyOfAuthor', { name, author, link })}</p>;
}
