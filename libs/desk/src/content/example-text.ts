/** Writes settled examples into the text of their file. It can change the values in `set`, the outcome and the title. */
import { canonicalJson, contentHash, yamlBound } from '@rulewright/content';
import { yamlDocument } from '@rulewright/content/editing';
import { isMap, isSeq, type YAMLMap } from 'yaml';
import { added, replaced, spliced, type Splice } from './yaml-splice.ts';

type Members = Readonly<Record<string, unknown>>;

/** The changed members of one example. Other members stay unchanged. */
export interface ExampleChange {
  readonly id: string;
  /** The digest of the example that this change is based on; see `exampleDigest`. */
  readonly digest: string;
  /** Values to add to the `set` of the example. */
  readonly set?: Members;
  /** New members of the example, by name. Empty members are removed. */
  readonly members?: Members;
  /** A copy of the example to add below it, with another id and these other members. */
  readonly copy?: { readonly id: string; readonly members: Members };
}

/** Thrown if an example is missing or has changed, or if the file cannot be read or changed in place. */
export class ExampleTextError extends Error {}

/** A new `set` is written after the last of these members that the example has. */
const BEFORE_SET = ['id', 'title', 'rules', 'quiet', 'modes', 'variants'];

/** The examples of a file as plain data, by id. Empty for an invalid text. */
export function examplesIn(text: string): ReadonlyMap<string, Members> {
  if (yamlBound(text)) return new Map();
  const document = yamlDocument(text);
  if (document.errors.length > 0) return new Map();
  const { examples } = (document.toJS({ maxAliasCount: 0 }) ?? {}) as { examples?: unknown };
  const list = Array.isArray(examples) ? (examples as Members[]) : [];
  return new Map(list.map((one) => [String(one['id']), one]));
}

/** Identifies an example by its data. Comments and format do not matter. */
export const exampleDigest = (example: unknown): string => contentHash(['example-text', example]);

const isEmpty = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.values(value).length === 0;

/** The data of an example after a change. */
function changed(example: Members, { set, members = {} }: ExampleChange): Members {
  const changed = {
    ...example,
    ...members,
    ...(set && { set: { ...(example['set'] as Members | undefined), ...set } }),
  };
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => !(name in members && isEmpty(value))));
}

function splicesOf(text: string, node: YAMLMap, before: Members, after: Members): Splice[] {
  const { set, ...rest } = after;
  if (set === undefined || 'set' in before) return replaced(text, node, before, after);
  const behind = BEFORE_SET.findLast((name) => name in before)!;
  return [added(text, node, 'set', set, behind), ...replaced(text, node, before, rest)];
}

/** Applies changes to the text of an example file. @throws ExampleTextError */
export function withExamples(text: string, changes: readonly ExampleChange[]): string {
  const copied = withCopies(text, changes);
  const copies = changes.flatMap(({ id, copy }): ExampleChange[] => {
    const original = copy && examplesIn(text).get(id);
    return copy && original
      ? [{ id: copy.id, digest: exampleDigest({ ...original, id: copy.id }), members: copy.members }]
      : [];
  });
  return withMembers(copied, [...changes, ...copies]);
}

/** Adds the copies below their examples, with the same comments and format. */
function withCopies(text: string, changes: readonly ExampleChange[]): string {
  const list: unknown = yamlDocument(text).get('examples', true);
  if (!isSeq(list)) return text;
  const taken = new Set(examplesIn(text).keys());
  const splices = changes.flatMap(({ id, copy }): Splice[] => {
    if (!copy) return [];
    if (taken.has(copy.id)) throw new ExampleTextError(`The file already has an example "${copy.id}".`);
    const node = list.items.find((item): item is YAMLMap => isMap(item) && item.get('id') === id);
    const own = node?.get('id', true);
    if (!node?.range || !own?.range || node.flow) return [];
    const from = text.lastIndexOf('\n', node.range[0] - 1) + 1;
    const to = text.slice(0, node.range[1]).trimEnd().length;
    const named = text.slice(from, own.range[0]) + copy.id + text.slice(own.range[1], to);
    return [{ from: to, to, text: `\n${named}` }];
  });
  return spliced(text, splices);
}

function withMembers(text: string, changes: readonly ExampleChange[]): string {
  const document = yamlDocument(text);
  const list: unknown = document.get('examples', true);
  const before = examplesIn(text);
  if (!isSeq(list) || before.size === 0) throw new ExampleTextError('The file has no examples that can be read.');
  const after = new Map(before);
  const splices = changes.flatMap((change) => {
    const known = before.get(change.id);
    const node = list.items.find((item): item is YAMLMap => isMap(item) && item.get('id') === change.id);
    if (!known || !node || exampleDigest(known) !== change.digest)
      throw new ExampleTextError(`The example "${change.id}" has changed since the checks ran. Run them again.`);
    const wanted = changed(known, change);
    after.set(change.id, wanted);
    return splicesOf(text, node, known, wanted);
  });
  const written = spliced(text, splices);
  const examples = examplesIn(written);
  const right = examples.size === after.size && [...after].every(([id, one]) => same(examples.get(id), one));
  if (!right) throw new ExampleTextError('The format of this file cannot be changed in place. Open it in the editor.');
  return written;
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);
