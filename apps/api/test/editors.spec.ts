/** Twenty editors write at the same time: no acknowledged edit is lost, and no edit is mixed with another. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';

const EDITORS = 20;
const DOCUMENTS = 5;
/** How long the editors write. The full proof takes 60 seconds. */
const SECONDS = Number(process.env['EDITORS_SECONDS'] ?? 2);

const READ = 'query ($path: String!, $set: Int!) { document(path: $path, changeSet: $set) { text version } }';
const SAVE = `mutation ($set: Int!, $path: String!, $text: String!, $version: Int) {
  saveDraft(changeSet: $set, path: $path, text: $text, version: $version) { version }
}`;

describe.each(MAIN_DATABASES)('twenty editors on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
  });
  afterAll(() => api?.close());

  it('write without losing an edit', async () => {
    const editors: Asker[] = [];
    for (let i = 0; i < EDITORS; i++) editors.push(await signedIn(api, 'editor', `Editor ${i}`));
    const { createChangeSet } = await editors[0]!.get('mutation { createChangeSet(title: "Together") { id } }');
    const set = createChangeSet.id as number;
    const slugs = [...api.content.game.cards.keys()].slice(0, DOCUMENTS);
    const paths = slugs.map((slug) => `cards/${api.content.id}/cards/${slug}.yaml`);
    const acknowledged = new Map(paths.map((path) => [path, [] as string[]]));
    let saved = 0;
    let conflicts = 0;
    const end = Date.now() + SECONDS * 1000;

    const write = async (editor: Asker, at: number): Promise<void> => {
      // On a slow machine the editors continue until there were enough edits for conflicts.
      for (let n = 0; Date.now() < end || saved <= EDITORS; n++) {
        const path = paths[(at + n) % paths.length]!;
        const line = `# Editor ${at}, edit ${n}.`;
        const { text, version } = (await editor.get(READ, { path, set })).document;
        const { errors } = await editor.ask(SAVE, { set, path, text: `${text}${line}\n`, version });
        if (!errors) {
          saved++;
          acknowledged.get(path)!.push(line);
        } else {
          expect(errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'draft-changed' });
          conflicts++;
        }
      }
    };
    await Promise.all(editors.map(write));

    for (const path of paths) {
      const { text, version } = (await editors[0]!.get(READ, { path, set })).document;
      const written = (text as string).split('\n').filter((line) => line.startsWith('# Editor '));
      expect(written.sort()).toEqual(acknowledged.get(path)!.sort());
      expect(version).toBe(written.length === 0 ? null : written.length);
    }
    if (process.env['EDITORS_SECONDS'])
      process.stdout.write(`${kind.name}: ${saved} edits kept and ${conflicts} refused in ${SECONDS} seconds.\n`);
    // Some edits came too late, so the editors really competed.
    expect(conflicts).toBeGreaterThan(0);
  }, 3_600_000);
});
