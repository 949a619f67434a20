/** Legality in the schema: of a card in a mode, and the lists of a mode on a day. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { CardSetView } from './card-set.model.ts';

export const CardStatus = {
  legal: 'legal',
  restricted: 'restricted',
  banned: 'banned',
  outOfPool: 'outOfPool',
  removed: 'removed',
} as const;
export type CardStatus = keyof typeof CardStatus;
registerEnumType(CardStatus, {
  name: 'CardStatus',
  description:
    'The status of a card in a mode. `removed` means that the deck law removes or forbids it; the other statuses come from the lists of the mode.',
});

@ObjectType('CardChange', { description: 'A dated change of the lists, as it concerns one card.' })
export class CardChangeView {
  @Field(() => String, { description: 'The first day on which the change applies.' }) readonly from!: string;
  @Field(() => String, { nullable: true }) readonly announced!: string | null;
  @Field(() => String, { description: 'What the change does to the card, such as `banned` or `restricted to 1 copy`.' })
  readonly effect!: string;
  @Field(() => String) readonly reason!: string;
  @Field(() => String, { nullable: true, description: 'The address of the announcement.' })
  readonly source!: string | null;
  @Field(() => ID) readonly ruleId!: string;
}

@ObjectType('CardLegality', {
  description: 'Whether a card is legal in one mode on a day. If it is not, `ruleId` and `reason` say why.',
})
export class CardLegalityView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly modeName!: string;
  @Field(() => Boolean) readonly legal!: boolean;
  @Field(() => CardStatus) readonly status!: CardStatus;
  @Field(() => Int, { nullable: true, description: 'The most copies of a restricted card.' })
  readonly copies!: number | null;
  @Field(() => Int, { description: 'The points of the card for the point limit of the lists.' })
  readonly points!: number;
  @Field(() => ID, { nullable: true }) readonly ruleId!: string | null;
  @Field(() => String, { nullable: true }) readonly reason!: string | null;
  @Field(() => [CardChangeView], { description: 'Announced changes that apply later.', complexity: listOf(2) })
  readonly announced!: readonly CardChangeView[];
  @Field(() => [CardChangeView], { description: 'The changes so far, the latest first.', complexity: listOf(4) })
  readonly history!: readonly CardChangeView[];
}

@ObjectType('ListedCard', { description: 'A card that the lists of a mode name.' })
export class ListedCardView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int, { nullable: true, description: 'The most copies of a restricted card.' })
  readonly copies!: number | null;
  @Field(() => Int, { description: 'The points of the card; 0 for none.' }) readonly points!: number;
  @Field(() => String, { nullable: true, description: 'The day since which the entry applies.' })
  readonly since!: string | null;
  @Field(() => String, { nullable: true }) readonly reason!: string | null;
}

@ObjectType('LegalityChange', { description: 'A dated change of the lists of a mode.' })
export class LegalityChangeView {
  @Field(() => String, { description: 'The first day on which the change applies.' }) readonly from!: string;
  @Field(() => String, { nullable: true }) readonly announced!: string | null;
  @Field(() => String) readonly reason!: string;
  @Field(() => String, { nullable: true, description: 'The address of the announcement.' })
  readonly source!: string | null;
  @Field(() => ID) readonly ruleId!: string;
  @Field(() => [CardSetView], { complexity: listOf(2) }) readonly admitted!: readonly CardSetView[];
  @Field(() => [CardSetView], { complexity: listOf(2) }) readonly rotated!: readonly CardSetView[];
  @Field(() => [ListedCardView], { complexity: listOf(5) }) readonly banned!: readonly ListedCardView[];
  @Field(() => [ListedCardView], { complexity: listOf(5) }) readonly restricted!: readonly ListedCardView[];
  @Field(() => [ListedCardView], { complexity: listOf(5) }) readonly pointed!: readonly ListedCardView[];
  @Field(() => [ListedCardView], { complexity: listOf(5) }) readonly restored!: readonly ListedCardView[];
  @Field(() => Boolean, { description: 'Whether the change sets the point limit.' }) readonly setsPointLimit!: boolean;
  @Field(() => Int, { nullable: true }) readonly pointLimit!: number | null;
}

@ObjectType('ModeLegality', { description: 'The lists of a mode as of a day, with the changes before and after it.' })
export class ModeLegalityView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly modeName!: string;
  @Field(() => String, { description: 'The day of this answer.' }) readonly on!: string;
  @Field(() => String, { nullable: true, description: 'The first day of this state.' }) readonly from!: string | null;
  @Field(() => String, { nullable: true, description: 'The day of the next change.' }) readonly until!: string | null;
  @Field(() => ID) readonly ruleId!: string;
  @Field(() => Int, { nullable: true }) readonly pointLimit!: number | null;
  @Field(() => [CardSetView], { description: 'The sets of the pool.', complexity: listOf(10) })
  readonly sets!: readonly CardSetView[];
  @Field(() => [ListedCardView], { complexity: listOf(20) }) readonly banned!: readonly ListedCardView[];
  @Field(() => [ListedCardView], { complexity: listOf(20) }) readonly restricted!: readonly ListedCardView[];
  @Field(() => [ListedCardView], { complexity: listOf(20) }) readonly pointed!: readonly ListedCardView[];
  @Field(() => [LegalityChangeView], { description: 'Announced changes that apply later.', complexity: listOf(3) })
  readonly announced!: readonly LegalityChangeView[];
  @Field(() => [LegalityChangeView], { description: 'The changes so far, the latest first.', complexity: listOf(10) })
  readonly history!: readonly LegalityChangeView[];
}
