/** Finds released texts of documents by their hashes, whichever release had them. */
import { hashesIn } from './releases.ts';
import { chunks, run, sql, valueList, type Runner } from './sql.ts';

/** A text of a document that some release may have had. A hash of null names no text. */
interface TextName {
  readonly path: string;
  readonly hash: string | null;
}

const keyOf = ({ path, hash }: TextName): string => `${path} ${hash}`;

/** The condition that revisions `r` of documents `d` are among these. It also finds texts with the path of one and the hash of another. */
const among = (names: readonly TextName[]) =>
  sql`FROM documents d JOIN revisions r ON r.document_id = d.id
      WHERE d.path IN ${valueList(names.map(({ path }) => path))}
        AND r.hash IN ${valueList(names.map(({ hash }) => hash ?? ''))}`;

/** The released texts with these names, in the same order. Null for a text that no release had. */
export async function releasedTexts(runner: Runner, names: readonly TextName[]): Promise<(string | null)[]> {
  const texts = new Map<string, string>();
  for (const some of chunks(names.filter(({ hash }) => hash !== null)))
    for (const row of await run<TextName & { text: string }>(runner, sql`SELECT d.path, r.hash, r.text ${among(some)}`))
      texts.set(keyOf(row), row.text);
  return names.map((name) => texts.get(keyOf(name)) ?? null);
}

/** Whether some release had each of these texts, in the same order. Does not read the texts. */
export async function wereReleased(runner: Runner, names: readonly TextName[]): Promise<boolean[]> {
  const known = new Set<string>();
  for (const some of chunks(names.filter(({ hash }) => hash !== null)))
    for (const row of await run<TextName>(runner, sql`SELECT d.path, r.hash ${among(some)}`)) known.add(keyOf(row));
  return names.map((name) => known.has(keyOf(name)));
}

/** The text of a document in a release, or null if the release does not have the document. */
export async function releasedText(runner: Runner, path: string, release: number): Promise<string | null> {
  const hash = (await hashesIn(runner, release, [path])).get(path) ?? null;
  return (await releasedTexts(runner, [{ path, hash }]))[0]!;
}
