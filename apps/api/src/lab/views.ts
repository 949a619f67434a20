/** Converts runs, reports and games to their types in the schema. */
import type { GameContent } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import { engineOf } from '@rulewright/games';
import {
  endingText,
  parseGoal,
  type Answer,
  type ArmResult,
  type AskedQuestion,
  type BlameReport,
  type Finding,
  type MetricResult,
  type MeasuredShift,
} from '@rulewright/lab';
import {
  readSetup,
  type ComparedMetric,
  type KeyPlot,
  type LabReport,
  type LabSetup,
  type Tuned,
} from '@rulewright/lab/service';
import type { LabFindingView } from './finding.model.ts';
import type { LabRunView } from './lab.model.ts';
import type { LabComparedMetricView, LabPlotView, LabValueView } from './plot.model.ts';
import { proposalsView } from './proposals-view.ts';
import type { LabAnswerView, LabPairView } from './question.model.ts';
import { ownerOf } from './owner.ts';
import type {
  LabArmReportView,
  LabBlameView,
  LabCandidateView,
  LabMetricView,
  LabReportView,
  LabShiftView,
} from './report.model.ts';

const findingView = ({ interval: [low, high], ...finding }: Finding): LabFindingView => ({ ...finding, low, high });
const metricView = ({ interval: [low, high], ...metric }: MetricResult): LabMetricView => ({ ...metric, low, high });

const armView = (game: GameContent, arm: ArmResult, name: string): LabArmReportView => ({
  ...arm,
  ruleset: { ...arm.ruleset, name },
  endings: Object.entries(arm.endings).map(([cause, games]) => ({
    cause,
    text: endingText(engineOf(game), cause),
    games,
  })),
  metrics: arm.metrics.map(metricView),
  cards: arm.cards.map(({ card, ...tally }) => ({ ...tally, slug: card, name: game.cards.get(card)?.name ?? card })),
  rules: Object.entries(arm.rules).map(([id, times]) => ({ id, times })),
});

/** @param hidden the documents that the caller may not see */
export const toLabReport = (
  game: GameContent,
  setup: LabSetup,
  report: LabReport,
  hidden: ReadonlySet<string>,
): LabReportView => ({
  games: report.games,
  arms: report.arms.map((arm, at) => armView(game, arm, setup.arms[at]!.rulesetName)),
  findings: report.findings.map(findingView),
  trust: report.trust,
  candidates: report.tuned ? candidateViews(report.tuned) : [],
  blame: report.blame && blameView(report.blame, setup.blame!.size, hidden),
  propose: report.propose && proposalsView(report.propose, setup),
});

export const toLabPlot = ({ rows, ...plot }: KeyPlot): LabPlotView => ({
  ...plot,
  rows: rows.map(({ interval: [low, high], ...row }) => ({ ...row, low, high })),
});

const valueView = ({ value, interval: [low, high] }: ComparedMetric['a']): LabValueView => ({ value, low, high });

export const toComparedMetric = ({ a, b, difference, ...metric }: ComparedMetric): LabComparedMetricView => ({
  ...metric,
  a: valueView(a),
  b: valueView(b),
  difference: valueView(difference),
});

const shiftView = (shift: MeasuredShift | null): LabShiftView | null =>
  shift && { value: shift.value, low: shift.interval[0], high: shift.interval[1] };

function blameView(
  { metric, title, unit, verdict, levels, lines }: BlameReport,
  size: number,
  hidden: ReadonlySet<string>,
): LabBlameView {
  const isShown = (path: string): boolean => !hidden.has(path);
  return {
    ...{ metric, title, unit, size, verdict },
    chains: levels.map(({ paths, measured, whole, part, ...level }) => {
      const between = level.kind === 'documents' ? paths.slice(level.low, level.high) : paths;
      return {
        ...level,
        paths: between.filter(isShown),
        hidden: between.length - between.filter(isShown).length,
        measured: measured.map(({ interval: [low, high], ...one }) => ({ ...one, low, high })),
        ...{ whole: shiftView(whole), part: shiftView(part) },
      };
    }),
    lines: lines.filter(({ path }) => isShown(path)),
  };
}

export const toLabAnswer = (
  game: GameContent,
  setup: LabSetup,
  { id, size, card, standIn }: AskedQuestion,
  { interval: [low, high], difference, ...answer }: Answer,
): LabAnswerView => {
  const nameOf = (slug: string): string => game.cards.get(slug)?.name ?? slug;
  return {
    ...answer,
    ...{ question: id, size, low, high },
    difference: difference && { value: difference.value, low: difference.interval[0], high: difference.interval[1] },
    pairs: pairViews(game, setup, answer),
    card: card && nameOf(card),
    standIns: standIn?.cards.map(nameOf) ?? [],
    added: standIn?.added ?? false,
    copies: standIn?.copies ?? 0,
  };
};

/** The pairs of a matrix. The first arm of the question about cards has no card, and no result. */
export function pairViews(
  game: GameContent,
  { arms, entrants }: LabSetup,
  { pairs }: Pick<Answer, 'pairs'>,
): LabPairView[] {
  const nameOf = (slug: string): string => game.cards.get(slug)?.name ?? slug;
  const skipped = arms.length - pairs.length;
  return pairs.map(({ interval: [low, high], ...pair }, at) => {
    const { rulesetName, seats: [first = 0, second = 0] = [], replaced } = arms[at + skipped]!;
    return {
      ...{ ...pair, low, high, arm: at + skipped, ruleset: rulesetName, first, second },
      ...{ firstName: entrants[first]!.name, secondName: entrants[second]!.name },
      ...{ card: replaced?.card ?? null, cardName: replaced ? nameOf(replaced.card) : null },
      standIns: replaced?.standIn.map(nameOf) ?? [],
    };
  });
}

const candidateViews = ({ goals, arms }: Tuned): LabCandidateView[] =>
  arms.map(({ results, ...arm }) => ({
    ...arm,
    results: results.map(({ id, title, unit, value, interval: [low, high], miss }, at) => ({
      ...{ metric: id, title, unit, value, low, high, miss },
      relation: goals[at]!.relation,
      wanted: goals[at]!.value,
    })),
  }));

/** A run as the schema shows it, with its entity for the field resolvers. */
export interface RunRow extends LabRunView {
  readonly run: LabRunEntity;
}

/** Converts a run for a visitor. @param key the key of the visitor */
export function toLabRun(key: string | null, run: LabRunEntity): RunRow {
  const setup = readSetup(run);
  const { id, game, release, state, ended, createdAt, finishedAt, shownAt, games } = run;
  const rulesets = setup.arms.map(({ ruleset, rulesetName, hash }) => ({ id: ruleset, name: rulesetName, hash }));
  return {
    run,
    ...{ id, game, release, state, ended, createdAt, finishedAt, shownAt, games },
    title: titleOf(setup, rulesets),
    mine: key !== null && run.owner === ownerOf(key),
    // A search for proposals has many arms. Its report names those that matter.
    arms: setup.arms.slice(0, setup.propose ? 1 : undefined).map(({ name }, at) => ({ name, ruleset: rulesets[at]! })),
    entrants: setup.entrants.map(({ name, bot, deck }) => ({
      name,
      bot,
      cards: deck.reduce((sum, { copies }) => sum + copies, 0),
    })),
    gamesOfArm: Math.max(...setup.arms.map((arm) => arm.games ?? setup.games)),
    seed: setup.seed,
    swap: setup.swap,
    stopMetric: setup.stop?.metric ?? null,
    question: setup.question?.id ?? null,
    searches: setup.blame ? 'blame' : setup.propose && 'propose',
    sweep: setup.sweep,
    tune: setup.tune && {
      ...setup.tune,
      changes: setup.tune.changes.map((values) =>
        Object.entries(values).map(([parameter, value]) => ({ parameter, value })),
      ),
    },
  };
}

/** A one-line title that names the compared rulesets or parameters. */
function titleOf(
  { sweep, tune, blame, propose, table }: LabSetup,
  rulesets: readonly { readonly name: string }[],
): string {
  const [first, second] = rulesets;
  if (propose) return `${first!.name}: proposals for ${propose.goals.map(goalWords).join(' and ')}`;
  if (table !== undefined) return [...new Set(rulesets.map(({ name }) => name))].join(', ');
  if (blame) return `${first!.name}: what shifted ${blame.metric.replaceAll('-', ' ')}`;
  if (sweep) return `${sweep.of}: ${sweep.parameter} from ${sweep.values[0]} to ${sweep.values.at(-1)}`;
  if (tune) return `${tune.of}, tuned for ${tune.goals.map(goalWords).join(' and ')}`;
  return second ? `${first!.name} against ${second.name}` : first!.name;
}

const RELATIONS = { '=': 'about', '<=': 'at most', '>=': 'at least' } as const;

/** `starter-wins<=52%` as "starter wins at most 52%". */
function goalWords(goal: string): string {
  const { metric, relation } = parseGoal(goal);
  return `${metric.replaceAll('-', ' ')} ${RELATIONS[relation]} ${goal.split(/[=]/u)[1]!.trim()}`;
}
