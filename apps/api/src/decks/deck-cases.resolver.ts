/** Reports of decks, the decisions of admins, and the appeals of authors. */
import { Inject } from '@nestjs/common';
import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import { DeckCases, type CaseList, type CaseNews, type DeckCase, type ReportReason } from '@rulewright/saved-decks';
import { BadCursorError, inTransaction, withoutNul } from '@rulewright/database';
import { enqueue } from '@rulewright/outgoing';
import { DataSource } from 'typeorm';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import type { RequestContext } from '../graphql/context.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { listOf, pageCost } from '../graphql/cost.ts';
import { DirectField } from '../graphql/direct-field.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { originOf } from '../http/origin.ts';
import { CaseListValues, DeckCaseView, DeckReportReason } from './deck-case.model.ts';
import { ReportLimits } from './report-limits.ts';

const PAGE = { usual: 20, most: 50 };

const DeckCaseConnection = connectionOf('DeckCase', () => DeckCaseView);

/** Reads the `cursor` of a case. */
function placeIn(text: string): readonly [string, string] | null {
  const [at, id, ...rest] = withoutNul(text).split(' ');
  return at && id && rest.length === 0 ? [at, id] : null;
}

const DeckArg = (): ParameterDecorator => Args('deck', { type: () => ID });

@Resolver(() => DeckCaseView)
export class DeckCasesResolver {
  constructor(
    private readonly cases: DeckCases,
    private readonly limits: ReportLimits,
    private readonly database: DataSource,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  @Access('visit')
  @Mutation(() => Boolean, {
    description:
      'Reports a shared or published deck to the admins. `key` is the key of the deck. `text` says what is wrong and is required with the reason `other`. If you report the same deck again, your new report replaces the first.',
  })
  async reportDeck(
    @Args('key') key: string,
    @Args('reason', { type: () => DeckReportReason }) reason: ReportReason,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
    @Viewer() viewer: Person | null,
    @Context() context: RequestContext,
  ): Promise<boolean> {
    const from = originOf(context.request);
    await this.limits.count(from, viewer);
    await this.cases.report(key, { reason, text: text ?? '' }, { userId: viewer?.id ?? null, from: from.key });
    return true;
  }

  @Access('decks')
  @Mutation(() => Boolean, {
    description: 'Appeals against the hiding of one of your decks. You can appeal once; an admin answers.',
  })
  async appealHiding(@DeckArg() id: string, @Args('text') text: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.cases.appeal(viewer.id, id, text);
    return true;
  }

  @Access('moderate')
  @Query(() => DeckCaseConnection, {
    complexity: pageCost(PAGE),
    description: 'Reported or hidden decks, the newest report, appeal or hiding first.',
  })
  deckCasesConnection(
    @Args('list', { type: () => CaseListValues, nullable: true }) list: Maybe<CaseList>,
    @PageArgs(PAGE) page: PageAsked,
  ): Promise<ConnectionPage<DeckCase>> {
    const asked = list ?? 'waiting';
    const paged: PagedList<DeckCase, readonly [string, string]> = {
      ...{ scope: ['deckCases', asked], shape: ['text', 'text'], sizes: PAGE },
      keyOf: ({ at, deckId }) => [at, deckId],
      earlier: placeIn,
    };
    return loadPage(paged, page, (first, after) => this.cases.list(asked, { first, after }));
  }

  @Access('moderate')
  @Query(() => [DeckCaseView], {
    complexity: listOf(20),
    deprecationReason: 'Use `deckCasesConnection`.',
    description: 'Reported or hidden decks, after the case with the cursor `after`.',
  })
  deckCases(
    @Args('list', { type: () => CaseListValues, nullable: true }) list: Maybe<CaseList>,
    @Args('first', { type: () => Int, nullable: true }) first: Maybe<number>,
    @Args('after', { type: () => String, nullable: true, deprecationReason: 'Use `after` of `deckCasesConnection`.' })
    after: Maybe<string>,
  ): Promise<DeckCase[]> {
    const last = after == null ? undefined : placeIn(after);
    if (last === null) throw new BadCursorError();
    return this.cases.list(list ?? 'waiting', { first: pageSize(first, PAGE.usual, PAGE.most), after: last });
  }

  @DirectField('cursor', () => String, { deprecationReason: 'Use the cursors of `deckCasesConnection`.' })
  cursor({ at, deckId }: DeckCase): string {
    return `${at} ${deckId}`;
  }

  @Access('moderate')
  @Mutation(() => Boolean, { description: 'Closes the open reports of a deck. The deck stays as it is.' })
  async dismissReports(@DeckArg() id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.cases.dismiss(id, actorOf(viewer));
    return true;
  }

  @Access('moderate')
  @Mutation(() => Boolean, {
    description:
      'Hides a reported deck from everyone but its author and the admins, and closes its reports. Everyone can read the reason.',
  })
  async hideDeck(@DeckArg() id: string, @Args('reason') reason: string, @Viewer() viewer: Person): Promise<boolean> {
    return this.tell('deck-hidden', await this.cases.hide(id, reason, actorOf(viewer)), reason);
  }

  @Access('moderate')
  @Mutation(() => Boolean, { description: 'Shows a hidden deck again. `answer` is for the author.' })
  async restoreDeck(
    @DeckArg() id: string,
    @Args('answer', { type: () => String, nullable: true }) answer: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<boolean> {
    return this.tell('deck-restored', await this.cases.restore(id, answer ?? '', actorOf(viewer)), answer ?? '');
  }

  @Access('moderate')
  @Mutation(() => Boolean, { description: 'Keeps a deck hidden after the appeal of its author, with an answer.' })
  async declineAppeal(
    @DeckArg() id: string,
    @Args('answer') answer: string,
    @Viewer() viewer: Person,
  ): Promise<boolean> {
    return this.tell('appeal-declined', await this.cases.decline(id, answer, actorOf(viewer)), answer);
  }

  /** Queues a mail to the author if the site sends mail. */
  private async tell(about: string, { userId, name }: CaseNews, text: string): Promise<boolean> {
    if (this.setup.mail)
      await inTransaction(this.database, ({ manager }) =>
        enqueue(manager, [{ kind: 'mail', recipient: userId, about, payload: { name, text } }]),
      );
    return true;
  }
}
