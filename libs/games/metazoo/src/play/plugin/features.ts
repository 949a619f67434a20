/**
 * The numbers of a MetaZoo match for learning bots, in addition to the evaluation. For a position: the Pages that are ready to fight, the
 * available Aura and the running combat. For an option: its cost, its Damage and whether a Page would be Destroyed. They are computed from
 * printed numbers and Damage taken, because reading the current numbers would count rules as applied.
 */
import { NO_CARD, optionA, optionB, optionKind, type Features } from '@rulewright/engine';
import { auraOf, dueOf } from '../arena/aura.ts';
import { O } from '../model/options.ts';
import type { M } from '../model/model.ts';
import { placeOf, zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { AURA_COUNT, TYPE, auraSum } from '../model/words.ts';

const SIDE = [
  'lp',
  'low-lp',
  'ready',
  'ready-damage',
  'ready-lp',
  'strongest',
  'toughest',
  'ready-aura',
  'aura',
] as const;
const TABLE = ['turn', 'my-turn', 'attacking', 'defending', 'damage', 'due', 'hand-cost'] as const;
const MINE = TABLE.length;
const THEIRS = TABLE.length + SIDE.length;
const OPTION = ['cost', 'damage', 'lp', 'own-lp', 'kills', 'dies', 'fatigued', 'makes', 'short', 'mine'] as const;
const [COST, DAMAGE, LP, OWN_LP, KILLS, DIES, FATIGUED, MAKES, SHORT, MINE_ALREADY] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const MOST_TURNS = 60;
/** LP and Damage count in steps of 20, and the LP of a Caster in hundreds. */
const TWENTY = 20;
const HUNDRED = 100;
/** A Caster with less LP than this is in danger. */
const LOW_LP = 300;
/** The number for yes. */
const YES = 4;

const lpLeft = (m: M, card: number): number => {
  const token = m.card.tokenLp[card]!;
  return Math.max(0, (token > 0 ? token : m.program.lp[m.def[card]!]!) - m.card.damage[card]!);
};
const casterLeft = (m: M, seat: number): number => Math.max(0, m.program.p.startingLp - m.seat.damage[seat]!);

function bestDamage(m: M, card: number): number {
  let best = 0;
  for (const { damage } of m.program.attacks[m.def[card]!]!) if (damage > best) best = damage;
  return best;
}

/** The Damage of a Page's Attack with this name. */
function damageOf(m: M, card: number, name: number): number {
  for (const attack of m.program.attacks[m.def[card]!]!) if (attack.name === name) return attack.damage;
  return 0;
}

const auraAtHand = (m: M, seat: number): number => {
  let sum = 0;
  for (let type = 0; type < AURA_COUNT; type++) sum += auraOf(m, seat, type);
  return sum;
};

const dueNow = (m: M): number => {
  let sum = 0;
  for (let type = 0; type < AURA_COUNT; type++) sum += dueOf(m, type);
  return sum;
};

function readCaster(m: M, seat: number, at: number, out: Float64Array): void {
  const lp = casterLeft(m, seat);
  out[at]! += lp / HUNDRED;
  out[at + 1]! += Math.max(0, LOW_LP - lp) / TWENTY;
  out[at + 8]! += auraAtHand(m, seat);
}

/** Adds every Page of the Arena to the side of its controller. */
function readArena(m: M, seat: number, out: Float64Array): void {
  const { type } = m.program;
  for (let owner = 0; owner < m.seats; owner++) {
    for (let card = m.bottom(zoneAt(m, owner, ZONE.arena)); card !== NO_CARD; card = m.above(card)) {
      const at = m.card.controller[card] === seat ? MINE : THEIRS;
      const isReady = m.card.fatigued[card] === 0;
      if (type[m.def[card]!] === TYPE.aura) {
        if (isReady) out[at + 7]!++;
        continue;
      }
      const damage = bestDamage(m, card) / TWENTY;
      const lp = lpLeft(m, card) / TWENTY;
      if (damage > out[at + 5]!) out[at + 5] = damage;
      if (lp > out[at + 6]!) out[at + 6] = lp;
      if (!isReady) continue;
      out[at + 2]!++;
      out[at + 3]! += damage;
      out[at + 4]! += lp;
    }
  }
}

/** The Damage of the running attack, or 0. */
const attackDamage = (m: M): number =>
  m.table.combat === 0 || m.table.attacker === NO_CARD ? 0 : damageOf(m, m.table.attacker, m.table.attackIndex);

function readPosition(m: M, seat: number, out: Float64Array): void {
  const { table } = m;
  out[0] = Math.min(table.turn, MOST_TURNS) / 2;
  out[1] = table.active === seat ? YES : 0;
  if (table.combat !== 0) {
    out[table.attackSeat === seat ? 2 : 3] = YES;
    out[4] = attackDamage(m) / TWENTY;
  }
  out[5] = dueNow(m);
  const chapter = zoneAt(m, seat, ZONE.chapter);
  for (let card = m.bottom(chapter); card !== NO_CARD; card = m.above(card))
    out[6]! += auraSum(m.program.cost[m.def[card]!]!);
  for (let each = 0; each < m.seats; each++)
    if (m.seat.out[each] === 0) readCaster(m, each, each === seat ? MINE : THEIRS, out);
  readArena(m, seat, out);
}

/** Writes the LP of a Page, and whether this Damage would Destroy it. */
function readTarget(m: M, card: number, damage: number, out: Float64Array): void {
  const lp = lpLeft(m, card);
  out[LP] = lp / TWENTY;
  out[KILLS] = damage > 0 && damage >= lp ? YES : 0;
}

function readOption(m: M, seat: number, option: number, out: Float64Array): void {
  const { program } = m;
  const card = optionA(option);
  const kind = optionKind(option);
  switch (kind) {
    case O.attackCaster:
    case O.attackPage: {
      // The second and third locals of the step that asks are the attacking Page and its Attack.
      const damage = damageOf(m, m.frames[m.running + 2]!, m.frames[m.running + 3]!);
      out[DAMAGE] = damage / TWENTY;
      if (kind === O.attackPage) {
        readTarget(m, card, damage, out);
        out[OWN_LP] = bestDamage(m, card) / TWENTY;
        return;
      }
      out[LP] = casterLeft(m, card) / HUNDRED;
      out[KILLS] = damage >= casterLeft(m, card) ? YES : 0;
      return;
    }
    case O.attack:
      out[DAMAGE] = damageOf(m, card, optionB(option)) / TWENTY;
      out[OWN_LP] = lpLeft(m, card) / TWENTY;
      return;
    case O.answer: {
      const damage = damageOf(m, card, optionB(option));
      out[DAMAGE] = damage / TWENTY;
      if (m.table.attacker !== NO_CARD) readTarget(m, m.table.attacker, damage, out);
      out[OWN_LP] = lpLeft(m, card) / TWENTY;
      out[DIES] = attackDamage(m) >= lpLeft(m, card) ? YES : 0;
      return;
    }
    case O.defend:
      out[OWN_LP] = lpLeft(m, card) / TWENTY;
      out[DAMAGE] = bestDamage(m, card) / TWENTY;
      if (m.table.attacker !== NO_CARD) readTarget(m, m.table.attacker, bestDamage(m, card), out);
      out[DIES] = attackDamage(m) >= lpLeft(m, card) ? YES : 0;
      return;
    case O.allocate:
      out[DAMAGE] = optionB(option) / TWENTY;
      readTarget(m, card, optionB(option), out);
      return;
    default:
  }
  if (program.mechanics.options[kind]!.a !== 'card' || m.zone[card]! < 0) return;
  // A face-down Trap of another Caster is never read.
  const place = placeOf(m, card);
  if (m.card.controller[card] !== seat && place !== ZONE.arena && place !== ZONE.terra && place !== ZONE.attached)
    return;
  const def = m.def[card]!;
  out[COST] = auraSum(program.cost[def]!);
  out[FATIGUED] = m.card.fatigued[card] === 1 ? YES : 0;
  out[MINE_ALREADY] = m.card.controller[card] === seat ? YES : 0;
  if (kind === O.generate) out[MAKES] = auraSum(program.generates[def]!);
  else if (kind === O.contract) out[SHORT] = auraSum(program.cost[def]!) - auraAtHand(m, seat);
  if (program.type[def] === TYPE.aura) return;
  out[OWN_LP] = lpLeft(m, card) / TWENTY;
  out[DAMAGE] = bestDamage(m, card) / TWENTY;
}

export const FEATURES: Features = {
  position: [...TABLE, ...SIDE.map((name) => `mine-${name}`), ...SIDE.map((name) => `theirs-${name}`)],
  option: OPTION,
  readPosition,
  readOption,
};
