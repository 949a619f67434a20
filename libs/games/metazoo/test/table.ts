/** Prepared tables for tests: invented Pages, areas by name, and decisions by the text of their options. */
import { printingSchema, resolveRuleset, type CardDoc, type ParameterValue } from '@rulewright/content';
import {
  EventRecorder,
  createMatch,
  describeEvent,
  describeOption,
  optionText,
  type DescribedEvent,
} from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import type { M } from '../src/play/model/model.ts';
import { casterLp, lpOf, maxLp } from '../src/play/numbers/numbers.ts';
import { MODES, content, game } from './tree.ts';

/** The areas of a seat by id, each with names of Pages from the bottom to the top. */
type Areas = Readonly<Record<string, readonly string[]>>;

export interface Given {
  /** Data of Pages invented for the test. Missing values have the same defaults as in worked examples. */
  readonly pages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** For each seat, the Pages in its areas. A Spellbook that is not given has ten blank Pages. */
  readonly seats: readonly Areas[];
  /** Values of parameters that differ from the mode. */
  readonly set?: Readonly<Record<string, ParameterValue>>;
  readonly step?: string;
  /** Results of the random source, in order. */
  readonly random?: readonly number[];
  /** Changes fields of the match before play. */
  readonly before?: (m: M, card: (name: string) => number) => void;
}

const BLANK = 'Blank';

export class TestTable {
  readonly m: M;
  private readonly recorder = new EventRecorder();
  private readonly names: readonly string[];

  constructor({ pages = {}, seats, set = {}, step = 'main', random, before }: Given) {
    const made = Object.entries({ [BLANK]: {}, ...pages }).map(([name, data], n): CardDoc => ({
      id: `made-${n}`,
      name,
      aliases: [],
      data: metazoo.examples.cardData(data),
      printings: printingSchema.array().parse([]),
    }));
    const ruleset = resolveRuleset(content, { game: 'metazoo', mode: MODES[0]!, variants: [], overrides: { ...set } });
    const own = new Set(made.map((card) => card.name));
    const pool = [...made, ...[...game.cards.values()].filter((card) => !own.has(card.name))];
    const program = metazoo.compile(ruleset, pool);
    const laid = seats.flatMap((areas, seat) =>
      Object.entries({ spellbook: Array<string>(10).fill(BLANK), ...areas }).flatMap(([area, list]) =>
        list.map((name) => ({ name, seat, place: program.zones.findIndex((zone) => zone.id === area) })),
      ),
    );
    const def = (name: string): number => program.defs.findIndex((page) => page.name === name.split('#')[0]);
    const decks = seats.map((_, seat) => laid.filter((one) => one.seat === seat).map((one) => def(one.name)));
    this.names = laid.map((one) => one.name);
    const match = createMatch(program, decks);
    match.start(1, decks);
    laid.forEach((one, card) => match.lay(card, one.seat * program.zonesPerSeat + one.place));
    metazoo.examples.begin(match, { seat: 0, step, turn: 5 });
    this.m = match as unknown as M;
    before?.(this.m, (name) => this.card(name));
    match.script = random ? [...random] : null;
    match.sink = this.recorder;
    match.autoSingle = false;
    this.advance();
  }

  /** Number of the Page with this name, written as in the areas of the table: `Name` or `Name#2`. */
  card(name: string): number {
    const found = this.names.indexOf(name);
    if (found < 0) throw new Error(`No Page "${name}" was laid.`);
    return found;
  }

  /** The options of the pending decision as text. */
  get offered(): string[] {
    const { m } = this;
    return Array.from({ length: m.optionCount }, (_, n) => optionText(m, m.options[n]!));
  }

  get asked(): number {
    return this.m.decisionSeat;
  }

  /**
   * Chooses the option of a kind that names all of the given Pages, seats or numbers. @throws when no option or more
   * than one matches
   */
  do(kind: string, ...named: (string | number)[]): this {
    const { m } = this;
    const fits = (option: number): boolean => {
      const described = describeOption(m, option);
      if (described.kind !== kind) return false;
      const values = Object.entries(described).flatMap(([, value]) =>
        value !== null && typeof value === 'object'
          ? 'id' in value
            ? [this.names[value.id] ?? value.name]
            : []
          : [value],
      );
      return named.every((one) => values.some((value) => value === one || String(value).endsWith(`/${one}`)));
    };
    const found = Array.from({ length: m.optionCount }, (_, n) => n).filter((n) => fits(m.options[n]!));
    if (found.length === 0)
      throw new Error(`No option ${kind} ${named.join(', ')} for seat ${this.asked}: ${this.offered.join(' | ')}`);
    m.choose(found[0]!);
    this.advance();
    return this;
  }

  /** Continues to the next decision that has a choice, or to one where passing is the only option. */
  advance(): void {
    while (this.m.advance() && this.m.optionCount === 1 && this.offered[0] !== 'pass') this.m.choose(0);
  }

  /** Passes until an option of this kind is offered or the turn of the first seat is over. */
  passTo(kind: string): this {
    while (!this.m.over && !this.kinds.has(kind)) this.do('pass');
    return this;
  }

  get kinds(): Set<string> {
    const { m } = this;
    return new Set(Array.from({ length: m.optionCount }, (_, n) => describeOption(m, m.options[n]!).kind));
  }

  /** Passes until the running turn is over. */
  endTurn(): this {
    const { turn } = this.m.table;
    while (!this.m.over && this.m.table.turn === turn && this.m.runningSteps().at(-1) !== 'turn-over') this.do('pass');
    return this;
  }

  events(id: string): DescribedEvent[] {
    return this.recorder.records.map((one) => describeEvent(this.m, one)).filter((one) => one.event === id);
  }

  /** The kinds of all events, in order. */
  log(): string[] {
    return this.recorder.records.map((one) => describeEvent(this.m, one).event);
  }

  /** The area that contains a Page. */
  at(name: string): string {
    const { m } = this;
    return m.program.zones[m.placeOf[m.zone[this.card(name)]!]!]!.id;
  }

  lp = (name: string): number => lpOf(this.m, this.card(name));
  maxLp = (name: string): number => maxLp(this.m, this.card(name));
  casterLp = (seat: number): number => casterLp(this.m, seat);
  /** How often a rule was applied. */
  applied = (rule: string): number => this.m.ruleCounts[this.m.program.mechanics.rules.indexOf(rule)]!;
}

const laid: TestTable[] = [];

export function table(given: Given): TestTable {
  const one = new TestTable(given);
  laid.push(one);
  return one;
}

/**
 * Fails a test with more scripted random results than the game uses: it expects a draw that does not happen. Each spec calls it, because a
 * process that runs several specs loads this module once.
 */
export function expectEachDraw(): void {
  afterEach(() => {
    for (const { m } of laid.splice(0)) expect(m.script ?? []).toEqual([]);
  });
}
