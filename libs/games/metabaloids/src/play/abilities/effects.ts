/** The effect verbs, each compiled to a function. `mark` says how far an effect got (mb.ability.unfinished-*). */
import { NO_CARD } from '@rulewright/engine';
import type { Effect, Target } from '../../abilities/schema.ts';
import { R } from '../../rules.ts';
import { failDraw } from '../zones/end.ts';
import { E } from '../model/events.ts';
import { discard, drawTo, nextCard } from '../zones/piles.ts';
import { BATTLE_STAGE, STAT, UNTIL, ZONE } from '../model/state.ts';
import { DISCARD_FROM_HAND, LOOK, SHIFT, canShift } from '../effects/choices.ts';
import { amountOf, compileAmount, compileSelector, fightingColumn, otherSide } from '../numbers/select.ts';
import type { PlayCard, M, CompiledEffect, Resolving } from '../model/model.ts';
import { columnOf, nextSeat, placeOfZone, zoneAt } from '../model/places.ts';
import { CHOSE_NONE, MARK, mark, markTargets, slotOf } from '../effects/marks.ts';

/** The cards that an effect is applied to, written into `out`. */
type Targets = (m: M, f: Resolving, out: number[]) => number;

/** How many of them there should have been. */
type Wanted = (f: Resolving) => number;

/** Whether the card of an activated ability is still in a place from which it works: an answer may have taken it away. */
function stillThere(m: M, f: Resolving): boolean {
  const { kind, places } = m.program.abilities[f.ability]!;
  if (kind === 'triggered' || (f.marks & MARK.done) !== 0) return true;
  const place = placeOfZone(m, m.zone[f.card]!);
  return place === ZONE.events || ((places >> Math.min(place, ZONE.column)) & 1) === 1;
}

/** Whether there is something to aim at before the ability is announced. */
type Aim = (m: M, seat: number, source: number) => boolean;

function compileTarget(
  target: Target,
  cards: readonly PlayCard[],
  slot: number,
  slots: number,
): { aim: Aim; of: Targets; wanted: Wanted } {
  const one = (): number => 1;
  if (target === 'this') {
    return {
      aim: () => true,
      of: (m, f, out) => {
        out[0] = f.card;
        return stillThere(m, f) ? 1 : 0;
      },
      wanted: one,
    };
  }
  if (target === 'attacking-card' || target === 'attacked-card') {
    const marked = (m: M): number => (target === 'attacking-card' ? m.table.attackCard : m.table.defendCard);
    return {
      aim: (m) => m.table.battle !== 0 && marked(m) !== NO_CARD,
      of: (m, _f, out) => {
        out[0] = marked(m);
        return m.table.battle !== 0 && out[0] !== NO_CARD ? 1 : 0;
      },
      wanted: one,
    };
  }
  if ('all' in target) {
    const select = compileSelector(target.all, cards);
    const found: number[] = [];
    return {
      aim: (m, seat, source) => select(m, seat, source, found) > 0,
      of: (m, f, out) => select(m, f.seat, f.card, out),
      wanted: one,
    };
  }
  const select = compileSelector(target.from, cards);
  const found: number[] = [];
  return {
    aim: (m, seat, source) => target.upTo || select(m, seat, source, found) >= slots,
    of: (m, f, out) => {
      // What was chosen counts only while it is still where it was chosen from.
      const still = select(m, f.seat, f.card, found);
      let n = 0;
      for (let k = 0; k < slots; k++) {
        const card = slotOf(f, slot + k);
        for (let i = 0; i < still; i++) if (found[i] === card) out[n++] = card;
      }
      return n;
    },
    wanted(f) {
      if (!target.upTo) return slots;
      let chosen = 0;
      for (let k = 0; k < slots; k++) if (slotOf(f, slot + k) > CHOSE_NONE) chosen++;
      return chosen;
    },
  };
}

const hit: number[] = [];

/** Draws up to `count` cards to a hand; a missing one may end the match (mb.win.draw-scope). Returns how many came. */
function drawCards(m: M, seat: number, count: number): number {
  for (let drawn = 0; drawn < count; drawn++) {
    if (drawTo(m, seat, ZONE.hand, R['mb.ability.pay-and-perform']) === NO_CARD) {
      failDraw(m, 1 << seat, false);
      return drawn;
    }
  }
  return count;
}

/** Seats meant by `whose` at resolution, from the next player on; `opponent` was chosen or is the other side. */
function seatsMeant(m: M, whose: string, f: Resolving, slot: number): number[] {
  if (whose === 'own') return [f.seat];
  if (whose === 'opponent') {
    const other = otherSide(m, f.seat);
    const seat = other >= 0 ? other : slotOf(f, slot);
    return seat >= 0 && m.seat.out[seat] === 0 ? [seat] : [];
  }
  const seats: number[] = [];
  for (let seat = nextSeat(m, f.seat); seat !== f.seat; seat = nextSeat(m, seat)) seats.push(seat);
  if (whose === 'every-player') seats.push(f.seat);
  return seats;
}

const TO = {
  hand: ZONE.hand,
  reserve: ZONE.reserve,
  'draw-pile-top': ZONE.draw,
  'draw-pile-bottom': ZONE.draw,
  'discard-pile': ZONE.discard,
  'lost-pile': ZONE.lost,
} as const;

/** Whether a battle runs whose totals are not compared yet (mb.battle.ability-window). */
const undecided = ({ table }: M): boolean => table.battle !== BATTLE_STAGE.none && table.battle < BATTLE_STAGE.decided;

/** A running action that can be stopped: for how long, and how; `stop` returns whose action it was. */
interface Stop {
  readonly word: number;
  possible(m: M): boolean;
  stop(m: M): number;
}

const STOPS: Readonly<Record<'attack' | 'draw' | 'ability', Stop>> = {
  attack: {
    word: 0,
    possible({ table, program }) {
      const last = program.p.stopAttackBeforeBonus ? BATTLE_STAGE.declared : BATTLE_STAGE.drawn;
      return table.battle !== BATTLE_STAGE.none && table.battle <= last && table.stopped === 0;
    },
    stop({ table }) {
      table.stopped = 1;
      return table.attacker;
    },
  },
  draw: {
    word: 1,
    possible: ({ table }) => table.drawing === 1 && table.drawStopped === 0,
    stop({ table }) {
      table.drawStopped = 1;
      return table.active;
    },
  },
  // The ability that this one answers.
  ability: {
    word: 2,
    possible: ({ table, seat }) => table.waiting >= 0 && seat.abilityStopped[table.waiting] === 0,
    stop({ table, seat }) {
      seat.abilityStopped[table.waiting] = 1;
      return table.waiting;
    },
  },
};

type Body = Pick<CompiledEffect, 'possible' | 'run'>;

function body(effect: Effect, cards: readonly PlayCard[], slot: number, slots: number): Body {
  switch (effect.do) {
    case 'bonus': {
      const amount = compileAmount(effect.amount, cards);
      return {
        possible: (m, seat) => undecided(m) && fightingColumn(m, seat) >= 0,
        run(m, f) {
          if (!undecided(m) || fightingColumn(m, f.seat) < 0) return mark(f, false);
          const points = amountOf(m, amount, f.seat, f.card);
          const side = effect.side === 'own' ? f.seat : otherSide(m, f.seat);
          if (side === m.table.attacker) m.table.attackBonus += points;
          else m.table.defendBonus += points;
          m.emit(E.bonus, R['mb.battle.bonus-scope'], side, points);
          return mark(f, true);
        },
      };
    }
    case 'change': {
      const target = compileTarget(effect.target, cards, slot, slots);
      const by = compileAmount(effect.by, cards);
      const stat = STAT[effect.stat];
      const until = effect.until === 'end-of-battle' ? UNTIL.battle : UNTIL.turn;
      return {
        possible: target.aim,
        run(m, f) {
          const n = target.of(m, f, hit);
          const points = amountOf(m, by, f.seat, f.card);
          for (let i = 0; i < n; i++) {
            m.records.modifier.add(hit[i]!, stat, points, until);
            m.emit(E.change, R['mb.ability.text-beats-rules'], hit[i]!, stat, points);
          }
          return markTargets(f, n, target.wanted(f));
        },
      };
    }
    case 'draw': {
      const count = compileAmount(effect.count, cards);
      return {
        possible: (m, seat) =>
          effect.whose !== 'own' ||
          m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0 ||
          (m.program.p.reshuffle && m.zoneCount[zoneAt(m, seat, ZONE.discard)]! > 0),
        run(m, f) {
          const wanted = amountOf(m, count, f.seat, f.card);
          let all = true;
          let some = false;
          for (const seat of seatsMeant(m, effect.whose, f, slot)) {
            const drawn = drawCards(m, seat, wanted);
            all &&= drawn === wanted;
            some ||= drawn > 0;
          }
          return mark(f, some, all && some);
        },
      };
    }
    case 'discard':
    case 'lose': {
      const count = compileAmount(effect.count, cards);
      const toLost = effect.do === 'lose';
      const place = effect.from === 'hand' ? ZONE.hand : ZONE.draw;
      return {
        possible(m, seat, source, spent) {
          if (effect.whose !== 'own') return true;
          const zone = zoneAt(m, seat, place);
          const gone = (m.zone[source] === zone ? 1 : 0) + (place === ZONE.hand ? spent : 0);
          return m.zoneCount[zone]! - gone >= Math.min(1, amountOf(m, count, seat, source));
        },
        run(m, f) {
          const wanted = amountOf(m, count, f.seat, f.card);
          const seats = seatsMeant(m, effect.whose, f, slot);
          if (effect.from === 'hand') {
            // The owners choose, from the next player on: the step works through the seats given as bits.
            const bits = seats.reduce((all, seat) => all | (1 << seat), 0);
            const enough = seats.some((seat) => m.zoneCount[zoneAt(m, seat, ZONE.hand)]! > 0);
            mark(f, enough, enough && seats.every((seat) => m.zoneCount[zoneAt(m, seat, ZONE.hand)]! >= wanted));
            return m.callAgain(DISCARD_FROM_HAND, f.seat, bits, wanted, toLost ? 1 : 0);
          }
          let moved = 0;
          for (const seat of seats) {
            for (let k = 0; k < wanted && nextCard(m, seat) !== NO_CARD; k++, moved++) {
              drawTo(
                m,
                seat,
                toLost ? ZONE.lost : ZONE.discard,
                R[toLost ? 'mb.zone.lost-purpose' : 'mb.zone.discard-purpose'],
              );
            }
          }
          return mark(f, moved > 0 || wanted === 0, moved === wanted * seats.length);
        },
      };
    }
    case 'move': {
      const target = compileTarget(effect.target, cards, slot, slots);
      const place = TO[effect.to];
      const under = effect.to === 'draw-pile-bottom';
      return {
        possible: (m, seat, source) => (place !== ZONE.reserve || m.program.p.reserve) && target.aim(m, seat, source),
        run(m, f) {
          const n = place === ZONE.reserve && !m.program.p.reserve ? 0 : target.of(m, f, hit);
          for (let i = 0; i < n; i++) {
            const card = hit[i]!;
            const zone = zoneAt(m, m.owner[card]!, place);
            if (under) m.moveUnder(card, zone, R['mb.ability.text-beats-rules']);
            else m.move(card, zone, R['mb.ability.text-beats-rules']);
          }
          return markTargets(f, n, target.wanted(f));
        },
      };
    }
    case 'shift': {
      const target = compileTarget(effect.target, cards, slot, slots);
      const found: number[] = [];
      return {
        possible: (m, seat, source) =>
          effect.target === 'this' ? canShift(m, source, -1) : target.aim(m, seat, source),
        run(m, f) {
          const n = target.of(m, f, found);
          const to = effect.to === 'this-column' ? columnOf(m, f.card) : -1;
          if (target.wanted(f) === 0) return mark(f, true);
          const card = n > 0 ? found[0]! : NO_CARD;
          if (card === NO_CARD || columnOf(m, card) < 0 || !canShift(m, card, to)) return mark(f, false);
          mark(f, true);
          return m.callAgain(SHIFT, m.owner[card]!, card, to);
        },
      };
    }
    case 'look':
      return {
        possible: (m, seat) => m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0,
        run(m, f) {
          const there = m.zoneCount[zoneAt(m, f.seat, ZONE.draw)]!;
          if (there === 0) return mark(f, false);
          mark(f, true, there >= effect.count);
          m.cite(R['mb.zone.draw-pile-hidden']);
          const rest = effect.rest === 'top' ? 0 : effect.rest === 'bottom' ? 1 : 2;
          return m.callAgain(LOOK, f.seat, Math.min(there, effect.count), effect.take, rest);
        },
      };
    case 'prevent': {
      const amount = effect.amount === 'all' ? Infinity : compileAmount(effect.amount, cards);
      return {
        possible: (m, seat) => m.table.battle !== 0 && m.table.loser === seat && m.table.damage > 0,
        run(m, f) {
          if (m.table.loser !== f.seat || m.table.damage <= 0) return mark(f, false);
          const points = Math.min(m.table.damage, amountOf(m, amount, f.seat, f.card));
          m.table.damage -= points;
          m.table.prevented += points;
          if (effect.keepsCard) m.table.cardKept = 1;
          m.emit(E.prevented, R['mb.damage.negated-meaning'], f.seat, points);
          return mark(f, true);
        },
      };
    }
    case 'redraw':
      return {
        possible: (m, seat) => undecided(m) && m.zoneCount[zoneAt(m, seat, ZONE.battle)]! > 0,
        run(m, f) {
          const zone = zoneAt(m, f.seat, ZONE.battle);
          const card = m.top(zone);
          if (card === NO_CARD || !undecided(m)) return mark(f, false);
          discard(m, f.seat, card, R['mb.ability.text-beats-rules']);
          const drawn = drawTo(m, f.seat, ZONE.battle, R['mb.battle.both-draw']);
          if (drawn === NO_CARD) failDraw(m, 1 << f.seat, false);
          return mark(f, true, drawn !== NO_CARD);
        },
      };
    case 'stop': {
      const action = STOPS[effect.action];
      return {
        possible: action.possible,
        run(m, f) {
          if (!action.possible(m)) return mark(f, false);
          m.emit(E.stopped, R['mb.ability.stop-window'], action.stop(m), action.word);
          return mark(f, true);
        },
      };
    }
    case 'safety':
      return {
        possible: (m) => m.program.p.safety,
        run(m, f) {
          const column = columnOf(m, f.card);
          if (column < 0 || !m.program.p.safety) return mark(f, false);
          const owner = m.owner[f.card]!;
          if (effect.state === 'on') m.seat.safe[owner]! |= 1 << column;
          else m.seat.safe[owner]! &= ~(1 << column);
          m.emit(effect.state === 'on' ? E.safe : E.unsafe, R['mb.ability.text-beats-rules'], owner, column);
          return mark(f, true);
        },
      };
    case 'close-payment': {
      const bits = effect.zones.reduce((all, zone) => all | CLOSED[zone], 0);
      return {
        possible: (m, seat) => otherSide(m, seat) >= 0,
        run(m, f) {
          if (otherSide(m, f.seat) < 0) return mark(f, false);
          if (f.seat === m.table.attacker) m.table.closedForDefender |= bits;
          else m.table.closedForAttacker |= bits;
          m.cite(R['mb.damage.unless-stated']);
          return mark(f, true);
        },
      };
    }
    case 'deepen-column':
      return {
        possible: (m, _seat, source) => columnOf(m, source) >= 0,
        run(m, f) {
          const column = columnOf(m, f.card);
          if (column < 0) return mark(f, false);
          m.seat.deepened[m.owner[f.card]!]! |= 1 << column;
          m.cite(R['mb.zone.temporary-exception']);
          return mark(f, true);
        },
      };
  }
}

/** Payment zones closed by an effect, in the bits of payments. */
const CLOSED = { hand: 1, 'draw-pile': 2, 'discard-pile': 4, 'play-area': 8, reserve: 16, 'lost-pile': 0 } as const;

/** Compiles an effect; its choices lie in target slots `slot` to `slot + slots - 1`. */
export function compileEffect(effect: Effect, cards: readonly PlayCard[], slot: number, slots: number): CompiledEffect {
  return { slot, slots, ...body(effect, cards, slot, slots) };
}
