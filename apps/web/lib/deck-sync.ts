/** Brings the decks that were made or changed in this browser to the account, when the browser reaches the site. */
'use client';
import {
  ApiError,
  BuiltDeckDocument,
  DecksToCompareDocument,
  type BuiltDeckPartsFragment,
} from '@rulewright/api-client';
import { isSameDeck, uploadDeck, type Send, type Uploaded } from './deck-upload.ts';
import { allLocalDecks, deleteLocalDeck, moveDraft, type LocalDeck } from './local-decks.ts';

export interface Synced {
  /** The decks of the account, by the ids that they had in this browser. */
  readonly moved: ReadonlyMap<string, BuiltDeckPartsFragment>;
  /** Decks that were changed here and elsewhere: both are in the account. */
  readonly besides: readonly { readonly name: string; readonly as: string }[];
  /** Decks that stay in this browser, because the account refused them. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

/** Whether a deck of this browser belongs to the person: decks made without an account belong to anyone who uses the browser. */
export const belongsTo = ({ account }: Pick<LocalDeck, 'account'>, owner: string | null): boolean =>
  account == null || account.owner === owner;

/** Two pages of one browser must not move a deck twice. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('rulewright-decks', work) : work();

/** @param owner the id of the person who is signed in */
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
        // Without a network, all decks stay where they are.
        if (error instanceof ApiError && error.kind === 'unreachable') break;
        failed.push({ name: deck.name, error });
      }
    }
    return { moved, besides, failed };
  });

/** The deck of the account that says the same: an earlier attempt reached the site, but its answer did not come back. */
async function alreadyThere(deck: LocalDeck, send: Send): Promise<Uploaded | null> {
  if (deck.account?.id != null) return null;
  const { savedDecks } = await send(DecksToCompareDocument, { game: deck.game });
  const same = savedDecks.find((saved) => isSameDeck(saved, deck));
  const { savedDeck } = same ? await send(BuiltDeckDocument, { id: same.id }) : { savedDeck: null };
  return savedDeck && { deck: savedDeck, besides: null };
}
