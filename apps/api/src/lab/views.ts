/** Reports and games in the shape of the schema. */
import type { GameContent } from '@rulewright/content';
import { pluginFor } from '@rulewright/games';
import { endingText, type ArmResult, type Finding, type MetricResult, type RunPart } from '@rulewright/lab';
import type { LabReport, LabSetup, Tuned } from '@rulewright/lab/service';
import type { Maybe } from '../graphql/args.ts';
import type {
  LabArmReportView,
  LabCandidateView,
  LabFindingView,
  LabGameView,
  LabMetricView,
  LabReportView,
} from './report.model.ts';

const findingView = ({ interval: [low, high], ...finding }: Finding): LabFindingView => ({ ...finding, low, high });
const metricView = ({ interval: [low, high], ...metric }: MetricResult): LabMetricView => ({ ...metric, low, high });

const armView = (game: GameContent, arm: ArmResult, name: string): LabArmReportView => ({
  ...arm,
  ruleset: { ...arm.ruleset, name },
  endings: Object.entries(arm.endings).map(([cause, games]) => ({
    cause,
    text: endingText(pluginFor(game.doc.id)!, cause),
    games,
  })),
  metrics: arm.metrics.map(metricView),
  cards: arm.cards.map(({ card, ...tally }) => ({ ...tally, slug: card, name: game.cards.get(card)?.name ?? card })),
  rules: Object.entries(arm.rules).map(([id, times]) => ({ id, times })),
});

export const reportView = (game: GameContent, setup: LabSetup, report: LabReport): LabReportView => ({
  games: report.games,
  arms: report.arms.map((arm, at) => armView(game, arm, setup.arms[at]!.rulesetName)),
  findings: report.findings.map(findingView),
  candidates: report.tuned ? candidateViews(report.tuned) : [],
});

const candidateViews = ({ goals, arms }: Tuned): LabCandidateView[] =>
  arms.map(({ results, ...arm }) => ({
    ...arm,
    results: results.map(({ id, title, unit, value, interval: [low, high], miss }, at) => ({
      ...{ metric: id, title, unit, value, low, high, miss },
      relation: goals[at]!.relation,
      wanted: goals[at]!.value,
    })),
  }));

/** Which games are asked for. */
export interface GameFilter {
  readonly arm: number;
  readonly turns: Maybe<number>;
  readonly cause: Maybe<string>;
  readonly after: number;
}

export function gamesOf(parts: readonly RunPart[], { arm, turns, cause, after }: GameFilter): LabGameView[] {
  return parts
    .filter((part) => part.arm === arm && part.to > after)
    .flatMap(({ rows }) => rows)
    .filter(
      (row) => row.game > after && (turns == null || row.turns === turns) && (cause == null || row.cause === cause),
    )
    .map((row) => ({ arm, ...row }));
}
