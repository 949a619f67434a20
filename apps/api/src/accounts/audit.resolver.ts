/** The audit log: who did what, and when. */
import { Args, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { searchAudit } from '@rulewright/accounts';
import { DataSource } from 'typeorm';
import type { Maybe } from '../base/maybe.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { pageCost, pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { earlierNumber, loadPage, type PagedList } from '../graphql/pages.ts';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.ts';
import { Access } from './access.ts';

const MOST_ENTRIES = 200;

@ObjectType('AuditEntry', {
  description: 'One entry of the audit log. `details` can contain the revisions, the releases and the reason.',
})
export class AuditEntryView {
  @Field(() => Int) readonly id!: number;
  @Field(() => DateTimeScalar) readonly at!: string;
  @Field(() => String) readonly actor!: string;
  @Field(() => String) readonly action!: string;
  @Field(() => String) readonly subject!: string;
  @Field(() => String) readonly sentence!: string;
  @Field(() => JsonScalar) readonly details!: unknown;
}

const ENTRIES: PagedList<AuditEntryView, readonly [number]> = {
  ...{ scope: ['audit'], shape: ['number'], sizes: { usual: 50, most: MOST_ENTRIES } },
  keyOf: ({ id }) => [id],
  earlier: earlierNumber,
};

const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntryView);

@Resolver()
export class AuditResolver {
  constructor(private readonly database: DataSource) {}

  @Access('audit')
  @Query(() => AuditEntryConnection, {
    complexity: pageCost(ENTRIES.sizes),
    description:
      'The entries of the audit log, newest first. `query`: an entry matches if it contains all these words.',
  })
  auditConnection(
    @PageArgs(ENTRIES.sizes) page: PageAsked,
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
  ): Promise<ConnectionPage<AuditEntryView>> {
    return loadPage(ENTRIES, page, (first, after) =>
      searchAudit(this.database, { query: query ?? '', first, ...(after && { before: after[0] }) }),
    );
  }

  @Access('audit')
  @Query(() => [AuditEntryView], {
    complexity: pageOf,
    deprecationReason: 'Use `auditConnection`; its `after` replaces `before`.',
    description: 'The entries of the audit log, newest first, with an id below `before`.',
  })
  audit(
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 50 }) first: Maybe<number>,
    @Args('before', { type: () => Int, nullable: true, deprecationReason: 'Use `after` of `auditConnection`.' })
    before: Maybe<number>,
  ): Promise<AuditEntryView[]> {
    return searchAudit(this.database, {
      query: query ?? '',
      first: pageSize(first, 50, MOST_ENTRIES),
      ...(before != null && { before }),
    });
  }
}
