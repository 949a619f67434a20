/** The API schema in the browser, loaded together with the editor because its library is large. */
import { buildSchema, parse, print, type GraphQLSchema } from 'graphql';

export const SCHEMA_ADDRESS = '/developers/schema.graphql';

/** Loads the committed schema, which the site serves as a file. */
export async function loadSchema(signal: AbortSignal): Promise<GraphQLSchema> {
  const response = await fetch(SCHEMA_ADDRESS, { signal });
  if (!response.ok) throw new Error(`The schema could not be loaded: the site answered ${response.status}.`);
  return buildSchema(await response.text(), { assumeValid: true });
}

/** Formats a query. Returns null for a syntax error, and for a query with comments, which formatting would remove. */
export function formatted(query: string): string | null {
  if (query.includes('#')) return null;
  try {
    return print(parse(query));
  } catch {
    return null;
  }
}
