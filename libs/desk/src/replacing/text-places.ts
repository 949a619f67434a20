/**
 * The texts inside a document: what people read, without ids, keys, conditions and names of values. Search and replace look only there, so
 * that a new word never breaks a reference.
 */
import { placeOf, yamlBound, type DocumentKind } from '@rulewright/content';
import { yamlDocument } from '@rulewright/content/editing';
import { isMap, isScalar, isSeq, type Scalar } from 'yaml';

/** A text in a document. Offsets are those of the source. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
  /** The members that lead to a text of a YAML document. */
  readonly members: readonly (string | number)[];
  /** The value of a YAML text, which differs from its source if the source has quotes or line breaks. */
  readonly value: string | null;
  /** The number of characters at the beginning of the source that are notation. */
  readonly notation?: number;
}

/** Members of YAML documents whose values are ids, conditions or notation, and never words. */
const NOT_TEXTS = new Set(['id', 'when', 'if', 'appliesTo', 'extends', 'rules', 'rule', 'set', 'event', 'hiddenWith']);
/** An id, a number or the name of a value. */
const ID = /^[a-z0-9][\w.:/-]*$/u;
/** Members whose values are words, even if one is a single small word. */
const TEXTS = new Set(['name', 'term', 'title', 'text', 'also', 'words', 'unit', 'label', 'summary']);

/** Members of examples whose texts begin with the id of an option: "A: put-candle Night Porter". */
const DECISIONS = new Set(['play', 'offered', 'notOffered']);
/** A quote of the source, the seat and the id of an option. A text of a button begins with a quote of its own. */
const DECISION = /^["']?(?:[A-L]:\s*)?[a-z][\w-]*/u;

/** The parts of a text without those that match a pattern. */
function without(text: string, pattern: RegExp): TextPlace[] {
  const places: TextPlace[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (to > from) places.push({ from, to, members: [], value: null });
  };
  for (const match of text.matchAll(pattern)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return places;
}

/** Markers, attributes and names of values in rule text. */
const NOTATION =
  /^:::.*$|:param\[[^\]\n]{0,200}\](?:\{[^}\n]{0,200}\})?|(?<=\])\{[^}\n]{0,500}\}|:(?:term|rule|when)(?=\[)/gmu;

function inMarkdown(text: string): TextPlace[] {
  return without(text, NOTATION);
}

/** The texts between quotes in a play document. */
function inPlay(text: string): TextPlace[] {
  return Array.from(text.matchAll(/"([^"\\\n]|\\.){0,2000}"/gu), (match) => ({
    from: match.index + 1,
    to: match.index + match[0].length - 1,
    members: [],
    value: null,
  }));
}

function inYaml(text: string): TextPlace[] {
  if (yamlBound(text)) return [];
  const document = yamlDocument(text);
  if (document.errors.length > 0) return [];
  const places: TextPlace[] = [];
  const add = (scalar: Scalar, members: readonly (string | number)[]): void => {
    const { value, range } = scalar;
    if (typeof value !== 'string' || !range) return;
    const name = members.findLast((member) => typeof member === 'string');
    if (ID.test(value) && !(typeof name === 'string' && TEXTS.has(name))) return;
    const [from, to] = range;
    const isDecision = typeof name === 'string' && DECISIONS.has(name);
    const notation = isDecision ? (DECISION.exec(text.slice(from, to))?.[0].length ?? 0) : 0;
    places.push({ from, to, members, value, notation });
  };
  const visit = (node: unknown, members: readonly (string | number)[]): void => {
    if (isScalar(node)) add(node, members);
    else if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, [...members, at]);
    else if (isMap(node))
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (!NOT_TEXTS.has(name)) visit(value, [...members, name]);
      }
  };
  visit(document.contents, []);
  return places;
}

/** Kinds of documents without texts. */
const WITHOUT_TEXTS: readonly DocumentKind[] = [
  'picture',
  'drawing',
  'logo',
  'policy',
  'strength',
  'adoption',
  'adopted',
];

/** Whether documents at a path have texts. */
export function hasTexts(path: string): boolean {
  const place = placeOf(path);
  return place !== null && !WITHOUT_TEXTS.includes(place.kind);
}

/** The texts of a document, in the order of the source. */
export function textsOf(path: string, text: string): TextPlace[] {
  if (path.endsWith('.md')) return inMarkdown(text);
  return path.endsWith('.play') ? inPlay(text) : inYaml(text);
}
