/** Events, options and questions as sentences for one viewer: what the viewer may not know is not in them. */
import {
  NO_CARD,
  cardRef,
  describeEvent,
  describeEventFor,
  mayKnow,
  optionText,
  type CardRef,
  type DescribedOption,
  type EventRecord,
  type EventValue,
  type Match,
  type RunningStep,
  type Tabletop,
  type ZoneRef,
} from '@rulewright/engine';
import type { Viewpoint } from './viewpoint.ts';

/** Names of the seats, by number. */
export type SeatNames = readonly string[];

const HIDDEN = 'a card';
const NOBODY = 'nobody';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `attack-with` and `attackedThisTurn` as words. */
export const inWords = (id: string): string =>
  id.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
/** How sentences name the ability with this id. */
const abilityTitle = ({ program }: Match, id: string): string =>
  program.abilityTitles[program.abilityNames.indexOf(id)] ?? NOBODY;

const isZone = (value: EventValue): value is ZoneRef => typeof value === 'object' && value !== null && 'zone' in value;
const isCard = (value: EventValue): value is CardRef => typeof value === 'object' && value !== null && 'name' in value;

const possessive = (name: string): string => (/s$/u.test(name) ? `${name}’` : `${name}’s`);

/** Text with its `{places}` filled. */
const fill = (template: string, word: (place: string) => string): string =>
  capital(template.replace(/\{(\w+)\}/gu, (_, place: string) => word(place)).trim());

/** One event as the viewer may read it, in the game's own words where it has some for it. */
export function eventText(
  match: Match,
  record: EventRecord,
  viewer: Viewpoint,
  names: SeatNames,
  { sentence, endings }: Pick<Tabletop, 'sentence' | 'endings'>,
): string {
  const { mechanics, zones } = match.program;
  const kind = mechanics.events[record.kind]!;
  const known = viewer === 'all' ? describeEvent(match, record) : describeEventFor(match, record, viewer ?? -1);
  return fill(sentence?.(match, record) ?? kind.sentence, (place) => {
    const at = kind.fields.findIndex((field) => field.name === place);
    const field = kind.fields[at];
    const value = known[place] ?? null;
    if (field?.type === 'card' && value === null) return record.args[at] === NO_CARD ? NOBODY : HIDDEN;
    if (isCard(value)) return value.name;
    if (isZone(value)) {
      const { name } = zones.find((zone) => zone.id === value.zone)!;
      const before = kind.fields
        .slice(0, at)
        .flatMap((earlier) => (isZone(known[earlier.name] ?? null) ? [known[earlier.name]] : []));
      const told = before.some((earlier) => (earlier as ZoneRef).seat === value.seat);
      if (told) return /^out\b|\d$/u.test(name) ? name : `the ${name}`;
      return `${possessive(names[value.seat] ?? NOBODY)} ${name}`;
    }
    if (value === null) return NOBODY;
    if (field?.type === 'seat') return names[value as number] ?? NOBODY;
    if (field?.type === 'ability') return abilityTitle(match, String(value));
    if (field?.type === 'step') return inWords(String(value));
    return place === 'cause' ? causeText(endings, String(value)) : String(value);
  });
}

/** Why a match ended. */
export const causeText = (endings: Tabletop['endings'], cause: string): string => endings[cause] ?? inWords(cause);

/** An option of the pending decision in words; `template` is the game's, without one the ids are shown. */
export function optionWords(
  match: Match,
  option: number,
  described: DescribedOption,
  template: string | undefined,
  names: SeatNames,
): string {
  if (template === undefined) return capital(inWords(optionText(match, option)));
  return fill(template, (place) => {
    const value = described[place] ?? null;
    if (isCard(value)) return value.name;
    if (isZone(value)) return value.zone;
    if (place === 'seat') return names[value as number] ?? NOBODY;
    return place === 'ability' ? abilityTitle(match, String(value)) : String(value);
  });
}

/** A text about a running step, filled from its locals. A card that the viewer may not know is `a card`. */
export function stepText(
  match: Match,
  template: string,
  { locals }: RunningStep,
  viewer: Viewpoint,
  names: SeatNames,
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

/** Whether a viewer may know a card now. */
export function knows(match: Match, viewer: Viewpoint, card: number): boolean {
  if (viewer === 'all') return true;
  if (viewer !== null) return mayKnow(match, viewer, card);
  const zone = match.zone[card]!;
  const { visibility } = match.program.zones[match.placeOf[zone]!]!;
  return visibility === 'all' || (visibility === 'top' && match.top(zone) === card);
}
