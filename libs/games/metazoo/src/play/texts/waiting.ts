/** Texts and counters that wait for the same moment, as options for the Caster who chooses their order. */
import { NO_CARD } from '@rulewright/engine';
import { CLOCK, isClock, isStillDue } from '../arena/clocks.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { isCaster, seatOfTarget } from '../model/places.ts';
import { TRIGGER } from '../model/state.ts';

/** By counter: the option kind for a counter on a Page, and the kind for one on a Caster. */
const CLOCK_OPTIONS: Readonly<Record<number, readonly [page: number, caster: number]>> = {
  [CLOCK.frozen]: [O.frozenFirst, O.frozenFirst],
  [CLOCK.burn]: [O.burnFirst, O.burnCasterFirst],
  [CLOCK.poison]: [O.poisonFirst, O.poisonCasterFirst],
  [CLOCK.poisonEnds]: [O.poisonFirst, O.poisonCasterFirst],
  [CLOCK.regen]: [O.regenFirst, O.regenFirst],
  [CLOCK.paralyze]: [O.paralyzeFirst, O.paralyzeFirst],
};

/** Calls `visit` for the waiting rows. Visits equal rows (same text or counter of the same Page or Caster) only once. */
function eachWaiting(m: M, visit: (row: number, kind: number, a: number, b: number) => void): void {
  const { trigger } = m.records;
  for (let row = 0; row < trigger.count; row++) {
    const text = trigger.get(row, TRIGGER.text);
    const card = trigger.get(row, TRIGGER.card);
    if (alikeRow(m, text, card) !== row) continue;
    const [page, caster] = CLOCK_OPTIONS[text] ?? [O.first, O.first];
    if (isCaster(card)) visit(row, caster, seatOfTarget(card), 0);
    else visit(row, page, card, isClock(text) ? 0 : text);
  }
}

/** The first row with this text or counter of this Page or Caster. */
function alikeRow(m: M, text: number, card: number): number {
  const { trigger } = m.records;
  let row = 0;
  while (trigger.get(row, TRIGGER.text) !== text || trigger.get(row, TRIGGER.card) !== card) row++;
  return row;
}

/** Offers the waiting rows. Deletes counters that no longer have a target. @returns the number of options */
export function offerWaiting(m: M): number {
  const { trigger } = m.records;
  for (let row = trigger.count - 1; row >= 0; row--) {
    const text = trigger.get(row, TRIGGER.text);
    if (isClock(text) && !isStillDue(m, text, trigger.get(row, TRIGGER.card))) trigger.remove(row);
  }
  eachWaiting(m, (_row, kind, a, b) => m.offer(kind, a, b));
  return m.optionCount;
}

/** The row for an option of `offerWaiting`. */
export function optionRow(m: M, kind: number, a: number, b: number): number {
  let found = 0;
  eachWaiting(m, (row, ...option) => {
    if (option[0] === kind && option[1] === a && option[2] === b) found = row;
  });
  return found;
}

/** Calls `visit` once for each Page that triggered the same text, if the text refers to that Page. */
function eachEvent(m: M, first: number, visit: (row: number, event: number) => void): void {
  const { trigger } = m.records;
  const text = trigger.get(first, TRIGGER.text);
  const card = trigger.get(first, TRIGGER.card);
  if (isClock(text) || !m.program.texts[text]!.usesEvent) return;
  const seen = new Set<number>();
  for (let row = first; row < trigger.count; row++) {
    const event = trigger.get(row, TRIGGER.event);
    if (trigger.get(row, TRIGGER.text) !== text || trigger.get(row, TRIGGER.card) !== card) continue;
    if (event === NO_CARD || seen.has(event)) continue;
    seen.add(event);
    visit(row, event);
  }
}

/** Offers the Pages that triggered the text of a row. @returns the number of options */
export function offerEvents(m: M, first: number): number {
  eachEvent(m, first, (_row, event) => m.offer(O.firstFor, event));
  return m.optionCount;
}

/** The row for an option of `offerEvents`. */
export function eventRow(m: M, first: number, event: number): number {
  let found = first;
  eachEvent(m, first, (row, one) => {
    if (one === event) found = row;
  });
  return found;
}
