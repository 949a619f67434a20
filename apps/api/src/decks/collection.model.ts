/** Collections as their owners see them and as others see them, and what was read of a list of cards. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';

const TEXT =
  'One line for each printing and condition: the copies that are owned, the copies that are wanted in all, and the ids of the card and the set, the collector number and the condition. A tab separates them. Empty parts at the end are left out.';
const NAMES =
  'One line for each line of `text`: the name of the card in lists, and the code of the set, with a tab between them. The name of an unknown card is empty.';

@ObjectType('Collection', { description: 'The cards of a game that you own and want.' })
export class CollectionView {
  @Field(() => ID) readonly game!: string;
  @Field(() => String, { description: TEXT }) readonly text!: string;
  @Field(() => String, { description: NAMES }) readonly names!: string;
  @Field(() => String, { description: 'Imported lines that name no card, as they were written.' })
  readonly unread!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Opens the collection for others, with `sharedCollection`. Null while it is private.',
  })
  readonly shareKey!: string | null;
  @Field(() => Int, { description: 'The version to send with the next change.' }) readonly version!: number;
  @Field(() => DateTimeScalar) readonly updatedAt!: string;
}

@ObjectType('SharedCollection', {
  description: 'A collection that its owner shares by link. Cards that you may not see are left out.',
})
export class SharedCollectionView {
  @Field(() => ID) readonly game!: string;
  @Field(() => String, { description: TEXT }) readonly text!: string;
  @Field(() => String, { description: NAMES }) readonly names!: string;
  @Field(() => DateTimeScalar) readonly updatedAt!: string;
}

@ObjectType('CollectionLine', { description: 'A line of a list of cards with a problem.' })
export class CollectionLineView {
  @Field(() => Int, { description: 'Counted from 1.' }) readonly line!: number;
  @Field(() => String, { description: 'What is wrong, and what to do.' }) readonly message!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The line with the name of the card that it may mean. Null if there is no such card.',
  })
  readonly fixed!: string | null;
}

@ObjectType('CollectionReading', { description: 'What was read of a list of cards.' })
export class CollectionReadingView {
  @Field(() => String, { description: TEXT }) readonly text!: string;
  @Field(() => String, { description: NAMES }) readonly names!: string;
  @Field(() => String, {
    description: 'The lines that were not read, as they were written, with the heading rows of their tables.',
  })
  readonly unread!: string;
  @Field(() => Int, { description: 'The number of lines in `unread` with a problem.' }) readonly unreadCount!: number;
  @Field(() => [CollectionLineView], {
    description: 'The first 100 problems. Lines are those of `unread`.',
    complexity: listOf(20),
  })
  readonly problems!: readonly CollectionLineView[];
  @Field(() => [CollectionLineView], {
    description:
      'The first 100 lines of which a collection cannot store everything. Lines are those of the given list.',
    complexity: listOf(20),
  })
  readonly notes!: readonly CollectionLineView[];
}

/** What a count means. */
export const CollectedAsValues = { own: 'own', want: 'want' } as const;
export type CollectedAs = keyof typeof CollectedAsValues;
registerEnumType(CollectedAsValues, {
  name: 'CollectedAs',
  description: 'What a number of copies means: copies that you own, or copies that you want to have in all.',
});
