/** The permission that an operation requires. The guard rejects an operation that declares no permission. */
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Extensions, GqlExecutionContext } from '@nestjs/graphql';
import type { Permission, Person } from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';
import type { GameScope } from './scope.ts';

/** Key of the permission in the metadata of a method, and in the extensions of its field in the schema. */
export const ACCESS = 'access';

/** The key of the scope, in the same places. */
export const SCOPE = 'scope';

/**
 * `@Access('drafts')`: the permission that the operation requires, from the table of @rulewright/accounts.
 * @param scope the arguments that name the game; without it, a role for a single game does not permit the operation
 */
export const Access = (permission: Permission, scope?: GameScope): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, permission),
    ...(scope ? [SetMetadata(SCOPE, scope)] : []),
    Extensions({ [ACCESS]: permission, ...(scope && { [SCOPE]: scope }) }),
  );

/** The signed-in person who sent the request. Null only if the operation is open to anyone. */
export const Viewer = createParamDecorator((_: unknown, context: ExecutionContext): Person | null => {
  return GqlExecutionContext.create(context).getContext<RequestContext>().viewer ?? null;
});
