/** Parses YAML with positions: returns a validated value, or problems with line, column and the expected value. */
import { LineCounter, isMap, isScalar, isSeq, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { unfitCharacter } from './characters.ts';
import { plainYaml } from './plain-yaml.ts';
import type { Problem } from './problems.ts';
import { TEXT_LIMITS, yamlBound } from './text-bounds.ts';
import { yamlDocument } from './yaml-document.ts';

/** The most problems reported for one file, because each needs a search for its position. */
const MOST_PROBLEMS = 100;

export interface Position {
  readonly line: number;
  readonly column: number;
  /** The members that lead to the place. */
  readonly way?: readonly PropertyKey[];
}

export interface ParsedYaml<T> {
  readonly value: T | null;
  readonly problems: Problem[];
  /** Line and column of a member of the value, and the way to it. */
  at(path: readonly PropertyKey[]): Position;
}

function read(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter();
  const document = yamlDocument(text, lines);
  return { document, lines };
}

/** Looks up positions on demand: parses the text again on first use, because positions are rarely needed and the syntax tree is large. */
function lookedUpLater(text: string): ParsedYaml<unknown>['at'] {
  let again: ReturnType<typeof read> | undefined;
  return (path) => {
    again ??= read(text);
    return position(again.document, again.lines, path);
  };
}

function position(document: Document, lines: LineCounter, path: readonly PropertyKey[]): Position {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  const { line, col } = lines.linePos(offset);
  return { line: line || 1, column: col || 1, way: path };
}

/** The place of a member of a YAML document. */
export function positionIn(text: string, way: readonly PropertyKey[]): Position {
  const lines = new LineCounter();
  return position(yamlDocument(text, lines), lines, way);
}

/** Turns a schema issue into a sentence. */
function sentence(issue: z.core.$ZodIssue): { message: string; expected?: string } {
  const name = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'The document';
  switch (issue.code) {
    case 'invalid_type':
      return { message: `${name} is missing or of the wrong kind.`, expected: issue.expected };
    case 'unrecognized_keys':
      return { message: `There is no member "${issue.path.join('.')}" here.` };
    case 'invalid_value':
      return { message: `${name} has a value that is not allowed.`, expected: issue.values.map(String).join(', ') };
    case 'too_small':
      return { message: `${name} is too small or empty.`, expected: `at least ${issue.minimum}` };
    case 'too_big':
      return { message: `${name} is too large.`, expected: `at most ${issue.maximum}` };
    case 'invalid_union':
      return { message: `${name} matches none of the allowed forms.${unionHint(issue)}` };
    default:
      return { message: `${name}: ${issue.message}` };
  }
}

/**
 * Expands a failed union into the problems of the form that the writer meant: a form whose own members are known. Each problem then has its
 * own, deeper position. Without such a form, the union stays one problem.
 */
function insideUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((form) => form.length > 0 && form.every(({ path }) => path.length > 0));
  if (!meant) return [issue];
  return meant.flatMap((inner) => insideUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

function unionHint(issue: z.core.$ZodIssueInvalidUnion): string {
  const first = issue.errors.filter((list) => list.length > 0).sort((a, b) => a.length - b.length)[0]?.[0];
  return first ? ` ${sentence(first).message}` : '';
}

/** Splits an issue about several unknown keys into one issue for each key, at its own position. */
function eachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }))
    : [issue];
}

/** The first string that contains a forbidden character written as an escape, with its offset. */
function unfitScalar(document: Document): { readonly offset: number; readonly message: string } | null {
  let fault: { offset: number; message: string } | null = null;
  visit(document, {
    Scalar: (_, { value, range }) => {
      const unfit = typeof value === 'string' ? unfitCharacter(value) : null;
      if (!unfit) return undefined;
      fault = { offset: range?.[0] ?? 0, message: unfit.message };
      return visit.BREAK;
    },
  });
  return fault;
}

/** Parses and validates one YAML file of at most `most` characters. Never throws. */
export function parseYaml<S extends z.ZodType>(
  path: string,
  text: string,
  schema: S,
  most: number = TEXT_LIMITS.yaml.characters,
): ParsedYaml<z.output<S>> {
  const plain = unfitCharacter(text) ? undefined : plainYaml(text, most);
  const checked = plain && schema.safeParse(plain.data);
  return checked?.success
    ? { value: checked.data, at: lookedUpLater(text), problems: [] }
    : parseWithPlaces(path, text, schema, most);
}

/** Parses with the full parser, which knows positions. For texts that are not plain or not valid. */
function parseWithPlaces<S extends z.ZodType>(
  path: string,
  text: string,
  schema: S,
  most: number,
): ParsedYaml<z.output<S>> {
  const problem = (line: number, column: number, code: string, message: string, expected?: string): Problem => ({
    path,
    line,
    column,
    code,
    message,
    expected,
  });
  const nowhere = () => ({ line: 1, column: 1 });
  const bound = yamlBound(text, most);
  if (bound) return { value: null, at: nowhere, problems: [{ path, ...bound }] };
  const bad = unfitCharacter(text);
  if (bad) {
    return { value: null, at: nowhere, problems: [problem(bad.line, bad.column, 'control-character', bad.message)] };
  }
  const { document, lines } = read(text);
  const at = (where: readonly PropertyKey[]) => position(document, lines, where);
  const faults = document.errors.map((error) => ({ offset: error.pos[0], message: error.message.split('\n')[0]! }));
  if (faults.length > 0) {
    const problems = faults.slice(0, MOST_PROBLEMS).map(({ offset, message }) => {
      const { line, col } = lines.linePos(offset);
      return problem(line || 1, col || 1, 'yaml', message.endsWith('.') ? message : `${message}.`);
    });
    return { value: null, at, problems };
  }
  // The text has no forbidden character, so only an escape can produce one.
  const escaped = text.includes('\\') ? unfitScalar(document) : null;
  if (escaped) {
    const { line, col } = lines.linePos(escaped.offset);
    return { value: null, at, problems: [problem(line, col, 'control-character', escaped.message)] };
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    return { value: null, at, problems: [problem(1, 1, 'yaml', (error as Error).message)] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, at: lookedUpLater(text), problems: [] };
  const issues = result.error.issues
    .slice(0, MOST_PROBLEMS)
    .flatMap(insideUnion)
    .flatMap(eachKey)
    .slice(0, MOST_PROBLEMS);
  const problems = issues.map((issue) => {
    const where = at(issue.path);
    const { message, expected } = sentence(issue);
    return problem(where.line, where.column, 'schema', message, expected);
  });
  return { value: null, at, problems };
}
