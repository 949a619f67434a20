/** Moves a deck of this browser into the account. A deck that was changed in both places is in the account twice afterwards. */
import {
  ApiError,
  BuiltDeckDocument,
  SaveBuiltDeckDocument,
  type BuiltDeckPartsFragment,
  type TypedDocument,
} from '@rulewright/api-client';
import type { LocalDeck } from './local-decks.ts';

export type Send = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export interface Uploaded {
  /** The deck as it is in the account now. */
  readonly deck: BuiltDeckPartsFragment;
  /** The name of the deck of the account that was changed elsewhere, and that stays as it is. */
  readonly besides: string | null;
}

export type DeckToUpload = Pick<LocalDeck, 'game' | 'name' | 'text' | 'notes' | 'tags' | 'origin' | 'account'> &
  Partial<Pick<LocalDeck, 'versions'>>;

const LONGEST_NAME = 80;

const tagsOf = ({ tags }: { readonly tags: readonly string[] }): string => tags.join('\n');

/** Whether two decks say the same. */
export const isSameDeck = (
  one: Pick<LocalDeck, 'name' | 'text' | 'notes' | 'tags'>,
  other: Pick<LocalDeck, 'name' | 'text' | 'notes' | 'tags'>,
): boolean =>
  one.name === other.name && one.text === other.text && one.notes === other.notes && tagsOf(one) === tagsOf(other);

/**
 * Saves a deck in the account: as a new version of the deck that it comes from, or as a new deck with its earlier versions.
 * @param besideName the name of a deck that must not take the place of one that was changed elsewhere
 * @throws ApiError
 */
export async function uploadDeck(
  deck: DeckToUpload,
  send: Send,
  besideName: (name: string) => string,
): Promise<Uploaded> {
  const { account } = deck;
  if (account?.id == null) return { deck: await create(deck, deck.name, send), besides: null };
  try {
    const variables = { ...fieldsOf(deck, deck.name), id: account.id, version: account.version };
    return { deck: (await send(SaveBuiltDeckDocument, variables)).saveDeck, besides: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // It was deleted elsewhere: what was changed here stays, as a new deck.
    if (error.reason === 'unknown-deck') return { deck: await create(deck, deck.name, send), besides: null };
    if (error.reason !== 'deck-changed') throw error;
    const { savedDeck } = await send(BuiltDeckDocument, { id: account.id });
    if (savedDeck && isSameDeck(savedDeck, deck)) return { deck: savedDeck, besides: null };
    const name = besideName(deck.name).slice(0, LONGEST_NAME);
    return { deck: await create(deck, name, send), besides: savedDeck?.name ?? deck.name };
  }
}

const fieldsOf = ({ game, text, notes, tags }: DeckToUpload, name: string) => ({
  ...{ game, name, text, notes },
  tags: [...tags],
});

async function create(deck: DeckToUpload, name: string, send: Send): Promise<BuiltDeckPartsFragment> {
  const { origin, versions = [] } = deck;
  const earlier = versions.map(({ name: called, text, savedAt }) => ({ name: called, text, savedAt }));
  const copied = origin && (origin.slug === undefined ? { key: origin.key } : { slug: origin.slug });
  return (await send(SaveBuiltDeckDocument, { ...fieldsOf(deck, name), origin: copied, earlier })).saveDeck;
}
