/** The engine's reading of the verb `search`: its effect in plain words. */
import { selectorWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';
import { PLACES } from '../places.ts';

export const readSearch: Reading<'search'> = ({ count, find, to }) => {
  const it = count > 1 ? 'them' : 'it';
  const place = { arena: PLACES.arena, chapter: 'into your Chapter', 'spellbook-top': 'on top of your Spellbook' }[to];
  return `search your Spellbook for up to ${count} ${selectorWords(find, count > 1, true)}, put ${it} ${place}, shuffle`;
};
