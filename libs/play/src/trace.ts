/**
 * Follows a run of a play document statement by statement, for the debugger. A match is determined by its seed and decisions, so a place in
 * a run is a number: how many statements and questions came before it. To go back, the run is played again up to a smaller number.
 */
import type { Local, StepInfo, TypedStatement } from '@rulewright/content/play';
import { FRAME_WORDS, type Match } from '@rulewright/engine';

/** A statement that a run reaches, with the names that it can see. */
export interface TracedStatement {
  readonly step: StepInfo;
  /** The line in the text of all play documents of the game. */
  readonly line: number;
  readonly locals: readonly Local[];
}

/** What a traced program tells while it plays. */
export interface StatementTrace {
  /** A statement runs next. */
  reach(m: Match, mark: TracedStatement): void;
  /** A question has listed its options. A match can list the options of one question several times. */
  ask(m: Match, mark: TracedStatement, seat: number): void;
}

type Block = readonly TypedStatement[];
interface InnerBlock {
  readonly block: Block;
  /** The names that exist only in the block, such as the name of a loop. */
  readonly names: readonly Local[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBlock = (value: unknown): value is Block =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && 'do' in one);

/** The blocks inside a statement, however it names them. */
function bodiesOf(statement: TypedStatement): InnerBlock[] {
  const loop = statement.do.startsWith('for-') && 'local' in statement ? [statement.local] : [];
  return Object.values(statement).flatMap((value: unknown): InnerBlock[] => {
    if (isBlock(value)) return [{ block: value, names: loop }];
    return (Array.isArray(value) ? value : [value]).flatMap((one: unknown): InnerBlock[] => {
      if (!isObject(one) || !('body' in one) || !isBlock(one.body)) return [];
      const binders = 'binders' in one ? (one.binders as readonly { readonly local: Local }[]) : [];
      return [{ block: one.body, names: binders.map(({ local }) => local) }];
    });
  });
}

/** The names that each statement of a step can see. */
export function scopesOf({ params, body }: StepInfo): ReadonlyMap<TypedStatement, readonly Local[]> {
  const scopes = new Map<TypedStatement, readonly Local[]>();
  const walk = (block: Block, outer: readonly Local[]): void => {
    let scope = outer;
    for (const one of block) {
      scopes.set(one, scope);
      for (const { block: inner, names } of bodiesOf(one)) walk(inner, [...scope, ...names]);
      if (one.do === 'let') scope = [...scope, one.local];
    }
  };
  walk(body, params);
  return scopes;
}

/** The most places of one run. A whole match of four players has some ten thousand. */
const MOST_PLACES = 300_000;

/** Thrown out of a run at the place where it must stop. */
export class StoppedRun extends Error {}

/** Records the places of a run, and stops it at one of them. It hears only the first match that it meets. */
export class RunTrace implements StatementTrace {
  /** By place: the line, the depth of the running step, and whether a question waits there. */
  readonly lines: number[] = [];
  readonly depths: number[] = [];
  readonly asked: boolean[] = [];
  /** By depth: the statement that the step there reached last. */
  readonly marks: TracedStatement[] = [];
  match: Match | null = null;
  /** The seat that the question at the last place asks; -1 at a statement. */
  seat = -1;
  private decisions = -1;

  /** @param until the place at which the run stops */
  constructor(readonly until = MOST_PLACES) {}

  /** Whether the run has more places than one answer can follow. */
  get cut(): boolean {
    return this.lines.length >= MOST_PLACES;
  }

  reach(m: Match, mark: TracedStatement): void {
    this.hear(m, mark, -1);
  }

  ask(m: Match, mark: TracedStatement, seat: number): void {
    const depth = m.running / FRAME_WORDS;
    const isRepeated = this.seat >= 0 && this.marks[depth] === mark && this.decisions === m.decisions;
    if (!isRepeated) this.hear(m, mark, seat);
  }

  private hear(m: Match, mark: TracedStatement, seat: number): void {
    this.match ??= m;
    if (m !== this.match) return;
    const depth = m.running / FRAME_WORDS;
    this.marks[depth] = mark;
    this.seat = seat;
    this.decisions = m.decisions;
    if (this.lines.length >= this.until) throw new StoppedRun();
    this.lines.push(mark.line);
    this.depths.push(depth);
    this.asked.push(seat >= 0);
  }
}

/** How to continue from a place. `over` does not stop inside called steps. `continue` stops only at breakpoints. */
export const MOVES = ['into', 'over', 'out', 'back', 'back-over', 'decision', 'continue', 'back-continue'] as const;
export type Move = (typeof MOVES)[number];

/** A run that ended, as the moves need it. */
export type Places = Pick<RunTrace, 'lines' | 'depths' | 'asked'>;

/** Whether a move stops at `to` when it starts at a place of some depth. */
type StopsAt = (to: number, depth: number) => boolean;

/**
 * The place at which a move stops. Places count from 0, -1 is before the run, and the number of places stands for its end.
 * @param breakpoints lines at which each move forward stops
 */
export function placeAfter(run: Places, at: number, move: Move, breakpoints: ReadonlySet<number>): number {
  const { lines, depths, asked } = run;
  const end = lines.length;
  const from = Math.max(-1, Math.min(at, end));
  const isBreakpoint = (to: number): boolean => breakpoints.has(lines[to]!) && lines[to] !== lines[to - 1];
  const stops: Readonly<Record<Move, StopsAt>> = {
    into: () => true,
    over: (to, depth) => depths[to]! <= depth || isBreakpoint(to),
    out: (to, depth) => depths[to]! < depth || isBreakpoint(to),
    back: () => true,
    'back-over': (to, depth) => depths[to]! <= depth,
    decision: (to) => asked[to]! || isBreakpoint(to),
    continue: isBreakpoint,
    'back-continue': isBreakpoint,
  };
  const depth = depths[from] ?? 0;
  const isBack = move.startsWith('back');
  let to = isBack ? from - 1 : from + 1;
  while (to >= 0 && to < end && !stops[move](to, depth)) to += isBack ? -1 : 1;
  return Math.max(0, Math.min(to, end));
}
