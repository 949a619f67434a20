/** Which links open while the site cannot be reached. */
import { opensHere } from './mark-links.ts';

const FROM = new URL('https://rules.example/lanterns/rules/open');
const HERE = {
  pages: new Set(['/lanterns', '/lanterns/rules/open', '/lanterns/print?deck=first']),
  games: new Set(['lanterns']),
};
const opens = (address: string): boolean => opensHere(new URL(address, FROM), FROM, HERE);

it.each([
  '/lanterns',
  '/lanterns?utm=mail',
  '#ln.a.b',
  '/lanterns/print?deck=first',
  '/lanterns/cards?q=ember',
  '/lanterns/cards/ember',
  '/lanterns/examples/first?step=2',
  '/search?q=ember',
  '/lanterns/rules/open/ln.a.b',
  'https://elsewhere.example/',
])('opens %s', (address) => expect(opens(address)).toBe(true));

it.each(['/other', '/other/cards?q=ant', '/lanterns/print?deck=second', '/play', '/lanterns/rules/open?variant=short'])(
  'needs the site for %s',
  (address) => expect(opens(address)).toBe(false),
);
