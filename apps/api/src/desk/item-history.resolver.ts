/** Who changed a rule, a card, a ruling, a term or a value, when and why, with the text then. */
import { Args, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { itemHistory } from '@rulewright/desk';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import { ShownReleases } from '../content/shown-releases.ts';
import { notFound } from '../errors/errors.ts';
import { workOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { Work } from '../work/work.ts';
import { SuggestedItemArgs } from './public-suggestion.model.ts';

/** The most changes that are listed. */
const MOST = 50;
const READING = 2_000;

@ObjectType('ItemChange', { description: 'A change of an item, with the release that published it.' })
export class ItemChangeView {
  @Field(() => Int) readonly release!: number;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => String) readonly author!: string;
  @Field(() => String, { description: 'The notes of the release.' }) readonly message!: string;
  @Field(() => String, { nullable: true, description: 'The text before; null if the release added the item.' })
  readonly before!: string | null;
  @Field(() => String, { nullable: true, description: 'The text then; null if the release removed the item.' })
  readonly after!: string | null;
}

@Resolver()
export class ItemHistoryResolver {
  constructor(
    private readonly content: ContentService,
    private readonly releases: ShownReleases,
    private readonly work: Work,
  ) {}

  @Access('visit')
  @Query(() => [ItemChangeView], {
    nullable: true,
    complexity: workOf(READING),
    description: 'The last 50 changes of an item of the current release, the newest first.',
  })
  async itemHistory(@Args() { kind, game, id, mode }: SuggestedItemArgs): Promise<ItemChangeView[]> {
    const opened = await this.content.open();
    opened.game(game);
    const item = { kind, game, id, mode: mode ?? null };
    const openedItem = await this.work.run('openedItem', { subject: opened.subject, item });
    if (!openedItem) throw notFound('unknown-item', 'The current release has no such text.');
    const [revisions = []] = await this.releases.histories([openedItem.path], opened.info.number);
    return itemHistory(item, revisions)
      .slice(0, MOST)
      .map(({ revision, before, after }) => ({
        ...{ release: revision.release, createdAt: revision.createdAt, author: revision.author },
        ...{ message: revision.message, before, after },
      }));
  }
}
