/** Compiles selections of Pages to predicates. */
import { NO_CARD } from '@rulewright/engine';
import type { PageFilters, Selector, Whose } from '../../language/schema.ts';
import type { PageZone, Status } from '../../language/words.ts';
import type { M, PageTest, Selection } from '../model/model.ts';
import { casterTarget, eachIn } from '../model/places.ts';
import { POISON, ZONE } from '../model/state.ts';
import { AURA, TRAIT, TYPE, auraSum } from '../model/words.ts';
import { costVector } from './costs.ts';
import { carriesTrait, hasLp, lpOf } from './numbers.ts';

const PLACES: Readonly<Record<PageZone, number>> = {
  arena: ZONE.arena,
  'terra-slots': ZONE.terra,
  chapter: ZONE.chapter,
  spellbook: ZONE.spellbook,
  limbo: ZONE.limbo,
  cemetery: ZONE.cemetery,
  afterlife: ZONE.afterlife,
};

/** Whether `whose` includes Pages of seat `theirs`, for a text of `seat`. */
export function isOf(whose: Whose, seat: number, theirs: number): boolean {
  if (whose === 'any') return true;
  return whose === 'own' ? theirs === seat : theirs !== seat;
}

/**
 * The seats that a text of `seat` means, without seats that are out. Starts with the text's own seat, then goes
 * clockwise.
 */
export function seatsOf(m: M, whose: Whose, seat: number): number[] {
  const seats: number[] = [];
  for (let n = 0; n < m.seats; n++) {
    const each = (seat + n) % m.seats;
    if (m.seat.out[each] === 0 && isOf(whose, seat, each)) seats.push(each);
  }
  return seats;
}

/** Whether a Page or Caster has a Status Effect. */
function suffers(m: M, target: number, status: Status): boolean {
  if (status === 'Poison') {
    const { poison } = m.records;
    for (let row = 0; row < poison.count; row++) {
      const card = poison.get(row, POISON.card);
      if ((card === NO_CARD ? casterTarget(poison.get(row, POISON.seat)) : card) === target) return true;
    }
    return false;
  }
  if (target < NO_CARD) return status === 'Burn' && m.seat.burn[-2 - target]! > 0;
  const fields = {
    Frozen: m.card.frozen,
    Burn: m.card.burn,
    Paralyze: m.card.paralyzed,
    Sleep: m.card.asleep,
    Scared: m.card.scared,
    Confusion: m.card.confused,
  };
  return fields[status][target]! > 0;
}

const ANY_STATUS = ['Frozen', 'Burn', 'Poison', 'Paralyze', 'Sleep', 'Scared', 'Confusion'] as const;

/**
 * The page types of a selection in the Arena without named types: all except Aura Pages and Terra. A Tribe is a word
 * that texts can ask for (mz.example.tribe-sasquatch).
 */
const ARENA_TYPES = (1 << TYPE.beastie) | (1 << TYPE.artifact) | (1 << TYPE.spell) | (1 << TYPE.potion);

/** The filters of a selection, as separate tests. */
function filters(s: Selector): PageTest[] {
  const tests: PageTest[] = [];
  const types = s.types?.reduce((bits, type) => bits | (1 << TYPE[type]), 0) ?? (s.in === 'arena' ? ARENA_TYPES : -1);
  if (types !== -1) tests.push((m, _seat, _card, one) => ((types >> m.program.type[m.def[one]!]!) & 1) === 1);
  if (s.whose !== 'any') tests.push((m, seat, _card, one) => isOf(s.whose, seat, m.card.controller[one]!));
  if (s.exceptThis) tests.push((_m, _seat, card, one) => one !== card);
  if (s.tribe !== undefined)
    tests.push((m, _seat, _card, one) => m.program.defs[m.def[one]!]!.data.tribes.includes(s.tribe!));
  if (s.name !== undefined) tests.push((m, _seat, _card, one) => m.program.defs[m.def[one]!]!.givenName === s.name);
  if (s.auraType !== undefined)
    tests.push((m, _seat, _card, one) => m.program.auraType[m.def[one]!] === AURA[s.auraType!]);
  if (s.trait !== undefined) tests.push((m, _seat, _card, one) => carriesTrait(m, one, TRAIT[s.trait!]));
  if (s.status === 'any') tests.push((m, _seat, _card, one) => ANY_STATUS.some((status) => suffers(m, one, status)));
  else if (s.status !== undefined) {
    const { status } = s;
    tests.push((m, _seat, _card, one) => suffers(m, one, status));
  }
  if (s.state === 'fatigued') tests.push((m, _seat, _card, one) => m.card.fatigued[one] === 1);
  if (s.state === 'awakened') tests.push((m, _seat, _card, one) => m.card.fatigued[one] === 0);
  if (s.state === 'damaged') tests.push((m, _seat, _card, one) => m.card.damage[one]! > 0);
  const cost = (m: M, one: number): number =>
    auraSum(m.placeOf[m.zone[one]!] === ZONE.chapter ? costVector(m, one) : m.program.cost[m.def[one]!]!);
  if (s.costAtMost !== undefined) tests.push((m, _seat, _card, one) => cost(m, one) <= s.costAtMost!);
  if (s.costAtLeast !== undefined) tests.push((m, _seat, _card, one) => cost(m, one) >= s.costAtLeast!);
  if (s.lpAtMost !== undefined) tests.push((m, _seat, _card, one) => hasLp(m, one) && lpOf(m, one) <= s.lpAtMost!);
  if (s.lpAtLeast !== undefined) tests.push((m, _seat, _card, one) => hasLp(m, one) && lpOf(m, one) >= s.lpAtLeast!);
  if (s.token !== undefined) tests.push((m, _seat, _card, one) => m.program.defs[m.def[one]!]!.token === s.token);
  if (s.not) {
    const unwanted = filters({
      ...s.not,
      types: s.not.types ?? s.types,
      in: s.in,
      whose: 'any',
      exceptThis: false,
      faceDown: false,
      attached: false,
    });
    tests.push((m, seat, card, one) => !unwanted.every((test) => test(m, seat, card, one)));
  }
  return tests;
}

/** Compiles filters that apply to Pages in any place. */
export function compileFilters(given: PageFilters): PageTest {
  const tests = filters({
    ...given,
    in: 'chapter',
    whose: 'any',
    exceptThis: false,
    faceDown: false,
    attached: false,
  });
  return (m, seat, card, one) => tests.every((test) => test(m, seat, card, one));
}

/** Compiles a selection. Attached Equipment and face-down Traps match only if the text names them (mz.equip.out-of-play). */
export function compileSelector(s: Selector): Selection {
  const place = s.faceDown ? ZONE.traps : s.attached ? ZONE.attached : PLACES[s.in];
  const tests = filters(s);
  // A loop instead of `every`, because selections are tested very often.
  const test: PageTest = (m, seat, card, one) => {
    if (m.placeOf[m.zone[one]!] !== place) return false;
    for (let at = 0; at < tests.length; at++) if (!tests[at]!(m, seat, card, one)) return false;
    return true;
  };
  return { place, test };
}

/** The selected Pages, seat by seat, from the bottom of each area. */
export function selected(m: M, selection: Selection, seat: number, card: number): number[] {
  const found: number[] = [];
  eachIn(m, selection.place, (one) => {
    if (selection.test(m, seat, card, one)) found.push(one);
  });
  return found;
}

export function countSelected(m: M, selection: Selection, seat: number, card: number): number {
  let count = 0;
  eachIn(m, selection.place, (one) => {
    if (selection.test(m, seat, card, one)) count++;
  });
  return count;
}
