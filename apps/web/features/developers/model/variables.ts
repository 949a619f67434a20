/** Parses the variables of a query, which are typed as a JSON object. */

/** Returns the object, an empty object for an empty text, or null if the text is not an object. */
export function variablesOf(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
