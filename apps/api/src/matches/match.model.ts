/** Matches as the schema shows them, with seats, table and log, and the input types of a new match. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';
import type { MatchRequest, SeatRequest } from './new-match.ts';
import { MatchSeriesView, ShownSideView, SideExchangeView } from './series.model.ts';
import { TableView } from './table.model.ts';

@ObjectType('MatchSeat', { description: 'A seat of a match.' })
export class MatchSeatView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => String, { description: 'Who decides for the seat: `person` or `bot`.' }) readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'The bot that decides for the seat now.' })
  readonly bot!: string | null;
  @Field(() => Boolean, { description: 'Whether you sit here.' }) readonly mine!: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the seat is asked in every response window, even if it can only pass. It is null for seats of other players and in matches without another player.',
  })
  readonly alwaysAsk!: boolean | null;
  @Field(() => Boolean, { description: 'Whether the seat is still free.' }) readonly open!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the player is ready. The match starts when all seats are taken and ready.',
  })
  readonly ready!: boolean;
  @Field(() => Boolean, { description: 'Whether you can concede with this seat now.' }) readonly canConcede!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The token of the invitation link. Only the host sees it, and only until someone takes the seat.',
  })
  readonly invite!: string | null;
  @Field(() => Int, { nullable: true, description: 'The time left on the clock of the seat, in milliseconds.' })
  readonly timeLeft!: number | null;
  @Field(() => Boolean, {
    description: 'Whether the player has the match open in a browser. It is always true for a bot.',
  })
  readonly connected!: boolean;
  @Field(() => ShownSideView, {
    nullable: true,
    description: 'What all players learn about the side deck of the seat. It is null outside a series.',
  })
  readonly shownSide!: ShownSideView | null;
  @Field(() => SideExchangeView, {
    nullable: true,
    description:
      'The cards that the seat can exchange for the next game. It is null if the seat is not yours, or if it cannot exchange cards now.',
  })
  readonly exchange!: SideExchangeView | null;
}

@ObjectType('LogLine', { description: 'A line in the log of a match. `rule` is the rule that caused the event.' })
export class LogLineView {
  @Field(() => Int, { description: 'The number of the line, from 0.' }) readonly number!: number;
  @Field(() => Int, { description: 'The number of decisions before this event.' }) readonly decision!: number;
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID) readonly rule!: string;
  @Field(() => String, {
    nullable: true,
    complexity: 0,
    description:
      'How a board shows the event in addition to the moves of cards: `turn`, `strike`, `shuffle`, `count`, `total`, `hit`, `resolve`, `out` or `end`. It is null for most events.',
  })
  readonly motion!: string | null;
  @Field(() => Int, { nullable: true, complexity: 0, description: 'The seat that the motion is about.' })
  readonly seat!: number | null;
  @Field(() => [Int], { complexity: 0, description: 'The ids of the cards that the motion is about.' })
  readonly cards!: readonly number[];
  @Field(() => Int, {
    nullable: true,
    complexity: 0,
    description: 'The last number of the event of the motion, such as a total or damage.',
  })
  readonly amount!: number | null;
}

@ObjectType('MatchMessage', { description: 'A chat message from a player of the match.' })
export class MatchMessageView {
  @Field(() => Int, { description: 'The number of the message, from 0.' }) readonly number!: number;
  @Field(() => Int) readonly seat!: number;
  @Field(() => String, { description: 'The message as one line of plain text.' }) readonly text!: string;
  @Field(() => DateTimeScalar) readonly at!: string;
}

@ObjectType('MatchProposal', {
  description: 'The change set under which the match is played, as it was when the match started.',
})
export class MatchProposalView {
  @Field(() => Int) readonly changeSet!: number;
  @Field(() => String, { description: 'The title of the change set.' }) readonly title!: string;
}

@ObjectType('TakenBack', { description: 'A line of the log about decisions that a player took back, with consent.' })
class TakenBackView {
  @Field(() => Int, { description: 'The number of decisions before this line.' }) readonly decision!: number;
  @Field(() => String) readonly sentence!: string;
}

@ObjectType('UndoAsked', { description: 'A question to take back the last decision of a seat.' })
class UndoAskedView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => [Int], { description: 'The seats that have not answered yet.' }) readonly waitsFor!: readonly number[];
}

@ObjectType('DrawOffered', { description: 'An open offer of a draw.' })
class DrawOfferedView {
  @Field(() => Int, { description: 'The seat that offers the draw.' }) readonly seat!: number;
}

@ObjectType('Match', {
  description: 'A match. `stage` is `waiting`, `playing` or `over`. `version` grows with every change.',
})
export class MatchView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
  @Field(() => String) readonly stage!: string;
  @Field(() => Int) readonly version!: number;
  @Field(() => Int, { description: 'How often a player has undone or redone a decision.' }) readonly branch!: number;
  @Field(() => Boolean, { description: 'Whether you created the match.' }) readonly host!: boolean;
  @Field(() => [MatchSeatView], { complexity: listOf(3) }) readonly seats!: readonly MatchSeatView[];
  @Field(() => TableView, { nullable: true, description: 'The table. It is null until every seat is taken.' })
  readonly table!: TableView | null;
  @Field(() => Int, {
    description: 'The number of the first line in `log`. A client replaces its own log from this line on.',
  })
  readonly logFrom!: number;
  @Field(() => [LogLineView], { complexity: listOf(100) }) readonly log!: readonly LogLineView[];
  @Field(() => [TakenBackView], { complexity: listOf(3), description: 'The latest lines about taking back.' })
  readonly takenBack!: readonly TakenBackView[];
  @Field(() => Boolean) readonly canUndo!: boolean;
  @Field(() => Boolean) readonly canRedo!: boolean;
  @Field(() => Boolean, { description: 'Whether you can ask the others to take your last decision back.' })
  readonly canAskUndo!: boolean;
  @Field(() => UndoAskedView, {
    nullable: true,
    description: 'The open question of a player to take a decision back. It is null if no one asks.',
  })
  readonly undoAsked!: UndoAskedView | null;
  @Field(() => Boolean, { description: 'Whether you can offer a draw.' }) readonly canOfferDraw!: boolean;
  @Field(() => DrawOfferedView, {
    nullable: true,
    description: 'The open offer of a draw. It ends when the other player decides.',
  })
  readonly drawOffered!: DrawOfferedView | null;
  @Field(() => Boolean, {
    description: 'Whether another player has created the next match with `rematch` and a seat waits there for you.',
  })
  readonly rematchWaits!: boolean;
  @Field(() => Boolean) readonly canFork!: boolean;
  @Field(() => ID, { nullable: true, description: 'The match from which this one was forked.' })
  readonly parent!: string | null;
  @Field(() => Int, { description: 'The number of visitors who watch without a seat.' }) readonly watching!: number;
  @Field(() => MatchSeriesView, {
    nullable: true,
    description: 'The series that the match belongs to. It is null for a single match.',
  })
  readonly series!: MatchSeriesView | null;
  @Field(() => Boolean, { description: 'Whether the players can write to each other.' }) readonly chat!: boolean;
  @Field(() => [MatchMessageView], {
    complexity: listOf(20),
    description: 'The latest chat messages, for players only. A push contains the messages since the previous push.',
  })
  readonly messages!: readonly MatchMessageView[];
}

@ObjectType('MatchFrame', {
  description:
    'A match after `at` of its `of` decisions. `log` has the events that the last of these decisions caused.',
})
export class MatchFrameView {
  @Field(() => Int) readonly at!: number;
  @Field(() => Int) readonly of!: number;
  @Field(() => TableView) readonly table!: TableView;
  @Field(() => [LogLineView], { complexity: listOf(20) }) readonly log!: readonly LogLineView[];
  @Field(() => [TakenBackView], { complexity: listOf(1), description: 'The lines about taking back to this position.' })
  readonly takenBack!: readonly TakenBackView[];
}

@ObjectType('TurningPoint', {
  description:
    'A decision that changed the chances of the players. `before` and `after` are the chance of `seat` to win, in percent, as bots estimate it.',
})
export class TurningPointView {
  @Field(() => Int, { description: 'The number of decisions before this one.' }) readonly decision!: number;
  @Field(() => Int, { description: 'The seat that decided.' }) readonly seat!: number;
  @Field(() => Int) readonly before!: number;
  @Field(() => Int) readonly after!: number;
  @Field(() => LogLineView, { nullable: true, description: 'The event that tells the decision best.' })
  readonly line!: LogLineView | null;
}

@ObjectType('CardShare', {
  description: 'A card and the percentage points that the decisions about it added to the chance of its player.',
})
export class CardShareView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly seat!: number;
  @Field(() => Int) readonly gain!: number;
}

@ObjectType('MatchSummary', {
  description:
    'A look back at a finished match: its turning points, the cards that did most, and the rules that were used.',
})
export class MatchSummaryView {
  @Field(() => [TurningPointView], { complexity: listOf(3) }) readonly turningPoints!: readonly TurningPointView[];
  @Field(() => [CardShareView], { complexity: listOf(3) }) readonly cards!: readonly CardShareView[];
  @Field(() => [ID], { complexity: listOf(40) }) readonly rules!: readonly string[];
}

@ObjectType('Moment', { description: 'An event of a match. `event` is its kind.' })
export class MomentView extends LogLineView {
  @Field(() => ID) readonly event!: string;
}

@ObjectType('WhyNot', { description: 'A reason why a card cannot act now, and the rule that it follows from.' })
export class WhyNotView {
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
}

@ObjectType('Bot', { description: 'A program that decides for a seat.' })
export class BotView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly summary!: string;
}

@ObjectType('BotLevel', {
  description:
    'A level of difficulty. `bot` is the id of the bot that plays at this level. You can give the id of a level where an input asks for a bot.',
})
export class BotLevelView extends BotView {
  @Field(() => ID) readonly bot!: string;
}

@InputType('MatchSeatInput', {
  description:
    'A seat of a new match. `kind` is `me` (you, or someone at the same screen), `bot` or `friend` (someone who gets a link). Give the deck as `deck` (a list as text), `deckSlug` (a published deck) or `savedDeck`.',
})
export class MatchSeatInput implements SeatRequest {
  @Field(() => String) readonly kind!: string;
  @Field(() => String, { nullable: true }) readonly name?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The bot that decides for the seat. If a person sits here, it takes over when that person leaves.',
  })
  readonly bot?: string | null;
  @Field(() => String, { nullable: true }) readonly deck?: string | null;
  @Field(() => String, { nullable: true }) readonly deckSlug?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of a deck saved in your account.' })
  readonly savedDeck?: string | null;
}

@InputType('ClockInput', { description: 'The time of each seat in seconds. `increment` is added after each decision.' })
export class ClockInput {
  @Field(() => Int) readonly seconds!: number;
  @Field(() => Int) readonly increment!: number;
}

@InputType('NewMatchInput', { description: 'A new match. `ruleset` has the form `game/mode+variant?parameter=value`.' })
export class NewMatchInput implements MatchRequest {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => [MatchSeatInput]) readonly seats!: readonly MatchSeatInput[];
  @Field(() => Int, {
    nullable: true,
    description:
      'A seed that makes the match repeatable. It is not allowed in a match with a friend. Without a seed, all chance comes from a secret key.',
  })
  readonly seed?: number | null;
  @Field(() => ClockInput, { nullable: true }) readonly clock?: ClockInput | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the release to play by. The default is the current release.',
  })
  readonly release?: number | null;
  @Field(() => Int, { nullable: true, description: 'The number of games in the series: 1, 3, 5 or 7.' })
  readonly bestOf?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether each player moves to the previous seat between the games of a series. The default is false.',
  })
  readonly changeSides?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether players may choose other decks between the games of a series. The default is false.',
  })
  readonly freeDecks?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the players can write to each other. The default is false.',
  })
  readonly chat?: boolean | null;
}

/** The arguments of `joinMatch`. */
@ArgsType()
export class JoinMatchArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) token!: string;
  @Field(() => String, { nullable: true }) name!: Maybe<string>;
  @Field(() => String, { nullable: true }) deck!: Maybe<string>;
  @Field(() => String, { nullable: true }) deckSlug!: Maybe<string>;
  @Field(() => ID, { nullable: true }) savedDeck!: Maybe<string>;
}
