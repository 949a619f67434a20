/** Publishing reads each document of a change set once, and refuses a change set that has changed since. */
import { actorOf, People, PROGRAM } from '@rulewright/accounts';
import { newGame } from '@rulewright/content';
import { importTree, listReleases } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { ChangeSets, Drafts, Publisher, Reviews } from '../src/index.ts';

const tree = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
const CARD = tree.find(({ path }) => path.startsWith('cards/night-train/cards/'))!;
const ORDER = { notes: '', override: 'The checks are tested elsewhere.' };

test('publishing reads each document once, and not after a change of the change set', async () => {
  const [{ createWith }] = DATABASES as [(typeof DATABASES)[number]];
  const { database, close } = await createWith('one new game', (empty) =>
    importTree(empty, tree, knownGames, { author: 'files', message: '' }),
  );
  try {
    const person = { email: 'ada@example.org', name: 'Ada', role: 'admin', password: 'a long password' };
    const admin = await new People(database).add(person, PROGRAM);
    const sets = new ChangeSets(database);
    const { set } = await sets.create(admin, 'A remark', '');
    const draft = { changeSet: set.id, path: CARD.path, text: `${CARD.text}# Seen.\n`, version: null };
    await new Drafts(database).save(actorOf(admin), draft);
    const version = async (): Promise<number> => (await sets.find(set.id)).set.version;
    const reviews = new Reviews(database);
    await reviews.take(admin, 'request-review', set.id, await version(), '');
    const other = { ...admin, id: 'somebody-else', email: 'rita@example.org' };
    await reviews.take(other, 'approve', set.id, await version(), '');

    const publisher = new Publisher(database);
    const approved = await version();
    await expect(publisher.publish(admin, set.id, approved - 1, ORDER)).rejects.toMatchObject({ code: 'set-changed' });
    expect(await listReleases(database)).toHaveLength(1);

    const texts: string[] = [];
    const seen = {
      afterQuery: ({ query }: { query: string }) => void (/^SELECT.*\btext\b/su.test(query) && texts.push(query)),
    };
    database.subscribers.push(seen);
    await publisher.publish(admin, set.id, approved, ORDER);
    const from = (words: RegExp): number => texts.filter((query) => words.test(query)).length;
    expect(from(/FROM "?change_set_documents/u)).toBe(1);
    expect(from(/JOIN revisions r ON r\.document_id/u)).toBe(1);
    const [{ notes } = { notes: '' }] = await listReleases(database);
    expect(notes).toContain('A remark');
  } finally {
    await close();
  }
});
