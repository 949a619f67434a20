/** Proposes a table that gives an example the same results under a changed value. The table differs in the copies of one entry. */
import type { Content, Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { proposeOutcome, type Outcome } from './propose-outcome.ts';
import { runExample } from './run-examples.ts';

type Table = Example['table'];

/** The maximum number of tables to try, and of tables to find new results for, which takes longer. */
const MOST_TRIED = 40;
const MOST_PLAYED_OUT = 12;

/** An entry with more or fewer copies: "6 Held" and -1 give "5 Held". Null if the copies cannot change or would be negative. */
function shifted(entry: string, by: number): readonly string[] | null {
  const { copies = '1', name = entry } = /^(?:(?<copies>\d+) )?(?<name>.+)$/u.exec(entry)?.groups ?? {};
  const count = Number(copies) + by;
  if (count < 0 || name.includes('#') || name.startsWith('deck ')) return null;
  return count === 0 ? [] : [count === 1 ? name : `${count} ${name}`];
}

/** The tables in which one entry has more or fewer copies. */
function* shiftedTables(table: Table, by: number): Generator<Table> {
  for (const [seat, layout] of Object.entries(table))
    for (const [zone, cards] of Object.entries(layout)) {
      if (cards.some((one) => Array.isArray(one))) continue;
      const list = cards as readonly string[];
      for (const [at, entry] of list.entries()) {
        const entries = shifted(entry, by);
        if (entries)
          yield { ...table, [seat]: { ...layout, [zone]: [...list.slice(0, at), ...entries, ...list.slice(at + 1)] } };
      }
    }
}

/** The number of places at which two nested values differ. */
function changes(before: unknown, after: unknown): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  if (!isNested(before) || !isNested(after)) return 1;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].reduce((sum, name) => sum + changes(before[name], after[name]), 0);
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export type ProposedPosition = Outcome & Pick<Example, 'table'>;

/**
 * Searches for a table that keeps the results the same, or else for the one with the fewest changed results.
 * @param modes all modes of the example
 * @param by the difference in the copies of one entry
 * @returns a table and results that make the example pass in all modes, or null
 */
export function proposePosition(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  modes: readonly string[],
  by: number,
): ProposedPosition | null {
  const { play, then, thenIn } = example;
  const tables = [...shiftedTables(example.table, by)].slice(0, MOST_TRIED);
  const passes = (table: Table): boolean =>
    modes.every((mode) => runExample(content, plugin, { ...example, table }, mode).passed);
  const same = tables.find(passes);
  if (same) return { table: same, play, then, thenIn };
  const positions = tables.slice(0, MOST_PLAYED_OUT).flatMap((table): ProposedPosition[] => {
    const proposal = proposeOutcome(content, plugin, { ...example, table }, modes);
    return 'outcome' in proposal ? [{ table, ...proposal.outcome }] : [];
  });
  const cost = (one: ProposedPosition): number => changes([play, then, thenIn], [one.play, one.then, one.thenIn]);
  return positions.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}
