/** The custom scalars of the schema. They are for output only: no argument accepts them. */
import { GraphQLError, GraphQLScalarType } from 'graphql';

const outputOnly = (name: string) => (): never => {
  throw new GraphQLError(`${name} is not accepted as an argument.`);
};

export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value, such as the value of a parameter or the data of a card.',
  serialize: (value) => value,
  parseValue: outputOnly('JSON'),
  parseLiteral: outputOnly('JSON'),
});

export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A time in ISO 8601, in UTC.',
  serialize: (value) => new Date(value as string).toISOString(),
  parseValue: outputOnly('DateTime'),
  parseLiteral: outputOnly('DateTime'),
});
