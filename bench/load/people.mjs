/**
 * Simulated players who act like browsers: each has a cookie and a socket for changes, and chooses a random option after a thinking time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DecideDocument, JoinMatchDocument, MatchChangedDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { createClient } from 'graphql-ws';
import { asSite } from '../../tools/lib/graphql.mjs';
import { WebSocket } from 'ws';

const between = (low, high) => low + Math.random() * (high - low);
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id seats { invite } } }';

let visitors = 0;

/** The address of another visitor. The API limits the number of sockets per address. */
function nextAddress() {
  visitors++;
  return `10.0.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
}

/** A client that sends HTTP requests and keeps the cookie that the API sets. */
export class Visitor {
  cookie = '';

  constructor(url) {
    this.url = url;
    this.address = nextAddress();
  }

  /** Sends a query text, or a document of the API client. */
  async ask(document, variables) {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...asSite() },
      body: JSON.stringify({ query: typeof document === 'string' ? document : textOf(document), variables }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    const { data, errors } = await response.json();
    if (errors) throw Object.assign(new Error(errors[0].message), { reason: errors[0].extensions?.reason });
    return data;
  }

  /** Creates a match with seats of the given `kinds`. Returns the match id and the invitation tokens of the open seats. */
  async create({ ruleset, decks, level }, kinds) {
    const seats = kinds.map((kind, seat) => ({ kind, bot: level, deckSlug: decks[seat % decks.length] }));
    const { id, seats: made } = (await this.ask(CREATE, { input: { ruleset, seats } })).createMatch;
    return { id, invites: made.map(({ invite }) => invite).filter(Boolean) };
  }
}

/** Plays matches against a bot, one after the other, until `signal` aborts. Each of `urls` is the API of one player. */
export async function playParty(urls, setup, measured, signal) {
  const players = urls.map((url) => new Player(url, setup, measured));
  while (!signal.aborted) {
    try {
      const [host, ...friends] = players;
      const kinds = ['me', ...friends.map(() => 'friend'), 'bot'];
      const { id, invites } = await host.visitor.create(setup, kinds);
      for (const [at, { visitor }] of friends.entries())
        await visitor.ask(JoinMatchDocument, { match: id, token: invites[at] });
      const sent = [];
      await Promise.all(players.map((player) => player.play(id, sent, signal)));
      if (!signal.aborted) measured.matches++;
    } catch (error) {
      if (signal.aborted) return;
      measured.errors.push(error);
      await sleep(1_000);
    }
  }
}

class Player {
  constructor(url, setup, measured) {
    Object.assign(this, { url, setup, measured, visitor: new Visitor(url) });
  }

  /**
   * Plays a match until it ends or `signal` aborts.
   * @param sent the decisions of all players in order: number, time and player
   */
  async play(id, sent, signal) {
    const { cookie, address } = this.visitor;
    class Socket extends WebSocket {
      constructor(url, protocols) {
        super(url, protocols, { headers: { cookie, ...asSite(), 'x-forwarded-for': address } });
      }
    }
    const url = `${this.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: Socket, retryAttempts: 10 });
    try {
      await new Promise((resolve, reject) => {
        signal.addEventListener('abort', resolve, { once: true });
        const game = { id, sent, read: 0, last: null, botSince: null, thinksAbout: -1 };
        client.subscribe(
          { query: textOf(MatchChangedDocument), variables: { match: id } },
          {
            next: ({ data, errors }) => {
              if (errors) return reject(new Error(errors[0].message));
              const { stage, table, seats } = data.matchChanged;
              if (stage === 'over') resolve();
              else this.#seen(table.decision, seats, game, signal).catch(reject);
            },
            error: (error) => reject(error instanceof Error ? error : new Error(JSON.stringify(error))),
            complete: resolve,
          },
        );
      });
    } finally {
      await client.dispose();
    }
  }

  /** Records the times for the current decision. Takes it if it is this player's turn. */
  async #seen({ number, seat, options }, seats, game, signal) {
    const { measured } = this;
    const now = performance.now();
    for (; game.read < game.sent.length && game.sent[game.read].number < number; game.read++) {
      const { since, by } = game.sent[game.read];
      (by === this ? measured.pushed : measured.told).add(now - since);
    }
    const { last } = game;
    const isBot = seats[seat].kind === 'bot';
    // If this player missed some pushes, the decisions in between share the time.
    if (last?.isBot && number > last.number) measured.bot.add((now - last.at) / (number - last.number));
    game.last = { number, at: now, isBot };
    if (isBot) {
      game.botSince ??= now;
      return;
    }
    if (game.botSince !== null) measured.answered.add(now - game.botSince);
    game.botSince = null;
    if (!options || game.thinksAbout === number) return;
    game.thinksAbout = number;
    await sleep(between(...this.setup.thought));
    if (signal.aborted) return;
    const since = performance.now();
    game.sent.push({ number, since, by: this });
    await this.visitor.ask(DecideDocument, { match: game.id, number, option: anyOf(options).option });
    measured.decided.add(performance.now() - since);
  }
}
