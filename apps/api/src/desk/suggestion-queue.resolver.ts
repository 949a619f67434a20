/** The suggestions of readers, for editors: accept into a change set, answer, decline, block the sender. */
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { gamesWith, permits, type Person } from '@rulewright/accounts';
import { inTransaction, type PublicSuggestionEntity } from '@rulewright/database';
import {
  DeskError,
  PublicSuggestions,
  type SuggestedItem,
  type SuggestionList,
  type SuggestionNews,
} from '@rulewright/desk';
import { enqueue } from '@rulewright/outgoing';
import { DataSource } from 'typeorm';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { pageCost } from '../graphql/cost.ts';
import { DirectField } from '../graphql/direct-field.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { Work } from '../work/work.ts';
import { ChangeSetView } from './change-set.model.ts';
import { DeskService } from './desk.service.ts';
import { PublicSuggestionView, SuggestionListValues } from './public-suggestion.model.ts';

const PAGE = { usual: 20, most: 50 };
const PublicSuggestionConnection = connectionOf('PublicSuggestion', () => PublicSuggestionView);

const Suggestion = (): ParameterDecorator => Args('suggestion', { type: () => ID });

@Resolver(() => ChangeSetView)
export class SuggestionQueueResolver {
  constructor(
    private readonly suggestions: PublicSuggestions,
    private readonly desk: DeskService,
    private readonly work: Work,
    private readonly database: DataSource,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  @Access('drafts', { narrows: true })
  @Query(() => PublicSuggestionConnection, {
    complexity: pageCost(PAGE),
    description: 'The suggestions of readers for your games, the newest first.',
  })
  publicSuggestionsConnection(
    @Args('list', { type: () => SuggestionListValues, nullable: true }) list: Maybe<SuggestionList>,
    @PageArgs(PAGE) page: PageAsked,
    @Viewer() viewer: Person,
  ): Promise<ConnectionPage<PublicSuggestionView>> {
    const asked = list ?? 'waiting';
    const paged: PagedList<PublicSuggestionView, readonly [string, string]> = {
      ...{ scope: ['publicSuggestions', asked], shape: ['text', 'text'], sizes: PAGE },
      keyOf: ({ createdAt, id }) => [createdAt, id],
    };
    return loadPage(paged, page, async (first, after) =>
      this.shown(await this.suggestions.list(asked, gamesOf(viewer), { first, after })),
    );
  }

  @Access('drafts', { narrows: true })
  @Query(() => Int, { description: 'The number of suggestions of readers that wait for an editor of your games.' })
  waitingSuggestions(@Viewer() viewer: Person): Promise<number> {
    return this.suggestions.countWaiting(gamesOf(viewer));
  }

  @DirectField('suggestions', () => [PublicSuggestionView], {
    description: 'The suggestions of readers that this change set has accepted.',
  })
  async accepted(set: ChangeSetView): Promise<PublicSuggestionView[]> {
    return this.shown(await this.suggestions.ofChangeSet(set.id));
  }

  @Access('drafts', { suggestion: 'suggestion', changeSet: 'changeSet' })
  @Mutation(() => Int, {
    description:
      'Accepts a suggestion into a change set, or into a new one, and returns the number of the change set. With `byHand`, its text is not put into the document. If the text does not fit, the error is `CONFLICT`.',
  })
  async acceptSuggestion(
    @Suggestion() id: string,
    @Args('changeSet', { type: () => Int, nullable: true }) into: Maybe<number>,
    @Args('byHand', { type: () => Boolean, nullable: true }) byHand: Maybe<boolean>,
    @Viewer() viewer: Person,
  ): Promise<number> {
    const row = await this.suggestions.find(id);
    const draft = byHand ? null : await this.draftOf(row, into ?? null);
    const { changeSet, news } = await this.suggestions.accept(viewer, id, into ?? null, draft);
    await this.tell(news);
    return changeSet;
  }

  @Access('drafts', { suggestion: 'suggestion' })
  @Mutation(() => Boolean, { description: 'Answers the sender of a suggestion. Nothing is decided.' })
  async answerSuggestion(@Suggestion() id: string, @Args('text') text: string, @Viewer() viewer: Person) {
    return this.tell(await this.suggestions.answer(viewer, id, text));
  }

  @Access('drafts', { suggestion: 'suggestion' })
  @Mutation(() => Boolean, { description: 'Declines a suggestion. The sender can read the reason.' })
  async declineSuggestion(@Suggestion() id: string, @Args('reason') reason: string, @Viewer() viewer: Person) {
    return this.tell(await this.suggestions.decline(viewer, id, reason));
  }

  @Access('drafts', { suggestion: 'suggestion' })
  @Mutation(() => Boolean, { description: 'Puts a suggestion that is held as spam into the list of those that wait.' })
  async clearSuggestion(@Suggestion() id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.suggestions.clear(viewer, id);
    return true;
  }

  @Access('drafts', { suggestion: 'suggestion' })
  @Mutation(() => Boolean, {
    description:
      'Declines a suggestion and accepts no more from its sender: the account and the mail address for a year, the network address for 30 days. With `blocked: false`, accepts suggestions from the sender again.',
  })
  async blockSender(
    @Suggestion() id: string,
    @Args('blocked') blocked: boolean,
    @Viewer() viewer: Person,
  ): Promise<boolean> {
    await (blocked ? this.suggestions.block(viewer, id) : this.suggestions.unblock(viewer, id));
    return true;
  }

  /** The document with the suggested text, as a draft of the change set. @throws DeskError `outdated-suggestion` */
  private async draftOf(row: PublicSuggestionEntity, changeSet: number | null) {
    const { path } = row;
    const { text: source, version } = await this.desk.document(path, changeSet);
    const item = { kind: row.kind, game: row.game, id: row.item, mode: row.mode } as SuggestedItem;
    const change = { field: row.field, before: row.before, after: row.after };
    const subject = await this.desk.subject(null);
    const fit = await this.work.run('fittedText', { subject, item, change, source: source ?? '', path });
    if (fit.text === null) throw new DeskError('outdated-suggestion', fit.problem, { path });
    return { text: fit.text, version };
  }

  private async shown(rows: readonly PublicSuggestionEntity[]): Promise<PublicSuggestionView[]> {
    const [names, blocked] = await Promise.all([
      this.suggestions.namesOf(rows),
      this.suggestions.blockedAmong(rows.map(({ id }) => id)),
    ]);
    return rows.map(
      (row) => new PublicSuggestionView(row, { name: names.get(row.id) ?? null, isBlocked: blocked.has(row.id) }),
    );
  }

  /** Queues a mail to the sender if the site sends mail and the sender left an address. */
  private async tell({ recipient, ...payload }: SuggestionNews): Promise<boolean> {
    if (this.setup.mail && recipient !== null)
      await inTransaction(this.database, ({ manager }) =>
        enqueue(manager, [{ kind: 'mail', recipient, about: 'suggestion', payload }]),
      );
    return true;
  }
}

const gamesOf = (viewer: Person): readonly string[] | null =>
  permits(viewer.role, 'drafts') ? null : gamesWith(viewer, 'drafts');
