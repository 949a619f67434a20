/**
 * Schedules expensive fields of queries. One query may ask for many, such as a hundred positions of a match. Each field waits for
 * its turn and addresses take turns, so that a query delays others by at most one of its fields.
 */
import { setImmediate as nextRound } from 'node:timers/promises';
import { TurnQueue } from '@rulewright/content/turns';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { originOf } from '../http/origin.ts';
import type { RequestContext } from '../graphql/context.ts';

/** The queue has no limit of its own, because the cost limit already bounds the fields of a query. */
const SIZE = { slots: 1, waiting: Infinity, waitingEach: Infinity };

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/** Makes the fields of `Query` take turns. The first field of a request starts at once. Changes the schema and returns it. */
export function giveTurns(schema: GraphQLSchema): GraphQLSchema {
  const queue = new TurnQueue(SIZE);
  const begun = new WeakSet<RequestContext>();
  const inTurn =
    (resolve: Resolver): Resolver =>
    async (source, args, context, info) => {
      if (!begun.has(context)) begun.add(context);
      else await queue.run(originOf(context.request).key, () => nextRound());
      return resolve(source, args, context, info);
    };
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    field.resolve = inTurn((field.resolve ?? defaultFieldResolver) as Resolver);
  return schema;
}
