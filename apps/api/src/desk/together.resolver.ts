/** Who else works on a change set, and the notices of a person. */
import { Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver, Subscription } from '@nestjs/graphql';
import { People, type Person } from '@rulewright/accounts';
import { ChangeSets, Notices, type Notice } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { mapped } from '../matches/mapped.ts';
import { DeskPresence, type PresentPerson } from './desk-presence.ts';

@ObjectType('PresentPerson', { description: 'A person who has a change set open.' })
class PresentPersonView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String, { nullable: true, description: 'The open document; null for the page of the change set.' })
  readonly path!: string | null;
}

@ObjectType('EditorName', { description: 'A person whom a comment can name.' })
class EditorNameView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
}

@ObjectType('Notice', {
  description:
    'A notice for you. `kind` is `mention` (a comment names you), `comment` (on your change set, or after your own comment) or `step` (someone decided about your change set; `step` names it as in `ReviewStep`).',
})
class NoticeView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly kind!: string;
  @Field(() => DateTimeScalar) readonly at!: string;
  @Field(() => Boolean) readonly isNew!: boolean;
  @Field(() => Int) readonly changeSet!: number;
  @Field(() => String, { description: 'The title of the change set.' }) readonly title!: string;
  @Field(() => String, { description: 'Who did it.' }) readonly by!: string;
  @Field(() => String) readonly step!: string;
  @Field(() => String, { description: 'The words of the comment, or the note of the step.' }) readonly words!: string;
  @Field(() => Int, { nullable: true }) readonly comment!: number | null;
  @Field(() => String, { nullable: true, description: 'The document of the comment.' }) readonly path!: string | null;
}

const SetArg = (): ParameterDecorator => Args('changeSet', { type: () => Int });

@Resolver()
export class TogetherResolver {
  constructor(
    private readonly notices: Notices,
    private readonly people: People,
    private readonly sets: ChangeSets,
    private readonly presence: DeskPresence,
  ) {}

  @Access('drafts', { changeSet: 'changeSet' })
  @Query(() => [EditorNameView], {
    complexity: listOf(20),
    description: 'The people whom a comment on a change set can name, such as `@Olga`. They get a notice.',
  })
  async editorNames(@SetArg() changeSet: number): Promise<EditorNameView[]> {
    const { set } = await this.sets.line(changeSet);
    return (await this.people.editors(set.game)).map(({ id, name }) => ({ id, name }));
  }

  @Access('drafts', { narrows: true })
  @Query(() => [NoticeView], { complexity: listOf(20), description: 'Your newest notices, at most 50, newest first.' })
  deskNotices(@Viewer() viewer: Person): Promise<Notice[]> {
    return this.notices.list(viewer);
  }

  @Access('drafts', { narrows: true })
  @Query(() => Int, { description: 'The number of your notices that you have not seen.' })
  newNotices(@Viewer() viewer: Person): Promise<number> {
    return this.notices.countNew(viewer);
  }

  @Access('drafts', { changeSet: 'changeSet', narrows: true })
  @Mutation(() => Boolean, {
    description: 'Marks your notices as seen: all, or those about one change set.',
  })
  async seeNotices(
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
    @Viewer() viewer: Person,
  ): Promise<boolean> {
    await this.notices.see(viewer, changeSet ?? null);
    return true;
  }

  @Access('drafts', { changeSet: 'changeSet' })
  @Subscription(() => [PresentPersonView], {
    description: 'The other people who have a change set open, now and after each change.',
  })
  async present(
    @SetArg() changeSet: number,
    @Args('path', { type: () => String, nullable: true }) path: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<AsyncIterableIterator<{ present: readonly PresentPerson[] }>> {
    await this.sets.line(changeSet);
    const place = path === null || path === undefined ? null : path.slice(0, 200);
    return mapped(this.presence.enter(changeSet, viewer, place), (people) => ({
      present: people.filter(({ id }) => id !== viewer.id),
    }));
  }
}
