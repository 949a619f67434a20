/** Matches as the schema shows them: who sits where, the table, the log; and what a new one is made of. */
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';
import type { MatchRequest, SeatRequest } from './new-match.ts';
import { MatchSeriesView, ShownSideView, SideExchangeView } from './series.model.ts';
import { TableView } from './table.model.ts';

@ObjectType('MatchSeat')
export class MatchSeatView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => String, { description: 'person, bot.' }) readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'The bot that decides here now.' })
  readonly bot!: string | null;
  @Field(() => Boolean, { description: 'The visitor sits here.' }) readonly mine!: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'It is asked in every response window, also when it can only pass; null for seats that are not the visitor’s, and where nobody else plays.',
  })
  readonly alwaysAsk!: boolean | null;
  @Field(() => Boolean, { description: 'Nobody has taken it yet.' }) readonly open!: boolean;
  @Field(() => String, { nullable: true, description: 'The token of its link, for the host while it is open.' })
  readonly invite!: string | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds left on its clock.' })
  readonly timeLeft!: number | null;
  @Field(() => Boolean, { description: 'Whoever sits here has a page open that is told of changes; a bot always has.' })
  readonly connected!: boolean;
  @Field(() => ShownSideView, { nullable: true, description: 'In a series: what everybody learns of its side deck.' })
  readonly shownSide!: ShownSideView | null;
  @Field(() => SideExchangeView, {
    nullable: true,
    description: "What a seat of the visitor's may exchange for the next game; null while it may not.",
  })
  readonly exchange!: SideExchangeView | null;
}

@ObjectType('LogLine')
export class LogLineView {
  @Field(() => Int, { description: 'From 0.' }) readonly number!: number;
  @Field(() => Int, { description: 'Decisions taken before it happened.' }) readonly decision!: number;
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID) readonly rule!: string;
}

@ObjectType('MatchMessage', { description: 'What somebody who sits at the match said.' })
export class MatchMessageView {
  @Field(() => Int, { description: 'From 0.' }) readonly number!: number;
  @Field(() => Int) readonly seat!: number;
  @Field(() => String, { description: 'One line of plain text.' }) readonly text!: string;
  @Field(() => DateTimeScalar) readonly at!: string;
}

@ObjectType('MatchProposal', { description: 'The change set as if it were published, as it was when the match began.' })
export class MatchProposalView {
  @Field(() => Int) readonly changeSet!: number;
  @Field(() => String, { description: 'Of the change set.' }) readonly title!: string;
}

@ObjectType('Match', { description: 'stage: waiting, playing, over. version grows with every change.' })
export class MatchView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
  @Field(() => String) readonly stage!: string;
  @Field(() => Int) readonly version!: number;
  @Field(() => Int, { description: 'How often decisions were taken back or done again.' }) readonly branch!: number;
  @Field(() => Boolean, { description: 'The visitor set it up.' }) readonly host!: boolean;
  @Field(() => [MatchSeatView], { complexity: listOf(3) }) readonly seats!: readonly MatchSeatView[];
  @Field(() => TableView, { nullable: true, description: 'Null until every seat is taken.' })
  readonly table!: TableView | null;
  @Field(() => Int, { description: 'Where `log` begins; what the client has from there on is replaced.' })
  readonly logFrom!: number;
  @Field(() => [LogLineView], { complexity: listOf(100) }) readonly log!: readonly LogLineView[];
  @Field(() => Boolean) readonly canUndo!: boolean;
  @Field(() => Boolean) readonly canRedo!: boolean;
  @Field(() => Boolean) readonly canFork!: boolean;
  @Field(() => ID, { nullable: true, description: 'The match that it was forked from.' })
  readonly parent!: string | null;
  @Field(() => Int, { description: 'Those who watch without a seat.' }) readonly watching!: number;
  @Field(() => MatchSeriesView, { nullable: true, description: 'Null for a match by itself.' })
  readonly series!: MatchSeriesView | null;
  @Field(() => Boolean, { description: 'Those who sit here may write to one another.' }) readonly chat!: boolean;
  @Field(() => [MatchMessageView], {
    complexity: listOf(20),
    description: 'What was last said, for those who sit here; of pushes: since the last one.',
  })
  readonly messages!: readonly MatchMessageView[];
}

@ObjectType('MatchFrame', { description: 'A match after `at` of its `of` decisions. log: what the last one led to.' })
export class MatchFrameView {
  @Field(() => Int) readonly at!: number;
  @Field(() => Int) readonly of!: number;
  @Field(() => TableView) readonly table!: TableView;
  @Field(() => [LogLineView], { complexity: listOf(20) }) readonly log!: readonly LogLineView[];
}

@ObjectType('Moment', { description: 'event: the kind of what happened.' })
export class MomentView extends LogLineView {
  @Field(() => ID) readonly event!: string;
}

@ObjectType('WhyNot')
export class WhyNotView {
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
}

@ObjectType('Bot')
export class BotView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly summary!: string;
}

@ObjectType('BotLevel', { description: 'bot: the id of the bot that plays. The id of a level may be given as a bot.' })
export class BotLevelView extends BotView {
  @Field(() => ID) readonly bot!: string;
}

@InputType('MatchSeatInput', {
  description:
    'kind: me (or somebody at the same screen), bot, friend (by link). deck: a list as text, the slug of a published one, or one that is saved.',
})
export class MatchSeatInput implements SeatRequest {
  @Field(() => String) readonly kind!: string;
  @Field(() => String, { nullable: true }) readonly name?: string | null;
  @Field(() => String, { nullable: true, description: 'For a person: who plays on when they leave.' })
  readonly bot?: string | null;
  @Field(() => String, { nullable: true }) readonly deck?: string | null;
  @Field(() => String, { nullable: true }) readonly deckSlug?: string | null;
  @Field(() => ID, { nullable: true, description: 'A deck saved in the account that is signed in.' })
  readonly savedDeck?: string | null;
}

@InputType('ClockInput', { description: 'Seconds of each seat, and those that a decision adds.' })
export class ClockInput {
  @Field(() => Int) readonly seconds!: number;
  @Field(() => Int) readonly increment!: number;
}

@InputType('NewMatchInput', { description: 'ruleset: game/mode+variant?parameter=value' })
export class NewMatchInput implements MatchRequest {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => [MatchSeatInput]) readonly seats!: readonly MatchSeatInput[];
  @Field(() => Int, {
    nullable: true,
    description: 'Makes the match repeatable, without a friend. Without it every draw comes from a secret key.',
  })
  readonly seed?: number | null;
  @Field(() => ClockInput, { nullable: true }) readonly clock?: ClockInput | null;
  @Field(() => Int, { nullable: true, description: 'The release to play by; the current one if none is given.' })
  readonly release?: number | null;
  @Field(() => Int, { nullable: true, description: 'Games of a series: 1, 3, 5 or 7.' })
  readonly bestOf?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Those who sit there may write to one another. Off if not given.',
  })
  readonly chat?: boolean | null;
}
