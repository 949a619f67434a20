/** The engine's reading of the verb `bookmark`: its effect in plain words. */
import { amountWords, pages, targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readBookmark: Reading<'bookmark'> = ({ who, count }) =>
  `${who === 'you' ? 'Bookmark' : `${targetWords(who)} Bookmarks`} ${pages(amountWords(count))}`;
