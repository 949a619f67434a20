/** Some value of a schema type, as a GraphQL literal. The value need not exist in the content. */
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

export function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return `[${someValue(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  return { Int: '999999', Float: '1', Boolean: 'true' }[getNamedType(type).name] ?? '"nothing"';
}

/** A value for a required type; null for an optional one. */
export const valueOf = (type: GraphQLInputType): string | null => (isNonNullType(type) ? someValue(type) : null);
