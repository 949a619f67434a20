/** The shipped games whose play is a document. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, type Content, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const files = await readTree(workspace);

/** The folders of games with play documents. */
const ids = new Set(files.flatMap(({ path }) => /^rules\/([\w-]+)\/play\//u.exec(path)?.[1] ?? []));
const isPlayed = (path: string): boolean =>
  [...ids].some((id) => path.startsWith(`rules/${id}/`) || path.startsWith(`cards/${id}/`));

const played = files.filter(({ path }) => isPlayed(path));

/** Their content, without the games that have plugins. */
export const content = openContent(played, []);
export const games: readonly GameContent[] = content.games;

/** Their content, with another text of one play document. */
export const withChange = (document: string, change: (text: string) => string): Content =>
  openContent(
    played.map((file) => (file.path.endsWith(document) ? { ...file, text: change(file.text) } : file)),
    [],
  );
