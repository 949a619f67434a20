/**
 * Solves small games completely. Both players see all cards, also those in the decks. Only results of later random draws are unknown
 * until they are drawn. Every position that play can reach is visited once, so the value of a game is exact.
 */
import { createHash } from 'node:crypto';
import {
  winnersIn,
  worthFor,
  FRAME_WORDS,
  HEAD,
  ScriptedRandomError,
  createMatch,
  type Match,
  type Program,
  type Snapshot,
} from '@rulewright/engine';

/** Thrown for a game that is too large to solve. */
export class UnsolvedError extends Error {
  constructor(
    readonly code: 'too-many-positions' | 'too-many-draws' | 'positions-repeat' | 'not-two-players',
    message: string,
  ) {
    super(message);
  }
}

export interface SolveLimits {
  /** The most positions to visit. */
  readonly positions: number;
}

/** One of the results of a random event. */
interface WeightedPosition {
  readonly probability: number;
  readonly after: Snapshot;
}

/** The value of a position while it is being visited. */
const OPEN = -1;
/** The most positions in a line of play. Deeper calls would overflow the stack. */
const LONGEST = 1_000;
/** The most random draws between two decisions, and the most different results of them. */
const MOST_DRAWS = 40;
const MOST_BRANCHES = 50_000;
/** A decision counts as a mistake if it loses more than this. Values are sums of fractions, so the last digits are not exact. */
const EXACT = 1e-9;

export class SolvedGame {
  /** The values of all positions for the first seat, by the key of the position. */
  private readonly values = new Map<string, number>();
  /** The values of the options for the seat that decides, by the key of the position. */
  private readonly options = new Map<string, readonly number[]>();
  private readonly match: Match;
  /** The number of positions in which a player decides. */
  decided = 0;
  /** The number of positions in which the game is over. */
  ended = 0;
  /** The number of deals: different results of everything random before the first decision. */
  deals = 0;
  /** What the first seat scores with perfect play of both, over all deals: 1 for a win, 0.5 for a draw. */
  readonly value: number;

  /** @throws UnsolvedError; ProgramError */
  constructor(
    program: Program,
    private readonly decks: readonly (readonly number[])[],
    private readonly limits: SolveLimits,
  ) {
    if (decks.length !== 2) throw new UnsolvedError('not-two-players', 'Only games of two players can be solved.');
    this.match = createMatch(program, decks);
    const deals = this.branches((m, script) => {
      m.script = script;
      m.start(0, this.decks);
    });
    this.deals = deals.length;
    this.value = this.mean(deals, 0);
  }

  /** The number of different positions. */
  get positions(): number {
    return this.values.size;
  }

  /**
   * The values of all options of the pending decision, for the seat that decides.
   * @param match a match with the decks of this game
   */
  optionValues(match: Match): readonly number[] {
    const seat = match.decisionSeat;
    const before = match.save();
    const key = keyOf(match, before);
    const known = this.options.get(key);
    if (known) return known;
    const values = Array.from({ length: match.optionCount }, (_, option) => {
      const value = this.mean(this.after(before, option), 0);
      return seat === 0 ? value : 1 - value;
    });
    this.options.set(key, values);
    return values;
  }

  /** The results of taking an option. */
  private after(before: Snapshot, option: number): WeightedPosition[] {
    return this.branches((m, script) => {
      m.load(before);
      // Recomputes the decision, which draws nothing.
      m.advance();
      m.script = script;
      m.choose(option);
    });
  }

  /**
   * Runs play up to the next decision, once for each result of its random draws.
   * @param begin brings the match to the place before the draws, and lets it draw from the script
   */
  private branches(begin: (m: Match, script: number[]) => void): WeightedPosition[] {
    const { match } = this;
    const open: { readonly script: readonly number[]; readonly probability: number }[] = [
      { script: [], probability: 1 },
    ];
    const done: WeightedPosition[] = [];
    for (let one = open.pop(); one; one = open.pop()) {
      try {
        begin(match, [...one.script]);
        match.advance();
        done.push({ probability: one.probability, after: match.save() });
      } catch (error) {
        if (!(error instanceof ScriptedRandomError)) throw error;
        if (one.script.length >= MOST_DRAWS || open.length + done.length > MOST_BRANCHES)
          throw new UnsolvedError(
            'too-many-draws',
            'One step of this game draws too many random results, for example because it draws again after a tie. It cannot be solved.',
          );
        for (let value = 0; value < error.below; value++)
          open.push({ script: [...one.script, value], probability: one.probability / error.below });
      } finally {
        match.script = null;
      }
    }
    return done;
  }

  private mean(branches: readonly WeightedPosition[], depth: number): number {
    return branches.reduce((sum, { probability, after }) => sum + probability * this.valueOf(after, depth), 0);
  }

  /** The value of a position for the first seat. */
  private valueOf(at: Snapshot, depth: number): number {
    const key = keyOf(this.match, at);
    const known = this.values.get(key);
    if (known === OPEN)
      throw new UnsolvedError(
        'positions-repeat',
        'A position can repeat, so this game need not end. It cannot be solved.',
      );
    if (known !== undefined) return known;
    if (this.values.size >= this.limits.positions || depth > LONGEST)
      throw new UnsolvedError(
        'too-many-positions',
        `The game has more than ${this.limits.positions} positions. Solve it with fewer cards.`,
      );
    this.values.set(key, OPEN);
    const value = this.look(at, depth);
    this.values.set(key, value);
    return value;
  }

  private look(at: Snapshot, depth: number): number {
    const { match } = this;
    match.load(at);
    if (!match.advance()) {
      this.ended++;
      return worthFor(winnersIn(match), 0);
    }
    this.decided++;
    const [seat, count] = [match.decisionSeat, match.optionCount];
    let best = seat === 0 ? 0 : 1;
    for (let option = 0; option < count; option++) {
      const value = this.mean(this.after(at, option), depth + 1);
      best = seat === 0 ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}

/** Names a position. Two positions with one name go on in the same way: the number of decisions and the generator do not count. */
function keyOf(match: Match, { bytes }: Snapshot): string {
  const copy = bytes.slice();
  const head = new Int32Array(copy.buffer, copy.byteOffset, HEAD.words);
  const used = head[HEAD.framePointer]! + FRAME_WORDS;
  head.fill(0, HEAD.random, HEAD.words);
  // Frames above the running one are left from steps that have ended.
  const { offset, length } = match.layout.regions['frames']!;
  if (copy.length === match.layout.bytes) copy.fill(0, offset + 4 * used, offset + 4 * length);
  return createHash('sha1').update(copy).digest('base64');
}

/** The index of the best option, and what another one loses. */
export const lossOf = (values: readonly number[], taken: number): number => {
  const loss = Math.max(...values) - values[taken]!;
  return loss > EXACT ? loss : 0;
};

/** The first option with the best value. */
export const bestOf = (values: readonly number[]): number => {
  const best = Math.max(...values) - EXACT;
  return values.findIndex((value) => value >= best);
};
