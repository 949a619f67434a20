/**
 * Runs a field of an object without the steps that Nest puts around a resolver: about ten promises for each member of a list. No guard,
 * interceptor or filter of this API applies to such a field, so the steps only pass its arguments on.
 */
import { ResolveField } from '@nestjs/graphql';
import { GqlParamtype } from '@nestjs/graphql/dist/enums/gql-paramtype.enum.js';
import { PARAM_ARGS_METADATA } from '@nestjs/graphql/dist/graphql.constants.js';

/** A parameter of a resolver method, as `@Parent`, `@Args`, `@Context` and `@Info` describe it. */
interface Param {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
}

/** What GraphQL calls a resolver with: the parent, the arguments, the context and the place in the query. */
type Called = readonly [parent: unknown, args: Readonly<Record<string, unknown>>, context: object, info: unknown];

type Method = (...values: unknown[]) => unknown;

/** The places of the values in `Called`, by the kind of the parameter. */
const PLACES: Readonly<Record<string, number>> = {
  [GqlParamtype.ROOT]: 0,
  [GqlParamtype.ARGS]: 1,
  [GqlParamtype.CONTEXT]: 2,
  [GqlParamtype.INFO]: 3,
};

/** Reads the value of one parameter. @throws Error for a parameter that needs a step of Nest */
function readerOf(kind: string, { data, pipes = [] }: Param): (called: Called) => unknown {
  const place = PLACES[kind];
  if (place === undefined || pipes.length > 0)
    throw new Error('A direct field takes only @Parent, @Args, @Context and @Info, without pipes.');
  if (typeof data !== 'string') return (called) => called[place];
  return (called) => (called[place] as Readonly<Record<string, unknown>> | undefined)?.[data];
}

/**
 * `@ResolveField` for a field that the API may run directly. The method gets its parameters at once and may return a value or a promise.
 * Takes the parameters of `@ResolveField`.
 */
export const DirectField =
  (...of: Parameters<typeof ResolveField>): MethodDecorator =>
  (target, key, descriptor) => {
    const params = Object.entries(
      (Reflect.getMetadata(PARAM_ARGS_METADATA, target.constructor, key) ?? {}) as Record<string, Param>,
    );
    const readers: ((called: Called) => unknown)[] = [];
    for (const [name, param] of params) readers[param.index] = readerOf(name.split(':')[0]!, param);
    const method = descriptor.value as Method;
    const direct = function (this: unknown, ...called: unknown[]): unknown {
      return method.apply(
        this,
        readers.map((read) => read(called as unknown as Called)),
      );
    };
    // Without these entries, Nest calls the method with the four values of GraphQL and adds no step.
    Reflect.deleteMetadata(PARAM_ARGS_METADATA, target.constructor, key);
    descriptor.value = direct as typeof descriptor.value;
    ResolveField(...of)(target, key, descriptor);
  };
