/** Publishes change sets now or at a date, rolls back releases, and compares two releases. */
import { Args, ArgsType, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { placeOf } from '@rulewright/content';
import { isData, Publisher, type DocumentEntry } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import { ShownReleases } from '../content/shown-releases.ts';
import type { Maybe } from '../base/maybe.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { pageCost, workOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { ReleaseView } from '../releases/release.model.ts';
import { ChangeSetView, toChangeSet } from './change-set.model.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import { CompareReleasesArgs, DiffPartView, FieldChangeView } from './diff.model.ts';
import { PublishingSteps, PublishingStepView } from './publishing-steps.ts';

@ObjectType('ReleaseDifference', {
  description:
    'A document that differs between release `a` and release `b`. `change` is `added`, `changed` or `removed`.',
})
export class ReleaseDifferenceView {
  constructor(
    private readonly work: Work,
    private readonly entry: DocumentEntry,
    private readonly one: string | null,
    private readonly other: string | null,
  ) {}

  @Field(() => String) get path(): string {
    return this.entry.path;
  }
  @Field(() => ID) get game(): string {
    return this.entry.game;
  }
  @Field(() => String) get kind(): string {
    return this.entry.kind;
  }
  @Field(() => ID) get slug(): string {
    return this.entry.slug;
  }
  @Field(() => String) get title(): string {
    return this.entry.title;
  }
  @Field(() => String) get change(): string {
    return this.one === null ? 'added' : this.other === null ? 'removed' : 'changed';
  }
  @Field(() => String, { nullable: true }) get before(): string | null {
    return this.one;
  }
  @Field(() => String, { nullable: true }) get after(): string | null {
    return this.other;
  }
  @Field(() => [DiffPartView], { description: 'Both texts as one, compared word by word.' }) get words(): Promise<
    readonly DiffPartView[]
  > {
    return this.work.run('words', { before: this.one, after: this.other });
  }
  @Field(() => [FieldChangeView], { description: 'The changed fields of a YAML document.' }) get fields(): Promise<
    readonly FieldChangeView[]
  > {
    return isData(this.path) ? this.work.run('fields', { before: this.one, after: this.other }) : Promise.resolve([]);
  }
}

const COMPARING = 4_000;
const DIFFERENCES = { usual: 100, most: 300 };

const ReleaseDifferenceConnection = connectionOf('ReleaseDifference', () => ReleaseDifferenceView);

const IdArg = (): ParameterDecorator => Args('id', { type: () => Int });
const VersionArg = (): ParameterDecorator => Args('version', { type: () => Int });
const NotesArg = (): ParameterDecorator => Args('notes', { type: () => String, nullable: true });
const OverrideArg = (): ParameterDecorator => Args('override', { type: () => String, nullable: true });

/** The arguments of `schedule`. */
@ArgsType()
export class ScheduleArgs {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => String) at!: string;
  @Field(() => String, { nullable: true }) notes!: Maybe<string>;
  @Field(() => String, { nullable: true }) override!: Maybe<string>;
}

@Resolver()
export class PublishingResolver {
  constructor(
    private readonly publisher: Publisher,
    private readonly desk: DeskService,
    private readonly content: ContentService,
    private readonly releases: ShownReleases,
    private readonly work: Work,
    private readonly steps: PublishingSteps,
  ) {}

  @Access('publish', { changeSet: 'id' })
  @Mutation(() => ReleaseView, {
    description:
      'Publishes a change set as the next release. Without `notes`, it uses the drafted release notes. `override` is the reason for publishing despite a failed check; only admins can give one.',
  })
  publish(
    @IdArg() id: number,
    @VersionArg() version: number,
    @NotesArg() notes: Maybe<string>,
    @OverrideArg() override: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ReleaseView> {
    const order = { notes: notes ?? '', override: override ?? '' };
    const job = { person: viewer, id, version, order };
    return this.steps.follow(id, (onStep) => this.work.run('publish', job, onStep));
  }

  @Access('publish', { changeSet: 'changeSet' })
  @Query(() => PublishingStepView, {
    nullable: true,
    description: 'How far the publishing of a change set is. It is null when the change set is not being published.',
  })
  publishingStep(@Args('changeSet', { type: () => Int }) changeSet: number): PublishingStepView | null {
    return this.steps.of(changeSet);
  }

  @Access('publish', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, {
    description: 'Schedules a change set for publishing. `at` is a future time in ISO 8601.',
  })
  async schedule(
    @Args() { id, version, at, notes, override }: ScheduleArgs,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    await this.publisher.schedule(viewer, id, version, at, { notes: notes ?? '', override: override ?? '' });
    return toChangeSet(await this.desk.find(id));
  }

  @Access('publish', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, { description: 'Cancels the scheduled publishing of a change set.' })
  async unschedule(
    @IdArg() id: number,
    @VersionArg() version: number,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    await this.publisher.unschedule(viewer, id, version);
    return toChangeSet(await this.desk.find(id));
  }

  @Access('publish')
  @Mutation(() => ReleaseView, { description: 'Creates a new release with the content of an older one.' })
  rollback(
    @Args('to', { type: () => Int }) to: number,
    @Args('reason') reason: string,
    @Viewer() viewer: Person,
  ): Promise<ReleaseView> {
    return this.work.run('rollBack', { person: viewer, to, reason });
  }

  @Access('content')
  @Query(() => ReleaseDifferenceConnection, {
    complexity: pageCost(DIFFERENCES, COMPARING),
    description: 'The documents that differ between two releases, by path. `path`: only this document.',
  })
  compareReleasesConnection(
    @Args('a', { type: () => Int }) a: number,
    @Args('b', { type: () => Int }) b: number,
    @PageArgs(DIFFERENCES) page: PageAsked,
    @Args('path', { type: () => String, nullable: true }) path: Maybe<string>,
  ): Promise<ConnectionPage<ReleaseDifferenceView>> {
    const list: PagedList<ReleaseDifferenceView, readonly [string]> = {
      ...{ scope: ['compareReleases', a, b], shape: ['text'], sizes: DIFFERENCES },
      keyOf: (difference) => [difference.path],
      earlier: (text) => (placeOf(text) ? [text] : null),
    };
    return loadPage(list, page, (first, after) => this.differences(a, b, { first, after: after?.[0], path }));
  }

  @Access('content')
  @Query(() => [ReleaseDifferenceView], {
    complexity: workOf(COMPARING),
    deprecationReason: 'Use `compareReleasesConnection`.',
    description: 'The documents that differ between two releases, by path, after the path `after`.',
  })
  compareReleases(@Args() { a, b, first, after, path }: CompareReleasesArgs): Promise<ReleaseDifferenceView[]> {
    return this.differences(a, b, { first: pageSize(first, DIFFERENCES.most, DIFFERENCES.most), after, path });
  }

  private async differences(
    a: number,
    b: number,
    { first, after, path }: { readonly first: number; readonly after: Maybe<string>; readonly path: Maybe<string> },
  ): Promise<ReleaseDifferenceView[]> {
    const [one, other] = await Promise.all([this.content.find(a), this.content.find(b)]);
    const asked = { most: first, after: after ?? undefined, path: path ?? undefined };
    const differences = await this.releases.differences(one.number, other.number, asked);
    return differences.map(
      ({ entry, before, after: text }) => new ReleaseDifferenceView(this.work, entry, before, text),
    );
  }
}
