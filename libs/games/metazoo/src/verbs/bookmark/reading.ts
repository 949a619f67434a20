/** How `bookmark` reads. */
import { amountWords, pages, targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readBookmark: Reading<'bookmark'> = ({ who, count }) =>
  `${who === 'you' ? 'Bookmark' : `${targetWords(who)} Bookmarks`} ${pages(amountWords(count))}`;
