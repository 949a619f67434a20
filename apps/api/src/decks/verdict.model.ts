/** What a deck check says, as the schema shows it. */
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { DeckIssue, DeckReport, DeckVerdict } from '@rulewright/decks';
import { CardView, toCard } from '../cards/card.model.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';

export const Severity = { error: 'error', warning: 'warning', info: 'info' } as const;
export type Severity = keyof typeof Severity;
registerEnumType(Severity, {
  name: 'Severity',
  description: 'An error makes a deck illegal, a warning points at a likely slip, an info tells what will happen.',
});

@InputType('DeckEntryInput', { description: 'card: a name or a slug.' })
export class DeckEntryInput {
  @Field(() => String) readonly card!: string;
  @Field(() => Int) readonly copies!: number;
}

@ObjectType('DeckLimits', { description: 'null: no limit.' })
export class DeckLimitsView {
  @Field(() => Int, { nullable: true }) readonly maxCards!: number | null;
  @Field(() => Int, { nullable: true }) readonly maxPoints!: number | null;
  @Field(() => Int, { nullable: true }) readonly maxCopies!: number | null;
  @Field(() => Int, { nullable: true }) readonly minCards!: number | null;
}

@ObjectType('DeckEdit', { description: 'Replaces a line of the text (from 1), or deletes it (text null).' })
export class DeckEditView {
  @Field(() => Int) readonly line!: number;
  @Field(() => String, { nullable: true }) readonly text!: string | null;
}

@ObjectType('DeckFix', { description: 'A proposed change of the text.' })
export class DeckFixView {
  @Field(() => String) readonly label!: string;
  @Field(() => [DeckEditView], { complexity: listOf(5) }) readonly edits!: readonly DeckEditView[];
}

@ObjectType('DeckIssue', {
  description:
    'code: too-many-cards, too-few-cards, too-many-points, too-many-copies, unknown-card, ambiguous-card, bad-line, ' +
    'bad-count, unknown-printing, count-differs, list-too-long, empty-list, removed-card, card-not-allowed, promo-note, side-cards, deck-reduced.',
})
export class DeckIssueView {
  @Field(() => String) readonly code!: string;
  @Field(() => Severity) readonly severity!: Severity;
  @Field(() => ID) readonly ruleId!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => [Int], { description: 'Lines of the list it is about, from 1.' }) readonly lines!: readonly number[];
  @Field(() => [String], { description: 'Names of the cards it is about.' }) readonly cards!: readonly string[];
  @Field(() => Int, { nullable: true }) readonly amount?: number;
  @Field(() => Int, { nullable: true }) readonly limit?: number;
  @Field(() => String, { nullable: true, description: 'main, side.' }) readonly zone?: string;
  @Field(() => [String], { description: 'Names that may be meant, the nearest first.' })
  readonly suggestions!: readonly string[];
  @Field(() => DeckFixView, { nullable: true }) readonly fix?: DeckFixView;
}

@ObjectType('DeckVerdict')
export class DeckVerdictView {
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
  @Field(() => Boolean) readonly legal!: boolean;
  @Field(() => Int) readonly cards!: number;
  @Field(() => Int) readonly points!: number;
  @Field(() => DeckLimitsView) readonly limits!: DeckLimitsView;
  @Field(() => [String], { description: 'Names of cards that are taken out before play.' })
  readonly removed!: readonly string[];
  @Field(() => [DeckIssueView], { complexity: listOf(10) }) readonly issues!: readonly DeckIssueView[];
}

@ObjectType('ReadEntry', { description: 'line from 1; card is null if the name is unknown.' })
export class ReadEntryView {
  @Field(() => Int) readonly line!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly copies!: number;
  @Field(() => String, { description: 'main, side.' }) readonly zone!: string;
  @Field(() => CardView, { nullable: true }) readonly card!: CardView | null;
}

@ObjectType('DeckReport')
export class DeckReportView {
  @Field(() => String, { description: 'How the list was written: text, csv, json, entries.' }) readonly format!: string;
  @Field(() => [ReadEntryView], {
    description: 'The list as it was read: its first 1000 entries.',
    complexity: listOf(20),
  })
  readonly entries!: readonly ReadEntryView[];
  @Field(() => [DeckVerdictView], { complexity: listOf(5) }) readonly verdicts!: readonly DeckVerdictView[];
}

/** A report on a list of a game, with the cards that it names. */
export function toDeckReport(opened: OpenedRelease, game: string, report: DeckReport): DeckReportView {
  const content = opened.game(game);
  return {
    format: report.format,
    entries: report.entries.map((entry) => {
      const doc = entry.card === null ? undefined : content.cards.get(entry.card);
      return { ...entry, card: doc ? toCard({ opened, content, doc }) : null };
    }),
    verdicts: report.verdicts.map(toDeckVerdict),
  };
}

export const toDeckVerdict = (verdict: DeckVerdict): DeckVerdictView => ({
  ...verdict,
  issues: verdict.issues.map(toDeckIssue),
});

/** An issue with the amounts of every kind of issue, where it has them. */
const toDeckIssue = (issue: DeckIssue): DeckIssueView => ({
  ...issue,
  amount: 'amount' in issue ? issue.amount : undefined,
  limit: 'limit' in issue ? issue.limit : undefined,
  suggestions: 'suggestions' in issue ? issue.suggestions : [],
});
