/** Attacks on the lab: long games between slow bots, and requests for games that were never played. */
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

export const lab = {
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
