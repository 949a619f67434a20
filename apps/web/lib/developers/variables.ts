/** Variables of a query as they are typed: a JSON object. */

/** The object; an empty one for an empty text, and null for a text that is not an object. */
export function variablesOf(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
