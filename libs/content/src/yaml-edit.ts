/**
 * Writes the data of a form back into handwritten YAML. It changes only the parts that differ, so comments, order and list style stay
 * the same.
 */
import { isMap, isScalar, isSeq, stringify, type Document, type Node } from 'yaml';
import { yamlBound } from './text-bounds.ts';
import { yamlDocument } from './yaml-document.ts';

type Path = readonly (string | number)[];

interface MemberEdit {
  readonly path: Path;
  /** Undefined removes the member. */
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The document of a text, with its errors; null if the text breaks the bounds of YAML, which the parser does not survive. */
export const boundedDocument = (text: string): ReturnType<typeof yamlDocument> | null =>
  yamlBound(text) === null ? yamlDocument(text) : null;

/** The data of a text; null if the YAML is invalid, or would not be accepted: it breaks a bound or has aliases. */
export function dataIn(text: string): unknown {
  const document = boundedDocument(text);
  if (document === null || document.errors.length > 0) return null;
  try {
    return document.toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return null;
  }
}

/** The edits that change one value into the other. Each removed list entry is a separate edit. */
function edits(before: unknown, after: unknown, path: Path): MemberEdit[] {
  if (same(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      edits(before[key], after[key], [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length && before.length > 0) {
    return after.flatMap((value, i) => edits(before[i], value, [...path, i]));
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0 && before.length > after.length) {
    const gone = before.findIndex((value, i) => !same(value, after[i]));
    const without = before.filter((_, i) => i !== gone);
    return [{ path: [...path, gone], value: undefined }, ...edits(without, after, path)];
  }
  return [{ path, value: after }];
}

/** The YAML text of a scalar on one line; null for any other value. */
function plain(value: unknown): string | null {
  if (value === undefined || isObject(value) || Array.isArray(value)) return null;
  const text = stringify(value, { lineWidth: 0 }).trimEnd();
  return text.includes('\n') ? null : text;
}

/** Replaces a scalar directly in the text. Returns null for a larger change, which `write` makes in the YAML document. */
function splice(text: string, document: Document, { path, value }: MemberEdit): string | null {
  const node = document.getIn(path, true) as Node | undefined;
  const written = plain(value);
  if (!isScalar(node) || value === undefined || written === null || !node.range) return null;
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') return null;
  const inFlow = /[[\]{},]/u.test(written) && !/^["']/u.test(written);
  return text.slice(0, node.range[0]) + (inFlow ? JSON.stringify(value) : written) + text.slice(node.range[1]);
}

/** Removes the inner spaces of lists on one line, `[a, b]`, as in the rest of the workspace. */
const tighten = (text: string): string => text.replace(/\[ ([^[\]\n]*?) \]/gu, '[$1]');

function write(document: Document, { path, value }: MemberEdit): void {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  if (value === undefined) document.deleteIn(path);
  else if (key !== undefined && isSeq(parent) && Number(key) >= parent.items.length)
    parent.add(document.createNode(value));
  else if (path.length === 0 || isMap(parent) || isSeq(parent)) document.setIn(path, document.createNode(value));
  else document.setIn(path, value);
}

/**
 * Changes the data of a text to `after`. Invalid YAML is replaced as a whole.
 * @param before the data of the text, if the caller has parsed it already
 */
export function withData(text: string, after: unknown, before = dataIn(text)): string {
  if (!isObject(before) || !isObject(after)) return stringify(after, { lineWidth: 0 });
  return edits(before, after, []).reduce((current, edit) => {
    const document = yamlDocument(current);
    const spliced = splice(current, document, edit);
    if (spliced !== null) return spliced;
    write(document, edit);
    return tighten(document.toString({ lineWidth: 0 }));
  }, text);
}
