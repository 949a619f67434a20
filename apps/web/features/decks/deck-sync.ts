/** Moves the decks that were created or changed in this browser into the account. */
'use client';
import {
  ApiClientError,
  BuiltDeckDocument,
  DecksToCompareDocument,
  type BuiltDeckPartsFragment,
} from '@rulewright/api-client';
import { isSameDeck, uploadDeck, type Send, type Uploaded } from './deck-upload.ts';
import { allLocalDecks, deleteLocalDeck, moveDraft, type LocalDeck } from './local-decks.ts';

export interface Synced {
  /** The moved decks as they are in the account, by their old ids in this browser. */
  readonly moved: ReadonlyMap<string, BuiltDeckPartsFragment>;
  /** Decks that changed both here and elsewhere. The account has both: `name` is the old deck, `as` the new one. */
  readonly besides: readonly { readonly name: string; readonly as: string }[];
  /** Decks that the account refused. They remain in this browser. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

/** Whether a deck of this browser belongs to the person. Decks created without an account belong to every user of the browser. */
export const belongsTo = ({ account }: Pick<LocalDeck, 'account'>, owner: string | null): boolean =>
  account == null || account.owner === owner;

/** Runs one sync at a time in all tabs, so that two tabs do not move the same deck. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('rulewright-decks', work) : work();

/** @param owner the id of the signed-in person */
export const syncDecks = (owner: string, send: Send, besideName: (name: string) => string): Promise<Synced> =>
  alone(async () => {
    const decks = (await allLocalDecks()).filter((deck) => belongsTo(deck, owner));
    const moved = new Map<string, BuiltDeckPartsFragment>();
    const besides: Synced['besides'][number][] = [];
    const failed: Synced['failed'][number][] = [];
    for (const deck of decks) {
      try {
        const done = (await alreadyThere(deck, send)) ?? (await uploadDeck(deck, send, besideName));
        await moveDraft(deck, owner, done.deck);
        await deleteLocalDeck(deck.id);
        moved.set(deck.id, done.deck);
        if (done.besides !== null) besides.push({ name: done.besides, as: done.deck.name });
      } catch (error) {
        // If the site is unreachable, the remaining decks stay in this browser.
        if (error instanceof ApiClientError && error.kind === 'unreachable') break;
        failed.push({ name: deck.name, error });
      }
    }
    return { moved, besides, failed };
  });

/** Finds an identical deck in the account. An earlier upload may have succeeded without the browser receiving the response. */
async function alreadyThere(deck: LocalDeck, send: Send): Promise<Uploaded | null> {
  if (deck.account?.id != null) return null;
  const { savedDecks } = await send(DecksToCompareDocument, { game: deck.game });
  const same = savedDecks.nodes.find((saved) => isSameDeck(saved, deck));
  const { savedDeck } = same ? await send(BuiltDeckDocument, { id: same.id }) : { savedDeck: null };
  return savedDeck && { deck: savedDeck, besides: null };
}
