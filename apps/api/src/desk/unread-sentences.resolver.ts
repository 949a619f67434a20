/** Sentences of cards that editors wrote and that the grammar did not read. */
import { Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { UnreadSentences } from '@rulewright/desk';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';

@ObjectType('UnreadSentence', { description: 'A sentence that an editor wrote for a card and that was not read.' })
export class UnreadSentenceView {
  @Field(() => String) readonly text!: string;
  @Field(() => String, { description: 'The word at which reading stopped.' }) readonly word!: string;
  @Field(() => Int, { description: 'How often it was written.' }) readonly times!: number;
  @Field(() => DateTimeScalar) readonly lastAt!: string;
}

@Resolver()
export class UnreadSentencesResolver {
  constructor(
    private readonly sentences: UnreadSentences,
    private readonly content: ContentService,
  ) {}

  @Access('drafts', { game: 'game' })
  @Mutation(() => Boolean, {
    description: 'Counts a sentence for a card that was not read. Only the sentence is stored, without its author.',
  })
  async noteUnreadSentence(
    @Args('game', { type: () => ID }) game: string,
    @Args('text') text: string,
    @Args('word') word: string,
  ): Promise<boolean> {
    (await this.content.open()).game(game);
    await this.sentences.note(game, text, word);
    return true;
  }

  @Access('drafts', { game: 'game' })
  @Mutation(() => Boolean, {
    description:
      'Deletes a sentence that is dealt with from the list. It returns when someone writes it again and it is still not read.',
  })
  async settleUnreadSentence(
    @Args('game', { type: () => ID }) game: string,
    @Args('text') text: string,
  ): Promise<boolean> {
    await this.sentences.settle(game, text);
    return true;
  }

  @Access('drafts', { game: 'game' })
  @Query(() => [UnreadSentenceView], {
    nullable: true,
    complexity: listOf(200),
    description: 'The last 200 sentences for cards of a game that were not read, the newest first.',
  })
  unreadSentences(@Args('game', { type: () => ID }) game: string): Promise<UnreadSentenceView[]> {
    return this.sentences.list(game);
  }
}
