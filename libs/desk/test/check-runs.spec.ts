/** Which run of the checks a worker takes, also after a clock that was wrong. */
import { actorOf, People, PROGRAM } from '@rulewright/accounts';
import { newGame } from '@rulewright/content';
import { CheckRunEntity, importTree } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { ChangeSets, CheckRuns, Drafts } from '../src/index.ts';

const tree = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
const CARD = tree.find(({ path }) => path.startsWith('cards/night-train/cards/'))!;
const MINUTE = 60_000;

test('a run is taken once, and again if its worker is silent or was seen in the future', async () => {
  const [{ createWith }] = DATABASES as [(typeof DATABASES)[number]];
  const { database, close } = await createWith('one new game', (empty) =>
    importTree(empty, tree, knownGames, { author: 'files', message: '' }),
  );
  try {
    const newcomer = { email: 'ed@example.org', name: 'Ed', role: 'editor', password: 'a long password' };
    const person = await new People(database).add(newcomer, PROGRAM);
    const { set } = await new ChangeSets(database).create(person, 'A remark', '');
    const draft = { changeSet: set.id, path: CARD.path, text: `${CARD.text}# Seen.\n`, version: null };
    await new Drafts(database).save(actorOf(person), draft);
    const runs = new CheckRuns(database);
    const { id } = await runs.ask(actorOf(person), set.id, 20);
    expect((await runs.claim('first'))?.id).toBe(id);
    const seen = (minutes: number) => ({ seenAt: new Date(Date.now() + minutes * MINUTE).toISOString() });
    for (const [minutes, taken] of [
      [0, false],
      [-2, true],
      // The clock was a year ahead when the worker died.
      [365 * 24 * 60, true],
    ] as const) {
      await database.manager.update(CheckRunEntity, { id }, seen(minutes));
      expect([minutes, (await runs.claim('second'))?.id]).toEqual([minutes, taken ? id : undefined]);
    }
  } finally {
    await close();
  }
});
