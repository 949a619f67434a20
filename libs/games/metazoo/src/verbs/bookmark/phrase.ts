/** The phrase of the verb `bookmark`: parses and prints its effect in card sentences. */
import { be, record, say } from '@rulewright/content/sentences';
import { amount, figure, subject } from '../../language/phrases.ts';
import { bookmarkSchema } from './schema.ts';

const others = subject('who', 'Bookmark', 'Bookmarks');

export const sayBookmark = record(
  bookmarkSchema,
  say`${be('do', 'bookmark')} ${be('who', 'you')} ${amount('count', figure, (n) => say`Bookmark ${n}`)}`,
  say`${be('do', 'bookmark')} ${amount('count', figure, (n) => say`${others} ${n}`)}`,
);
