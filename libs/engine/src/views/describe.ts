/** Events and options as plain objects and sentences: for logs, event files, pages and replays. */
import type { EventField, EventKind, EventRecord } from '../state/events.ts';
import type { Match } from '../kernel/match.ts';
import { NO_CARD } from '../kernel/state.ts';
import { optionA, optionB, optionKind, type OptionArgument } from '../state/option.ts';

/** A card of a match: its number (stable for the whole match), its name and the seat that owns it. */
export interface CardRef {
  readonly id: number;
  readonly name: string;
  readonly owner: number;
}

/** A place: the seat it belongs to (from 0) and the zone's id. */
export interface ZoneRef {
  readonly seat: number;
  readonly zone: string;
}

export type EventValue = number | string | null | CardRef | ZoneRef;

/** `event` is the kind's id, `rule` the rule that caused it; the kind's fields follow under their names. */
export interface DescribedEvent {
  readonly event: string;
  readonly rule: string;
  readonly [field: string]: EventValue;
}

/** An option by readable names: the kind's id, and what its two numbers stand for. */
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

/** How a sentence names the seats; by default `player 1`, `player 2`… */
export type SeatNames = (seat: number) => string;
const NUMBERED = Array.from({ length: 16 }, (_, seat) => `player ${seat + 1}`);
const playerNumber: SeatNames = (seat) => NUMBERED[seat] ?? `player ${seat + 1}`;

const NOBODY = 'nobody';

/** What a number of an event stands for, in words. */
type Word = (match: Match, value: number, names: SeatNames) => string;

const WORDS: Readonly<Record<Exclude<EventField['type'], 'word'>, Word>> = {
  card: (match, card) => (card === NO_CARD ? NOBODY : match.program.defs[match.def[card]!]!.name),
  seat: (_, seat, names) => (seat < 0 ? NOBODY : names(seat)),
  zone: (match, zone, names) =>
    'the ' + match.program.zones[match.placeOf[zone]!]!.name + ' of ' + names(match.seatOf[zone]!),
  column: (_, column) => String(column + 1),
  ability: (match, ability) => match.program.abilityTitles[ability] ?? NOBODY,
  step: (match, step) => match.program.ruleset.turn[step] ?? NOBODY,
  number: (_, value) => String(value),
};

function wordOf({ type, words }: EventField): Word {
  return type === 'word' ? (_, value) => words?.[value] ?? NOBODY : WORDS[type];
}

/** Most sentences begin with a card's name, which has its capital already: a look at one letter tells. */
function capital(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= CAPITAL_A && first <= CAPITAL_Z) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const CAPITAL_A = 65;
const CAPITAL_Z = 90;

/** A sentence taken apart: the text it begins with, then a field's word and the text after it, as often as there are fields. */
interface Template {
  readonly start: string;
  readonly parts: readonly { readonly at: number; readonly word: Word; readonly after: string }[];
}

const templates = new WeakMap<EventKind, Template>();

/** The template of a kind, taken apart once: logs of long runs say millions of sentences. */
function templateOf(kind: EventKind): Template {
  const known = templates.get(kind);
  if (known) return known;
  const [start = '', ...pieces] = kind.sentence.split(/\{(\w+)\}/);
  const parts: Template['parts'][number][] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const at = kind.fields.findIndex((field) => field.name === pieces[i]);
    if (at < 0) throw new Error(`The sentence of the event ${kind.id} names ${pieces[i]}, which is no field of it.`);
    parts.push({ at, word: wordOf(kind.fields[at]!), after: pieces[i + 1]! });
  }
  const template = { start: capital(start), parts };
  templates.set(kind, template);
  return template;
}

/** The event as a sentence. */
export function eventSentence(match: Match, record: EventRecord, names: SeatNames = playerNumber): string {
  const { start, parts } = templateOf(match.program.mechanics.events[record.kind]!);
  // The pieces are put together from the front and never looked at again: the text is written out once, by its reader.
  let text = start;
  for (let i = 0; i < parts.length; i++) {
    const { at, word, after } = parts[i]!;
    const said = word(match, record.args[at]!, names);
    text += (text === '' ? capital(said) : said) + after;
  }
  return text;
}

/** Whether a seat may see what lies in a zone; the top card alone counts for a zone that shows its top. */
export function zoneVisibleTo(match: Match, zone: number, seat: number): boolean {
  const { visibility } = match.program.zones[match.placeOf[zone]!]!;
  if (visibility === 'owner') return match.seatOf[zone] === seat;
  return visibility !== 'none';
}

/** The event as a seat may know it: a card that moved between places hidden from it has no identity (null). */
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

/** A packed option by names: `{ kind: 'move', card: {…}, column: 2 }`. */
export function describeOption(match: Match, option: number): DescribedOption {
  const kind = match.program.mechanics.options[optionKind(option)]!;
  const out: Record<string, EventValue> = { kind: kind.id };
  if (kind.a !== 'none') out[kind.a] = optionValue(match, kind.a, optionA(option));
  if (kind.b !== 'none') out[kind.b === kind.a ? `${kind.b}2` : kind.b] = optionValue(match, kind.b, optionB(option));
  return out as DescribedOption;
}

/** Names in short: `attack-card Ant Swarm, seat 1`. */
export function optionText(match: Match, option: number): string {
  const { kind, ...rest } = describeOption(match, option);
  const parts = Object.entries(rest).map(([name, value]) => {
    if (value !== null && typeof value === 'object')
      return 'name' in value ? value.name : `${value.seat}/${value.zone}`;
    return name === 'ability' ? String(value) : `${name} ${value}`;
  });
  return parts.length > 0 ? `${kind} ${parts.join(', ')}` : kind;
}
