/** Teaching material as the schema shows it: quick start, labelled card and table, worked turn, reference sheet. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ruleTexts, type Rulebook, type Ruleset } from '@rulewright/content';
import { CardView } from '../cards/card.model.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ExampleRefView } from '../examples/example.model.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('CitedRule', { description: 'A rule, with its number in the rulebook.' })
export class CitedRuleView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly number!: string;
}

@ObjectType('LearnPoint', {
  description:
    'A sentence that teaches something. `html` is sanitised. `step` is the step of the turn or of the setup that the sentence is about, if any.',
})
export class LearnPointView {
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => ID, { nullable: true }) readonly step!: string | null;
  @Field(() => [CitedRuleView], { complexity: listOf(3) }) readonly rules!: readonly CitedRuleView[];
}

@ObjectType('LearnSection', { description: 'A section of the page that teaches a ruleset.' })
export class LearnSectionView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => [LearnPointView], { complexity: listOf(6) }) readonly points!: readonly LearnPointView[];
}

@ObjectType('LearnLabel', {
  description:
    'A label on a diagram. `at` is the part of the card face, or the place on the table, that the label names.',
})
export class LearnLabelView {
  @Field(() => ID) readonly at!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
}

@ObjectType('LearnCard', { description: 'A card whose parts are labelled.' })
export class LearnCardView {
  @Field(() => CardView) readonly card!: CardView;
  @Field(() => [LearnLabelView], { complexity: listOf(8) }) readonly labels!: readonly LearnLabelView[];
}

@ObjectType('LearnRow', { description: 'A row of the reference sheet.' })
export class LearnRowView {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => [CitedRuleView], { complexity: listOf(3) }) readonly rules!: readonly CitedRuleView[];
}

@ObjectType('LearnTable', { description: 'A table of the reference sheet.' })
export class LearnTableView {
  @Field(() => String) readonly title!: string;
  @Field(() => [LearnRowView], { complexity: listOf(6) }) readonly rows!: readonly LearnRowView[];
}

@ObjectType('Learn', {
  description: 'A page that teaches a ruleset. It summarises only rules that apply in this ruleset.',
})
export class LearnView {
  @Field(() => [LearnSectionView], { complexity: listOf(6) }) readonly sections!: readonly LearnSectionView[];
  @Field(() => [LearnCardView], { complexity: listOf(2) }) readonly cards!: readonly LearnCardView[];
  @Field(() => [LearnLabelView], { complexity: listOf(8), description: 'The places on the table of one player.' })
  readonly table!: readonly LearnLabelView[];
  @Field(() => [LearnTableView], { complexity: listOf(4) }) readonly sheet!: readonly LearnTableView[];
  @Field(() => ExampleRefView, { nullable: true, description: 'The worked example of a turn.' })
  readonly example!: ExampleRefView | null;
}

/** The teaching material of a ruleset; null if the game has none. */
export async function learnView(opened: OpenedRelease, ruleset: Ruleset, book: Rulebook): Promise<LearnView | null> {
  const teaching = await opened.teaching(ruleset);
  if (!teaching) return null;
  const { game: id, mode } = ruleset;
  const game = opened.game(id);
  const numbers = ruleTexts(book);
  const cited = (ids: readonly string[]): CitedRuleView[] =>
    ids.flatMap((id) => {
      const number = numbers.get(id)?.number;
      return number === undefined ? [] : [{ id, number }];
    });
  const worked = [...game.examples.values()].flat().find((one) => one.id === teaching.example);
  return {
    sections: teaching.sections.map(({ points, ...section }) => ({
      ...section,
      points: points.map((point) => ({ ...point, rules: cited(point.rules) })),
    })),
    cards: teaching.cards.map(({ card, labels }) => ({
      card: new CardView(opened, game, game.cards.get(card)!),
      labels: labels.map((label) => ({ ...label, at: label.part })),
    })),
    table: teaching.table.map((label) => ({ ...label, at: label.zone })),
    sheet: teaching.sheet.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({ ...row, rules: cited(row.rules) })),
    })),
    example: worked ? new ExampleRefView(opened, id, worked, mode) : null,
  };
}
