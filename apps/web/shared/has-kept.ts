/**
 * The keys of kept texts. Apart from the store, which a match page loads only if there is such a text. A key begins with the person who
 * typed the text, because several people can use one browser.
 */
const PREFIX = 'rulewright-kept:';

/**
 * The key of a place, for the person whom the server made the page for. That person stays the same when the session ends while the page is
 * open. A page for someone who is not signed in names no person.
 */
export const keyOf = (place: string): string => `${PREFIX}${document.documentElement.dataset['person'] ?? ''} ${place}`;

/** Whether this browser keeps a text of the person for a place. */
export function hasKept(place: string): boolean {
  try {
    return localStorage.getItem(keyOf(place)) !== null;
  } catch {
    return false;
  }
}
