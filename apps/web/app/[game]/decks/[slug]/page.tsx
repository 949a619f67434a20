/** The page of a published deck. */
import { DeckDocument, GameHomeDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { drawHand } from '../../../../features/builder/opening-hand.ts';
import { DeckPage } from '../../../../features/decks/deck-page.tsx';
import { LabResults } from '../../../../features/decks/lab-results.tsx';
import { find } from '../../../../shared/api.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { one, positive, type SearchParams } from '../../../../shared/query.ts';
import { mayEdit } from '../../../../shared/session.ts';

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
  return { game, deck, query, home };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { game, deck, query } = await load(props);
  return linkPreview(`/${game}/decks/${deck.slug}`, {
    title: deck.name,
    description: deck.summary,
    release: positive(query, 'release'),
  });
}

export default async function Page(props: Props) {
  const { deck, query, home } = await load(props);
  const size = Math.min(positive(query, 'cards') ?? HAND, LARGEST_HAND);
  const seed = one(query, 'hand') ?? '1';
  const hand = {
    entries: drawHand(deck.entries, size, seed),
    size,
    largest: LARGEST_HAND,
    next: (Number(seed) || 1) + 1,
  };
  const editable = positive(query, 'release') === undefined && (await mayEdit());
  return (
    <DeckPage view={{ game: home, deck, editable, hand }}>
      {home.engine && <LabResults game={home} deck={`published/${deck.slug}`} />}
    </DeckPage>
  );
}
