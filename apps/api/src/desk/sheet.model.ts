/** GraphQL types for the card sheet: columns, rows of cells, edits and files. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { SheetColumn } from '@rulewright/desk';
import type { Maybe } from '../base/maybe.ts';
import { QueryProblemView } from '../cards/connection.model.ts';

@ObjectType('SheetColumn', {
  description:
    'A member of the cards of a game. `kind` says how a cell is written: `text`, `number`, `yes` (or no), `list` (words with commas) or `map` (`name: value` with commas).',
})
export class SheetColumnView {
  @Field(() => ID, { description: 'The path in the document, such as `name` or `data.cost`.' }) readonly id!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => String) readonly kind!: SheetColumn['kind'];
  @Field(() => [String], { description: 'The values that the game lists for it.' }) readonly values!: readonly string[];
}

@ObjectType('CardSheet', { description: 'The cards of a change set that match a search.' })
export class CardSheetView {
  @Field(() => [SheetColumnView]) readonly columns!: readonly SheetColumnView[];
  @Field(() => [ID]) readonly slugs!: readonly string[];
  @Field(() => [QueryProblemView], { description: 'The parts of the search that are not understood.' })
  readonly problems!: readonly QueryProblemView[];
}

@ObjectType('SheetProblem', { description: 'An error in a cell, or in the row if `column` is null.' })
export class SheetProblemView {
  @Field(() => ID, { nullable: true }) readonly column!: string | null;
  @Field(() => String) readonly message!: string;
}

@ObjectType('SheetRow', { description: 'A card as cells.' })
export class SheetRowView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly path!: string;
  @Field(() => Int, { nullable: true, description: 'The version of the draft. It is null if there is no draft.' })
  readonly version!: number | null;
  @Field(() => [String], { description: 'The texts of the cells, in the order of the columns.' })
  readonly cells!: readonly string[];
  @Field(() => [SheetProblemView]) readonly problems!: readonly SheetProblemView[];
}

@ObjectType('SheetCell', { description: 'A cell of a file that differs from the change set.' })
export class SheetCellView {
  @Field(() => ID) readonly column!: string;
  @Field(() => String) readonly text!: string;
}

@ObjectType('SheetFileCard', { description: 'A card of a file, with the cells that differ from the change set.' })
export class SheetFileCardView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => [SheetCellView]) readonly cells!: readonly SheetCellView[];
}

@ObjectType('SheetFileReading', { description: 'The differences between a file and the change set.' })
export class SheetFileReadingView {
  @Field(() => [SheetFileCardView]) readonly cards!: readonly SheetFileCardView[];
  @Field(() => [String], { description: 'Headings that name no column.' }) readonly unknownColumns!: readonly string[];
  @Field(() => [String], { description: 'Ids in the file that no card has.' })
  readonly unknownCards!: readonly string[];
}

@ObjectType('SheetFoundCell', {
  description: 'A cell with the text that was looked for, before and after the replacement.',
})
export class SheetFoundCellView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => ID) readonly column!: string;
  @Field(() => String) readonly before!: string;
  @Field(() => String) readonly text!: string;
}

@ObjectType('SheetReplacement', { description: 'The cells that a replacement changes.' })
export class SheetReplacementView {
  @Field(() => Int) readonly count!: number;
  @Field(() => [SheetFoundCellView], { description: 'Empty if there are too many. The search must then be narrower.' })
  readonly cells!: readonly SheetFoundCellView[];
}

@InputType('SheetReplacementInput', { description: 'A text to find in cells, and the text to put in its place.' })
export class SheetReplacementInput {
  @Field(() => String) find!: string;
  @Field(() => String) replace!: string;
  @Field(() => Boolean, { description: 'Whether the text must be the whole text of the cell.' }) wholeCell!: boolean;
  @Field(() => Boolean, { description: 'Whether capitals and small letters differ.' }) matchCase!: boolean;
}

@InputType('SheetCellInput', { description: 'A text for a cell. An empty text removes the value from the card.' })
export class SheetCellInput {
  @Field(() => ID) column!: string;
  @Field(() => String) text!: string;
}

@InputType('SheetEditInput', {
  description: 'The changed cells of a card. `version`: the version of the draft that you saw.',
})
export class SheetEditInput {
  @Field(() => ID) slug!: string;
  @Field(() => Int, { nullable: true }) version!: Maybe<number>;
  @Field(() => [SheetCellInput]) cells!: SheetCellInput[];
}

/** The arguments of `sheetFile`. */
@ArgsType()
export class SheetFileArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => ID) game!: string;
  @Field(() => String) format!: string;
  @Field(() => String, { nullable: true }) query!: Maybe<string>;
  @Field(() => [ID], { nullable: true }) columns!: Maybe<string[]>;
}

/** The arguments of `findInSheet`. */
@ArgsType()
export class FindInSheetArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => ID) game!: string;
  @Field(() => String, { nullable: true }) query!: Maybe<string>;
  @Field(() => [ID]) columns!: string[];
  @Field(() => SheetReplacementInput) replacement!: SheetReplacementInput;
}
