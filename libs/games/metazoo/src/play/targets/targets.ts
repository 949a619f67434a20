/** The targets of an effect: picks that the user names when using a text, and Pages or Casters that need no choice. */
import { NO_CARD } from '@rulewright/engine';
import type { EntryTarget, Target } from '../../language/schema.ts';
import type { M, Pick, Selection, Targets, Use } from '../model/model.ts';
import { casterTarget, eachIn, equippedPage } from '../model/places.ts';
import { CHAIN, NO_TEXT, PICK, ZONE } from '../model/state.ts';
import { TYPE, auraSum } from '../model/words.ts';
import { compileSelector, isOf, seatsOf, selected } from '../numbers/selections.ts';
import { combatOpponent } from '../numbers/sides.ts';
import { isTargetable } from '../numbers/targeting.ts';

/** Ends a use and deletes its recorded targets. */
export const endUse = (m: M, id: number): void => {
  if (m.records.pick.count > 0) forget(m, id);
};

/** The targets named so far for a pick of a use, in order. */
export function picked(m: M, id: number, op: number): number[] {
  const found: number[] = [];
  const { pick } = m.records;
  for (let row = 0; row < pick.count; row++) {
    if (pick.get(row, PICK.id) === id && pick.get(row, PICK.op) === op) found.push(pick.get(row, PICK.target));
  }
  return found;
}

/** Deletes all targets recorded for a use. */
export function forget(m: M, id: number): void {
  const { pick } = m.records;
  for (let row = pick.count - 1; row >= 0; row--) if (pick.get(row, PICK.id) === id) pick.remove(row);
}

/** Row of the chain entry with this id, or -1 if it is gone. */
export function entryRow(m: M, id: number): number {
  const { chain } = m.records;
  for (let row = 0; row < chain.count; row++) if (chain.get(row, CHAIN.id) === id) return row;
  return -1;
}

function isEntry(m: M, what: EntryTarget, row: number, { id, seat }: Use): boolean {
  const { chain } = m.records;
  if (chain.get(row, CHAIN.id) === id || chain.get(row, CHAIN.stopped) === 1) return false;
  if (!isOf(what.whose, seat, chain.get(row, CHAIN.seat))) return false;
  const def = m.def[chain.get(row, CHAIN.card)]!;
  if (chain.get(row, CHAIN.text) !== NO_TEXT) return what.effects;
  if (what.types && !what.types.some((type) => TYPE[type] === m.program.type[def])) return false;
  return what.costAtMost === undefined || auraSum(m.program.cost[def]!) <= what.costAtMost;
}

/** Whether a pick may name a target (mz.chain.targets-on-declare). */
function isLegal(m: M, pick: Pick, use: Use, target: number): boolean {
  if (pick.entries) {
    const row = entryRow(m, target);
    return row >= 0 && isEntry(m, pick.entries, row, use);
  }
  if (target < NO_CARD) return m.seat.out[-2 - target] === 0;
  return pick.from !== null && isSelected(m, pick.from, pick, use, target);
}

const isSelected = (m: M, from: Selection, pick: Pick, use: Use, card: number): boolean =>
  from.test(m, use.seat, use.card, card) && (from.place !== ZONE.arena || isTargetable(m, card, use.card, pick.power));

/** Whether a pick has any legal target, for a use that has not started. */
export function hasCandidate(m: M, pick: Pick, use: Use): boolean {
  const { entries, from, casters } = pick;
  if (casters && seatsOf(m, casters, use.seat).length > 0) return true;
  if (from && eachIn(m, from.place, (card) => isSelected(m, from, pick, use, card))) return true;
  if (!entries) return false;
  for (let row = 0; row < m.records.chain.count; row++) if (isEntry(m, entries, row, use)) return true;
  return false;
}

/** The legal targets of a pick that are not named yet. With `owner`, only Pages that this seat controls. */
export function candidates(m: M, pick: Pick, use: Use, owner: number = NO_CARD): number[] {
  const taken = picked(m, use.id, pick.op);
  const found: number[] = [];
  if (pick.entries) {
    for (let row = 0; row < m.records.chain.count; row++) {
      if (isEntry(m, pick.entries, row, use)) found.push(m.records.chain.get(row, CHAIN.id));
    }
  }
  if (pick.from) {
    const { from } = pick;
    eachIn(m, from.place, (card) => {
      if (owner !== NO_CARD && m.card.controller[card] !== owner) return;
      if (isSelected(m, from, pick, use, card)) found.push(card);
    });
  }
  if (pick.casters) for (const seat of seatsOf(m, pick.casters, use.seat)) found.push(casterTarget(seat));
  return taken.length === 0 ? found : found.filter((target) => !taken.includes(target));
}

/** The named targets of a pick that are still legal. The others are skipped (mz.chain.targets-on-declare). */
export const stillLegal =
  (pick: Pick): Targets =>
  (m, use) =>
    picked(m, use.id, pick.op).filter((target) => isLegal(m, pick, use, target));

/** Whether the user must choose a target. For a random Page of another Caster, the user chooses that Caster. */
export const isPick = (target: Target): boolean =>
  typeof target === 'object' &&
  ('pick' in target || ('caster' in target && !('random' in target && target.caster === 'own')));

/** Compiles the pick that a target needs. `op` is its number. */
export function compilePick(target: Target, op: number, power: boolean): Pick {
  const none = { op, power, from: null, casters: null, entries: null, count: 1, upTo: false, byOwner: false };
  if (typeof target !== 'object') return none;
  if ('pick' in target)
    return {
      ...none,
      count: target.pick,
      upTo: target.upTo,
      byOwner: target.by === 'owner',
      from: compileSelector(target.from),
      casters: target.orCaster ?? null,
    };
  return 'caster' in target ? { ...none, casters: target.caster } : none;
}

/** Compiles the pick of a chain entry. */
export const entryPick = (entries: EntryTarget, op: number): Pick => ({
  op,
  entries,
  count: 1,
  upTo: false,
  byOwner: false,
  power: false,
  from: null,
  casters: null,
});

/** Takes Pages at random, each with the same probability (mz.faq.random-opponent-chapter, mz.faq.random-own-chapter). */
export type RandomPages = (m: M, use: Use, pages: readonly number[], count: number) => number[];

type RandomTarget = Extract<Target, { random: number }>;

/** Compiles a target that takes Pages of one Caster at random. */
export function compileRandom(target: RandomTarget, random: RandomPages): (m: M, use: Use, seat: number) => number[] {
  const selection = compileSelector(target.from);
  return (m, use, seat) => {
    const pages = selected(m, selection, use.seat, use.card).filter((one) => m.card.controller[one] === seat);
    return random(m, use, pages, target.random);
  };
}

/** Compiles a target that needs no choice. */
export function compileFixed(target: Target, random: RandomPages): Targets {
  switch (target) {
    case 'this':
      return (_m, use) => [use.card];
    case 'equipped':
      return (m, use) => {
        const host = equippedPage(m, use.card);
        return host === NO_CARD ? [] : [host];
      };
    case 'combat-opponent':
      return (m, use) => {
        const other = combatOpponent(m, use.card);
        return other === NO_CARD ? [] : [other];
      };
    case 'event':
      return (_m, use) => (use.event === NO_CARD ? [] : [use.event]);
    case 'you':
      return (_m, use) => [casterTarget(use.seat)];
    case 'each-opponent':
      return (m, use) => seatsOf(m, 'opposing', use.seat).map(casterTarget);
    case 'every-caster':
      return (m, use) => seatsOf(m, 'any', use.seat).map(casterTarget);
    case 'that':
      throw new Error('"that" is the target of an earlier pick.');
  }
  if ('all' in target) {
    const selection = compileSelector(target.all);
    return (m, use) => selected(m, selection, use.seat, use.card);
  }
  if ('random' in target) {
    const pages = compileRandom(target, random);
    return (m, use) => pages(m, use, use.seat);
  }
  throw new Error('A pick is not a fixed target.');
}
