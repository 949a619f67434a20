/** Uploads a deck of this browser to the account. If the deck changed in both places, the account gets a second deck. */
import {
  ApiClientError,
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
  /** The deck as it is now in the account. */
  readonly deck: BuiltDeckPartsFragment;
  /** The name of the account's own deck if it changed elsewhere. The upload does not change that deck. Null without a conflict. */
  readonly besides: string | null;
}

export type DeckToUpload = Pick<LocalDeck, 'game' | 'name' | 'text' | 'notes' | 'tags' | 'origin' | 'account'> &
  Partial<Pick<LocalDeck, 'versions'>>;

const LONGEST_NAME = 80;

const tagsOf = ({ tags }: { readonly tags: readonly string[] }): string => tags.join('\n');

/** Whether two decks have the same name, list, notes and tags. */
export const isSameDeck = (
  one: Pick<LocalDeck, 'name' | 'text' | 'notes' | 'tags'>,
  other: Pick<LocalDeck, 'name' | 'text' | 'notes' | 'tags'>,
): boolean =>
  one.name === other.name && one.text === other.text && one.notes === other.notes && tagsOf(one) === tagsOf(other);

/**
 * Saves a deck in the account: as a new version of its account deck, or as a new deck with its earlier versions.
 * @param besideName returns the name of the second deck after a conflict, from the name of the deck
 * @throws ApiClientError
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
    if (!(error instanceof ApiClientError)) throw error;
    // The account deck was deleted elsewhere, so the changes are saved as a new deck.
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
