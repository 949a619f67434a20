/** Identifies the viewer and runs an operation only if the viewer has the permission that the operation declares. */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { ApiTokens, covers, gamesWith, permits, Sessions, type Permission, type Person } from '@rulewright/accounts';
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../graphql/context.ts';
import { ApiError } from '../errors/errors.ts';
import { callerOf, type Caller } from '../http/caller.ts';
import { ACCESS, SCOPE } from './access.ts';
import { ScopeGames, type GameScope } from './scope.ts';

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly games: ScopeGames,
  ) {}

  /** @throws ApiError UNAUTHENTICATED, FORBIDDEN */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (execution.getType<string>() !== 'graphql') return true;
    const graphql = GqlExecutionContext.create(execution);
    const context = graphql.getContext<RequestContext>();
    const permission = this.reflector.get<Permission | undefined>(ACCESS, execution.getHandler());
    if (permission === undefined) throw new Error(`${execution.getHandler().name} does not declare who may use it.`);
    // Published content is the same for everyone, so the session is not looked up and the answer can be cached.
    if (permission === 'content') return true;
    if (context.response) context.response.locals['private'] = true;
    const caller = await (context.calling ??= this.callerOf(context));
    context.viewer = caller?.person ?? null;
    context.byToken = caller?.scopes != null;
    const changes = graphql.getInfo<GraphQLResolveInfo>().operation.operation === OperationTypeNode.MUTATION;
    requireScope(caller, permission, changes);
    if (permits(context.viewer?.role ?? null, permission)) return true;
    const scope = this.reflector.get<GameScope | undefined>(SCOPE, execution.getHandler());
    if (context.viewer && scope && (await this.mayWithin(context.viewer, permission, scope, execution))) return true;
    if (context.viewer === null) throw new ApiError('UNAUTHENTICATED', 'Sign in first.');
    throw new ApiError('FORBIDDEN', `Your role (${context.viewer.role}) does not permit this.`);
  }

  private async callerOf({ request }: RequestContext): Promise<Caller | null> {
    return request ? callerOf(request, { sessions: this.sessions, tokens: this.tokens }) : null;
  }

  /** Whether the person has the permission for every game that the call names. */
  private async mayWithin(
    person: Person,
    permission: Permission,
    scope: GameScope,
    execution: ExecutionContext,
  ): Promise<boolean> {
    const own = gamesWith(person, permission);
    if (own.length === 0) return false;
    const args = GqlExecutionContext.create(execution).getArgs<Record<string, unknown>>();
    const named = [...(await this.games.of(scope, args))];
    if (named.length === 0) return scope.narrows === true;
    return named.every((game) => game !== null && own.includes(game));
  }
}

/** @throws ApiError FORBIDDEN for an API token whose scopes do not cover the permission */
function requireScope(caller: Caller | null, permission: Permission, changes: boolean): void {
  if (!caller?.scopes || covers(caller.scopes, permission, changes)) return;
  throw new ApiError('FORBIDDEN', `This API token is for ${caller.scopes.join(', ')} only.`, 'scope-missing');
}
