/** Saved decks as their owners see them, and shared decks as others see them. */
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { DeckSharing } from '@rulewright/database';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { DeckHidingView } from './deck-case.model.ts';

/** The values of the enum in the schema. */
export const DeckSharingValues = {
  private: 'private',
  link: 'link',
  published: 'published',
} as const satisfies Record<DeckSharing, DeckSharing>;
registerEnumType(DeckSharingValues, {
  name: 'DeckSharing',
  description:
    'Who can see a saved deck: only its owner (`private`), anyone who has its key (`link`), or everyone, under the name of its owner (`published`).',
});

@ObjectType('SavedDeck', {
  description: 'A list that a person has saved, exactly as they wrote it. It may be illegal.',
})
export class SavedDeckView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => String, { description: 'Only you can read the notes, also when the deck is shared.' })
  readonly notes!: string;
  @Field(() => [String]) readonly tags!: readonly string[];
  @Field(() => DeckSharingValues) readonly sharing!: DeckSharing;
  @Field(() => String, {
    nullable: true,
    description: 'Opens the deck for others, with `sharedDeck`. Null while the deck is private.',
  })
  readonly shareKey!: string | null;
  @Field(() => String, { description: 'What a published deck says about itself.' })
  readonly description!: string;
  @Field(() => Int, { description: 'The version to send with the next change of this deck.' })
  readonly version!: number;
  @Field(() => DateTimeScalar) readonly updatedAt!: string;
  @Field(() => DeckHidingView, { nullable: true, description: 'Why an admin has hidden the deck. Null if none has.' })
  readonly hiding!: DeckHidingView | null;

  readonly originDeck!: string | null;
  readonly originSlug!: string | null;
}

@ObjectType('SavedDeckVersion', { description: 'A saved deck as it was before a later save.' })
export class SavedDeckVersionView {
  @Field(() => Int) readonly version!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => DateTimeScalar) readonly savedAt!: string;
}

@ObjectType('DeckOrigin', {
  description:
    'The deck that another one was copied from: a deck of the release (`slug`) or a shared deck. All fields are null if that deck is not shared any more.',
})
export class DeckOriginView {
  @Field(() => ID, { nullable: true }) readonly slug!: string | null;
  @Field(() => String, { nullable: true }) readonly name!: string | null;
  @Field(() => String, { nullable: true, description: 'The author of a published deck.' })
  readonly author!: string | null;
  @Field(() => String, { nullable: true, description: 'The key of a published deck.' })
  readonly key!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why an admin has hidden that deck. All other fields are then null.',
  })
  readonly hiddenReason!: string | null;
}

@InputType('DeckOriginInput', {
  description: 'What a new deck is a copy of: the slug of a deck of the release, or the key of a shared deck.',
})
export class DeckOriginInput {
  @Field(() => ID, { nullable: true }) readonly slug?: string | null;
  @Field(() => String, { nullable: true }) readonly key?: string | null;
}

@ObjectType('SharedDeck', { description: 'A deck that its owner has shared by a link or published.' })
export class SharedDeckView {
  /** Only lists and similar decks read it. */
  readonly id!: string;
  @Field(() => String) readonly key!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => [String]) readonly tags!: readonly string[];
  @Field(() => String) readonly description!: string;
  @Field(() => String, { nullable: true, description: 'The name of its owner, if the deck is published.' })
  readonly author!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null for a deck that is shared by its link only.' })
  readonly publishedAt!: string | null;
  @Field(() => DateTimeScalar) readonly updatedAt!: string;
  @Field(() => Boolean, { description: 'Whether it is your own deck.' }) readonly mine!: boolean;
  @Field(() => DeckHidingView, {
    nullable: true,
    description:
      'Why an admin has hidden the deck. Only its author and admins still get a hidden deck. Everyone else gets the error `HIDDEN` with the reason.',
  })
  readonly hiding!: DeckHidingView | null;

  readonly originDeck!: string | null;
  readonly originSlug!: string | null;
}

@InputType('EarlierDeckInput', { description: 'What a new deck was before, where it was made.' })
export class EarlierDeckInput {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => String, { description: 'ISO 8601.' }) readonly savedAt!: string;
}

/** The arguments of `saveDeck`. */
@ArgsType()
export class SaveDeckArgs {
  @Field(() => ID, { nullable: true }) id!: Maybe<string>;
  @Field(() => ID) game!: string;
  @Field(() => String) name!: string;
  @Field(() => String) text!: string;
  @Field(() => Int, { nullable: true }) version!: Maybe<number>;
  @Field(() => String, { nullable: true }) notes!: Maybe<string>;
  @Field(() => [String], { nullable: true }) tags!: Maybe<string[]>;
  @Field(() => DeckOriginInput, { nullable: true }) origin!: Maybe<DeckOriginInput>;
  @Field(() => [EarlierDeckInput], { nullable: true }) earlier!: Maybe<EarlierDeckInput[]>;
}
