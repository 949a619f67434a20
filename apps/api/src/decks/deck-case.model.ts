/** GraphQL types for reported and hidden decks. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  REPORT_REASONS,
  type CaseList,
  type DeckCase,
  type ReaderReport,
  type ReportReason,
} from '@rulewright/saved-decks';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';

/** The name of a reason in the schema. Names in GraphQL have no hyphens. */
const nameOf = (reason: ReportReason): string => reason.replace('-', '_');
export const DeckReportReason = Object.fromEntries(REPORT_REASONS.map((reason) => [nameOf(reason), reason])) as Record<
  string,
  ReportReason
>;
registerEnumType(DeckReportReason, { name: 'DeckReportReason', description: 'Why a reader reports a deck.' });

export const CaseListValues = { waiting: 'waiting', hidden: 'hidden' } as const satisfies Record<CaseList, CaseList>;
registerEnumType(CaseListValues, {
  name: 'DeckCaseList',
  description: 'Cases with reports or appeals that wait for an answer (`waiting`), or all hidden decks (`hidden`).',
});

@ObjectType('DeckHiding', { description: 'Why an admin has hidden a deck, and the appeal of its author.' })
export class DeckHidingView {
  @Field(() => String, { description: 'Everyone can read the reason.' }) readonly reason!: string;
  @Field(() => DateTimeScalar) readonly hiddenAt!: string;
  @Field(() => String, { nullable: true, description: 'The appeal of the author, who can appeal once.' })
  readonly appeal!: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) readonly appealedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The answer of an admin who keeps the deck hidden.' })
  readonly answer!: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) readonly answeredAt!: string | null;
}

@ObjectType('ReaderReport', { description: 'A report by a reader. The reader is not named.' })
class ReaderReportView {
  @Field(() => ID) readonly id!: string;
  @Field(() => DeckReportReason) readonly reason!: ReportReason;
  @Field(() => String) readonly text!: string;
  @Field(() => Boolean, { description: 'Whether the reader was signed in.' }) readonly signedIn!: boolean;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
}

@ObjectType('CaseDeck', { description: 'A reported deck, while its author shares it.' })
class CaseDeckView {
  @Field(() => String) readonly key!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => String) readonly description!: string;
  @Field(() => [String]) readonly tags!: readonly string[];
  @Field(() => String) readonly author!: string;
  @Field(() => Boolean) readonly published!: boolean;
}

@ObjectType('DeckCase', { description: 'A deck that readers have reported or an admin has hidden.' })
export class DeckCaseView implements DeckCase {
  @Field(() => ID) readonly deckId!: string;
  readonly at!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The last report or appeal without an answer.' })
  readonly waitsSince!: string | null;
  @Field(() => DeckHidingView, { nullable: true }) readonly hiding!: DeckHidingView | null;
  @Field(() => Int, { description: 'The number of open reports. Each reader counts once.' })
  readonly openReports!: number;
  @Field(() => [ReaderReportView], { complexity: listOf(10), description: 'The last 50 open reports, newest first.' })
  readonly reports!: readonly ReaderReport[];
  @Field(() => CaseDeckView, { nullable: true, description: 'Null if the author no longer shares the deck.' })
  readonly deck!: CaseDeckView | null;
}
