/** Tests of the sync of collections: nothing is lost between devices, and a repeated or interrupted sync changes nothing. */
import { ApiClientError, MyCollectionDocument } from '@rulewright/api-client';
import { readCollection, writeCollection, type CollectionRow } from '@rulewright/decks/sheet';
import { syncCollection } from './collection-sync.ts';
import { NOTHING, type CollectionStore, type StoredCollection } from '../../shared/stored-collection.ts';

const stored = new Map<string, StoredCollection>();
const store: CollectionStore = {
  read: (game, owner) => Promise.resolve(stored.get(`${game} ${owner}`) ?? NOTHING),
  change: async (game, owner, change) => {
    const next = change(await store.read(game, owner));
    stored.set(`${game} ${owner}`, next);
    return next;
  },
  forget: (game, owner) => {
    stored.delete(`${game} ${owner}`);
    return Promise.resolve();
  },
  alone: (work) => work(),
};

const row = (card: string, own: number): CollectionRow => ({ card, set: '', number: '', condition: '', own, want: 0 });

/** An account that saves versions as the API does. `cut` loses the answer of the next save. */
class Account {
  text = '';
  unread = '';
  version = 0;
  cut = false;

  readonly send = ((document: unknown, { version, text, unread }: Record<string, unknown>) => {
    if (document === MyCollectionDocument)
      return Promise.resolve({ collection: this.version === 0 ? null : this.parts() });
    if (version !== this.version) return Promise.reject(this.refusal());
    [this.text, this.unread] = [String(text), String(unread)];
    this.version++;
    if (!this.cut) return Promise.resolve({ saveCollection: this.parts() });
    this.cut = false;
    return Promise.reject(new Error('The answer was lost.'));
  }) as unknown as Parameters<typeof syncCollection>[2];

  private parts() {
    const names = readCollection(this.text).map(({ card }) => `${card.toUpperCase()}\t`);
    return {
      ...{ text: this.text, unread: this.unread, version: this.version },
      shareKey: null,
      names: names.join('\n'),
    };
  }

  private refusal(): Error {
    const extensions = { code: 'CONFLICT', reason: 'collection-changed' };
    return new ApiClientError('refused', 'No.', [{ message: 'No.', extensions }]);
  }
}

let account: Account;
beforeEach(() => {
  stored.clear();
  account = new Account();
});
const sync = () => syncCollection('g', 'ann', account.send, store);
const put = (owner: string | null, rows: readonly CollectionRow[], unread = '') =>
  store.change('g', owner, (old) => ({ ...old, rows, unread }));

test('the cards of a browser without an account go into the account, and their names come back', async () => {
  await put(null, [row('a', 2)], '3 Lost');
  const { collection, joined } = await sync();
  expect(collection).toMatchObject({ rows: [row('a', 2)], unread: '3 Lost', names: { a: 'A' } });
  expect([account.text, account.unread, joined]).toEqual(['2\t0\ta', '3 Lost', false]);
  expect(await store.read('g', null)).toEqual(NOTHING);
});

test('two collections are joined: each printing keeps its higher count, and a lost answer adds nothing twice', async () => {
  [account.text, account.version] = [writeCollection([row('a', 3), row('b', 1)]), 1];
  await put(null, [row('a', 2), row('c', 4)]);
  account.cut = true;
  await expect(sync()).rejects.toThrow('lost');
  const { collection } = await sync();
  expect(writeCollection(collection.rows)).toBe(writeCollection([row('a', 3), row('b', 1), row('c', 4)]));
  expect((await sync()).collection).toEqual(collection);
  expect(account.version).toBe(2);
});

test('changes on two devices count both, and a removal stays one', async () => {
  await put('ann', [row('a', 1), row('b', 2)]);
  await sync();
  [account.text, account.version] = [writeCollection([row('a', 1), row('b', 2), row('d', 5)]), 9];
  await put('ann', [row('b', 3)]);
  const { collection } = await sync();
  expect(new Set(collection.rows)).toEqual(new Set([row('b', 3), row('d', 5)]));
  expect(readCollection(account.text)).toHaveLength(2);
});

test('a change during the sync stays', async () => {
  await put('ann', [row('a', 1)]);
  const { send } = account;
  const slow = (async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent);
    await put('ann', [row('a', 1), row('late', 7)]);
    return answer;
  }) as typeof send;
  const { collection } = await syncCollection('g', 'ann', slow, store);
  expect(new Set(collection.rows)).toEqual(new Set([row('a', 1), row('late', 7)]));
  await sync();
  expect(account.text).toContain('late');
});
