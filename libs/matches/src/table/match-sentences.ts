/** Turns events, options and questions into sentences for one viewer. They contain nothing that the viewer may not know. */
import {
  isSeats,
  listed,
  NO_CARD,
  cardRef,
  describeEvent,
  describeEventFor,
  idInWords,
  mayKnow,
  optionText,
  sentenceOf,
  type CardRef,
  type DescribedOption,
  type EventRecord,
  type EventValue,
  type Foreseen,
  type Match,
  type RunningStep,
  type Tabletop,
  type ZoneRef,
  type ZoneSpec,
} from '@rulewright/engine';
import type { Viewpoint } from './viewpoint.ts';

/** Names of the seats, by number. */
export type SeatNameList = readonly string[];

const HIDDEN = 'a card';
const NOBODY = 'nobody';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The name of an ability in sentences, by its id. */
const abilityTitle = ({ program }: Match, id: string): string =>
  program.abilityTitles[program.abilityNames.indexOf(id)] ?? NOBODY;

const isZone = (value: EventValue): value is ZoneRef => typeof value === 'object' && value !== null && 'zone' in value;
const isCard = (value: EventValue): value is CardRef => typeof value === 'object' && value !== null && 'name' in value;

const possessive = (name: string): string => (/s$/u.test(name) ? `${name}’` : `${name}’s`);

/** Fills the `{places}` of a text. */
const fill = (template: string, word: (place: string) => string): string =>
  capital(template.replace(/\{(\w+)\}/gu, (_, place: string) => word(place)).trim());

/** The sentence of an event for a viewer. Uses the game's own text if it has one. */
export function eventText(
  match: Match,
  record: EventRecord,
  viewer: Viewpoint,
  names: SeatNameList,
  { sentence, endings }: Pick<Tabletop, 'sentence' | 'endings'>,
): string {
  const { mechanics, zones } = match.program;
  const kind = mechanics.events[record.kind]!;
  const known = viewer === 'all' ? describeEvent(match, record) : describeEventFor(match, record, viewer ?? -1);
  return fill(sentence?.(match, record) ?? sentenceOf(kind, record), (place) => {
    const at = kind.fields.findIndex((field) => field.name === place);
    const field = kind.fields[at];
    const value = known[place] ?? null;
    if (field?.type === 'card' && value === null) return record.args[at] === NO_CARD ? NOBODY : HIDDEN;
    if (isCard(value)) return value.name;
    if (isZone(value)) {
      const specOf = ({ zone }: ZoneRef): ZoneSpec => zones.find(({ id }) => id === zone)!;
      const { name, isShared } = specOf(value);
      const before = kind.fields.slice(0, at).map((earlier) => known[earlier.name] ?? null);
      const told = before.some(
        (earlier) => isZone(earlier) && earlier.seat === value.seat && !specOf(earlier).isShared,
      );
      if (told || isShared) return /^out\b|\d$/u.test(name) ? name : `the ${name}`;
      return `${possessive(names[value.seat] ?? NOBODY)} ${name}`;
    }
    if (value === null) return NOBODY;
    if (isSeats(value)) return listed(value.map((seat) => names[seat] ?? NOBODY));
    // A single seat of several is a plain number.
    if (field?.type === 'seat' || field?.type === 'seats') return names[value as number] ?? NOBODY;
    if (field?.type === 'ability') return abilityTitle(match, String(value));
    if (field?.type === 'step') return idInWords(String(value));
    return place === 'cause' ? causeText(endings, String(value)) : String(value);
  });
}

/** Endings that the players choose, in any game. */
const SETTLED: Tabletop['endings'] = {
  conceded: 'the other player conceded',
  'draw-agreed': 'both players agreed to a draw',
};

/** The reason why a match ended, in words. */
export const causeText = (endings: Tabletop['endings'], cause: string): string =>
  endings[cause] ?? SETTLED[cause] ?? idInWords(cause);

/** The text of an option. `template` is the game's own text. Without it, the text is made from the ids. */
export function optionWords(
  match: Match,
  option: number,
  described: DescribedOption,
  template: string | undefined,
  names: SeatNameList,
): string {
  if (template === undefined) return capital(idInWords(optionText(match, option)));
  return fill(template, (place) => {
    const value = described[place] ?? null;
    if (isCard(value)) return value.name;
    if (isZone(value)) return value.zone;
    if (place === 'seat') return names[value as number] ?? NOBODY;
    // The number counts from 0, but players count from 1.
    if (place === 'position') return String(Number(described['number']) + 1);
    return place === 'ability' ? abilityTitle(match, String(value)) : String(value);
  });
}

/** The most changes that the text of a forecast has. */
const MOST_CHANGES = 4;
const AFTER: Readonly<Partial<Record<Foreseen['then'], string>>> = {
  chance: 'chance decides the rest',
  hidden: 'what you do not see decides the rest',
  over: 'the match ends',
};

/** What is known to follow from an option, for the seat that decides: `coins 5 to 3, hand 4 to 3; chance decides the rest`. */
export function foreseenText(match: Match, { changes, then }: Foreseen, names: SeatNameList): string {
  const told = changes.slice(0, MOST_CHANGES).map(({ seat, card, name, before, after }) => {
    const change =
      typeof after === 'number' ? `${name} ${Number(before)} to ${after}` : after ? name : `no longer ${name}`;
    if (card !== null) return `${cardRef(match, card)!.name}: ${change}`;
    return seat === null || seat === match.decisionSeat ? change : `${possessive(names[seat] ?? NOBODY)} ${change}`;
  });
  return [told.join(', '), AFTER[then]].filter(Boolean).join('; ');
}

/** A text about a running step, filled from the step's local variables. A card that the viewer may not know is `a card`. */
export function stepText(
  match: Match,
  template: string,
  { locals }: RunningStep,
  viewer: Viewpoint,
  names: SeatNameList,
): string {
  return fill(template, (place) => {
    const value = locals[place];
    if (value === undefined) return place;
    if (place === 'seat') return names[value] ?? NOBODY;
    if (place === 'ability') return match.program.abilityTitles[value] ?? NOBODY;
    if (place !== 'card') return String(value);
    if (value === NO_CARD) return NOBODY;
    return knows(match, viewer, value) ? cardRef(match, value)!.name : HIDDEN;
  });
}

/** Whether a viewer may currently know a card. */
export function knows(match: Match, viewer: Viewpoint, card: number): boolean {
  if (viewer === 'all') return true;
  if (viewer !== null) return mayKnow(match, viewer, card);
  const zone = match.zone[card]!;
  const { visibility } = match.program.zones[match.placeOf[zone]!]!;
  return visibility === 'all' || (visibility === 'top' && match.top(zone) === card);
}
