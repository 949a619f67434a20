/** Decks of a browser that move into an account: nothing is lost, whatever happened to the deck elsewhere. */
import { ApiError, BuiltDeckDocument, type SaveBuiltDeckMutationVariables } from '@rulewright/api-client';
import { uploadDeck, type DeckToUpload, type Send } from './deck-upload.ts';

const deck: DeckToUpload = {
  ...{ game: 'game', name: 'Ants', text: '2 Ant', notes: 'Mine', tags: ['fast'], origin: null, account: null },
  versions: [{ name: 'Ants', text: '1 Ant', savedAt: '2026-01-01T10:00:00.000Z' }],
};
const ofAccount = { owner: 'ann', id: 'deck-1', version: 4 };
const beside = (name: string): string => `${name} (here)`;

/** An account whose deck answers saves of it with `refusal`. */
function accountWith(refusal: string | null, saved: Partial<DeckToUpload> | null = null) {
  const saves: SaveBuiltDeckMutationVariables[] = [];
  const send = ((document: unknown, variables: SaveBuiltDeckMutationVariables) => {
    if (document === BuiltDeckDocument) return Promise.resolve({ savedDeck: saved && { ...deck, ...saved } });
    if (variables.id != null && refusal !== null) {
      const extensions = { code: 'CONFLICT', reason: refusal };
      return Promise.reject(new ApiError('refused', 'No.', [{ message: 'No.', extensions }]));
    }
    saves.push(variables);
    return Promise.resolve({ saveDeck: { ...variables, id: variables.id ?? 'new', version: 1 } });
  }) as unknown as Send;
  return { saves, send };
}

describe('a deck of a browser', () => {
  it('becomes a new deck with its notes, tags and earlier versions', async () => {
    const { saves, send } = accountWith(null);
    expect((await uploadDeck(deck, send, beside)).besides).toBeNull();
    expect(saves).toEqual([
      expect.objectContaining({ name: 'Ants', notes: 'Mine', tags: ['fast'], earlier: deck.versions }),
    ]);
  });

  it('becomes a version of the deck that it comes from', async () => {
    const { saves, send } = accountWith(null);
    await uploadDeck({ ...deck, account: ofAccount }, send, beside);
    expect(saves).toEqual([expect.objectContaining({ id: 'deck-1', version: 4, text: '2 Ant' })]);
  });

  it('is kept beside a deck that was changed elsewhere', async () => {
    const { saves, send } = accountWith('deck-changed', { text: '9 Ant' });
    const done = await uploadDeck({ ...deck, account: ofAccount }, send, beside);
    expect(done.besides).toBe('Ants');
    expect(saves).toEqual([expect.objectContaining({ name: 'Ants (here)', text: '2 Ant' })]);
    expect(saves[0]!.id).toBeUndefined();
  });

  it('is saved once if the account already has the same', async () => {
    const { saves, send } = accountWith('deck-changed', {});
    expect((await uploadDeck({ ...deck, account: ofAccount }, send, beside)).besides).toBeNull();
    expect(saves).toEqual([]);
  });

  it('becomes a new deck if the other one was deleted elsewhere', async () => {
    const { saves, send } = accountWith('unknown-deck');
    await uploadDeck({ ...deck, account: ofAccount }, send, beside);
    expect(saves).toEqual([expect.objectContaining({ name: 'Ants' })]);
  });

  it('stays where it is if the account refuses it', async () => {
    const { send } = accountWith('bad-deck');
    await expect(uploadDeck({ ...deck, account: ofAccount }, send, beside)).rejects.toThrow('No.');
  });
});
