/** The metrics of a run. */
import { worthFor, type CountSpec, type DeckList, type GamePlugin } from '@rulewright/engine';
import { LabError } from '../plan/lab-error.ts';
import { winnersOf, statisticsOf, type GameRow, type SeatDraws } from '../plan/run-part.ts';
import { entrantAt, type LabPlan } from '../plan/lab-plan.ts';

/** How values are shown: `share` in percent, `number` as a plain number. */
type MetricUnit = 'share' | 'number';

/** `result`: wins, length and ends. `draws`: cards drawn. `events`: what happened in a game. `end`: the state when a game ended. */
type MetricGroup = 'result' | 'draws' | 'events' | 'end';

interface Metric {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly group: MetricGroup;
  /** The game's part of the numerator (`of`) and of the denominator (`per`). */
  readonly of: (row: GameRow) => number;
  readonly per: (row: GameRow) => number;
  /** Whether an earlier metric implies this one. Comparisons leave it out. */
  readonly implied?: boolean;
}

/** The starting player, or the average of the other players. */
interface DrawSide {
  readonly id: string;
  readonly name: string;
  readonly starts: boolean;
}

interface Count {
  readonly id: string;
  readonly words: string;
  readonly of: keyof SeatDraws;
}

const COUNTS: readonly Count[] = [
  { id: 'opening', words: 'draws before turn 1', of: 'opening' },
  { id: 'first-turn', words: 'draws in their first turn', of: 'firstTurn' },
  { id: 'drawn', words: 'draws in the game', of: 'all' },
  { id: 'left', words: 'deck at the end', of: 'left' },
];

/** Cards of one side in a game. 0 if the game does not report who started. */
function sumOf({ starter, draws }: GameRow, { starts }: DrawSide, of: keyof SeatDraws): number {
  if (starter === null || !draws) return 0;
  return draws[of].reduce((sum, cards, seat) => ((seat === starter) === starts ? sum + cards : sum), 0);
}

const sidesOf = (seats: number): readonly [starter: DrawSide, others: DrawSide] => [
  { id: 'starter', name: 'First player', starts: true },
  { id: 'others', name: seats === 2 ? 'Second player' : 'Each other player', starts: false },
];

/** The draw metrics of games with this many seats. */
function drawMetrics(seats: number): Metric[] {
  return COUNTS.flatMap(({ id, words, of }) =>
    sidesOf(seats).map((side): Metric => ({
      id: `${side.id}-${id}`,
      title: `${side.name}’s ${words}`,
      unit: 'number',
      group: 'draws',
      of: (row) => sumOf(row, side, of),
      per: (row) => (row.starter === null || !row.draws ? 0 : side.starts ? 1 : seats - 1),
    })),
  );
}

export type { Metric, MetricGroup, MetricUnit };

/** Prefix of the metrics that count games by the cause of their end. The causes are known only after the games. */
const ENDED_BY = 'ended-by-';

/** The reason why games ended, in the game's own words. It completes the sentence "Ended because …". */
export const endingText = ({ tabletop }: GamePlugin, cause: string): string =>
  tabletop?.endings[cause] ?? `of ${cause.replaceAll('-', ' ')}`;

const aGame = (): number => 1;

/** The score of a game for a seat: 1 if it won, alone or with others, 0 if it lost, 0.5 if no seat won. */
const worth = (row: GameRow, seat: number): number => worthFor(winnersOf(row), seat);

const plain = (id: string, title: string, of: Metric['of'], unit: MetricUnit = 'number'): Metric => ({
  id,
  title,
  unit,
  group: 'result',
  of,
  per: aGame,
});

/** The metric of a count. One for a side is for one player of that side. */
function countMetric({ id, title, of }: CountSpec, counted: Metric['of'], seats: number): Metric {
  const group = 'end' in of ? 'end' : 'events';
  if (!('end' in of) || of.side === undefined) return { ...plain(id, title, counted), group };
  const [starter, others] = sidesOf(seats);
  const { name, starts } = of.side === 'starter' ? starter : others;
  return {
    ...{ ...plain(id, `${name}’s ${title}`, counted), group },
    per: (row) => (row.starter === null ? 0 : starts ? 1 : seats - 1),
  };
}

/** The share of the wins that the first deck or level has, at a table where two of them sit in turn. */
const FIRST_SIDE_WINS = 'first-side-wins';

/** Whether two decks or levels sit in turn at a table of more than two seats. */
const isPaired = ({ entrants }: LabPlan): boolean =>
  entrants.length > 2 &&
  entrants.length % 2 === 0 &&
  entrants.every(
    ({ bot, deck }, at) => at < 2 || (bot === entrants[at - 2]!.bot && sameList(deck, entrants[at - 2]!.deck)),
  );

const sameList = (one: DeckList, other: DeckList): boolean =>
  one === other || JSON.stringify(one.entries) === JSON.stringify(other.entries);

function firstSideWins(plan: LabPlan): Metric {
  const { entrants } = plan;
  const names = new Set(entrants.filter((_, at) => at % 2 === 0).map(({ name }) => name));
  const winsOf = (row: GameRow, isCounted: (entrant: number) => boolean): number =>
    entrants.reduce((sum, _, seat) => (isCounted(entrantAt(plan, row.game, seat)) ? sum + worth(row, seat) : sum), 0);
  return {
    ...plain(
      FIRST_SIDE_WINS,
      `Wins of ${[...names].join(' and ')}`,
      (row) => winsOf(row, (at) => at % 2 === 0),
      'share',
    ),
    per: (row) => winsOf(row, () => true),
  };
}

/** The metric of the wins of the first of two decks or levels. */
export const winsOfFirst = <One extends Pick<Metric, 'id'>>(metrics: readonly One[]): One | undefined =>
  metrics.find(({ id }) => id === FIRST_SIDE_WINS) ?? metrics.find(({ id }) => id === 'entrant-1-wins');

/** The metrics of a plan: wins by seat and entrant, length, lead, ends, draws, and the counts that the game defines. */
export function metricsOf(plugin: GamePlugin, plan: LabPlan, causes: readonly string[]): Metric[] {
  const { counts, ratios } = statisticsOf(plugin);
  const counted = (id: string): Metric['of'] => {
    if (id === 'turns') return (row) => row.turns;
    if (id === 'decisions') return (row) => row.decisions;
    const index = counts.findIndex((count) => count.id === id);
    if (index < 0) throw new RangeError(`${plugin.id} does not count "${id}".`);
    // Rows of earlier versions can lack the last counts.
    return (row) => row.counts[index] ?? 0;
  };
  const two = plan.entrants.length === 2;
  return [
    {
      id: 'starter-wins',
      title: 'Wins of the player who goes first',
      unit: 'share',
      group: 'result',
      of: (row) => (row.starter === null ? 0 : worth(row, row.starter)),
      per: (row) => (row.starter === null ? 0 : 1),
    },
    ...plan.entrants
      .map((_, seat) => plain(`seat-${seat + 1}-wins`, `Wins of seat ${seat + 1}`, (row) => worth(row, seat), 'share'))
      .slice(0, two ? 1 : undefined),
    ...(plan.swap && isPaired(plan) ? [firstSideWins(plan)] : []),
    ...(plan.swap
      ? plan.entrants.map((entrant, index) => ({
          ...plain(
            `entrant-${index + 1}-wins`,
            `Wins of ${entrant.name}`,
            (row) =>
              worth(
                row,
                plan.entrants.findIndex((_, seat) => entrantAt(plan, row.game, seat) === index),
              ),
            'share',
          ),
          // With two entrants, the wins of one imply those of the other.
          implied: two && index === 1,
        }))
      : []),
    plain('turns', 'Turns', (row) => row.turns),
    plain('decisions', 'Decisions', (row) => row.decisions),
    {
      id: 'decisions-per-turn',
      title: 'Decisions per turn',
      unit: 'number',
      group: 'result',
      of: counted('decisions'),
      per: counted('turns'),
    },
    plain('lead-changes', 'Changes of the lead', (row) => row.leadChanges),
    plain('draws', 'Drawn games', (row) => (row.winner === null && row.cause !== 'capped' ? 1 : 0), 'share'),
    ...causes.map((cause) =>
      plain(
        `${ENDED_BY}${cause}`,
        `Ended because ${endingText(plugin, cause)}`,
        (row) => (row.cause === cause ? 1 : 0),
        'share',
      ),
    ),
    ...(plugin.statistics ? drawMetrics(plan.entrants.length) : []),
    ...counts.map((count) => countMetric(count, counted(count.id), plan.entrants.length)),
    ...ratios.map(({ id, title, of, per }): Metric => ({
      id,
      title,
      unit: 'number',
      group: 'events',
      of: counted(of),
      per: counted(per),
    })),
  ];
}

/** Throws if a plan does not have this metric. @throws LabError `unknown-metric` with a list of the metrics */
export function checkMetric(plugin: GamePlugin, plan: LabPlan, id: string): void {
  const known = metricsOf(plugin, plan, []).map((metric) => metric.id);
  if (known.includes(id) || id.startsWith(ENDED_BY)) return;
  throw new LabError('unknown-metric', `There is no metric "${id}". The metrics are ${known.join(', ')}.`);
}
