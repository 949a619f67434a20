/**
 * The resolution chain: Priority after every Action, then the entries from the last to the first (mz.chain.*,
 * mz.example.chain-priority, mz.example.chain-killer-clown).
 */
import { AGAIN, DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { checkSpellbooks } from '../arena/end.ts';
import { enterArena } from '../arena/enter.ts';
import { EQUIP_PICK, attach } from '../arena/equipment.ts';
import { destroyAtOnce } from '../arena/lp.ts';
import { placeTerra } from '../arena/terra.ts';
import { fireOthers, fireOwn } from '../arena/triggers.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { O } from '../model/options.ts';
import { nextSeat, placeOf } from '../model/places.ts';
import { CHAIN, NO_TEXT, ZONE } from '../model/state.ts';
import { TYPE } from '../model/words.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { endUse, picked } from '../targets/targets.ts';
import { RESOLVE_TEXT, SETTLE, unsettled } from '../texts/resolve.ts';
import { answerAction, asksAnyway, offerAnswers } from './actions.ts';

/**
 * Passes Priority to the next Caster who may respond to the Action of `actor` (mz.action.clockwise,
 * mz.priority.definition).
 */
function passPriority(m: M, actor: number): number {
  const to = nextSeat(m, actor);
  m.emit(E.priority, R['mz.priority.every-action'], actor, to);
  return to;
}

const othersLeft = (m: M): number => {
  let others = -1;
  for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) others++;
  return others;
};

/**
 * Lets all Casters except `actor`, who acted last, respond. When all have declined, the chain resolves
 * (mz.chain.starts-on-decline). `left`: the number of Casters who have not declined yet.
 */
export const CHAIN_ROUND = step('chain', ['actor', 'asked', 'left'], {
  passPriority(m: M, f) {
    if (m.over) return DONE;
    destroyAtOnce(m);
    f.asked = passPriority(m, f.actor);
    f.left = othersLeft(m);
    return NEXT;
  },
  answers: {
    ask(m: M, f): Control {
      if (f.left < 0) return f.goto.passPriority;
      destroyAtOnce(m);
      for (; f.left > 0; f.left--, f.asked = nextSeat(m, f.asked)) {
        if (f.asked !== f.actor && (offerAnswers(m, f.asked) || asksAnyway(m, f.asked))) {
          m.offer(O.pass);
          return f.asked;
        }
        if (m.program.p.oneDeclineResolves) break;
      }
      return NEXT;
    },
    answer(m: M, f, kind, a, b) {
      if (kind === O.pass) {
        m.cite(R['mz.chain.starts-on-decline']);
        f.left = m.program.p.oneDeclineResolves ? 0 : f.left - 1;
        f.asked = nextSeat(m, f.asked);
        return AGAIN;
      }
      if (kind !== O.generate) {
        m.cite(R['mz.chain.responses']);
        f.actor = f.asked;
        f.left = -1;
      }
      return answerAction(m, f.asked, kind, a, b);
    },
  },
  resolve(m: M) {
    return m.call(RESOLVE_CHAIN);
  },
  spellbooks(m: M) {
    checkSpellbooks(m);
    return DONE;
  },
});

/** Resolves the newest entry until none is left. No one can add an entry during this step (mz.chain.no-reopening). */
export const RESOLVE_CHAIN = step('resolve-chain', [], {
  settle(m: M) {
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  newestEntry(m: M) {
    const { chain } = m.records;
    const row = chain.count - 1;
    if (m.over || row < 0) return DONE;
    if (row > 0) m.cite(R['mz.chain.last-first']);
    m.cite(R['mz.general.filo']);
    const get = (field: number): number => chain.get(row, field);
    const [id, seat, card] = [get(CHAIN.id), get(CHAIN.seat), get(CHAIN.card)];
    const [text, stopped] = [get(CHAIN.text), get(CHAIN.stopped)];
    chain.remove(row);
    return m.call(RESOLVE_ENTRY, id, card, seat, text, stopped);
  },
  next(_m: M, f) {
    return f.goto.settle;
  },
});

/** The next text of a Spell or Potion that happens on resolution, at index `at` or later, or -1. */
function nextResolved(m: M, card: number, at: number): number {
  const texts = m.program.textsOf[m.def[card]!]!;
  for (let n = at; n < texts.length; n++) if (texts[n]!.moment === MOMENT.resolved && texts[n]!.of === null) return n;
  return -1;
}

/** Puts a resolved Page that is not a Spell or Potion into its place (mz.page.beastie, mz.page.artifact, mz.page.terra). */
function settlePage(m: M, id: number, card: number, seat: number): void {
  const type = m.program.type[m.def[card]!]!;
  const host = picked(m, id, EQUIP_PICK)[0];
  if (host !== undefined) attach(m, card, host, seat);
  else if (type === TYPE.terra) placeTerra(m, card, seat);
  else enterArena(m, card, seat, R['mz.turn.contract-destination'], true);
}

/** Resolves one entry, unless it was stopped (mz.chain.stopped-entry). */
export const RESOLVE_ENTRY = step('resolve-entry', ['id', 'card', 'seat', 'text', 'stopped', 'at'], {
  resolve(m: M, f): Control {
    if (f.stopped === 1) {
      m.emit(E.stopped, R['mz.chain.stopped-entry'], f.seat, f.card, f.text);
      if (placeOf(m, f.card) === ZONE.chain) putStoppedAway(m, f.card);
      return f.goto.finish;
    }
    m.emit(E.resolves, R['mz.chain.last-first'], f.seat, f.card, f.text);
    if (f.text !== NO_TEXT) return m.call(RESOLVE_TEXT, f.id, f.card, f.seat, f.text, NO_CARD, 0);
    if (placeOf(m, f.card) !== ZONE.chain) return f.goto.finish;
    const type = m.program.type[m.def[f.card]!]!;
    if ((type === TYPE.spell || type === TYPE.potion) && picked(m, f.id, EQUIP_PICK).length === 0) return NEXT;
    settlePage(m, f.id, f.card, f.seat);
    return f.goto.finish;
  },
  texts(m: M, f): Control {
    if (f.text !== NO_TEXT) return f.goto.finish;
    const at = nextResolved(m, f.card, f.at);
    if (at < 0 || m.over) return NEXT;
    f.at = at + 1;
    return m.callAgain(RESOLVE_TEXT, f.id, f.card, f.seat, m.program.textsOf[m.def[f.card]!]![at]!.index, NO_CARD, 0);
  },
  putAway(m: M, f) {
    if (placeOf(m, f.card) === ZONE.chain) {
      const type = m.program.type[m.def[f.card]!]!;
      if (type === TYPE.spell) m.cite(R['mz.page.spell']);
      if (type === TYPE.potion) m.cite(R['mz.page.potion']);
      putAway(m, f.card, m.program.p.resolvedTo[type]!, R['mz.general.spell-potion-to-cemetery']);
    }
    return NEXT;
  },
  finish(m: M, f) {
    if (f.text !== NO_TEXT && f.stopped === 0 && placeOf(m, f.card) === ZONE.chain) settleFlipped(m, f.card, f.seat);
    endUse(m, f.id);
    return DONE;
  },
});

/**
 * Handles a Trap that was turned face-up by its own text. Its price is already paid, so it is Contracted like any other
 * Page (mz.trap.own-flip-text).
 */
function settleFlipped(m: M, card: number, seat: number): void {
  const type = m.program.type[m.def[card]!]!;
  const before = m.card.fatigued[card]!;
  fireOwn(m, MOMENT.flipped, card, m.table.attacker);
  if (type === TYPE.spell || type === TYPE.potion)
    putAway(m, card, m.program.p.resolvedTo[type]!, R['mz.general.spell-potion-to-cemetery']);
  else {
    enterArena(m, card, seat, R['mz.trap.own-flip-text'], true);
    if (!m.program.p.flippedIsFatigued) m.card.fatigued[card] = before;
  }
  fireOthers(m, MOMENT.flipped, card);
}

/**
 * A stopped Spell or Potion still counts as Contracted, so it goes to its discard area
 * (mz.general.spell-potion-to-cemetery).
 */
function putStoppedAway(m: M, card: number): void {
  const type = m.program.type[m.def[card]!]!;
  const place = type === TYPE.spell || type === TYPE.potion ? m.program.p.stoppedTo : discardPlace(m, card);
  putAway(m, card, place, R['mz.general.spell-potion-to-cemetery']);
}
