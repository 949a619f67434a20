/** Documents with the adopted state of cards. Each card is one line of JSON, which is much faster to read than YAML. */
import { adoptedSchema, textHash, yamlData, type AdoptedDoc, type SourceFile } from '@rulewright/content';
import { yamlWord } from '@rulewright/content/editing';

/** The maximum number of cards in one document, and the number of documents for a larger source. */
const AT_ONCE = 400;
const SHARDS = 64;

type States = AdoptedDoc['cards'];

const unquoted = (text: string): string => /^"([a-z0-9-]*)"$/u.exec(text)?.[1] ?? text;

/**
 * Writes one document, or several for a large source. A digest of the card's id chooses the document, so a change affects few documents.
 * @param documents the ids of the existing documents. Those that get no cards are written without cards.
 */
export function adoptedDocuments(
  game: string,
  name: string,
  all: ReadonlyMap<string, States[string]>,
  documents: readonly string[],
): SourceFile[] {
  const shards = new Map<string, States>();
  for (const slug of [...all.keys()].sort()) {
    const shard = Number.parseInt(textHash(slug).slice(0, 4), 16) % SHARDS;
    const id = all.size <= AT_ONCE ? name : `${name}-${String(shard).padStart(2, '0')}`;
    const states = shards.get(id) ?? {};
    shards.set(id, states);
    states[slug] = all.get(slug)!;
  }
  for (const id of documents) if (!shards.has(id)) shards.set(id, {});
  return [...shards].map(([id, cards]) => {
    const lines = Object.entries(cards).map(([slug, state]) => `\n  ${yamlWord(slug)}: ${JSON.stringify(state)}`);
    const text = `id: ${yamlWord(id)}\nsource: ${yamlWord(name)}\ncards:${lines.join('') || ' {}'}\n`;
    return { path: `cards/${game}/adopted/${id}.yaml`, text };
  });
}

/** Reads an adopted document. Lines in the format of this program are read as JSON, which is much faster than YAML. */
export function readAdopted(text: string): AdoptedDoc | null {
  const [head = '', source = '', , ...lines] = text.trimEnd().split('\n');
  const own = lines.map((line) => /^ {2}("[a-z0-9-]+"|[a-z0-9-]+): (\{.*\})$/u.exec(line));
  const value: unknown = own.every((one) => one !== null)
    ? {
        id: unquoted(head.slice('id: '.length)),
        source: unquoted(source.slice('source: '.length)),
        cards: Object.fromEntries(own.map((one) => [unquoted(one[1]!), JSON.parse(one[2]!) as unknown])),
      }
    : yamlData(text);
  return adoptedSchema.safeParse(value).data ?? null;
}
