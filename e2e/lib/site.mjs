/** Facts about the site that tests use: one game, and the addresses of the pages. */

/** The published game that the tests use, and facts about its content. */
export const game = 'metabaloids';

/** One address for each page that a visitor can open. `pages.test.mjs` fails when a route of the site is missing here. */
export const pages = [
  '/',
  `/${game}`,
  `/${game}/rules`,
  `/${game}/rules/core-tactical`,
  `/${game}/rules/fast?variant=short-game`,
  `/${game}/rules/compare?a=${game}/core-tactical&b=${game}/fast`,
  `/${game}/cards`,
  `/${game}/cards?q=${encodeURIComponent('name without any card')}`,
  `/${game}/cards/ant-swarm`,
  `/${game}/decks`,
  `/${game}/decks/starter-deck-set-1`,
  `/${game}/decks/build?from=starter-deck-set-1`,
  `/${game}/decks/players?without=ant-swarm&from=2026-01-01`,
  `/${game}/decks/played`,
  `/${game}/collection`,
  `/${game}/print/registration`,
  `/${game}/errata`,
  '/slow-water/legality/open-water',
  `/${game}/sets`,
  `/${game}/sets/set-1`,
  `/${game}/print?deck=starter-deck-set-1&ink=low`,
  `/${game}/deck-check`,
  `/${game}/learn/core-tactical`,
  `/${game}/examples/tie-costs-only-the-drawn-cards?step=4`,
  `/${game}/coverage`,
  `/${game}/coverage?q=${encodeURIComponent('no such words')}`,
  '/coverage',
  `/search?game=${game}&q=${encodeURIComponent('how many cards in a deck')}`,
  '/developers',
  '/developers/explorer',
  `/developers/explorer?query=${encodeURIComponent('{ games { id nme } }')}`,
  '/developers/guide/lab',
  '/lab',
  '/lab/blame?plan=yes',
  '/offline',
  '/play',
  '/play/lobby',
  '/play/device',
  '/play/device/match',
  '/privacy',
  '/releases',
  '/releases/1',
  '/releases/compare',
  '/sign-in',
  '/password',
  '/unreadable?release=1&game=slow-water',
  '/unsubscribe/nothing',
  '/as-if',
];

/** An address without a page. */
export const missing = '/no/such/page';
