/**
 * All attacks by name. An attack has
 * - `about`: one sentence,
 * - `rate`: requests per second, and `seconds`: the maximum duration,
 * - `memory`, optional: the most megabytes by which a process that answers requests may grow,
 * - `prepare(product)`, optional: runs once before the measurement and resolves to plain data for the sender,
 * - `sender(context)`: returns the function that creates request number `n`. It runs in the process of the load generator.
 */
import { files } from './files.mjs';
import { lists } from './lists.mjs';
import { matches } from './matches.mjs';
import { pages } from './pages.mjs';
import { queries } from './queries.mjs';
import { graphql } from './requests.mjs';

const CREATE = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
const CANCEL = 'mutation ($id: ID!) { cancelLabRun(id: $id) { id } }';
const OPEN = 'mutation ($id: ID!, $game: Int!) { openLabGame(id: $id, arm: 0, game: $game) }';

/** Starts a run with the slowest bots. Resolves to its id and the visitor's cookie, or to null when the API refuses the run. */
async function slowRun({ ask, rulesets, decks }, games = 200) {
  const entrants = [0, 1].map((seat) => ({ bot: 'mcts:2000', deckSlug: decks[seat % decks.length] }));
  const { data, cookie } = await ask(CREATE, { input: { ruleset: rulesets[0], games, entrants } });
  return data ? { id: data.createLabRun.id, cookie } : null;
}

/** Attacks on the lab: long games between slow bots, and requests for games that were never played. */
const lab = {
  'lab-replays': {
    about: 'Replays of games that a cancelled run of mcts:2000 never played',
    rate: 2,
    seconds: 20,
    prepare: async (product) => {
      const run = await slowRun(product);
      if (run) await product.ask(CANCEL, { id: run.id }, run.cookie);
      return { run };
    },
    sender:
      ({ site, run }) =>
      (n) => ({ url: `${site}/lab/${run?.id ?? 'none'}/files/games/0/${n % 200}/replay` }),
  },
  'lab-games': {
    about: 'Opening games of a run of mcts:2000 as matches',
    rate: 2,
    seconds: 20,
    prepare: async (product) => ({ run: await slowRun(product) }),
    sender: (context) => (n) => graphql(context, OPEN, { id: context.run?.id ?? 'none', game: n % 200 }),
  },
  'lab-runs': {
    about: 'New runs with the most games of mcts:2000 that a run may have, each from a new visitor',
    rate: 1,
    seconds: 20,
    sender: (context) => {
      const entrants = [0, 1].map((seat) => ({
        bot: 'mcts:2000',
        deckSlug: context.decks[seat % context.decks.length],
      }));
      return () => graphql(context, CREATE, { input: { ruleset: context.rulesets[0], games: 200, entrants } });
    },
  },
};

const CHECK = 'query ($path: String!, $text: String!) { checkText(path: $path, text: $text) { problems { message } } }';

/** An attack that has the desk check `text`, as the editor does while typing. */
const typed = (about, text) => ({
  about,
  rate: 1,
  seconds: 15,
  sender: (context) => {
    const headers = { cookie: context.editor.cookie, 'rulewright-request': '1' };
    const asked = graphql(context, CHECK, { path: context.chapter, text }, headers);
    return () => asked;
  },
});

/** Attacks by an editor: texts that are hard to parse. */
const desk = {
  'open-emphasis': typed('A chapter of 12,000 opened emphases', '*a_'.repeat(12_000)),
  'long-emphasis': typed('A chapter of 60,000 opened emphases', '*a_'.repeat(60_000)),
  'deep-quotes': typed('A chapter of 20,000 nested quotes', '> '.repeat(20_000)),
  'deep-lists': typed('A chapter of 10,000 nested lists', '- '.repeat(10_000)),
  'open-links': typed('A chapter of 50,000 opened links', '['.repeat(50_000)),
};

const SIGN_IN = 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';

/** Attacks on accounts: each wrong password costs a slow hash. */
const accounts = {
  'sign-in': {
    about: 'Wrong passwords for accounts that differ',
    rate: 20,
    seconds: 15,
    sender: (context) => (n) =>
      graphql(context, SIGN_IN, { email: `person${n}@example.org`, password: `wrong password ${n}` }),
  },
  'sign-in-one-account': {
    about: 'Wrong passwords for one account, with a NUL after its name',
    rate: 20,
    seconds: 15,
    sender: (context) => (n) =>
      graphql(context, SIGN_IN, { email: `${context.editor.email}\u0000`, password: `wrong password ${n}` }),
  },
};

export const attacks = { ...pages, ...queries, ...lists, ...lab, ...matches, ...accounts, ...desk, ...files };
