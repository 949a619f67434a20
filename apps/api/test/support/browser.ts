/** A visitor's browser for tests. */
import { asSite } from './site.ts';

export interface Answer {
  // Answers have as many shapes as there are queries. Each test checks the part that it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  readonly errors?: readonly { readonly message: string; readonly extensions: { code: string; reason?: string } }[];
}

/** Keeps the cookie that it receives, and records the text of every answer. */
export class Browser {
  cookie = '';
  readonly received: string[] = [];

  /** @param address of the visitor. Without it, requests count as the site's own, with much higher limits */
  constructor(
    private server: () => Parameters<typeof asSite>[0],
    private address?: string,
  ) {}

  async ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const sent = asSite(this.server()).post('/graphql').set('cookie', this.cookie);
    if (this.address !== undefined) sent.set('x-forwarded-for', this.address);
    const { body, text, headers } = await sent.send({ query, variables });
    const cookie = headers['set-cookie']?.[0];
    if (cookie) {
      expect(cookie).toMatch(/^visitor=[\w-]{43};.*HttpOnly.*SameSite=Lax/u);
      this.cookie = cookie.split(';')[0]!;
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
