/** Arguments that many fields share. */
import { Args, ID, Int } from '@nestjs/graphql';

/** `release: Int`: the number of a release; none means the current one. */
export const ReleaseArg = (): ParameterDecorator => Args('release', { type: () => Int, nullable: true });

/** `game: ID!` */
export const GameArg = (): ParameterDecorator => Args('game', { type: () => ID });

/** A type in a getter's signature that the decorators shall not look up, because its file imports this one in a circle. */
export type Lazy<Value> = Value;
