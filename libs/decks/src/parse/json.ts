/**
 * Lists in JSON, in three forms: an array of entries (objects, pairs or lines of text), an object from name to count, or an object with
 * several such lists. In the last form, each list has the key `entries` or a zone word such as `cards`, `main` or `sideboard`.
 */
import { jsonBound } from '@rulewright/content';
import type { CardIndex } from '../card-index.ts';
import type { DeckZone } from '../issues.ts';
import { splitLines } from '../text-lines.ts';
import { KEYS, isObject, keyOf, memberLines, pathKey, type JsonPath } from './json-members.ts';
import { zoneOf } from './heading.ts';
import { jsonFault } from './json-fault.ts';
import { readTextLine } from './read-line.ts';
import { LIMITS, type ParsedDeck } from './parsed-deck.ts';
import { DeckReading } from './deck-reading.ts';
import { readTabletop, tabletopPiles } from './tabletop.ts';
import { readCount, type WrittenPrinting } from './written-entry.ts';

/** Whether to read a text as JSON: it begins like an object or an array of entries, or it is an array in valid JSON. */
export function looksLikeJson(text: string): boolean {
  const start = /^[\s\ufeff]*(?:(\{|\[\s*[[{"])|\[)/.exec(text.slice(0, LIMITS.line));
  return start !== null && (start[1] !== undefined || isJson(text));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.slice(0, LIMITS.characters));
    return true;
  } catch {
    return false;
  }
}

interface JsonPlace {
  readonly reading: DeckReading;
  readonly lines: ReadonlyMap<string, number>;
  readonly zone: DeckZone;
}

const lineAt = (place: JsonPlace, path: JsonPath): number => {
  for (let length = path.length; length > 0; length--) {
    const line = place.lines.get(pathKey(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return place.lines.get('') ?? 1;
};

/** Reads a list in JSON. Every fault becomes an issue. */
export function parseJsonDeck(text: string, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'json');
  if (text.length > LIMITS.characters) {
    reading.lineCount = 1;
    reading.tooLong('characters', LIMITS.characters);
    return reading.done();
  }
  const body = text.replace(/^\ufeff/, '');
  reading.lineCount = splitLines(body).length;
  const deep = jsonBound(body);
  if (deep) {
    reading.badLine(deep.line, `${deep.message} Column ${deep.column} of this line is too deep.`, null);
    return reading.done();
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    const { line, column, message } = jsonFault(body);
    reading.badLine(
      line,
      `The list starts like JSON, but column ${column} of this line is not valid JSON: ${message}`,
      null,
    );
    return reading.done();
  }
  const { lines, deepest } = memberLines(body);
  const place: JsonPlace = { reading, lines, zone: 'main' };
  const piles = tabletopPiles(value);
  if (piles) {
    reading.named((value as Record<string, unknown>)['SaveName']);
    readTabletop({ reading, lineAt: (path) => lineAt(place, path) }, piles);
    return reading.done();
  }
  if (body.length <= LIMITS.rewritten && deepest <= LIMITS.depth)
    reading.json = { value, lineCount: reading.lineCount };
  readLists(place, value);
  return reading.done();
}

function readLists(place: JsonPlace, value: unknown): void {
  if (!isObject(value)) return isList(place, value) ? readList(place, value, []) : unknownJson(place);
  const lists = Object.keys(value).flatMap((key) => {
    const zone = key === 'entries' ? 'main' : zoneOf(key, place.reading.index);
    return zone !== null && typeof value[key] === 'object' && value[key] !== null ? [{ key, zone }] : [];
  });
  if (lists.length === 0) return isList(place, value) ? readList(place, value, []) : unknownJson(place);
  place.reading.named(value['deckName'] ?? value['name']);
  lists.sort((a, b) => (a.zone === b.zone ? 0 : a.zone === 'main' ? -1 : 1));
  for (const { key, zone } of lists) readList({ ...place, zone }, value[key], [key]);
}

function readList(place: JsonPlace, list: unknown, path: JsonPath): void {
  if (Array.isArray(list)) return list.forEach((member, at) => readMember(place, member, [...path, at]));
  if (!isObject(list)) return;
  for (const [name, count] of Object.entries(list)) readNamed(place, name, countIn(count), [...path, name]);
}

/** The count of a name: a number, or the member with the count of an object. */
const countIn = (value: unknown): unknown => {
  const key = isObject(value) ? keyOf(value, KEYS.count) : null;
  return isObject(value) && key !== null ? value[key] : value;
};

/** Whether something can be a list: an empty one, or one in which an entry has a name, or a name has a count. */
function isList({ reading: { index } }: JsonPlace, value: unknown): boolean {
  if (Array.isArray(value)) {
    const names = (member: unknown): boolean =>
      typeof member === 'string' ||
      (Array.isArray(member) && typeof member[0] === 'string') ||
      (isObject(member) && typeof member[keyOf(member, KEYS.name) ?? ''] === 'string');
    return value.length === 0 || value.some(names);
  }
  if (!isObject(value)) return false;
  const members = Object.entries(value);
  const isCount = (member: unknown): boolean => readCount(String(countIn(member))) !== null;
  return members.every(([, count]) => isCount(count)) || members.some(([name]) => index.find(name).length > 0);
}

function unknownJson({ reading }: JsonPlace): void {
  const message =
    'This list is JSON of a form that is not known. Write an array of entries such as {"name": …, "count": 2}, an object from name to count, or plain text with one card on each line.';
  reading.badLine(1, message, null);
}

function readMember(place: JsonPlace, member: unknown, path: JsonPath): void {
  if (typeof member === 'string') return readWords(place, member, path);
  if (Array.isArray(member) && typeof member[0] === 'string')
    return readNamed(place, member[0], member[1] ?? null, path);
  const key = isObject(member) ? keyOf(member, KEYS.name) : null;
  if (!isObject(member) || key === null || typeof member[key] !== 'string') {
    return noName(place, path);
  }
  const countKey = keyOf(member, KEYS.count);
  const zoneKey = keyOf(member, KEYS.zone);
  const zone = zoneKey === null ? null : zoneOf(String(member[zoneKey]), place.reading.index);
  readNamed(
    { ...place, zone: zone ?? place.zone },
    member[key],
    countKey === null ? null : member[countKey],
    path,
    printingOf(member),
  );
}

function noName(place: JsonPlace, path: JsonPath): void {
  const source = { kind: 'member', path, name: '', count: null } as const;
  place.reading.badLine(lineAt(place, path), 'This entry has no name.', source);
}

function printingOf(member: Record<string, unknown>): WrittenPrinting | null {
  const set = member[keyOf(member, KEYS.set) ?? ''];
  const number = member[keyOf(member, KEYS.number) ?? ''];
  if (typeof set !== 'string' && typeof set !== 'number') return null;
  return { set: String(set), number: typeof number === 'string' || typeof number === 'number' ? String(number) : null };
}

function readNamed(
  place: JsonPlace,
  name: string,
  value: unknown,
  path: JsonPath,
  printing: WrittenPrinting | null = null,
): void {
  const line = lineAt(place, path);
  const count = value === null || value === undefined ? null : typeof value === 'object' ? 'an object' : String(value);
  place.reading.add({ line, name, count, zone: place.zone, printing, source: { kind: 'member', path, name, count } });
}

function readWords(place: JsonPlace, text: string, path: JsonPath): void {
  const line = lineAt(place, path);
  const read = readTextLine(text, place.reading.index);
  if (read.kind !== 'entry') return noName(place, path);
  const { name, cards, count, printing } = read;
  place.reading.add({
    line,
    name,
    cards,
    count,
    zone: read.zone ?? place.zone,
    printing,
    source: { kind: 'member', path, name, count },
  });
}
