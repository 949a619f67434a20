/** The notation of seats and zones in examples: `A`, `A/hand` for a zone of a seat, `table/deck` for a zone of the table. */
import { isOfTable, type Match, type Program, type ZoneRef } from '@rulewright/engine';

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
export const seatNumber = (letter: string): number => letter.charCodeAt(0) - 65;

const TABLE = 'table';

/** A zone as examples write it. */
export const sayZone = (program: Program, { seat, zone }: ZoneRef): string =>
  `${isOfTable(program, zone) ? TABLE : seatLetter(seat)}/${zone}`;

/** The seat and the zone that a path names. The cards of a zone of the table are with the first seat. */
export function readPath(path: string): { readonly seat: number; readonly id: string; readonly isShared: boolean } {
  const [holder, id] = path.split('/') as [string, string];
  const isShared = holder === TABLE;
  return { seat: isShared ? 0 : seatNumber(holder), id, isShared };
}

/** The zone of a match that a path names, with its place among those of its seat. Null if there is none. */
export function zoneAt(
  { program, seats }: Match,
  path: string,
): { readonly zone: number; readonly place: number } | null {
  const { seat, id, isShared } = readPath(path);
  const place = program.zones.findIndex((one) => one.id === id && (one.isShared ?? false) === isShared);
  return place < 0 || seat >= seats ? null : { zone: seat * program.zonesPerSeat + place, place };
}
