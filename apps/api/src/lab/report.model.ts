/** The report of a lab run, as the schema shows it. */
import { ArgsType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { pageArgs } from '../graphql/connection.ts';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';
import { LabFindingView } from './finding.model.ts';
import { LabProposalsView } from './proposals.model.ts';

@ObjectType('LabMetric', {
  description:
    'A number of an arm. `unit` is `share` or `number`. `group` is `result` (wins, length and ends), `draws`, `events` (what happened in a game) or `end` (the state when a game ended). `low` and `high` are its 95% interval.',
})
export class LabMetricView {
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => String) readonly group!: string;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabBar', { description: 'The number of games with the value `at`.' })
export class LabBarView {
  @Field(() => Int) readonly at!: number;
  @Field(() => Int) readonly games!: number;
}

@ObjectType('LabEnding', { description: 'A reason for which games ended, with the number of games.' })
export class LabEndingView {
  @Field(() => String) readonly cause!: string;
  @Field(() => String, { description: 'The reason in words, as the second half of a sentence.' })
  readonly text!: string;
  @Field(() => Int) readonly games!: number;
}

@ObjectType('LabCard', {
  description:
    'How many seats drew and played a card. These numbers depend on the length of games and do not show what the card does to wins.',
})
export class LabCardView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly drawn!: number;
  @Field(() => Int) readonly played!: number;
}

@ObjectType('LabRule', { description: 'How often a rule was applied in all games.' })
export class LabRuleView {
  @Field(() => ID) readonly id!: string;
  @Field(() => Float) readonly times!: number;
}

@ObjectType('LabArmReport', { description: 'The results of one arm of a run.' })
export class LabArmReportView {
  @Field(() => String) readonly name!: string;
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
  @Field(() => Int) readonly games!: number;
  @Field(() => Int, { description: 'The number of games that were cut off. They count as games without a winner.' })
  readonly capped!: number;
  @Field(() => Int) readonly draws!: number;
  @Field(() => [Int], { description: 'The number of wins of each seat.' }) readonly wins!: readonly number[];
  @Field(() => String, {
    description: 'A checksum of the final states of all games. Two runs with the same checksum played the same games.',
  })
  readonly checksum!: string;
  @Field(() => [LabEndingView], { complexity: listOf(6) }) readonly endings!: readonly LabEndingView[];
  @Field(() => [LabMetricView], { complexity: listOf(40) }) readonly metrics!: readonly LabMetricView[];
  @Field(() => [LabBarView], { complexity: listOf(60) }) readonly turns!: readonly LabBarView[];
  @Field(() => [LabCardView], { complexity: listOf(100) }) readonly cards!: readonly LabCardView[];
  @Field(() => [LabRuleView], { complexity: listOf(200) }) readonly rules!: readonly LabRuleView[];
}

@ObjectType('LabGoalResult', {
  description:
    'How near a candidate is to a goal. `relation` is `=`, `<=` or `>=`. `miss` is the distance from the goal as a share of the goal; it is 0 if the goal is reached.',
})
export class LabGoalResultView {
  @Field(() => String) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => String) readonly relation!: string;
  @Field(() => Float) readonly wanted!: number;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Float) readonly miss!: number;
}

@ObjectType('LabCandidate', { description: 'An arm of a run that tunes a ruleset. `miss` is the sum over all goals.' })
export class LabCandidateView {
  @Field(() => Int) readonly arm!: number;
  @Field(() => Int, { description: 'The number of parameters that differ from the unchanged ruleset.' })
  readonly changes!: number;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float) readonly miss!: number;
  @Field(() => Boolean, { description: 'Whether no other candidate is as near to every goal with as few changes.' })
  readonly frontier!: boolean;
  @Field(() => [LabGoalResultView], { complexity: listOf(4) }) readonly results!: readonly LabGoalResultView[];
}

@ObjectType('LabVersion', { description: 'A version that a search has measured. Its interval has 99% confidence.' })
export class LabVersionView {
  @Field(() => Int, { description: 'Its place in the chain, from 0.' }) readonly version!: number;
  @Field(() => Int) readonly arm!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabShift', {
  description: 'The difference of a metric between two versions. Its interval has 99% confidence.',
})
export class LabShiftView {
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabChain', {
  description:
    'A chain of versions in a search: `releases`, then the `documents` that one release changed, then the `lines` of one document. The change is after the version `low`, and in the version `high` at the latest.',
})
export class LabChainView {
  @Field(() => String) readonly kind!: string;
  @Field(() => Int, { description: 'The first release of the chain, or the release whose documents or lines it has.' })
  readonly release!: number;
  @Field(() => Int) readonly low!: number;
  @Field(() => Int) readonly high!: number;
  @Field(() => Int, { description: 'The number of comparisons that played games.' }) readonly comparisons!: number;
  @Field(() => Int) readonly mostComparisons!: number;
  @Field(() => [String], { description: 'The paths of the documents between `low` and `high` that you may see.' })
  readonly paths!: readonly string[];
  @Field(() => Int, { description: 'The number of documents between them that you may not see.' })
  readonly hidden!: number;
  @Field(() => [LabVersionView], { complexity: listOf(9) }) readonly measured!: readonly LabVersionView[];
  @Field(() => LabShiftView, { nullable: true, description: 'The shift between the ends of the chain.' })
  readonly whole!: LabShiftView | null;
  @Field(() => LabShiftView, { nullable: true, description: 'The shift between `low` and `high`.' })
  readonly part!: LabShiftView | null;
}

@ObjectType('LabChangedLines', { description: 'Lines of a document that a release replaced.' })
export class LabChangedLinesView {
  @Field(() => String) readonly path!: string;
  @Field(() => Int, { description: 'The number of the first line after the change.' }) readonly at!: number;
  @Field(() => [String]) readonly before!: readonly string[];
  @Field(() => [String]) readonly after!: readonly string[];
}

@ObjectType('LabBlame', {
  description:
    'A search for the change that shifted a metric. `verdict` is `same` if the ends do not differ, `unclear` if more games are needed than the search may play, `done` at its end, or null while it continues.',
})
export class LabBlameView {
  @Field(() => ID) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float) readonly size!: number;
  @Field(() => String, { nullable: true }) readonly verdict!: string | null;
  @Field(() => [LabChainView], { complexity: listOf(3) }) readonly chains!: readonly LabChainView[];
  @Field(() => [LabChangedLinesView], { complexity: listOf(4) }) readonly lines!: readonly LabChangedLinesView[];
}

@ObjectType('LabReport', { description: 'The results of the games that are stored so far.' })
export class LabReportView {
  @Field(() => Int, { description: 'The number of games in all arms together.' }) readonly games!: number;
  @Field(() => [LabArmReportView], { complexity: listOf(4) }) readonly arms!: readonly LabArmReportView[];
  @Field(() => [LabFindingView], { complexity: listOf(60) }) readonly findings!: readonly LabFindingView[];
  @Field(() => [String], {
    description:
      'How far to trust learned players under the first and the last ruleset. The list is empty if no player has learned.',
  })
  readonly trust!: readonly string[];
  @Field(() => [LabCandidateView], {
    complexity: listOf(24),
    description: 'The candidates of a run that tunes a ruleset. The list is empty for other runs.',
  })
  readonly candidates!: readonly LabCandidateView[];
  @Field(() => LabBlameView, { nullable: true, description: 'Null unless the run searches for a change.' })
  readonly blame!: LabBlameView | null;
  @Field(() => LabProposalsView, {
    nullable: true,
    description: 'Null unless the run searches for changes that reach goals. `arms` has only the unchanged rules then.',
  })
  readonly propose!: LabProposalsView | null;
}

@ObjectType('LabGame', {
  description:
    'A game of a run. `winners` and `starter` are seats, counted from 0. `starter` is null if there is none.',
})
export class LabGameView {
  @Field(() => Int) readonly arm!: number;
  @Field(() => Int, {
    description: 'The number of the game, from 0. Games with the same number in different arms share a seed.',
  })
  readonly game!: number;
  @Field(() => [Int]) readonly winners!: readonly number[];
  @Field(() => Int, { nullable: true }) readonly starter!: number | null;
  @Field(() => String) readonly cause!: string;
  @Field(() => Int) readonly turns!: number;
  @Field(() => Int) readonly decisions!: number;
  @Field(() => Int) readonly leadChanges!: number;
}

/** The page sizes of the games of a run. */
export const LAB_GAMES = { usual: 20, most: 100 };

/** The arguments of `labGamesConnection`. */
@ArgsType()
export class LabGamePageArgs extends pageArgs(LAB_GAMES) {
  @Field(() => ID) id!: string;
  @Field(() => Int) arm!: number;
  @Field(() => Int, { nullable: true }) turns!: Maybe<number>;
  @Field(() => String, { nullable: true }) cause!: Maybe<string>;
}

/** The arguments of `labGames`. */
@ArgsType()
export class LabGamesArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int) arm!: number;
  @Field(() => Int, { nullable: true }) turns!: Maybe<number>;
  @Field(() => String, { nullable: true }) cause!: Maybe<string>;
  @Field(() => Int, { nullable: true, deprecationReason: 'Use `after` of `labGamesConnection`.' })
  after!: Maybe<number>;
  @Field(() => Int, { nullable: true }) first!: Maybe<number>;
}
