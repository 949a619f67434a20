/** JSON lists: finds the lines of their members, and rewrites the whole document with some members changed. */
import type { DeckEdit } from '../issues.ts';
import type { EntryChange, EntrySource, JsonDocument } from './parsed-deck.ts';

export type JsonPath = readonly (string | number)[];

/** The accepted keys for each part of a list member. */
export const KEYS = {
  name: ['name', 'card', 'cardName', 'card_name', 'title', 'slug', 'id'],
  count: ['count', 'copies', 'quantity', 'qty', 'amount'],
  set: ['set', 'setCode', 'set_code', 'edition'],
  number: ['number', 'collectorNumber', 'collector_number'],
  zone: ['zone', 'board', 'section'],
} as const;

/** The first of the keys that an object has. */
export const keyOf = (object: object, keys: readonly string[]): string | null =>
  keys.find((key) => Object.hasOwn(object, key)) ?? null;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+|\n|\r\n?/g;
/** Depth to which lines are recorded. Entries are at most this deep: list, member. */
const LOCATED = 2;

/** A path as a key of the `lines` that `memberLines` returns. */
export const pathKey = (path: JsonPath): string => path.join('/');

/** The line of each member down to `LOCATED` levels, by path (`entries/3`), and the depth of the document. The text must be valid JSON. */
export function memberLines(text: string): { lines: Map<string, number>; deepest: number } {
  let deepest = 0;
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  let line = 1;
  let key: string | null = null;
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^[\r\n]/.test(token)) line++;
    else if (token === ',') next(path);
    else if (token === '}' || token === ']') path.pop();
    else if (token === ':') path[path.length - 1] = key!;
    else {
      const inObject = typeof path.at(-1) === 'string';
      if (inObject && token.startsWith('"')) key = JSON.parse(token) as string;
      if (path.length <= LOCATED) lines.set(pathKey(path), line);
      if (token === '{') path.push('');
      if (token === '[') path.push(0);
      deepest = Math.max(deepest, path.length);
    }
  }
  return { lines, deepest };
}

function next(path: (string | number)[]): void {
  const last = path.at(-1);
  path[path.length - 1] = typeof last === 'number' ? last + 1 : '';
}

/** A member and its change; null removes the member. */
export interface MemberChange {
  readonly source: EntrySource & { readonly kind: 'member' };
  readonly change: EntryChange | null;
}

/** Edits that rewrite the document with changed members. Empty if `json` is missing because the document was too large for fixes. */
export function rewriteMembers(json: JsonDocument | undefined, changes: readonly MemberChange[]): DeckEdit[] {
  if (json === undefined) return [];
  const copy = structuredClone(json.value);
  // Goes from the last change to the first, so that a removal does not shift the members still to change.
  for (const { source, change } of changes.toReversed()) changeMember(copy, source, change);
  const rest = Array.from({ length: json.lineCount - 1 }, (_, at) => ({ line: at + 2, text: null }));
  return [{ line: 1, text: JSON.stringify(copy, null, 2) }, ...rest];
}

function changeMember(root: unknown, source: MemberChange['source'], change: EntryChange | null): void {
  const key = source.path.at(-1)!;
  const parent = source.path.slice(0, -1).reduce((at, part) => (at as Record<string | number, unknown>)[part], root);
  if (Array.isArray(parent)) {
    if (change === null) parent.splice(Number(key), 1);
    else parent[Number(key)] = changedMember(parent[Number(key)], source, change);
    return;
  }
  const object = parent as Record<string, unknown>;
  const count = change?.copies ?? object[key];
  if (change === null || change.name !== undefined) delete object[key];
  if (change === null) return;
  const name = change.name ?? String(key);
  const there = change.name === undefined ? undefined : object[name];
  object[name] = typeof there === 'number' ? there + Number(count) : count;
}

function changedMember(value: unknown, source: MemberChange['source'], change: EntryChange): unknown {
  if (Array.isArray(value))
    return [change.name ?? source.name, change.copies ?? source.count ?? 1, ...(value as unknown[]).slice(2)];
  if (!isObject(value)) return { name: change.name ?? source.name, copies: change.copies ?? source.count ?? 1 };
  const changed: Record<string, unknown> = { ...value };
  if (change.name !== undefined) changed[keyOf(value, KEYS.name)!] = change.name;
  if (change.copies !== undefined) changed[keyOf(value, KEYS.count) ?? 'copies'] = change.copies;
  if (change.withoutPrinting) for (const key of [...KEYS.set, ...KEYS.number]) delete changed[key];
  return changed;
}
