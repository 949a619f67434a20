/** The games of a run as CSV, one line per game, for spreadsheets and other programs. */
import { guarded } from '@rulewright/content/formula-guard';
import type { GamePlugin } from '@rulewright/engine';
import { winnersOf, statisticsOf, type RunPart, type SeatDraws } from '../plan/run-part.ts';
import { entrantAt, planOfArm, seedOf, type LabPlan } from '../plan/lab-plan.ts';
import { partsOf } from './arm-result.ts';

/** A field as RFC 4180 requires. Text that a spreadsheet could read as a formula is guarded. */
function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(field).join(',')}\r\n`;

/** The draw counts of each seat, with their column titles. */
const DRAWS: readonly (readonly [keyof SeatDraws, string])[] = [
  ['opening', 'drawn before the first turn'],
  ['firstTurn', 'drawn in the first turn'],
  ['all', 'drawn'],
  ['left', 'left in the deck'],
];

/** Returns the lines of all games, arm by arm, after a header line. `winner` and `starter` are seats from 1, or
 * empty. Winners are separated by a space. */
export function* csvLines(plugin: GamePlugin, plan: LabPlan, parts: readonly RunPart[]): Generator<string> {
  const { counts } = statisticsOf(plugin);
  const seats = planOfArm(plan, 0).entrants.map((_, seat) => `seat ${seat + 1}`);
  const head = [
    'arm',
    'ruleset',
    'game',
    'seed',
    ...seats,
    'winner',
    'starter',
    'cause',
    'turns',
    'decisions',
    'lead changes',
    ...DRAWS.flatMap(([, words]) => seats.map((seat) => `${words}, ${seat}`)),
  ];
  yield csvLine([...head, ...counts.map(({ id }) => id)]);
  for (const [index, arm] of plan.arms.entries()) {
    const own = planOfArm(plan, index);
    for (const { rows } of partsOf(parts, index))
      for (const row of rows) {
        const sitting = seats.map((_, seat) => own.entrants[entrantAt(own, row.game, seat)]!.name);
        const from1 = (seat: number | null): number | null => (seat === null ? null : seat + 1);
        const values = [
          arm.name,
          arm.ruleset.id,
          row.game,
          seedOf(plan, row.game),
          ...sitting,
          winnersOf(row)
            .map((seat) => seat + 1)
            .join(' ') || null,
          from1(row.starter),
          row.cause,
          row.turns,
          row.decisions,
          row.leadChanges,
          ...DRAWS.flatMap(([key]) => seats.map((_, seat) => row.draws?.[key][seat] ?? null)),
          ...row.counts,
        ];
        yield csvLine(values);
      }
  }
}
