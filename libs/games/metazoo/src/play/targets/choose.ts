/** The step in which the user names the targets of a text, one by one (mz.chain.targets-on-declare). */
import { AGAIN, DONE, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M, Pick, Use } from '../model/model.ts';
import { O } from '../model/options.ts';
import { casterTarget, isCaster, placeOf, seatOfTarget, trapAt, trapNumber } from '../model/places.ts';
import { CHAIN, NO_TEXT, ZONE } from '../model/state.ts';
import { candidates, entryRow, hasCandidate, picked } from './targets.ts';

/** Offers one target. Names a face-down Trap by its index, because only its owner may know it. */
function offer(m: M, pick: Pick, target: number): void {
  if (pick.entries) {
    const row = entryRow(m, target);
    m.offer(O.targetEntry, m.records.chain.get(row, CHAIN.card), row);
  } else if (isCaster(target)) m.offer(O.targetCaster, seatOfTarget(target));
  else if (placeOf(m, target) === ZONE.traps) m.offer(O.targetTrap, m.owner[target], trapNumber(m, target));
  else m.offer(O.targetPage, target);
}

/** Records the target from an answer to `offerPick`. */
export function takePick(m: M, pick: Pick, use: Use, asked: number, kind: number, a: number, b: number): void {
  const target =
    kind === O.targetCaster
      ? casterTarget(a)
      : kind === O.targetEntry
        ? m.records.chain.get(b, CHAIN.id)
        : kind === O.targetTrap
          ? trapAt(m, a, b)
          : a;
  m.records.pick.add(use.id, pick.op, target);
  if (kind === O.targetCaster) m.emit(E.targetCaster, R['mz.chain.targets-on-declare'], asked, a);
  else if (kind !== O.targetTrap && (kind === O.targetEntry || placeOf(m, a) === ZONE.arena))
    m.emit(E.target, R['mz.chain.targets-on-declare'], asked, a);
}

/** Offers the remaining targets of a pick. @returns the seat asked, or DONE when no target can be named any more */
export function offerPick(m: M, pick: Pick, use: Use, asker: number): Control {
  if (pick.byOwner) return offerToOwners(m, pick, use);
  if (picked(m, use.id, pick.op).length >= pick.count) return DONE;
  for (const target of candidates(m, pick, use)) offer(m, pick, target);
  if (m.optionCount === 0) return DONE;
  if (pick.upTo) m.offer(O.pass);
  return asker;
}

/** Every owner names their own Pages. The user of the text goes first. */
function offerToOwners(m: M, pick: Pick, use: Use): Control {
  const taken = picked(m, use.id, pick.op);
  for (let n = 0; n < m.seats; n++) {
    const owner = (use.seat + n) % m.seats;
    if (m.seat.out[owner] === 1 || taken.filter((one) => m.card.controller[one] === owner).length >= pick.count)
      continue;
    for (const target of candidates(m, pick, use, owner)) offer(m, pick, target);
    if (m.optionCount === 0) continue;
    return owner;
  }
  return DONE;
}

/** Whether every mandatory pick of a use has a legal target. */
export function canAim(m: M, picks: readonly Pick[], use: Use): boolean {
  return picks.every((pick) => pick.upTo || hasCandidate(m, pick, use));
}

/** The picks of a chain entry: those of its text, or those of a Contracted Page's own effects. */
export const picksOf = (m: M, card: number, text: number): readonly Pick[] =>
  text === NO_TEXT ? m.program.pagePicks[m.def[card]!]! : m.program.texts[text]!.picks;

/** `asker` names all targets of a use. `at` is the index of the next pick. */
export const CHOOSE = step('choose-targets', ['id', 'card', 'seat', 'text', 'event', 'asker', 'at'], {
  nameTargets: {
    ask(m: M, f) {
      const picks = picksOf(m, f.card, f.text);
      for (; f.at < picks.length; f.at++) {
        const asked = offerPick(m, picks[f.at]!, f, f.asker);
        if (asked >= 0) return asked;
      }
      return DONE;
    },
    answer(m: M, f, kind, a, b) {
      if (kind === O.pass) f.at++;
      else takePick(m, picksOf(m, f.card, f.text)[f.at]!, f, f.asker, kind, a, b);
      return AGAIN;
    },
  },
});
