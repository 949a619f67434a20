/** Attacks on the deck check: lists that are hard to parse. */
import { graphql, post } from './requests.mjs';

const CHECK =
  'query ($game: ID!, $text: String!) { checkDeck(game: $game, text: $text) { verdicts { legal issues { code message } } } }';

/** Posts a list to the deck check of the site, as the page does. */
const atSite = (about, rate, list) => ({
  about,
  rate,
  seconds: 15,
  sender: ({ site, game }) => {
    const asked = post(`${site}/ask`, { operation: 'CheckDeck', variables: { game, text: list } });
    return () => asked;
  },
});

const lines = (count, line) => Array.from({ length: count }, (_, n) => line(n)).join('\n');

export const lists = {
  'inner-spaces': atSite('A deck list of one line with 390 spaces inside', 2, `Ant${' '.repeat(390)}b`),
  'runs-of-spaces': atSite(
    'A line with three runs of 10,000 spaces',
    2,
    `1 a${['b', 'cc', '!'].map((word) => ' '.repeat(10_000) + word).join('')}`,
  ),
  'unknown-names': atSite(
    '1,500 lines of names that are close to no card',
    2,
    lines(1500, (n) => `1 Zzyzx${n}qwv${n * 7}`),
  ),
  'near-names': atSite(
    '1,500 lines of names that are close to many cards',
    2,
    lines(1500, (n) => `1 Mosquit${'o'.repeat(n % 9)}${n}`),
  ),
  'open-brackets': atSite('A line of 15,000 opening brackets', 2, '('.repeat(15_000)),
  'deep-json': atSite('JSON nested 7,000 deep', 2, '['.repeat(7_000)),
  'quoted-csv': atSite('CSV with a quote that never ends', 2, `name,copies\n"${'a,""'.repeat(4_000)}`),
  'long-query': {
    about: 'A search of 4,000 brackets and words',
    rate: 5,
    seconds: 15,
    sender: (context) => {
      const query =
        'query ($game: ID!, $q: String) { cards(game: $game, query: $q) { totalCount problems { message } } }';
      const q = `${'('.repeat(2_000)}a or ${'-b '.repeat(2_000)}`;
      return () => graphql(context, query, { game: context.game, q });
    },
  },
  'list-of-100-kB': {
    about: 'A deck list of 100 kB, sent to the API',
    rate: 3,
    seconds: 15,
    sender: (context) => {
      const text = lines(5_000, (n) => `${n % 4}x Mosquito ${n}`).slice(0, 100_000);
      return () => graphql(context, CHECK, { game: context.game, text });
    },
  },
};
