/** Tests of uploading browser decks to an account. Changes elsewhere must not lose data. */
import { ApiClientError, BuiltDeckDocument, type SaveBuiltDeckMutationVariables } from '@rulewright/api-client';
import { uploadDeck, type DeckToUpload, type Send } from './deck-upload.ts';

const deck: DeckToUpload = {
  ...{ game: 'game', name: 'Ants', text: '2 Ant', notes: 'Mine', tags: ['fast'], origin: null, account: null },
  versions: [{ name: 'Ants', text: '1 Ant', savedAt: '2026-01-01T10:00:00.000Z' }],
};
const ofAccount = { owner: 'ann', id: 'deck-1', version: 4 };
const beside = (name: string): string => `${name} (here)`;

/** A fake account. It rejects new versions of its deck with the reason `refusal`; `saved` is that deck. */
function accountWith(refusal: string | null, saved: Partial<DeckToUpload> | null = null) {
  const saves: SaveBuiltDeckMutationVariables[] = [];
  const send = ((document: unknown, variables: SaveBuiltDeckMutationVariables) => {
    if (document === BuiltDeckDocument) return Promise.resolve({ savedDeck: saved && { ...deck, ...saved } });
    if (variables.id != null && refusal !== null) {
      const extensions = { code: 'CONFLICT', reason: refusal };
      return Promise.reject(new ApiClientError('refused', 'No.', [{ message: 'No.', extensions }]));
    }
    saves.push(variables);
    return Promise.resolve({ saveDeck: { ...variables, id: variables.id ?? 'new', version: 1 } });
  }) as unknown as Send;
  return { saves, send };
}

describe('uploading a deck of this browser', () => {
  it('creates a deck with the notes, tags and earlier versions', async () => {
    const { saves, send } = accountWith(null);
    expect((await uploadDeck(deck, send, beside)).besides).toBeNull();
    expect(saves).toEqual([
      expect.objectContaining({ name: 'Ants', notes: 'Mine', tags: ['fast'], earlier: deck.versions }),
    ]);
  });

  it('saves a new version of the deck in the account', async () => {
    const { saves, send } = accountWith(null);
    await uploadDeck({ ...deck, account: ofAccount }, send, beside);
    expect(saves).toEqual([expect.objectContaining({ id: 'deck-1', version: 4, text: '2 Ant' })]);
  });

  it('creates a second deck if the deck was changed elsewhere', async () => {
    const { saves, send } = accountWith('deck-changed', { text: '9 Ant' });
    const done = await uploadDeck({ ...deck, account: ofAccount }, send, beside);
    expect(done.besides).toBe('Ants');
    expect(saves).toEqual([expect.objectContaining({ name: 'Ants (here)', text: '2 Ant' })]);
    expect(saves[0]!.id).toBeUndefined();
  });

  it('saves nothing if the account already has an identical deck', async () => {
    const { saves, send } = accountWith('deck-changed', {});
    expect((await uploadDeck({ ...deck, account: ofAccount }, send, beside)).besides).toBeNull();
    expect(saves).toEqual([]);
  });

  it('creates a deck if the one in the account was deleted elsewhere', async () => {
    const { saves, send } = accountWith('unknown-deck');
    await uploadDeck({ ...deck, account: ofAccount }, send, beside);
    expect(saves).toEqual([expect.objectContaining({ name: 'Ants' })]);
  });

  it('rejects with the error if the account refuses the deck', async () => {
    const { send } = accountWith('bad-deck');
    await expect(uploadDeck({ ...deck, account: ofAccount }, send, beside)).rejects.toThrow('No.');
  });
});
