/** A real OpenID Connect provider in this process with test users, and a browser that signs in there. */
import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

const CALLBACK = 'https://rules.example.org/sign-in/sso/callback';
export const CLIENT = { id: 'rulewright', secret: 'the secret of the client' };

/** A user of the provider, by the id that they sign in with. */
interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

type Claims = Readonly<Record<string, unknown>>;

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token with these claims, signed with RS256. */
function signedToken(claims: Claims, key: KeyObject, kid: string): string {
  const text = `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

export interface TestProvider {
  readonly issuer: string;
  readonly users: Map<string, ProviderAccount>;
  /** Changes the claims of later ID tokens and signs them with `key`, by default the provider's own key. Null stops this. */
  tamper(change: ((claims: Claims) => Claims) | null, key?: KeyObject): void;
  /** Signs a user in at an address of the provider. Returns the address to which the provider returns the browser. */
  visit(address: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

/** Lets `change` replace the body of an answer before it is sent. */
function replaceBody(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const text = change(String(body));
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as ServerResponse['end'];
}

export async function startProvider(): Promise<TestProvider> {
  const users = new Map<string, ProviderAccount>();
  const key = newKey();
  const kid = 'of-the-test';
  let change: ((claims: Claims) => Claims) | null = null;
  let signer = key;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [CALLBACK] }],
    jwks: {
      keys: [{ ...createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' })).export({ format: 'jwk' }), kid }],
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of the test'] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...users.get(id) }) }),
    // Grants access without a consent page.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const serve = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/token') && change) {
      const by = change;
      replaceBody(response, (body) => {
        const { id_token: token, ...rest } = JSON.parse(body) as { id_token?: string };
        if (token === undefined) return body;
        const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;
        return JSON.stringify({ ...rest, id_token: signedToken(by(claims), signer, kid) });
      });
    }
    void serve(request, response);
  });
  return {
    issuer,
    users,
    tamper: (by, otherKey = key) => {
      change = by;
      signer = otherKey;
    },
    visit: (address, login) => visit(issuer, address, login),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** A browser at the provider. It stores cookies, follows redirects and fills in the form. */
async function visit(issuer: string, address: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let form: string | null = null;
  for (let at = new URL(address); at.href.startsWith(issuer);) {
    const answer: Response = await fetch(at, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== null && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== null && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const next = answer.headers.get('location');
    // A page without a redirect is the form, which is sent to the same address.
    form = next === null ? new URLSearchParams({ prompt: 'login', login, password: 'any' }).toString() : null;
    if (next === null && answer.status !== 200) throw new Error(`The provider refused: ${await answer.text()}`);
    if (next !== null) at = new URL(next, at);
    if (!at.href.startsWith(issuer)) return at;
  }
  throw new Error('The address is not one of the provider.');
}
