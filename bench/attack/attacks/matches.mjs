/** Attacks on matches: many simultaneous matches, frames of long matches, files that are not replays. */
import { setTimeout as sleep } from 'node:timers/promises';
import { aliased, graphql } from './requests.mjs';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }';
const STAGE = 'query ($id: ID!) { match(id: $id) { stage version } }';

const botMatch = ({ rulesets, decks }, bot) => ({
  ruleset: rulesets[0],
  seats: [0, 1].map((seat) => ({ kind: 'bot', bot, deckSlug: decks[seat % decks.length] })),
});

/** Plays a match between fast bots, for at most ten seconds. */
async function playedMatch(product) {
  const { data } = await product.ask(CREATE, { input: botMatch(product, 'random') });
  const { id } = data.createMatch;
  for (let look = 0; look < 50; look++) {
    const { data: now } = await product.ask(STAGE, { id });
    if (now.match.stage === 'over') break;
    await sleep(200);
  }
  return id;
}

export const matches = {
  'bot-matches': {
    about: 'New matches between hard bots',
    rate: 7,
    seconds: 20,
    sender: (context) => () => graphql(context, CREATE, { input: botMatch(context, 'mcts:2000') }),
  },
  sockets: {
    about: 'Sockets that stay open and say nothing',
    rate: 40,
    seconds: 15,
    sender: ({ api }) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'sec-websocket-version': '13',
        'sec-websocket-protocol': 'graphql-transport-ws',
      };
      return () => ({ url: `${api}/graphql`, headers, heldFor: 10_000 });
    },
  },
  'match-frames': {
    about: '100 aliased frames of one match',
    rate: 5,
    seconds: 15,
    prepare: async (product) => ({ match: await playedMatch(product) }),
    sender: (context) => (n) => {
      const frames = aliased(100, `matchFrame(id: "${context.match}", at: ${n % 50}) { at of log { sentence } }`);
      return graphql(context, `{ ${frames} }`);
    },
  },
  'replay-files': {
    about: 'Files of 7 MB that are not replays',
    rate: 2,
    seconds: 15,
    sender: ({ site }) => {
      const body = `{"format":"rulewright-replay/1","decisions":[${'0,'.repeat(3_500_000)}0]}`;
      return () => ({ url: `${site}/play/open`, method: 'POST', headers: { 'content-type': 'text/plain' }, body });
    },
  },
};
