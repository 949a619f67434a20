/** Makes a worked example of the position of a finding: the decks, the answers of chance and all decisions from the start of its game. */
import { exampleSchema, resolveRuleset, type Content, type Example, type Expectation } from '@rulewright/content';
import {
  createMatch,
  deckDefs,
  EventRecorder,
  optionA,
  optionB,
  optionKind,
  type GamePlugin,
  type Match,
  type Program,
} from '@rulewright/engine';
import { CardNames, sayOption, sayOptionFully } from '../examples/example-names.ts';
import { seatLetter } from '../examples/places.ts';
import { runExample } from '../examples/run-examples.ts';
import type { Overlooked, GamePosition } from './finding.ts';

/** A game up to its position, as an example writes it. */
interface Told {
  readonly match: Match;
  readonly names: CardNames;
  readonly play: readonly string[];
  /** The same as numbers of options. */
  readonly taken: readonly number[];
  readonly random: readonly number[];
  /** The rule of the last event before the last decision, or before the first question. */
  readonly rule: string | null;
}

/** The most decisions of an example. A longer one helps nobody. */
const MOST_DECISIONS = 400;

/** The answers of chance that an example may have. */
const MOST_ANSWERS = 3_000;

/** A game's content with its engine. Programs are compiled once for each ruleset. */
export class ComparedGame {
  private readonly programs = new Map<string, Program>();

  constructor(
    readonly content: Content,
    readonly plugin: GamePlugin,
  ) {}

  programOf(ruleset: string): Program {
    const cards = [...this.content.game(this.plugin.id).cards.values()];
    const program = this.programs.get(ruleset) ?? this.plugin.compile(resolveRuleset(this.content, ruleset), cards);
    this.programs.set(ruleset, program);
    return program;
  }
}

/** By card: the mark of a copy, so that each copy has a name of its own. */
function marksOf(decks: readonly (readonly number[])[], isMarked: boolean): (string | null)[] {
  const counts = new Map<number, number>();
  return decks.flat().map((def) => {
    const count = (counts.get(def) ?? 0) + 1;
    counts.set(def, count);
    return isMarked ? String(count) : null;
  });
}

/**
 * Plays a game up to the question after its position. Null if the game does not go that way.
 * @param said the decisions in words, which can have other numbers here
 */
function tell(
  side: ComparedGame,
  { ruleset, decks, seed, decisions }: GamePosition,
  isMarked = false,
  said: readonly string[] | null = null,
): Told | null {
  const program = side.programOf(ruleset);
  const defs = decks.map((entries) => deckDefs(program, { entries }));
  const match = createMatch(program, defs);
  const events = new EventRecorder();
  match.sink = events;
  match.start(seed, defs);
  const random: number[] = [];
  const draw = match.random.bind(match);
  match.random = (below: number): number => {
    const value = draw(below);
    if (random.length <= MOST_ANSWERS) random.push(value);
    return value;
  };
  const names = new CardNames(match, marksOf(defs, isMarked));
  const play: string[] = [];
  const taken: number[] = [];
  const textOf = (option: number): string =>
    `${seatLetter(match.decisionSeat)}: ${sayOptionFully(match, names, match.options[option]!)}`;
  for (const [at, recorded] of decisions.entries()) {
    if (!match.advance()) return null;
    const all = Array.from({ length: match.optionCount }, (_, option) => option);
    const decision = said ? all.find((option) => textOf(option) === said[at]) : recorded;
    if (decision === undefined || decision >= match.optionCount) return null;
    play.push(textOf(decision));
    taken.push(decision);
    match.choose(decision);
  }
  const lastRule = () => events.records.findLast(({ rule }) => match.ruleCounts[rule]! > 0);
  // What happens after the last decision can be different in the release.
  const decided = lastRule();
  match.advance();
  const last = decided ?? lastRule();
  return { match, names, play, taken, random, rule: last ? program.mechanics.rules[last.rule]! : null };
}

/** The cards of a deck in the order of the example: a pile names its top card first. */
function listed(program: Program, entries: GamePosition['decks'][number], marks: readonly (string | null)[]): string[] {
  const cards = entries.flatMap(({ card, copies }) =>
    Array.from({ length: copies }, () => program.defs[program.defOf.get(card)!]!.name),
  );
  const list = cards.map((name, at) => (marks[at] === null ? name : `${name}#${marks[at]}`));
  if (program.zones[0]!.pile) list.reverse();
  const grouped: { name: string; copies: number }[] = [];
  for (const name of list) {
    const last = grouped.at(-1);
    if (last?.name === name) last.copies++;
    else grouped.push({ name, copies: 1 });
  }
  return grouped.map(({ name, copies }) => (copies === 1 ? name : `${copies} ${name}`));
}

/** What must hold at the position once the fault is gone. */
function expectedOf({ kind, option }: Overlooked): Expectation {
  if (kind === 'no-way-out') return { offered: ['pass'] };
  return option === undefined ? { over: false } : { offered: [option] };
}

/** Whether an example reaches the position. It need not hold there. */
function reaches({ content, plugin }: ComparedGame, example: Example, { rule }: Told): boolean {
  const silent = { ...example, rules: rule === null ? example.rules : [rule], then: {} };
  const { passed, message } = runExample(content, plugin, silent, example.modes![0]!);
  return passed || message.includes('no player has a choice left');
}

/** A worked example of a finding, which fails until the fault is gone. Null if the finding has no position that an example can reach. */
export function exampleOf(side: ComparedGame, finding: Overlooked, id: string): Example | null {
  const { position, sentence } = finding;
  if (!position || position.decisions.length > MOST_DECISIONS) return null;
  for (const isMarked of [false, true]) {
    const told = tell(side, position, isMarked);
    if (!told || told.random.length > MOST_ANSWERS) return null;
    const { program } = told.match;
    const [, mode = ''] = position.ruleset.split('/');
    const defs = position.decks.map((entries) => deckDefs(program, { entries }));
    const marks = marksOf(defs, isMarked);
    let from = 0;
    const table = Object.fromEntries(
      position.decks.map((entries, seat) => {
        const own = marks.slice(from, from + defs[seat]!.length);
        from += defs[seat]!.length;
        return [seatLetter(seat), { [program.zones[0]!.id]: listed(program, entries, own) }];
      }),
    );
    const rule = finding.rule ?? told.rule;
    if (rule === null) return null;
    const example = exampleSchema.safeParse({
      id,
      title: sentence,
      rules: [rule],
      modes: [mode],
      start: { seat: 'A', step: 'setup', turn: 1 },
      table,
      random: told.random,
      play: told.play,
      then: expectedOf(finding),
    });
    if (example.success && reaches(side, example.data, told)) return example.data;
  }
  return null;
}

/** What the seat of a position had in the release: an option of a kind, or one of an ability. */
export interface MissedOption {
  readonly option?: string;
  readonly ability?: string;
}

/**
 * A finding with the first of these positions that is also reached in the change, and with the option that its seat does not have any more.
 * Without a position if all games part before it.
 */
export function inBoth(
  before: ComparedGame,
  after: ComparedGame,
  finding: Overlooked,
  positions: readonly GamePosition[],
  wanted: MissedOption,
): Overlooked {
  for (const position of positions) {
    const one = tell(before, position);
    const other = one && tell(after, position, false, one.play);
    if (!one || !other) continue;
    const { match, names } = one;
    const { mechanics, abilityNames } = match.program;
    const option = Array.from(match.options.subarray(0, match.optionCount)).find((each) => {
      const { id, a, b } = mechanics.options[optionKind(each)]!;
      const ability = a === 'ability' ? optionA(each) : b === 'ability' ? optionB(each) : -1;
      return wanted.ability === undefined ? id === wanted.option : abilityNames[ability] === wanted.ability;
    });
    return {
      ...finding,
      position: { ...position, decisions: other.taken },
      ...(option !== undefined && { option: sayOption(match, names, option) }),
    };
  }
  return finding;
}
