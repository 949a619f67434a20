/** The titles under which the desk lists documents. */
import { entryOf } from './document-entry.ts';

test.each([
  ['cards/pond/cards/newt.yaml', 'id: newt\nname: Great Newt\n', 'Great Newt'],
  ['rules/pond/text/01-start.md', '# The start\n\nText.\n', 'The start'],
  ['cards/pond/adopt/core-set.yaml', 'id: core-set\nname: title\nfields: {}\n', 'Core Set'],
])('%s has its own title', (path, text, title) => {
  expect(entryOf({ path, text })?.title).toBe(title);
});
