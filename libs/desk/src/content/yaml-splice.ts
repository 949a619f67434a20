/**
 * Changes members of a YAML text in place. Only the lines of a changed member are rewritten. The comments, order and style of all other lines
 * stay the same.
 */
import { isCollection, isMap, isNode, isScalar, isSeq, stringify, type Node, type YAMLMap } from 'yaml';

/** A piece of the text and its replacement. Offsets refer to the original text. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Applies splices that do not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = [...splices].sort((a, b) => b.from - a.from || b.to - a.to);
  return ordered.reduce((now, { from, to, text: put }) => now.slice(0, from) + put + now.slice(to), text);
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A value on one line: `{ draw.handSize: 7 }`, `[Top, 4 Filler]`. */
function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (!isMembers(value)) return scalar(value);
  const members = Object.entries(value).map(([name, member]) => `${scalar(name)}: ${inFlow(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A scalar inside a flow collection, in which more characters need quotes. */
const scalar = (value: unknown): string =>
  stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trimEnd().slice(1, -1);

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The end of the node without comments and line breaks after it. */
function endOf(text: string, node: Node): number {
  const to = node.range![1];
  return to > 0 && text[to - 1] === '\n' ? to - 1 : to;
}

const startOfLine = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const keyOf = ({ key }: PlacedPair): string => String(isScalar(key) ? key.value : key);

/** A pair from a parsed text. Its key and value have positions in the text. */
interface PlacedPair {
  readonly key: Node;
  readonly value: Node;
}

const pairsOf = (map: YAMLMap): PlacedPair[] =>
  map.items.flatMap(({ key, value }) => (isNode(key) && isNode(value) ? [{ key, value }] : []));

/** @param after the new member is written after this one; without it, after the last member */
export function added(text: string, map: YAMLMap, name: string, value: unknown, after?: string): Splice {
  const pairs = pairsOf(map);
  const before = pairs.find((pair) => keyOf(pair) === after) ?? pairs.at(-1)!;
  const end = endOf(text, before.value);
  const written = `${scalar(name)}: ${inFlow(value)}`;
  if (map.flow) return { from: end, to: end, text: `, ${written}` };
  const key = pairs[0]!.key.range![0];
  const at = endOfLine(text, end);
  return { from: at, to: at, text: `\n${' '.repeat(key - startOfLine(text, key))}${written}` };
}

function removed(text: string, map: YAMLMap, name: string): Splice {
  const pairs = pairsOf(map);
  const at = pairs.findIndex((pair) => keyOf(pair) === name);
  const pair = pairs[at]!;
  const [from, to] = [pair.key.range![0], endOf(text, pair.value)];
  if (!map.flow) return { from: startOfLine(text, from), to: Math.min(text.length, endOfLine(text, to) + 1), text: '' };
  if (at > 0) return { from: endOf(text, pairs[at - 1]!.value), to, text: '' };
  return { from, to: pairs[1]?.key.range![0] ?? to, text: '' };
}

/** A list with one entry on each line. */
function inLines(text: string, node: Node, value: readonly unknown[]): string {
  const at = node.range![0];
  const indent = ' '.repeat(at - startOfLine(text, at));
  return value.map((entry) => `- ${inFlow(entry)}`).join(`\n${indent}`);
}

/**
 * The splices that change the value of a node. Lists of the same length are compared entry by entry. Other lists are rewritten.
 * @param flow whether the node is inside a collection on one line
 */
export function replaced(text: string, node: Node, before: unknown, after: unknown, flow = false): Splice[] {
  if (sameValue(before, after)) return [];
  const [from, to] = [node.range![0], endOf(text, node)];
  const inside = flow || (isCollection(node) && node.flow === true);
  if (isMap(node) && isMembers(before) && isMembers(after)) {
    const names = Object.keys(before);
    const gone = names.filter((name) => !(name in after) || after[name] === undefined);
    const fresh = Object.keys(after).filter((name) => !(name in before) && after[name] !== undefined);
    // A flow map is short, so it is rewritten if members are removed.
    const whole = gone.length === names.length || (node.flow === true && gone.length > 0);
    if (whole) return [{ from, to, text: inFlow(after) }];
    return [
      ...pairsOf(node).flatMap((pair) => {
        const name = keyOf(pair);
        return gone.includes(name)
          ? [removed(text, node, name)]
          : replaced(text, pair.value, before[name], after[name], inside);
      }),
      ...fresh.map((name) => added(text, node, name, after[name])),
    ];
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length && before.length > 0 && node.items.every(isNode))
      return node.items.flatMap((item, i) => (isNode(item) ? replaced(text, item, before[i], after[i], inside) : []));
    if (!node.flow && after.length > 0) return [{ from, to, text: inLines(text, node, after) }];
  }
  return [{ from, to, text: flow || typeof after !== 'string' ? inFlow(after) : onLine(after) }];
}

/** A text on one line outside of flow collections. */
const onLine = (value: string): string => stringify(value, { lineWidth: 0, blockQuote: false }).trimEnd();
