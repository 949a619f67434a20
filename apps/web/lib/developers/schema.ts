/** The schema of the API in the browser: loaded with the editor, since its library is large. */
import { buildSchema, parse, print, type GraphQLSchema } from 'graphql';

export const SCHEMA_ADDRESS = '/developers/schema.graphql';

/** Reads the committed schema, which the site sends as a file. */
export async function loadSchema(signal: AbortSignal): Promise<GraphQLSchema> {
  const response = await fetch(SCHEMA_ADDRESS, { signal });
  if (!response.ok) throw new Error(`The schema could not be loaded: the site answered ${response.status}.`);
  return buildSchema(await response.text(), { assumeValid: true });
}

/** The query in the usual layout; null for one with a syntax error. Comments would be lost, so a query with comments stays. */
export function formatted(query: string): string | null {
  if (query.includes('#')) return null;
  try {
    return print(parse(query));
  } catch {
    return null;
  }
}
