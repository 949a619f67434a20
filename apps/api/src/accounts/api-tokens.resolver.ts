/** The API tokens of the signed-in person. */
import { Args, Field, ID, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { ApiTokens, SCOPE_NAMES, type ApiToken, type Person, type ScopeName } from '@rulewright/accounts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { Access, Viewer } from './access.ts';

const ScopeEnum = Object.fromEntries(SCOPE_NAMES.map((name) => [name, name])) as Record<ScopeName, ScopeName>;
registerEnumType(ScopeEnum, {
  name: 'ApiScope',
  description:
    'What an API token may do, as far as the role of its owner allows. `read`: read the desk. `edit`: also edit change sets, comment and run checks. `review`: approve and send back. `publish`: publish, schedule and roll back. `audit`: read the audit log. `decks`: read and save decks. `lab`: start runs of the lab, and pause, resume and cancel those that tokens of the owner started.',
});

@ObjectType('ApiToken', { description: 'A token with which a script asks the API in your name.' })
class ApiTokenView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => [ScopeEnum]) readonly scopes!: readonly ScopeName[];
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => DateTimeScalar) readonly expiresAt!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a script last used the token, exact to five minutes. It is null if no script has used it.',
  })
  readonly lastUsedAt!: string | null;
}

@ObjectType('NewApiToken', { description: 'A new API token. The API shows `token` only once.' })
export class NewApiTokenView {
  @Field(() => String, { description: 'What the script sends: `Authorization: Bearer TOKEN`.' })
  readonly token!: string;
  @Field(() => ApiTokenView) readonly made!: ApiToken;
}

@Resolver()
export class ApiTokensResolver {
  constructor(private readonly tokens: ApiTokens) {}

  @Access('account')
  @Query(() => [ApiTokenView], { complexity: listOf(50), description: 'Your API tokens, oldest first.' })
  apiTokens(@Viewer() viewer: Person): Promise<ApiToken[]> {
    return this.tokens.list(viewer.id);
  }

  @Access('account')
  @Mutation(() => NewApiTokenView, { description: 'Creates an API token that works for some days, 365 at most.' })
  createApiToken(
    @Args('name') name: string,
    @Args('scopes', { type: () => [ScopeEnum] }) scopes: ScopeName[],
    @Args('days', { type: () => Int, defaultValue: 90 }) days: number,
    @Viewer() viewer: Person,
  ): Promise<NewApiTokenView> {
    return this.tokens.create(viewer, { name, scopes, days });
  }

  @Access('account')
  @Mutation(() => Boolean, { description: 'Revokes an API token of yours, so that it no longer works.' })
  async revokeApiToken(@Args('id', { type: () => ID }) id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.tokens.revoke(viewer, id);
    return true;
  }
}
