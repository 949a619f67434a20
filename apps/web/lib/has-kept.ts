/** Whether this browser keeps a text for a place. Apart from the store, which a match page loads only if there is such a text. */
export const PREFIX = 'rulewright-kept:';

export function hasKept(place: string): boolean {
  try {
    return localStorage.getItem(PREFIX + place) !== null;
  } catch {
    return false;
  }
}
