/**
 * The numbers of a Metabaloids match for learning bots, in addition to the evaluation. For a position: the columns in order of strength, the
 * running battle and the points still owed. For an option: the battle that it would start and the column that it would change.
 */
import { NO_CARD, optionA, optionB, optionKind, type Features } from '@rulewright/engine';
import { PAY } from '../zones/pay.ts';
import { PAY_DAMAGE } from '../steps/damage.ts';
import { FEE } from '../steps/attack.ts';
import { eachTargetColumn } from '../numbers/attackable.ts';
import { O } from '../model/options.ts';
import { BATTLE_STAGE, ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, isSafe, zoneAt } from '../model/places.ts';

/** The number of columns of a side that are read: the strongest ones. */
const COLUMNS = 3;

/** The numbers of one side, by their offset from the first number of that side. */
const SIDE = ['attack-1', 'attack-2', 'attack-3', 'defense-1', 'defense-2', 'defense-3', 'safe', 'low-pile', 'no-pile'];
const TABLE = ['turn', 'my-turn', 'attacks', 'attacking', 'defending', 'battle', 'damage', 'losing', 'owed', 'points'];
const AT = { mine: TABLE.length, theirs: TABLE.length + SIDE.length };

/** A draw pile with fewer cards than this is nearly empty. */
const LOW_PILE = 8;
const MOST_TURNS = 60;

const OPTION = [
  'lead',
  'target-attack',
  'target-defense',
  'last-of-column',
  'column-attack',
  'column-defense',
  'column-cards',
  'from-attack',
  'from-defense',
  'from-cards',
  'left',
  'over',
] as const;
/** The places of these numbers. Those of a column are three: attack, defense and number of cards. */
const [LEAD, TARGET_ATTACK, TARGET_DEFENSE, LAST, TO_COLUMN, TO_CARDS, FROM_COLUMN, LEFT, OVER] = [
  0, 1, 2, 3, 4, 6, 7, 10, 11,
];

function sumOf(m: M, zone: number, numbers: Int16Array): number {
  let sum = 0;
  for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) sum += numbers[m.def[card]!]!;
  return sum;
}

/** Inserts a number into a part of `out` in descending order, and discards the smallest number of that part. */
function insert(out: Float64Array, at: number, value: number): void {
  let moving = value;
  for (let i = at; i < at + COLUMNS; i++) {
    const held = out[i]!;
    if (moving <= held) continue;
    out[i] = moving;
    moving = held;
  }
}

function readSide(m: M, seat: number, at: number, out: Float64Array): void {
  const { program, zoneCount } = m;
  for (let column = 0; column < program.columns; column++) {
    const zone = columnZone(m, seat, column);
    if (zoneCount[zone] === 0) continue;
    insert(out, at, sumOf(m, zone, program.attack));
    insert(out, at + COLUMNS, sumOf(m, zone, program.defense));
    if (isSafe(m, seat, column)) out[at + 6]!++;
  }
  const pile = zoneCount[zoneAt(m, seat, ZONE.draw)]!;
  out[at + 7]! += Math.max(0, LOW_PILE - pile);
  out[at + 8]! += pile === 0 ? 4 : 0;
}

/** The points that the running payment still needs, or 0. */
function owedNow(m: M): number {
  const at = m.running;
  const step = m.program.mechanics.stages.stepOf[m.frames[at]!]!;
  const { steps } = m.program.mechanics.stages;
  // Each of these steps has the amount as its second local.
  return steps[step] === PAY || steps[step] === PAY_DAMAGE || steps[step] === FEE ? m.frames[at + 2]! : 0;
}

/** The attacker's lead in the running battle, including the battle cards that both sides have drawn. */
function battleLead(m: M): number {
  const { table, program } = m;
  const attack = sumOf(m, columnZone(m, table.attacker, table.attackColumn), program.attack) + table.attackBonus;
  const defense = sumOf(m, columnZone(m, table.defender, table.defendColumn), program.defense) + table.defendBonus;
  if (table.battle < BATTLE_STAGE.drawn) return attack - defense;
  const drawn = (seat: number): number => sumOf(m, zoneAt(m, seat, ZONE.battle), program.cost);
  return attack + drawn(table.attacker) - defense - drawn(table.defender);
}

function readPosition(m: M, seat: number, out: Float64Array): void {
  const { table, program } = m;
  out[0] = Math.min(table.turn, MOST_TURNS) / 2;
  out[1] = table.active === seat ? 4 : 0;
  out[2] = table.attacks;
  if (table.battle !== 0) {
    const sign = table.attacker === seat ? 1 : -1;
    out[table.attacker === seat ? 3 : 4] = 4;
    out[5] = sign * battleLead(m);
    out[6] = table.damage;
    out[7] = table.loser === seat ? 4 : 0;
  }
  out[8] = owedNow(m);
  out[9] = sumOf(m, zoneAt(m, seat, ZONE.hand), program.points);
  readSide(m, seat, AT.mine, out);
  for (let each = 0; each < m.seats; each++)
    if (each !== seat && m.seat.out[each] === 0) readSide(m, each, AT.theirs, out);
}

/** The greatest lead of an attack from this column over a target column. */
function bestLead(m: M, seat: number, column: number): number {
  const attack = sumOf(m, columnZone(m, seat, column), m.program.attack);
  let best = -100;
  eachTargetColumn(m, seat, column, (zone) => {
    best = Math.max(best, attack - sumOf(m, zone, m.program.defense));
  });
  return best;
}

function readColumn(m: M, seat: number, column: number, at: number, out: Float64Array): void {
  const zone = columnZone(m, seat, column);
  out[at] = sumOf(m, zone, m.program.attack);
  out[at + 1] = sumOf(m, zone, m.program.defense);
  out[at + 2] = m.zoneCount[zone]!;
}

function readOption(m: M, seat: number, option: number, out: Float64Array): void {
  const { program } = m;
  const card = optionA(option);
  switch (optionKind(option)) {
    case O.attackWith: {
      const column = columnOf(m, card);
      out[LEAD] = bestLead(m, seat, column);
      readColumn(m, seat, column, FROM_COLUMN, out);
      return;
    }
    case O.attackCard: {
      // The attacking card is the second local of the step that asks.
      const from = columnOf(m, m.frames[m.running + 2]!);
      const target = columnZone(m, optionB(option), columnOf(m, card));
      if (from >= 0)
        out[LEAD] = sumOf(m, columnZone(m, seat, from), program.attack) - sumOf(m, target, program.defense);
      out[TARGET_ATTACK] = sumOf(m, target, program.attack);
      out[TARGET_DEFENSE] = program.defense[m.def[card]!]!;
      out[LAST] = m.zoneCount[target] === 1 ? 4 : 0;
      out[TO_CARDS] = m.zoneCount[target]!;
      return;
    }
    case O.place:
    case O.move:
    case O.deploy:
    case O.repair:
    case O.column:
      readColumn(m, seat, optionB(option), TO_COLUMN, out);
      break;
    case O.restock:
      if (!program.p.restockToReserve) readColumn(m, seat, optionB(option), TO_COLUMN, out);
      break;
    case O.pay: {
      const owed = owedNow(m);
      const points =
        m.program.mechanics.stages.steps[program.mechanics.stages.stepOf[m.frames[m.running]!]!] === PAY_DAMAGE
          ? program.defense[m.def[card]!]!
          : program.points[m.def[card]!]!;
      out[LEFT] = Math.max(0, owed - points);
      out[OVER] = Math.max(0, points - owed);
      break;
    }
    default:
  }
  const kind = optionKind(option);
  if (program.mechanics.options[kind]!.a !== 'card') return;
  const from = columnOf(m, card);
  if (from >= 0) readColumn(m, m.seatOf[m.zone[card]!]!, from, FROM_COLUMN, out);
}

export const FEATURES: Features = {
  position: [...TABLE, ...SIDE.map((name) => `mine-${name}`), ...SIDE.map((name) => `theirs-${name}`)],
  option: OPTION,
  readPosition,
  readOption,
};
