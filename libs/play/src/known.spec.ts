/** What is known of a value before a match is true of it in every match. */
import { modeRulesets } from '@rulewright/content';
import { checkPlay, playOf, type Local, type PlayProgram, type Typed, type ValueInfo } from '@rulewright/content/play';
import { Random, createMatch, type Match } from '@rulewright/engine';
import { content, games } from '../test/content.ts';
import { ProgramWriter } from '../test/random-program.ts';
import { game, ruleset, vocabulary, world } from '../test/random-world.ts';
import { ExpressionCompiler, type Read } from './compile-expression.ts';
import { KnownValues, type KnownBounds, type CardFacts } from './known.ts';
import { compileProgram, type PlayedProgram } from './program.ts';

const PLACE = { line: 0, column: 0 };

/** A value of nothing, or of one card. */
interface Tried {
  readonly value: ValueInfo;
  readonly param: Local | null;
  readonly call: Extract<Typed, { op: 'value' }>;
  readonly read: Read;
}

function triedIn({ play, reading }: PlayedProgram): Tried[] {
  const compiler = new ExpressionCompiler(reading);
  return play.values.flatMap((value) => {
    const [param = null, ...others] = value.params;
    if (others.length > 0 || (param !== null && param.type.is !== 'card')) return [];
    const args =
      param === null ? [] : [{ op: 'local' as const, local: { ...param, slot: -1 }, type: param.type, ...PLACE }];
    const call = { op: 'value' as const, value, args, type: value.type, ...PLACE };
    return [{ value, param: args[0]?.local ?? null, call, read: compiler.read(call) }];
  });
}

/** Compares all values with what is known of them. Returns how many bounds said something. */
function compare(m: Match, program: PlayedProgram, tried: readonly Tried[], known: KnownValues): number {
  const { layout, registers } = program.reading;
  let told = 0;
  for (const { value, param, call, read } of tried)
    for (let card = 0; card < (param === null ? 1 : m.cards); card++) {
      const about: CardFacts = { def: m.def[card]!, zone: layout.zoneOf[m.placeOf[m.zone[card]!]!]! };
      const { low, high }: KnownBounds = known.boundsOf(call, new Map(param === null ? [] : [[param, about]]));
      if (param !== null) registers[param.register] = card;
      const is = m.reading(100_000, () => read(m), Number.NaN);
      if (Number.isNaN(is)) continue;
      expect({ value: value.id, is, holds: is >= low && is <= high }).toEqual({ value: value.id, is, holds: true });
      if (low === high) told++;
    }
  return told;
}

function play(from: PlayProgram, rules: typeof ruleset, cards: typeof game.cards, seed: number): number {
  const program = compileProgram(from, rules, [...cards.values()]);
  const random = new Random(seed);
  const deck = Array.from({ length: 12 }, () => random.below(cards.size));
  const decks = Array.from({ length: program.minSeats }, () => deck);
  const match = createMatch(program, decks);
  match.start(seed, decks);
  const [tried, known] = [triedIn(program), new KnownValues(program.reading)];
  let told = 0;
  for (let n = 0; n < 40 && match.advance(); n++) {
    if (n % 8 === 0) told += compare(match, program, tried, known);
    match.choose(random.below(match.optionCount));
  }
  return told;
}

test.each(games.map((one) => [one.doc.id, one] as const))('%s', (id, one) => {
  const told = modeRulesets(content, id).map((rules, seed) => play(playOf(one).program!, rules, one.cards, seed));
  expect(told.every((count) => count > 0)).toBe(true);
});

test('random programs', () => {
  let told = 0;
  for (let seed = 0; seed < 30; seed++) {
    const { program } = checkPlay(new ProgramWriter(new Random(seed), vocabulary).write(), world);
    if (program) told += play(program, ruleset, game.cards, seed);
  }
  expect(told).toBeGreaterThan(100);
});

test('what takes long to find out is not known', () => {
  const yesno: Typed['type'] = { is: 'yesno' };
  let visits = 0;
  const unknown = { op: 'out', type: yesno, ...PLACE } as unknown as Typed;
  const counted = new Proxy(unknown, {
    get: (typed, part) => {
      if (part === 'op') visits++;
      return Reflect.get(typed, part) as unknown;
    },
  });
  // Each value asks four times for the one before it.
  let is = counted;
  for (let n = 0; n < 12; n++) {
    const value = { id: `v${n}`, params: [], type: yesno, is, changes: [] } as unknown as ValueInfo;
    const call: Typed = { op: 'value', value, args: [], type: yesno, ...PLACE };
    const both: Typed = { op: 'logic', sign: 'or', left: call, right: call, type: yesno, ...PLACE };
    is = { op: 'logic', sign: 'or', left: both, right: both, type: yesno, ...PLACE };
  }
  const program = compileProgram(playOf(game).program!, ruleset, [...game.cards.values()]);
  const known = new KnownValues(program.reading);
  expect(known.boundsOf(is, new Map()).low).not.toBe(known.boundsOf(is, new Map()).high);
  expect(visits).toBeGreaterThan(100);
  expect(visits).toBeLessThan(10_000);
});
