/** The input of a run of the checks: the texts of the games that the change set changes, and nothing of other games. */
import { actorOf, People, PROGRAM } from '@rulewright/accounts';
import { newGame } from '@rulewright/content';
import { importTree } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { gatherInput } from '../src/checks/gather-input.ts';
import { ChangeSets, CheckRuns, Drafts } from '../src/index.ts';

const tree = [
  ...newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' }),
  ...newGame({ id: 'paper-moons', name: 'Paper Moons', prefix: 'pm' }),
];
const CARD = tree.find(({ path }) => path.startsWith('cards/paper-moons/cards/'))!;

test('has only the games with a changed document, and is refused after a later change', async () => {
  const [{ createWith }] = DATABASES as [(typeof DATABASES)[number]];
  const { database, close } = await createWith('two new games', (empty) =>
    importTree(empty, tree, knownGames, { author: 'files', message: '' }),
  );
  try {
    const newcomer = { email: 'ed@example.org', name: 'Ed', role: 'editor', password: 'a long password' };
    const person = await new People(database).add(newcomer, PROGRAM);
    const actor = actorOf(person);
    const { set } = await new ChangeSets(database).create(person, 'A remark', '');
    const drafts = new Drafts(database);
    const text = `${CARD.text}# Seen.\n`;
    const saved = await drafts.save(actor, { changeSet: set.id, path: CARD.path, text, version: null });
    const run = await new CheckRuns(database).ask(actor, set.id, 20);
    const input = (await gatherInput(database, run))!;
    const games = (files: readonly { readonly path: string }[]) => new Set(files.map(({ path }) => path.split('/')[1]));
    expect(games(input.before)).toEqual(new Set(['paper-moons']));
    expect(input.after.find(({ path }) => path === CARD.path)?.text).toBe(text);
    await drafts.save(actor, { changeSet: set.id, path: CARD.path, text: `${text}# Again.\n`, version: saved.version });
    expect(await gatherInput(database, run)).toBeNull();
  } finally {
    await close();
  }
});
