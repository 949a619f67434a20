/** Players at rooms as a browser would be: a cookie, a socket that is told of changes, and any option after some thought. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateMatchDocument, DecideDocument, MatchChangedDocument } from '@rulewright/api-client';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const between = (low, high) => low + Math.random() * (high - low);
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Somebody who asks by HTTP and keeps the cookie that they are given. */
export class Visitor {
  cookie = '';

  constructor(url) {
    this.url = url;
  }

  async ask(document, variables) {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify({ query: String(document), variables }),
    });
    const given = response.headers.get('set-cookie');
    if (given) this.cookie = given.split(';')[0];
    const { data, errors } = await response.json();
    if (errors) throw Object.assign(new Error(errors[0].message), { reason: errors[0].extensions?.reason });
    return data;
  }

  /** Sets a match up; `kinds` of its seats. Returns its id. */
  async create({ ruleset, decks, level }, kinds) {
    const seats = kinds.map((kind, seat) => ({ kind, bot: level, deckSlug: decks[seat % decks.length] }));
    return (await this.ask(CreateMatchDocument, { input: { ruleset, seats } })).createMatch.id;
  }
}

/** Somebody who plays one match after the other against a bot until `signal` says stop. */
export class Player {
  constructor(url, setup, measured) {
    Object.assign(this, { url, setup, measured, visitor: new Visitor(url) });
  }

  async play(signal) {
    while (!signal.aborted) {
      try {
        await this.#match(await this.visitor.create(this.setup, ['me', 'bot']), signal);
        if (!signal.aborted) this.measured.matches++;
      } catch (error) {
        if (signal.aborted) return;
        this.measured.errors.push(error);
        await sleep(1_000);
      }
    }
  }

  async #match(id, signal) {
    const { cookie } = this.visitor;
    class Socket extends WebSocket {
      constructor(url, protocols) {
        super(url, protocols, { headers: { cookie } });
      }
    }
    const url = `${this.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: Socket, retryAttempts: 10 });
    try {
      await new Promise((resolve, reject) => {
        signal.addEventListener('abort', resolve, { once: true });
        const waiting = { sent: new Map(), botSince: null };
        client.subscribe(
          { query: String(MatchChangedDocument), variables: { match: id } },
          {
            next: ({ data, errors }) => {
              if (errors) return reject(new Error(errors[0].message));
              if (this.#seen(id, data.matchChanged, waiting, signal, reject)) resolve();
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

  /** Takes in what was pushed; true when the match is over. */
  #seen(id, { stage, table }, waiting, signal, failed) {
    const { measured } = this;
    const now = performance.now();
    if (stage === 'over') return true;
    const { decision } = table;
    const { number, options } = decision;
    for (const [at, since] of waiting.sent) {
      if (number <= at) continue;
      measured.pushed.add(now - since);
      waiting.sent.delete(at);
    }
    const { last } = waiting;
    // Pushes that nobody read in time are left out: then several decisions share the time.
    if (last && !last.mine && number > last.number) measured.bot.add((now - last.at) / (number - last.number));
    waiting.last = { number, at: now, mine: options !== null };
    if (!options) {
      waiting.botSince ??= now;
      return false;
    }
    if (waiting.botSince !== null) measured.answered.add(now - waiting.botSince);
    waiting.botSince = null;
    if (waiting.thinksAbout === number) return false;
    waiting.thinksAbout = number;
    void (async () => {
      await sleep(between(...this.setup.thought));
      if (signal.aborted) return;
      const sent = performance.now();
      waiting.sent.set(number, sent);
      await this.visitor.ask(DecideDocument, { match: id, number, option: anyOf(options).option });
      measured.decided.add(performance.now() - sent);
    })().catch(failed);
    return false;
  }
}
