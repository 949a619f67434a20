/** Links for lost passwords: an admin creates them, and the person chooses a new password with them. */
import { Args, Context, Field, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { actorOf, PasswordLinks, type PasswordLink, type Person } from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { originOf } from '../http/origin.ts';
import { Access, Viewer } from './access.ts';
import { LinkLimit } from './link-limit.ts';
import { PasswordRequests } from './password-requests.ts';

@ObjectType('PasswordLink', {
  description:
    'A link with which a person chooses a new password. It works once. The API shows the path only once; it is the path of the link on the site.',
})
export class PasswordLinkView {
  constructor(private readonly link: PasswordLink) {}

  @Field(() => String) get path(): string {
    return `/password/${this.link.token}`;
  }
  @Field(() => DateTimeScalar) get expiresAt(): string {
    return this.link.expiresAt;
  }
}

@Resolver()
export class PasswordLinksResolver {
  constructor(
    private readonly passwordLinks: PasswordLinks,
    private readonly limit: LinkLimit,
    private readonly requests: PasswordRequests,
  ) {}

  @Access('people')
  @Mutation(() => PasswordLinkView, {
    description: 'Creates a link with which a person chooses a new password. Former links of the person stop working.',
  })
  async createPasswordLink(
    @Args('person', { type: () => ID }) id: string,
    @Viewer() viewer: Person,
  ): Promise<PasswordLinkView> {
    return new PasswordLinkView(await this.passwordLinks.create(id, actorOf(viewer)));
  }

  @Access('visit')
  @Query(() => String, {
    nullable: true,
    description:
      'The e-mail address of the account that a link for a new password is for. It is null if the link was used or has expired.',
  })
  async passwordLinkEmail(@Args('token') token: string, @Context() context: RequestContext): Promise<string | null> {
    await this.limit.count(originOf(context.request));
    return this.passwordLinks.find(token);
  }

  @Access('visit')
  @Mutation(() => Boolean, {
    description:
      'Changes the password of the account that a link is for, and ends all its sessions. Afterwards the person signs in with the new password.',
  })
  async resetPassword(
    @Args('token') token: string,
    @Args('password') password: string,
    @Context() context: RequestContext,
  ): Promise<boolean> {
    await this.limit.count(originOf(context.request));
    await this.passwordLinks.use(token, password);
    return true;
  }

  @Access('visit')
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password by mail, if the address is that of an account. The answer is the same for every address.',
  })
  async requestPasswordLink(@Args('email') email: string, @Context() context: RequestContext): Promise<boolean> {
    await this.requests.send(email, originOf(context.request));
    return true;
  }
}
