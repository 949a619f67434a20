/** The query for the cards that changed since an earlier release. Print sheets use it to print only these cards. */
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput } from '../errors/errors.ts';
import { GameArg } from '../graphql/args.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { PrintedCardsService } from './printed-cards.service.ts';

/** The most cards of one query. A page of the site prints 180. */
const MOST_CARDS = 200;

@Resolver()
export class ChangedCardsResolver {
  constructor(
    private readonly content: ContentService,
    private readonly printed: PrintedCardsService,
  ) {}

  @Access('content')
  @Query(() => [ID], {
    complexity: workOf(WORK.search),
    description: `The slugs of those cards whose documents differ from an earlier release. \`cards\` names at most ${MOST_CARDS} cards.`,
  })
  async changedCards(
    @GameArg() game: string,
    @Args('since', { type: () => Int }) since: number,
    @Args('cards', { type: () => [ID] }) cards: string[],
  ): Promise<string[]> {
    if (cards.length > MOST_CARDS)
      throw badInput('too-many-cards', `At most ${MOST_CARDS} cards are looked up at once.`);
    const gameContent = (await this.content.open()).game(game);
    const docs = [...new Set(cards)].flatMap((slug) => gameContent.cards.get(slug) ?? []);
    return (await this.printed.changedSince(since, gameContent, docs)).map(({ id }) => id);
  }
}
