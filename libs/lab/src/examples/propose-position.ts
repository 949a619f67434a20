/**
 * Proposes a position that gives an example the same results under changed values or cards. It differs in the copies of one entry of the table,
 * or in one number of a player.
 */
import type { Content, Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { proposeOutcome, type Outcome } from './propose-outcome.ts';
import { runExample } from './run-examples.ts';

type Position = Pick<Example, 'table' | 'state'>;

/** The maximum number of positions to try, and of positions to find new results for, which takes longer. */
const MOST_TRIED = 40;
const MOST_PLAYED_OUT = 12;

/** An entry with more or fewer copies: "6 Held" and -1 give "5 Held". Null if the copies cannot change or would be negative. */
function shifted(entry: string, by: number): readonly string[] | null {
  const { copies = '1', name = entry } = /^(?:(?<copies>\d+) )?(?<name>.+)$/u.exec(entry)?.groups ?? {};
  const count = Number(copies) + by;
  if (count < 0 || name.includes('#') || name.startsWith('deck ')) return null;
  return count === 0 ? [] : [count === 1 ? name : `${count} ${name}`];
}

/** The positions in which one entry of the table has more or fewer copies, or one number of a player is higher or lower. */
function* shiftedPositions({ table, state }: Position, by: number): Generator<Position> {
  for (const [seat, fields] of Object.entries(state.seats))
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value !== 'number' || value + by < 0) continue;
      yield { table, state: { ...state, seats: { ...state.seats, [seat]: { ...fields, [name]: value + by } } } };
    }
  for (const [seat, layout] of Object.entries(table))
    for (const [zone, cards] of Object.entries(layout)) {
      if (cards.some((one) => Array.isArray(one))) continue;
      const list = cards as readonly string[];
      for (const [at, entry] of list.entries()) {
        const entries = shifted(entry, by);
        if (!entries) continue;
        const changed = [...list.slice(0, at), ...entries, ...list.slice(at + 1)];
        yield { table: { ...table, [seat]: { ...layout, [zone]: changed } }, state };
      }
    }
}

/** The positions for each difference in turn, so that a bound leaves out the far ones. */
const positionsOf = (example: Example, by: readonly number[]): Position[] =>
  by.flatMap((one) => [...shiftedPositions(example, one)]).slice(0, MOST_TRIED);

/** The number of places at which two nested values differ. */
function changes(before: unknown, after: unknown): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  if (!isNested(before) || !isNested(after)) return 1;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].reduce((sum, name) => sum + changes(before[name], after[name]), 0);
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export type ProposedPosition = Outcome & Position;

/**
 * Searches for a position that keeps all results of an example.
 * @param modes all modes of the example
 * @param by the differences to try, in the copies of one entry or in one number of a player
 * @returns a position in which the example passes in all modes as it is, or null
 */
export function keepStory(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  modes: readonly string[],
  by: readonly number[],
): ProposedPosition | null {
  const { play, then, thenIn } = example;
  const same = positionsOf(example, by).find((position) =>
    modes.every((mode) => runExample(content, plugin, { ...example, ...position }, mode).passed),
  );
  return same ? { ...same, play, then, thenIn } : null;
}

/**
 * Like `keepStory`. If no position keeps the results the same, it returns the one with the fewest changed results.
 * @returns a position and results that make the example pass in all modes, or null
 */
export function proposePosition(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  modes: readonly string[],
  by: readonly number[],
): ProposedPosition | null {
  const same = keepStory(content, plugin, example, modes, by);
  if (same) return same;
  const { play, then, thenIn } = example;
  const positions = positionsOf(example, by)
    .slice(0, MOST_PLAYED_OUT)
    .flatMap((position): ProposedPosition[] => {
      const proposal = proposeOutcome(content, plugin, { ...example, ...position }, modes);
      return 'outcome' in proposal ? [{ ...position, ...proposal.outcome }] : [];
    });
  const cost = (one: ProposedPosition): number => changes([play, then, thenIn], [one.play, one.then, one.thenIn]);
  return positions.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}
