/** Who changed a rule, a card, a ruling, a term or a value, when and why, with the text then. */
import { Args, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { permits, roleFor, type Person } from '@rulewright/accounts';
import { ChangeSets, itemHistory, type ReleaseSource } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
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

@ObjectType('ItemChangeSource', { description: 'The change set that a change was made in.' })
export class ItemChangeSourceView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly title!: string;
  @Field(() => String, { description: 'Why the change set was made.' }) readonly reason!: string;
  @Field(() => String, { nullable: true, description: 'Who wrote the text.' }) readonly editor!: string | null;
}

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
  @Field(() => ItemChangeSourceView, {
    nullable: true,
    description: 'The change set that the release was made from; null for people who may not see it.',
  })
  readonly source!: ItemChangeSourceView | null;
}

@Resolver()
export class ItemHistoryResolver {
  constructor(
    private readonly content: ContentService,
    private readonly releases: ShownReleases,
    private readonly work: Work,
    private readonly sets: ChangeSets,
  ) {}

  @Access('visit')
  @Query(() => [ItemChangeView], {
    nullable: true,
    complexity: workOf(READING),
    description: 'The last 50 changes of an item of the current release, the newest first.',
  })
  async itemHistory(
    @Args() { kind, game, id, mode }: SuggestedItemArgs,
    @Viewer() viewer: Person | null,
  ): Promise<ItemChangeView[]> {
    const opened = await this.content.open();
    opened.game(game);
    const item = { kind, game, id, mode: mode ?? null };
    const openedItem = await this.work.run('openedItem', { subject: opened.subject, item });
    if (!openedItem) throw notFound('unknown-item', 'The current release has no such text.');
    const [revisions = []] = await this.releases.histories([openedItem.path], opened.info.number);
    const changes = itemHistory(item, revisions).slice(0, MOST);
    const maySee = viewer !== null && permits(roleFor(viewer, game), 'drafts');
    const releases = changes.map(({ revision }) => revision.release);
    const sources = maySee ? await this.sets.sourcesOf(releases, openedItem.path) : new Map<number, ReleaseSource>();
    const sourceOf = (release: number): ReleaseSource | null => {
      const source = sources.get(release);
      // A role for one game does not show the change sets of all games.
      return source && viewer && permits(roleFor(viewer, source.game), 'drafts') ? source : null;
    };
    return changes.map(({ revision, before, after }) => ({
      ...{ release: revision.release, createdAt: revision.createdAt, author: revision.author },
      ...{ message: revision.message, before, after, source: sourceOf(revision.release) },
    }));
  }
}
