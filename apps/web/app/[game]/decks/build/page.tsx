/** The deck builder. The page address can contain the first deck: a list, a deck of the release, a saved deck or a shared deck. */
import {
  BuildHomeDocument,
  BuiltDeckDocument,
  CardsToBuildDocument,
  DeckDocument,
  GameHomeDocument,
  SharedDeckDocument,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { DeckBuilder } from '../../../../features/builder/deck-builder.tsx';
import type { FirstDeck } from '../../../../features/builder/types.ts';
import { NoDeckLaw } from '../../../../features/decks/no-deck-law.tsx';
import { QueryProvider } from '../../../../shared/components/query-provider.tsx';
import { Words } from '../../../../shared/components/words.tsx';
import { find } from '../../../../shared/api.ts';
import { LONGEST_LINK } from '../../../../shared/deck-verdict.ts';
import { href, one, type SearchParams } from '../../../../shared/query.ts';
import { askAsPerson, viewer } from '../../../../shared/session.ts';
import { hiddenOf } from '../../../../features/decks/hidden-deck.ts';
import { askAsVisitor } from '../../../../shared/visitor.ts';

/** The number of cards on the first page of the catalogue. */
const PAGE = 40;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const t = await getTranslations('build.page');
  return { title: t('title', { deck: game.words.deck }) };
}

/** The deck from the page address; null if the address names none, undefined if the deck does not exist. */
async function firstDeck(game: string, query: SearchParams): Promise<FirstDeck | null | undefined> {
  const [list, slug, key, id] = ['list', 'from', 'copy', 'kept'].map((name) => one(query, name));
  if (id !== undefined) {
    const { savedDeck: saved } = await askAsPerson(BuiltDeckDocument, { id });
    if (saved?.game !== game) return undefined;
    const origin = saved.origin?.name ? { ...originOf(saved.origin), name: saved.origin.name } : null;
    return { name: saved.name, text: saved.text, origin, saved };
  }
  if (key !== undefined) {
    const deck = await sharedDeck(key);
    if (deck === 'hidden') redirect(`/${game}/decks/shared/${encodeURIComponent(key)}`);
    if (deck?.game !== game) return undefined;
    return { name: deck.name, text: deck.text, origin: { key, name: deck.name }, saved: null };
  }
  if (slug !== undefined) {
    const { deck } = await find(DeckDocument, { game, slug });
    return { name: deck.name, text: deck.text, origin: { slug, name: deck.name }, saved: null };
  }
  return list === undefined ? null : { name: '', text: list.slice(0, LONGEST_LINK), origin: null, saved: null };
}

/** Loads a shared deck. Returns `hidden` if an admin has hidden it. */
async function sharedDeck(key: string) {
  try {
    return (await askAsVisitor(SharedDeckDocument, { key })).sharedDeck;
  } catch (error) {
    if (hiddenOf(error)) return 'hidden';
    throw error;
  }
}

const originOf = ({ slug, key }: { readonly slug?: string | null; readonly key?: string | null }) => ({
  ...(slug != null && { slug }),
  ...(key != null && { key }),
});

export default async function BuildPage({ params, searchParams }: Props) {
  const t = await getTranslations('build.page');
  const { game: id } = await params;
  const query = await searchParams;
  const { game } = await find(GameHomeDocument, { game: id });
  const title = t('title', { deck: game.words.deck });
  if (!game.deckLaw)
    return (
      <div className="page narrow">
        <h1>{title}</h1>
        <NoDeckLaw game={game} />
      </div>
    );
  const person = await viewer();
  const deckId = one(query, 'kept');
  // oxlint-disable-next-line id-denylist -- The name is part of the address.
  if (deckId && !person) redirect(href('/sign-in', { to: href(`/${id}/decks/build`, { kept: deckId }) }));
  const [{ game: build, release }, { cards }, first] = await Promise.all([
    find(BuildHomeDocument, { game: id }),
    find(CardsToBuildDocument, { game: id, query: '', first: PAGE }),
    firstDeck(id, query),
  ]);
  return (
    <div className="page builder-page">
      <h1>{title}</h1>
      {first === undefined && (
        <ErrorNote title={t('noSuchDeck')}>
          <p>{t('noSuchDeckHelp')}</p>
        </ErrorNote>
      )}
      <noscript>
        <p className="deck-failure">
          {t.rich('needsScript', { link: (chunks) => <a href={`/${id}/deck-check`}>{chunks}</a> })}
        </p>
      </noscript>
      <Words of={['build', 'decks', 'cards.face', 'cards.queryProblems', 'cards.nearNames']}>
        <QueryProvider>
          <DeckBuilder
            game={{
              id,
              name: game.name,
              words: game.words,
              cardFields: game.cardFields,
              zones: build.deckZones,
              octgnGame: build.octgnGame ?? null,
              release: release.number,
            }}
            cards={cards}
            first={first ?? null}
            owner={person?.id ?? null}
          />
        </QueryProvider>
      </Words>
    </div>
  );
}
