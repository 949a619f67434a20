/** Change sets with made-up cards. */
import { People } from '@rulewright/accounts';
import { authorOf, importFiles } from '@rulewright/desk';
import type { TestApi } from './api.ts';
import type { Asker } from './people.ts';

/** Creates a change set with `count` new cards. Returns its id and the path of its first card. */
export async function madeSet(api: TestApi, editor: Asker, name: string, count: number) {
  const game = api.content.id;
  const [slug] = api.content.game.cards.keys();
  const asked = { path: `cards/${game}/cards/${slug}.yaml` };
  const { document } = await editor.get('query ($path: String!) { document(path: $path) { text } }', asked);
  const text = document.text as string;
  const files = Array.from({ length: count }, (_, n) => {
    const id = `made-${name}-${String(n).padStart(4, '0')}`;
    const own = text.replace(/^id: .*$/mu, `id: ${id}`).replace(/^name: .*$/mu, `name: Made ${name} ${n}`);
    return { path: `cards/${game}/cards/${id}.yaml`, text: own.replace(/number: \d+/gu, `number: ${9_000 + n}`) };
  });
  const [person] = await new People(api.database).list();
  const { set } = await importFiles(api.database, authorOf(person!), name, files, false);
  return { id: set.id, path: files[0]!.path };
}
