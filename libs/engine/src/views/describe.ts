/** Events and options as plain objects and sentences, for logs, event files, pages and replays. */
import type { EventField, EventKind, EventRecord } from '../state/events.ts';
import type { Match } from '../kernel/match.ts';
import { NO_CARD } from '../kernel/state.ts';
import { seatsIn } from '../state/seats.ts';
import { optionA, optionB, optionKind, type OptionArgument } from '../state/option.ts';

/** Whether a value is a set of several seats. */
export const isSeats = (value: EventValue): value is readonly number[] => Array.isArray(value);

/** A card of a match: its number (stable for the whole match), its name and the seat that owns it. */
export interface CardRef {
  readonly id: number;
  readonly name: string;
  readonly owner: number;
}

/** A zone: the seat that owns it (from 0) and the zone's id. */
export interface ZoneRef {
  readonly seat: number;
  readonly zone: string;
}

export type EventValue = number | string | null | CardRef | ZoneRef | readonly number[];

/**
 * An event by names: `event` is the id of its kind, `rule` the rule that caused it. The fields of the kind follow under
 * their names.
 */
export interface DescribedEvent {
  readonly event: string;
  readonly rule: string;
  readonly [field: string]: EventValue;
}

/** An option by names: the id of its kind, and the meaning of its two numbers. */
export interface DescribedOption {
  readonly kind: string;
  readonly [argument: string]: EventValue;
}

export const cardRef = (match: Match, card: number): CardRef | null =>
  card === NO_CARD ? null : { id: card, name: match.program.defs[match.def[card]!]!.name, owner: match.owner[card]! };

export const zoneRef = (match: Match, zone: number): ZoneRef => {
  return { seat: match.seatOf[zone]!, zone: match.program.zones[match.placeOf[zone]!]!.id };
};

/** The event as a plain object with names. */
export function describeEvent(match: Match, record: EventRecord): DescribedEvent {
  const { mechanics, ruleset, abilityNames } = match.program;
  const kind = mechanics.events[record.kind]!;
  const out: Record<string, EventValue> = { event: kind.id, rule: mechanics.rules[record.rule]! };
  kind.fields.forEach((field, index) => {
    const value = record.args[index]!;
    switch (field.type) {
      case 'card':
        out[field.name] = cardRef(match, value);
        break;
      case 'seat':
        out[field.name] = value < 0 ? null : value;
        break;
      case 'seats': {
        const seats = seatsIn(value);
        out[field.name] = seats.length > 1 ? seats : (seats[0] ?? null);
        break;
      }
      case 'zone':
        out[field.name] = zoneRef(match, value);
        break;
      case 'column':
        out[field.name] = value + 1;
        break;
      case 'ability':
        out[field.name] = abilityNames[value] ?? null;
        break;
      case 'step':
        out[field.name] = ruleset.turn[value] ?? null;
        break;
      case 'word':
        out[field.name] = field.words?.[value] ?? null;
        break;
      default:
        out[field.name] = value;
    }
  });
  return out as DescribedEvent;
}

/** The name of a seat in a sentence. By default `player 1`, `player 2`… */
export type SeatNames = (seat: number) => string;
const NUMBERED = Array.from({ length: 16 }, (_, seat) => `player ${seat + 1}`);
const playerNumber: SeatNames = (seat) => NUMBERED[seat] ?? `player ${seat + 1}`;

const NOBODY = 'nobody';
const LIST = new Intl.ListFormat('en');

/** Names in a sentence: `nobody`, `A`, `A and B`. */
export const listed = (names: readonly string[]): string => (names.length === 0 ? NOBODY : LIST.format(names));

/** The text for one number of an event. */
type Word = (match: Match, value: number, names: SeatNames) => string;

const WORDS: Readonly<Record<Exclude<EventField['type'], 'word'>, Word>> = {
  card: (match, card) => (card === NO_CARD ? NOBODY : match.program.defs[match.def[card]!]!.name),
  seat: (_, seat, names) => (seat < 0 ? NOBODY : names(seat)),
  seats: (_, seats, names) => listed(seatsIn(seats).map(names)),
  zone: (match, zone, names) => {
    const { name, isShared } = match.program.zones[match.placeOf[zone]!]!;
    return isShared ? 'the ' + name : 'the ' + name + ' of ' + names(match.seatOf[zone]!);
  },
  column: (_, column) => String(column + 1),
  ability: (match, ability) => match.program.abilityTitles[ability] ?? NOBODY,
  step: (match, step) => match.program.ruleset.turn[step] ?? NOBODY,
  number: (_, value) => String(value),
};

function wordOf({ type, words }: EventField): Word {
  return type === 'word' ? (_, value) => words?.[value] ?? NOBODY : WORDS[type];
}

/** Fast path: most sentences start with a card name, which is already capitalised. */
function capital(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= CAPITAL_A && first <= CAPITAL_Z) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const CAPITAL_A = 65;
const CAPITAL_Z = 90;

/** A parsed sentence: the text before the first field, then for each field its value and the text after it. */
interface Template {
  readonly start: string;
  readonly parts: readonly { readonly at: number; readonly word: Word; readonly after: string }[];
}

/** The sentence of the kind for this event: `sentenceAlone` if a field that `sentence` needs is missing. Otherwise `sentence`. */
export function sentenceOf(kind: EventKind, { args }: EventRecord): string {
  const { sentenceAlone, sentenceNeeds, fields, sentence } = kind;
  if (sentenceAlone === undefined) return sentence;
  const wanted = fields.some(({ type }) => type === 'card') ? 'card' : 'seat';
  const needs = ({ name, type }: EventField): boolean => sentenceNeeds?.includes(name) ?? type === wanted;
  return fields.some((field, at) => needs(field) && args[at] === NO_CARD) ? sentenceAlone : sentence;
}

const templates = new WeakMap<EventKind, Map<string, Template>>();

/** The parsed template of a sentence. Cached, because logs of long runs contain millions of sentences. */
function templateOf(kind: EventKind, sentence: string): Template {
  const own = templates.get(kind) ?? new Map<string, Template>();
  const known = own.get(sentence);
  if (known) return known;
  const [start = '', ...pieces] = sentence.split(/\{(\w+)\}/);
  const parts: Template['parts'][number][] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const at = kind.fields.findIndex((field) => field.name === pieces[i]);
    if (at < 0) throw new Error(`The sentence of the event ${kind.id} names ${pieces[i]}, which is not a field of it.`);
    parts.push({ at, word: wordOf(kind.fields[at]!), after: pieces[i + 1]! });
  }
  const template = { start: capital(start), parts };
  templates.set(kind, own.set(sentence, template));
  return template;
}

export function eventSentence(match: Match, record: EventRecord, names: SeatNames = playerNumber): string {
  const kind = match.program.mechanics.events[record.kind]!;
  const { start, parts } = templateOf(kind, sentenceOf(kind, record));
  // Plain concatenation from left to right, without reading the text in between. V8 then builds the whole string only
  // once, when someone reads it.
  let text = start;
  for (let i = 0; i < parts.length; i++) {
    const { at, word, after } = parts[i]!;
    const said = word(match, record.args[at]!, names);
    text += (text === '' ? capital(said) : said) + after;
  }
  return text;
}

/** Whether a seat may see the cards of a zone. In a zone that shows its top, only the top card counts as visible. */
export function zoneVisibleTo(match: Match, zone: number, seat: number): boolean {
  const { visibility } = match.program.zones[match.placeOf[zone]!]!;
  if (visibility === 'owner') return match.seatOf[zone] === seat;
  return visibility !== 'none';
}

/** The event as a seat may know it. A card that moved between zones hidden from the seat is null. */
export function describeEventFor(match: Match, record: EventRecord, seat: number): DescribedEvent {
  const described = describeEvent(match, record);
  const kind = match.program.mechanics.events[record.kind]!;
  if (kind.cardKnownTo === 'all') return described;
  const seen = kind.fields.some(
    (field, index) => field.type === 'zone' && zoneVisibleTo(match, record.args[index]!, seat),
  );
  if (seen) return described;
  const hidden = kind.fields.filter((field) => field.type === 'card').map((field) => [field.name, null]);
  return { ...described, ...Object.fromEntries(hidden) } as DescribedEvent;
}

function optionValue(match: Match, argument: OptionArgument, value: number): EventValue {
  switch (argument) {
    case 'card':
      return cardRef(match, value);
    case 'zone':
      return zoneRef(match, value);
    case 'column':
      return value + 1;
    case 'ability':
      return match.program.abilityNames[value] ?? null;
    default:
      return value;
  }
}

/** A packed option as an object: `{ kind: 'move', card: {…}, column: 2 }`. */
export function describeOption(match: Match, option: number): DescribedOption {
  const kind = match.program.mechanics.options[optionKind(option)]!;
  const out: Record<string, EventValue> = { kind: kind.id };
  if (kind.a !== 'none') out[kind.a] = optionValue(match, kind.a, optionA(option));
  if (kind.b !== 'none') out[kind.b === kind.a ? `${kind.b}2` : kind.b] = optionValue(match, kind.b, optionB(option));
  return out as DescribedOption;
}

/** An option as short text: `attack-card Grey Heron, seat 1`. */
export function optionText(match: Match, option: number): string {
  const { kind, ...rest } = describeOption(match, option);
  const parts = Object.entries(rest).map(([name, value]) => {
    if (isSeats(value)) return value.join(' ');
    if (value !== null && typeof value === 'object')
      return 'name' in value ? value.name : `${value.seat}/${value.zone}`;
    return name === 'ability' ? String(value) : `${name} ${value}`;
  });
  return parts.length > 0 ? `${kind} ${parts.join(', ')}` : kind;
}
