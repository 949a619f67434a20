/** A visitor's browser: keeps the cookie it is given, and every text that it is sent. */
import { asSite } from './site.ts';

export interface Answer {
  // Answers are plain JSON of many shapes; each test states the part it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  readonly errors?: readonly { readonly message: string; readonly extensions: { code: string; reason?: string } }[];
}

/** A browser: keeps its cookie, and every text that it is sent. */
export class Browser {
  cookie = '';
  readonly received: string[] = [];

  /** @param address of the visitor; without one the site asks for itself, and hardly any limit applies */
  constructor(
    private server: () => Parameters<typeof asSite>[0],
    private address?: string,
  ) {}

  async ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const sent = asSite(this.server()).post('/graphql').set('cookie', this.cookie);
    if (this.address !== undefined) sent.set('x-forwarded-for', this.address);
    const { body, text, headers } = await sent.send({ query, variables });
    const given = headers['set-cookie']?.[0];
    if (given) {
      expect(given).toMatch(/^visitor=[\w-]{43};.*HttpOnly.*SameSite=Lax/u);
      this.cookie = given.split(';')[0]!;
    }
    this.received.push(text);
    return body as Answer;
  }

  async get(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer['data']> {
    const { data, errors } = await this.ask(query, variables);
    expect(errors).toBeUndefined();
    return data;
  }

  async refused(query: string, variables: Readonly<Record<string, unknown>> = {}) {
    const { errors } = await this.ask(query, variables);
    return errors?.[0]?.extensions;
  }
}
