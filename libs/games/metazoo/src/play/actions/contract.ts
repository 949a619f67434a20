/**
 * Contracting a Page: the Caster announces it, names its targets and pays its cost. Then it waits on the chain
 * (mz.lang.contract).
 */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { AuraReach } from '../arena/aura-reach.ts';
import { isPaid, setDue } from '../arena/aura.ts';
import { noteContracted } from '../arena/contracted.ts';
import { EQUIP_PICK, eachHost } from '../arena/equipment.ts';
import { E } from '../model/events.ts';
import { Marks } from '../model/marks.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { placeOf, zoneAt } from '../model/places.ts';
import { NO_TEXT, ZONE } from '../model/state.ts';
import { TYPE } from '../model/words.ts';
import { costSum, costVector, requirementsHold } from '../numbers/costs.ts';
import { isContractForbidden } from '../numbers/numbers.ts';
import { CHOOSE, canAim } from '../targets/choose.ts';
import { endUse } from '../targets/targets.ts';
import { PAY_AURA } from './pay-aura.ts';

const seen = new Marks();
const reachOfMany = new AuraReach();
const reachOfOne = new AuraReach();

/**
 * Offers to Contract Pages from the Chapter. `answering`: as a response, otherwise in the Caster's own main part. Of several
 * copies of a Page, offers only the first.
 */
export function offerContracts(m: M, seat: number, answering: boolean): void {
  const reach = reachOfMany.begin();
  seen.begin();
  for (let card = m.bottom(zoneAt(m, seat, ZONE.chapter)); card !== NO_CARD; card = m.above(card)) {
    if (!inTime(m, card, answering) || !seen.add(m.def[card]!)) continue;
    if (contractable(m, seat, card, reach)) offerContract(m, seat, card);
  }
}

/** Offers to Contract one Page, which may be in any place. For Equipment, offers each Page that it can go under. */
export function offerContract(m: M, seat: number, card: number): void {
  const spell = m.program.type[m.def[card]!] === TYPE.spell;
  const equipment = m.program.hosts[m.def[card]!] !== null;
  if (!equipment || (!spell && m.program.p.equipmentOptional)) m.offer(O.contract, card);
  if (equipment) offerHosts(m, seat, card);
}

// Separate functions: a function that contains a closure allocates the closure's variables at every call.
function offerHosts(m: M, seat: number, card: number): void {
  eachHost(m, card, seat, (host) => m.offer(O.equip, card, host));
}

/** Whether an Equipment must go under a Page, and there is none for it (mz.equip.target-on-contract). */
export const lacksHost = (m: M, seat: number, card: number): boolean => {
  const { hosts, p, type } = m.program;
  const def = m.def[card]!;
  return hosts[def] !== null && (type[def] === TYPE.spell || !p.equipmentOptional) && !hasHost(m, seat, card);
};

function hasHost(m: M, seat: number, card: number): boolean {
  let hosts = 0;
  eachHost(m, card, seat, () => hosts++);
  return hosts > 0;
}

/** Whether a Caster may Contract a Page when a text lets them. The Page may be in any place. */
export const mayContract = (m: M, seat: number, card: number): boolean =>
  contractable(m, seat, card, reachOfOne.begin());

/** Whether the Caster may Contract another Page of this type this turn (mz.turn.one-aura, mz.turn.contract-unlimited). */
function withinLimits(m: M, seat: number, type: number): boolean {
  const { p } = m.program;
  if (type === TYPE.aura) return m.seat.auraPages[seat]! < p.maxAuraPages;
  if (type === TYPE.terra) return m.seat.terras[seat]! < p.maxTerra && m.seat.terrasInGame[seat]! < p.terraPerGame;
  return m.seat.contracts[seat]! < p.maxContracts;
}

/** Whether a Page may be Contracted at this point of a turn. */
function inTime(m: M, card: number, answering: boolean): boolean {
  const def = m.def[card]!;
  if (!answering) return true;
  const type = m.program.type[def]!;
  if (type === TYPE.terra) return m.program.p.terraAnyTurn;
  if (type === TYPE.aura) return false;
  return m.program.anyTime[def] === 1 || m.program.p.allAnswer;
}

/**
 * Whether a Caster may Contract a Page now (mz.general.contract-requirements). `reach` is the Aura available to them.
 */
function contractable(m: M, seat: number, card: number, reach: AuraReach): boolean {
  const def = m.def[card]!;
  const type = m.program.type[def]!;
  if (!withinLimits(m, seat, type)) return false;
  const cost = costVector(m, card);
  if (!reach.pays(m, seat, cost, costSum(m, card, cost))) return false;
  if (!requirementsHold(m, seat, card) || isContractForbidden(m, seat, type)) return false;
  const picks = m.program.pagePicks[def]!;
  if (picks.length > 0 && !canAim(m, picks, { id: 0, card, seat, event: NO_CARD })) return false;
  return !lacksHost(m, seat, card);
}

function countContract(m: M, seat: number, type: number): void {
  if (type === TYPE.aura) {
    m.seat.auraPages[seat]!++;
    m.cite(R['mz.turn.one-aura']);
  } else if (type === TYPE.terra) {
    m.seat.terras[seat]!++;
    m.seat.terrasInGame[seat]!++;
    m.cite(R['mz.general.terra-free-on-own-turn']);
    m.cite(R['mz.turn.terra-unlimited']);
    m.cite(R['mz.terra.no-maximum']);
  } else {
    m.seat.contracts[seat]!++;
    m.cite(R['mz.turn.contract-unlimited']);
  }
}

/**
 * `host`: the Page that an Equipment goes under, or NO_CARD. If the cost cannot be paid, the Page returns to its old
 * place.
 */
export const CONTRACT = step('contract', ['seat', 'card', 'host', 'id', 'from'], {
  announce(m: M, f): Control {
    f.id = ++m.table.serial;
    f.from = placeOf(m, f.card);
    // Computes the cost while the Page is still in the Chapter. Texts that change costs there ignore Pages on the
    // chain.
    setDue(m, costVector(m, f.card));
    m.move(f.card, zoneAt(m, m.owner[f.card]!, ZONE.chain), R['mz.lang.contract']);
    m.card.controller[f.card] = f.seat;
    if (f.host !== NO_CARD) {
      m.records.pick.add(f.id, EQUIP_PICK, f.host);
      m.emit(E.target, R['mz.equip.target-on-contract'], f.seat, f.host);
    }
    if (m.program.pagePicks[m.def[f.card]!]!.length === 0 || f.host !== NO_CARD) return NEXT;
    return m.call(CHOOSE, f.id, f.card, f.seat, NO_TEXT, NO_CARD, f.seat, 0);
  },
  pay(m: M, f): Control {
    m.cite(R['mz.general.contract-requirements']);
    m.table.paid = isPaid(m) ? 1 : 0;
    return m.table.paid === 1 ? NEXT : m.call(PAY_AURA, f.seat, NO_CARD);
  },
  enterChain(m: M, f): Control {
    if (m.table.paid === 0) {
      m.move(f.card, zoneAt(m, m.owner[f.card]!, f.from), R['mz.lang.aura']);
      endUse(m, f.id);
      return DONE;
    }
    countContract(m, f.seat, m.program.type[m.def[f.card]!]!);
    m.emit(E.contracted, R['mz.lang.contract'], f.seat, f.card);
    noteContracted(m, f.seat, f.card);
    m.cite(R['mz.action.passes-priority']);
    m.records.chain.add(f.id, f.seat, f.card, NO_TEXT, 0);
    return DONE;
  },
});
