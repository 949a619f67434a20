/** Searches every query and file of the API for a secret word. Hidden content must give the same answers as missing content. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { Work } from '../../src/work/work.ts';
import type { TestApi } from './api.ts';
import { everyQuery, type Values } from './every-query.ts';

/** The secret word, and a word of the same form that no content contains. */
export const SECRET = 'zqsecret';
const NONSENSE = 'zqnobody';
/** Another such word. It is asked for first, so that what the server keeps does not depend on the order of the other two. */
const BEFORE = 'zqnoones';

/** The target of the search. Each function gets the word to use in place of the secret. */
export interface Hunted {
  /** A pattern that matches only hidden content. */
  readonly leak: RegExp;
  readonly values: (word: string) => Values;
  /** The addresses of files. */
  readonly files: (word: string) => string[];
}

const asNonsense = (text: string): string =>
  text.replaceAll(SECRET, NONSENSE).replaceAll(SECRET.toUpperCase(), NONSENSE.toUpperCase());

export class Hunt {
  private address = 0;

  constructor(
    private readonly api: TestApi,
    private readonly hunted: Hunted,
  ) {}

  /** Uses another address for each request, so that limits do not stop the search. */
  private from(): string {
    const number = ++this.address;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  get(path: string, cookie = '') {
    const request = this.api.http().get(path).set('x-forwarded-for', this.from());
    return cookie === '' ? request : request.set('cookie', cookie);
  }

  /** The answer to a visitor as text, and the codes of its errors. */
  async ask(query: string): Promise<{ readonly text: string; readonly codes: readonly string[] }> {
    const answer = await this.api.http().post('/graphql').set('x-forwarded-for', this.from()).send({ query });
    const { errors = [] } = answer.body as { errors?: { extensions: { code: string } }[] };
    return { text: answer.text, codes: errors.map(({ extensions }) => extensions.code) };
  }

  /** The statements and jobs that a piece of work needs, in alphabetical order. */
  private async effort(work: () => Promise<unknown>): Promise<string> {
    const said: string[] = [];
    const { database } = this.api;
    const { logger } = database;
    const jobs = jest.spyOn(Work.prototype, 'run');
    database.logger = Object.assign(Object.create(logger) as typeof logger, {
      // The same statement with another number of values is the same work.
      logQuery: (text: string) => void said.push(text.replaceAll(/\$\d+/gu, '?').replaceAll(/\?(?:, \?)+/gu, '?')),
    });
    try {
      await work();
      return [...said, ...jobs.mock.calls.map(([name]) => `Job ${name}`)].sort().join('\n');
    } finally {
      database.logger = logger;
      jobs.mockRestore();
    }
  }

  /** Queries and files for which the server does other work than for a word that no content contains. */
  async leaksOfEffort(): Promise<string[]> {
    const { schema } = this.api.app.get(GraphQLSchemaHost);
    const { values, files } = this.hunted;
    const [before, secret, nothing] = [BEFORE, SECRET, NONSENSE].map((word) => [
      ...everyQuery(schema, values(word)).map(({ whole }) => ({ name: whole, work: () => this.ask(whole) })),
      ...files(word).map((path) => ({ name: path, work: async () => void (await this.get(path)) })),
    ]);
    const leaks: string[] = [];
    for (const [at, { name, work }] of secret!.entries()) {
      if (!name.toLowerCase().includes(SECRET)) continue;
      await before![at]!.work();
      const [one, other] = [await this.effort(work), await this.effort(nothing![at]!.work)];
      if (one !== other) leaks.push(`${name.slice(0, 300)}: ${one} | ${other}`);
    }
    return leaks;
  }

  /** Queries whose answers show the secret. */
  async leaksOfQueries(): Promise<string[]> {
    const { schema } = this.api.app.get(GraphQLSchemaHost);
    const { values, leak } = this.hunted;
    const nothing = everyQuery(schema, values(NONSENSE));
    const leaks: string[] = [];
    for (const [at, { whole, parts }] of everyQuery(schema, values(SECRET)).entries()) {
      const first = await this.ask(whole);
      const isTooMuch = first.codes.includes('TOO_COMPLEX');
      for (const [part, query] of (isTooMuch ? parts : [whole]).entries()) {
        const { text, codes } = isTooMuch ? await this.ask(query) : first;
        if (codes.includes('INTERNAL')) leaks.push(`${query}: ${text}`);
        if (!query.toLowerCase().includes(SECRET)) {
          if (leak.test(text)) leaks.push(`${query}: ${text.slice(0, 400)}`);
          continue;
        }
        // A refusal may repeat the query, so compare it with the refusal for the other word.
        const control = await this.ask(isTooMuch ? nothing[at]!.parts[part]! : nothing[at]!.whole);
        if (asNonsense(text) !== control.text) leaks.push(`${query}: ${text.slice(0, 400)}`);
      }
    }
    return leaks;
  }

  /** The queries that the hunt does not send, because it does not know values for their arguments. */
  unasked(): string[] {
    const { schema } = this.api.app.get(GraphQLSchemaHost);
    const asked = new Set(everyQuery(schema, this.hunted.values(SECRET)).map(({ name }) => name));
    return Object.keys(schema.getQueryType()!.getFields()).filter((name) => !asked.has(name));
  }

  /** Files, feeds and pictures that show the secret. */
  async leaksOfFiles(): Promise<string[]> {
    const { files, leak } = this.hunted;
    const nothing = files(NONSENSE);
    const leaks: string[] = [];
    for (const [at, path] of files(SECRET).entries()) {
      const { text, status, headers, body } = await this.get(path);
      const bytes = Buffer.isBuffer(body) ? body.toString('latin1') : text;
      const said = `${bytes} ${JSON.stringify(headers)}`;
      if (!path.includes(SECRET)) {
        if (leak.test(said)) leaks.push(`${path}: ${bytes.slice(0, 300)}`);
        continue;
      }
      const control = await this.get(nothing[at]!);
      if (status !== 404 || control.status !== 404 || asNonsense(bytes) !== control.text)
        leaks.push(`${path}: ${status} ${bytes.slice(0, 300)}`);
    }
    return leaks;
  }

  /** The GET addresses of the API that the search does not visit. @param others addresses that other tests visit */
  missed(others: readonly string[]): string[] {
    const { router } = this.api.app.getHttpAdapter().getInstance() as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    const declared = router.stack.flatMap(({ route }) => (route?.methods['get'] ? [route.path] : []));
    const visited = [...this.hunted.files(SECRET), ...others].map((path) => path.split('?')[0]!);
    return declared.filter((path) => {
      const pattern = new RegExp(`^${path.replace(/\/?\*\w+/gu, '/.+').replace(/:\w+/gu, '[^/]+')}$`, 'u');
      return !visited.some((one) => pattern.test(one));
    });
  }
}
