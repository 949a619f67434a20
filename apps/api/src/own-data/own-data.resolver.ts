/** Deletes the viewer's own account. */
import { Args, Context, Field, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { AccountDeletion, AccountVisitors, type DeletionProof, type Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import type { RequestContext } from '../graphql/context.ts';
import { originOf } from '../http/origin.ts';
import { sessionToken, setSessionCookie } from '../http/session-cookie.ts';
import { visitorKey } from '../matches/visitor.ts';

@ObjectType('DeletionProof', { description: 'What you must give to delete your account.' })
class DeletionProofView {
  @Field(() => Boolean) readonly password!: boolean;
  @Field(() => Boolean, { description: 'A code of your app, or a recovery code.' }) readonly code!: boolean;
  @Field(() => Boolean, {
    description: 'Your e-mail address, not more than 15 minutes after you signed in.',
  })
  readonly recentSignIn!: boolean;
}

@Resolver()
export class OwnDataResolver {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('account')
  @Query(() => DeletionProofView, { description: 'What you must give to delete your account.' })
  deletionProof(@Viewer() viewer: Person): Promise<DeletionProof> {
    return this.deletion.proofFor(viewer);
  }

  @Access('account')
  @Mutation(() => Boolean, {
    description:
      'Deletes your account for good, with your decks, sessions and tokens. Matches, change sets, reviews and the audit stay without your name. `deletionProof` says what to give.',
  })
  async deleteAccount(
    @Args('password', { type: () => String, nullable: true }) password: Maybe<string>,
    @Args('code', { type: () => String, nullable: true }) code: Maybe<string>,
    @Args('email', { type: () => String, nullable: true }) email: Maybe<string>,
    @Viewer() viewer: Person,
    @Context() { request, response }: RequestContext,
  ): Promise<boolean> {
    const token = sessionToken(request.headers.cookie) ?? '';
    const proof = {
      password: password ?? '',
      code: code ?? '',
      email: email ?? '',
      token,
      from: originOf(request).key,
    };
    await this.deletion.delete(viewer, proof, await this.visitors.of(viewer.id, visitorKey({ request })));
    setSessionCookie(request, response, null);
    return true;
  }
}
