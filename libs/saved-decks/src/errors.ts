/** The errors of saved decks, with a code for programs and a sentence for people. */

export type SavedDeckErrorCode =
  | 'unknown-deck'
  | 'too-many-decks'
  | 'deck-changed'
  | 'bad-deck'
  | 'too-many-published'
  | 'deck-hidden'
  | 'own-deck'
  | 'unknown-case'
  | 'already-hidden'
  | 'not-hidden'
  | 'already-appealed'
  | 'no-appeal'
  | 'bad-report'
  | 'bad-collection'
  | 'collection-changed'
  | 'too-many-collections'
  | 'unknown-collection';

export class SavedDeckError extends Error {
  constructor(
    readonly code: SavedDeckErrorCode,
    message: string,
    /** Data that a client program can act on, such as the field and its limit. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
