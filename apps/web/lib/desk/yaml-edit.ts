/**
 * A form's data written back into the YAML that a person keeps: only what differs is touched, so that comments, order and
 * the way lists are written stay as they are.
 */
import { isMap, isScalar, isSeq, parseDocument, stringify, type Document, type Node } from 'yaml';

type Path = readonly (string | number)[];

interface Edit {
  readonly path: Path;
  /** Undefined takes the member away. */
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Data of a text; null where it cannot be read. */
export function dataIn(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  try {
    return document.toJS() as unknown;
  } catch {
    return null;
  }
}

/** What leads from one value to the other, the last members of lists first. */
function edits(before: unknown, after: unknown, path: Path): Edit[] {
  if (same(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      edits(before[key], after[key], [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length && before.length > 0) {
    return after.flatMap((value, i) => edits(before[i], value, [...path, i]));
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    const gone = before.findIndex((value, i) => !same(value, after[i]));
    const without = before.filter((_, i) => i !== gone);
    return [{ path: [...path, gone], value: undefined }, ...edits(without, after, path)];
  }
  return [{ path, value: after }];
}

/** The text of a value that is written on one line in the place of another. */
function plain(value: unknown): string | null {
  if (value === undefined || isObject(value) || Array.isArray(value)) return null;
  const text = stringify(value, { lineWidth: 0 }).trimEnd();
  return text.includes('\n') ? null : text;
}

/** A changed word or number is put into the text itself; anything larger is written by the document. */
function splice(text: string, document: Document, { path, value }: Edit): string | null {
  const node = document.getIn(path, true) as Node | undefined;
  const written = plain(value);
  if (!isScalar(node) || value === undefined || written === null || !node.range) return null;
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') return null;
  const inFlow = /[[\]{},]/u.test(written) && !/^["']/u.test(written);
  return text.slice(0, node.range[0]) + (inFlow ? JSON.stringify(value) : written) + text.slice(node.range[1]);
}

/** Lists and mappings on one line are written as this house writes them: `[a, b]` and `{ a: 1 }`. */
const tighten = (text: string): string => text.replace(/\[ ([^[\]\n]*?) \]/gu, '[$1]');

function write(document: Document, { path, value }: Edit): void {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  if (value === undefined) document.deleteIn(path);
  else if (key !== undefined && isSeq(parent) && Number(key) >= parent.items.length)
    parent.add(document.createNode(value));
  else if (path.length === 0 || isMap(parent) || isSeq(parent)) document.setIn(path, document.createNode(value));
  else document.setIn(path, value);
}

/** The text with its data changed to `after`. A text that cannot be read is replaced as a whole. */
export function withData(text: string, after: unknown): string {
  const before = dataIn(text);
  if (!isObject(before) || !isObject(after)) return stringify(after, { lineWidth: 0 });
  return edits(before, after, []).reduce((current, edit) => {
    const document = parseDocument(current, { logLevel: 'silent' });
    const spliced = splice(current, document, edit);
    if (spliced !== null) return spliced;
    write(document, edit);
    return tighten(document.toString({ lineWidth: 0 }));
  }, text);
}
