/** Identifies the viewer and runs an operation only if the viewer has the permission that the operation declares. */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { permits, Sessions, type Permission } from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';
import { ApiError } from '../errors/errors.ts';
import { sessionToken } from '../http/session-cookie.ts';
import { ACCESS } from './access.ts';

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  /** @throws ApiError UNAUTHENTICATED, FORBIDDEN */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (execution.getType<string>() !== 'graphql') return true;
    const context = GqlExecutionContext.create(execution).getContext<RequestContext>();
    const permission = this.reflector.get<Permission | undefined>(ACCESS, execution.getHandler());
    if (permission === undefined) throw new Error(`${execution.getHandler().name} does not declare who may use it.`);
    // Published content is the same for everyone, so the session is not looked up and the answer can be cached.
    if (permission === 'content') return true;
    if (context.response) context.response.locals['private'] = true;
    context.viewer = await (context.viewing ??= this.viewerOf(context));
    if (permits(context.viewer?.role ?? null, permission)) return true;
    if (context.viewer === null) throw new ApiError('UNAUTHENTICATED', 'Sign in first.');
    throw new ApiError('FORBIDDEN', `Your role (${context.viewer.role}) does not permit this.`);
  }

  private async viewerOf({ request }: RequestContext) {
    const token = request && sessionToken(request.headers.cookie);
    return token ? this.sessions.person(token) : null;
  }
}
