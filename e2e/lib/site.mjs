/** The address of the site under test, and how the tests fill it in. */

/** Scheme, host and port; `run.mjs` starts the product and says where. */
export const site = process.env.SITE_URL;
if (!site) throw new Error('SITE_URL is not set: run the browser tests with npm test -- --only browser.');

/** The one published game that the tests read, and what is known of its content. */
export const game = 'metabaloids';

/** One address for each page that a visitor can open; `pages.test.mjs` fails when a route of the site is not among them. */
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
  `/${game}/deck-check`,
  `/${game}/learn/core-tactical`,
  `/${game}/examples/tie-costs-only-the-drawn-cards?step=4`,
  `/${game}/coverage`,
  `/${game}/coverage?q=${encodeURIComponent('no such words')}`,
  '/coverage',
  '/developers',
  `/developers?query=${encodeURIComponent('{ games { id nme } }')}`,
  '/developers/guide/lab',
  '/lab',
  '/play',
  '/releases',
  '/releases/1',
  '/releases/compare',
  '/sign-in',
  '/as-if',
];

/** An address that leads nowhere. */
export const missing = '/no/such/page';
