/**
 * The input of a learned policy: the numbers of a position and of its options, from the view of the seat that decides. Each number has a name
 * made of words of the game. A policy learned under one ruleset can therefore be used under another: numbers with the same name keep their
 * weights.
 *
 * All numbers are whole, so their sums are exact in any order and the same on every machine.
 */
import { NO_CARD, mayKnow, optionA, optionB, optionKind, type Match, type Program } from '@rulewright/engine';

/** The whole number for 1. Numbers of the game are cut to whole quarters (`STEP`), and 8 counts as 1. */
export const ONE = 32;
const STEP = 4;
const MOST = 64 * ONE;
/** A measure with a smaller weight has numbers of hundreds, such as life points. It counts in hundreds, or it would be cut. */
const SMALL_WEIGHT = 0.01;
const HUNDRED = 100;

/** The number of small numbers in options, such as columns or answers. Greater numbers count as the last one. */
const NUMBERS = 16;
const SIDES = ['mine', 'theirs'] as const;

/** The part of a zone's id before a dash: `column` for `column-1`. */
const groupOf = (zone: string): string => zone.replace(/-\d+$/u, '');

const clip = (value: number): number => {
  const steps = (value * STEP) | 0;
  return steps > MOST ? MOST : steps < -MOST ? -MOST : steps;
};

export class Sight {
  /** The names of the numbers of a position, and of an option. */
  readonly positionNames: readonly string[];
  readonly optionNames: readonly string[];
  /** The numbers of the position that was read last. */
  readonly position: Int32Array;
  /** The option that was read last: `count` pairs of the index of a number and its value. */
  readonly at: Int32Array;
  readonly value: Int32Array;
  count = 0;

  private readonly defs: number;
  private readonly measured: Float64Array;
  /** By measure: the number that counts as 1. */
  private readonly units: Float64Array;
  private readonly declared: Float64Array;
  private readonly optionDeclared: Float64Array;
  /** By place: the index of its group, and the seats that read its cards one by one: all (2), the owner (1) or none (0). */
  private readonly groups: Int32Array;
  private readonly open: Uint8Array;
  /** By place: 1 for a zone of the table, which counts as the own one of each seat. */
  private readonly shared: Uint8Array;
  private readonly groupCount: number;
  /** The index of the first number of each part of a position. */
  private readonly first: { counts: number; measures: number; declared: number; stages: number };
  /** The index of the first number of each part of an option. */
  private readonly part: {
    card: number;
    other: number;
    place: number;
    ability: number;
    seat: number;
    number: number;
    declared: number;
  };

  constructor(readonly program: Program) {
    const { mechanics, zones } = program;
    const groups = [...new Set(zones.map((zone) => groupOf(zone.id)))];
    this.groups = Int32Array.from(zones, (zone) => groups.indexOf(groupOf(zone.id)));
    this.groupCount = groups.length;
    this.open = Uint8Array.from(zones, ({ visibility, pile }) =>
      pile === true ? 0 : visibility === 'all' ? 2 : visibility === 'owner' ? 1 : 0,
    );
    this.shared = Uint8Array.from(zones, ({ isShared }) => (isShared ? 1 : 0));
    const slugs = program.defs.map(({ slug }) => slug);
    this.defs = slugs.length;
    const measures = mechanics.evaluation?.measures ?? [];
    const { steps, stepOf } = mechanics.stages;
    const stages = Array.from(
      stepOf,
      (step, stage) => `${steps[step]!.name}.${steps[step]!.stages[stage - steps[step]!.base]!}`,
    );
    const declared = mechanics.features?.position ?? [];
    const cards = SIDES.flatMap((side) => groups.flatMap((group) => slugs.map((slug) => `${side}/${group}/${slug}`)));
    const counts = SIDES.flatMap((side) => groups.map((group) => `${side}/${group}`));
    this.first = {
      counts: cards.length,
      measures: cards.length + counts.length,
      declared: cards.length + counts.length + measures.length,
      stages: cards.length + counts.length + measures.length + declared.length,
    };
    this.positionNames = [
      ...cards,
      ...counts,
      ...measures.map(({ id }) => `measure/${id}`),
      ...declared.map((name) => `position/${name}`),
      ...stages.map((name) => `at/${name}`),
    ];
    const kinds = mechanics.options.map(({ id }) => id);
    const numbers = Array.from({ length: NUMBERS }, (_, n) => String(n));
    const optionDeclared = mechanics.features?.option ?? [];
    const byKind = (names: readonly string[], mark: string): string[] =>
      kinds.flatMap((kind) => names.map((name) => `${kind}${mark}${name}`));
    const parts = {
      stage: byKind(stages, '@'),
      card: byKind(slugs, '/'),
      other: byKind(slugs, '>'),
      place: byKind(
        SIDES.flatMap((side) => groups.map((group) => `${side}/${group}`)),
        ' in ',
      ),
      ability: byKind(program.abilityNames, '!'),
      seat: byKind(SIDES, ' to '),
      number: byKind(numbers, '#'),
      declared: byKind(optionDeclared, '='),
    };
    this.optionNames = Object.values(parts).flat();
    let at = 0;
    const starts = Object.fromEntries(
      Object.entries(parts).map(([name, names]) => {
        at += names.length;
        return [name, at - names.length];
      }),
    );
    this.part = starts as unknown as Sight['part'];
    this.position = new Int32Array(this.positionNames.length);
    this.at = new Int32Array(16 + optionDeclared.length);
    this.value = new Int32Array(16 + optionDeclared.length);
    this.measured = new Float64Array(measures.length);
    this.units = Float64Array.from(measures, ({ weight }) => (Math.abs(weight) < SMALL_WEIGHT ? HUNDRED : 1));
    this.declared = new Float64Array(declared.length);
    this.optionDeclared = new Float64Array(optionDeclared.length);
  }

  /** Reads the position for a seat into `position`. */
  readPosition(match: Match, seat: number): void {
    const { position, groups, open, defs, groupCount, first, measured, units, declared } = this;
    const { placeOf, seatOf, zoneCount, def } = match;
    position.fill(0);
    for (let zone = 0; zone < zoneCount.length; zone++) {
      const count = zoneCount[zone]!;
      if (count === 0) continue;
      const place = placeOf[zone]!;
      const mine = this.shared[place] === 1 || seatOf[zone] === seat;
      const slot = (mine ? 0 : groupCount) + groups[place]!;
      position[first.counts + slot]! += count * STEP;
      if (open[place] === 2 || (open[place] === 1 && mine)) {
        const row = slot * defs;
        for (let card = match.bottom(zone); card !== NO_CARD; card = match.above(card)) {
          position[row + def[card]!]! += ONE;
        }
      }
    }
    const { evaluation, features } = match.program.mechanics;
    if (evaluation) {
      evaluation.measure(match, seat, measured);
      for (let i = 0; i < measured.length; i++) position[first.measures + i] = clip(measured[i]! / units[i]!);
    }
    if (features) {
      declared.fill(0);
      features.readPosition(match, seat, declared);
      for (let i = 0; i < declared.length; i++) position[first.declared + i] = clip(declared[i]!);
    }
    position[first.stages + match.frames[match.running]!] = ONE;
  }

  private add(at: number, value: number): void {
    this.at[this.count] = at;
    this.value[this.count++] = value;
  }

  /** Adds the numbers for one of an option's two arguments. */
  private argument(match: Match, seat: number, kind: number, what: string, n: number, second: boolean): void {
    const { part } = this;
    if (what === 'card') {
      const zone = match.zone[n]!;
      if (zone < 0) return;
      const place = match.placeOf[zone]!;
      const mine = this.shared[place] === 1 || match.seatOf[zone] === seat;
      if (!second)
        this.add(part.place + kind * 2 * this.groupCount + (mine ? 0 : this.groupCount) + this.groups[place]!, ONE);
      if (this.open[place] === 2 || (mine && this.open[place] === 1) || mayKnow(match, seat, n))
        this.add((second ? part.other : part.card) + kind * this.defs + match.def[n]!, ONE);
    } else if (what === 'ability') {
      const { length } = match.program.abilityNames;
      if (n < length) this.add(part.ability + kind * length + n, ONE);
    } else if (what === 'seat') this.add(part.seat + kind * 2 + (n === seat ? 0 : 1), ONE);
    else if (what === 'number') this.add(part.number + kind * NUMBERS + Math.min(n, NUMBERS - 1), ONE);
  }

  /** Reads a packed option of the pending decision into `at`, `value` and `count`. */
  readOption(match: Match, seat: number, option: number): void {
    const { mechanics } = match.program;
    const kind = optionKind(option);
    const { a, b } = mechanics.options[kind]!;
    this.count = 0;
    this.add(kind * mechanics.stages.stepOf.length + match.frames[match.running]!, ONE);
    if (a !== 'none') this.argument(match, seat, kind, a, optionA(option), false);
    if (b !== 'none') this.argument(match, seat, kind, b, optionB(option), true);
    const { features } = mechanics;
    if (!features) return;
    const { optionDeclared } = this;
    optionDeclared.fill(0);
    features.readOption(match, seat, option, optionDeclared);
    const start = this.part.declared + kind * optionDeclared.length;
    for (let i = 0; i < optionDeclared.length; i++)
      if (optionDeclared[i] !== 0) this.add(start + i, clip(optionDeclared[i]!));
  }
}
