/** The viewer's own account: signing in and out, changing the password, accepting an invitation. */
import { Inject } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountError, Invitations, People, Sessions, type Person, type SignedIn } from '@rulewright/accounts';
import { SETUP, type Setup } from '../base/setup.ts';
import { ApiError } from '../errors/errors.ts';
import type { RequestContext } from '../graphql/context.ts';
import { originOf } from '../http/origin.ts';
import { Access, Viewer } from './access.ts';
import { LinkLimit } from './link-limit.ts';
import { InvitationView, PersonView, SignInMethodsView } from './person.model.ts';
import { sessionToken, setSessionCookie } from '../http/session-cookie.ts';

@Resolver()
export class AccountResolver {
  constructor(
    private readonly sessions: Sessions,
    private readonly people: People,
    private readonly invitations: Invitations,
    private readonly links: LinkLimit,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  @Access('visit')
  @Query(() => SignInMethodsView, { description: 'The ways in which people sign in here.' })
  signInMethods(): SignInMethodsView {
    const { passwordSignIn, singleSignOn, mail } = this.setup;
    return {
      password: passwordSignIn,
      singleSignOn: singleSignOn?.name ?? null,
      passwordMail: passwordSignIn && mail !== null,
    };
  }

  @Access('visit')
  @Query(() => PersonView, {
    nullable: true,
    description: 'The person who is signed in. It is null if no one is signed in.',
  })
  me(@Viewer() viewer: Person | null): PersonView | null {
    return viewer && new PersonView(viewer);
  }

  @Access('visit')
  @Query(() => InvitationView, {
    nullable: true,
    description: 'The invitation behind a link. It is null if the link was used, was revoked or has expired.',
  })
  async invitation(@Args('token') token: string, @Context() context: RequestContext): Promise<InvitationView | null> {
    await this.links.count(originOf(context.request));
    return this.invitations.find(token);
  }

  @Access('visit')
  @Mutation(() => PersonView, { description: 'Starts a session.' })
  async signIn(
    @Args('email') email: string,
    @Args('password') password: string,
    @Context() context: RequestContext,
  ): Promise<PersonView> {
    if (!this.setup.passwordSignIn)
      throw new AccountError('password-off', 'This site has no sign-in by password. Use single sign-on.');
    return this.enter(context, await this.sessions.signIn(email, password, originOf(context.request).key));
  }

  @Access('visit')
  @Mutation(() => Boolean, { description: 'Ends this session. It also returns true if no one was signed in.' })
  async signOut(@Context() context: RequestContext): Promise<boolean> {
    const token = sessionToken(context.request.headers.cookie);
    if (token !== undefined) await this.sessions.signOut(token);
    setSessionCookie(context.request, context.response, null);
    return true;
  }

  @Access('account')
  @Mutation(() => Int, {
    description: 'Ends all sessions of the account, including this one. Returns the number of ended sessions.',
  })
  async signOutEverywhere(@Viewer() viewer: Person, @Context() context: RequestContext): Promise<number> {
    const ended = await this.sessions.signOutEverywhere(viewer);
    setSessionCookie(context.request, context.response, null);
    return ended;
  }

  @Access('account')
  @Mutation(() => PersonView, { description: 'Changes the password and ends all other sessions of the account.' })
  async changePassword(
    @Args('current') current: string,
    @Args('next') next: string,
    @Viewer() viewer: Person,
    @Context() context: RequestContext,
  ): Promise<PersonView> {
    return this.enter(context, await this.sessions.changePassword(viewer, current, next));
  }

  @Access('account')
  @Mutation(() => PersonView, { description: 'Changes your name.' })
  async changeName(@Args('name') name: string, @Viewer() viewer: Person): Promise<PersonView> {
    return new PersonView(await this.people.setName(viewer.id, name));
  }

  @Access('visit')
  @Mutation(() => PersonView, {
    description: 'Creates the account that the invitation is for, and signs the person in.',
  })
  async acceptInvitation(
    @Args('token') token: string,
    @Args('email') email: string,
    @Args('name') name: string,
    @Args('password') password: string,
    @Context() context: RequestContext,
  ): Promise<PersonView> {
    await this.links.count(originOf(context.request));
    return this.enter(context, await this.invitations.accept(token, { email, name, password }));
  }

  /** Sets the cookie of a new session. @throws ApiError UNAUTHENTICATED if the session still needs a second factor */
  private async enter({ request, response }: RequestContext, { person, token }: SignedIn): Promise<PersonView> {
    setSessionCookie(request, response, token);
    const session = await this.sessions.find(token);
    if (session?.step === 'code')
      throw new ApiError('UNAUTHENTICATED', 'Enter the code that your app shows.', 'second-factor-needed');
    if (session?.step === 'setup')
      throw new ApiError('UNAUTHENTICATED', 'Set up a second factor first.', 'second-factor-setup-needed');
    return new PersonView(person);
  }
}
