/** The permission that an operation requires. The guard rejects an operation that declares no permission. */
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Extensions, GqlExecutionContext } from '@nestjs/graphql';
import type { Permission, Person } from '@rulewright/accounts';
import type { RequestContext } from '../graphql/context.ts';

/** Key of the permission in the metadata of a method, and in the extensions of its field in the schema. */
export const ACCESS = 'access';

/** `@Access('drafts')`: the permission that the operation requires, as defined in @rulewright/accounts. */
export const Access = (permission: Permission): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, permission), Extensions({ [ACCESS]: permission }));

/** The signed-in person who sent the request. Null only if the operation is open to anyone. */
export const Viewer = createParamDecorator((_: unknown, context: ExecutionContext): Person | null => {
  return GqlExecutionContext.create(context).getContext<RequestContext>().viewer ?? null;
});
