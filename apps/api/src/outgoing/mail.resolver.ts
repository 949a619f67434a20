/** The mail preferences of a person. */
import { Args, Context, Field, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Inject } from '@nestjs/common';
import type { Person } from '@rulewright/accounts';
import { MailChoices, type MailChoice } from '@rulewright/outgoing';
import { Access, Viewer } from '../accounts/access.ts';
import { LinkLimit } from '../accounts/link-limit.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import type { RequestContext } from '../graphql/context.ts';
import { originOf } from '../http/origin.ts';

@ObjectType('MailChoices', { description: 'Which mail you get.' })
export class MailChoicesView {
  @Field(() => Boolean, { description: 'Whether the site sends mail at all.' })
  readonly available!: boolean;
  @Field(() => Boolean, { description: 'Mail about each new release.' })
  readonly releases!: boolean;
  @Field(() => Boolean, { description: 'Mail about change sets that wait for a review, if you may review.' })
  readonly reviews!: boolean;
}

@Resolver()
export class MailResolver {
  constructor(
    private readonly choices: MailChoices,
    private readonly limit: LinkLimit,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  @Access('account')
  @Query(() => MailChoicesView, { description: 'Which mail you get.' })
  async mailChoices(@Viewer() viewer: Person): Promise<MailChoicesView> {
    return this.viewOf(await this.choices.find(viewer));
  }

  @Access('account')
  @Mutation(() => MailChoicesView, { description: 'Sets which mail you get.' })
  async setMailChoices(
    @Args('releases') releases: boolean,
    @Args('reviews') reviews: boolean,
    @Viewer() viewer: Person,
  ): Promise<MailChoicesView> {
    return this.viewOf(await this.choices.set(viewer, { releases, reviews }));
  }

  @Access('visit')
  @Mutation(() => Boolean, {
    description: 'Ends the mails about releases and reviews, with the token of the link at the end of each mail.',
  })
  async unsubscribe(@Args('token') token: string, @Context() context: RequestContext): Promise<boolean> {
    await this.limit.count(originOf(context.request));
    await this.choices.leave(token);
    return true;
  }

  private viewOf(choice: MailChoice): MailChoicesView {
    return { available: this.setup.mail !== null, ...choice };
  }
}
