/** Arguments that many fields share. */
import { Args, ID, Int } from '@nestjs/graphql';

/** `release: Int`: the number of a release. Null means the current release. */
export const ReleaseArg = (): ParameterDecorator => Args('release', { type: () => Int, nullable: true });

/** `game: ID!` */
export const GameArg = (): ParameterDecorator => Args('game', { type: () => ID });

/** Wraps a type in a getter's signature, so that decorator metadata does not load its file. Needed for files that import each other. */
export type Lazy<Value> = Value;
