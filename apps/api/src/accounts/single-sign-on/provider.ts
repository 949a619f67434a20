/**
 * A client of the OpenID Connect provider. It creates the address for the browser, and reads the user from the answer. The flow is
 * authorization code with PKCE, state and nonce. The client checks the signature of the ID token with the keys of the provider.
 */
import { AccountError, type ProviderUser, type ProviderVisit } from '@rulewright/accounts';
import * as client from 'openid-client';
import type { SingleSignOn } from '../../base/setup.ts';

/** The time limit for an answer of the provider, in seconds. */
const PATIENCE = 10;
const SCOPES = 'openid email profile';

/** A non-empty text claim, such as an e-mail address or a name; null for anything else. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const unreachable = (): AccountError =>
  new AccountError('sso-unreachable', 'The sign-in service does not answer. Try again later.');
const failed = (): AccountError =>
  new AccountError('sso-failed', 'The sign-in service has refused the sign-in, or its answer cannot be trusted.');

export class Provider {
  private known: Promise<client.Configuration> | null = null;

  /** @param redirectUri the address to which the provider returns the browser @param log receives the errors */
  constructor(
    private readonly setup: SingleSignOn,
    private readonly redirectUri: string,
    private readonly log: (error: unknown) => void,
  ) {}

  /** The address for the browser, and the values that the answer must match. @throws AccountError `sso-unreachable` */
  async begin(returnTo: string): Promise<{ readonly address: string; readonly visit: ProviderVisit }> {
    const configuration = await this.configuration();
    const visit = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      returnTo,
    };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: SCOPES,
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, visit };
  }

  /**
   * The user whom the provider signed in.
   * @param query the query of the address to which the provider returned the browser
   * @throws AccountError `sso-unreachable`, `sso-failed`
   */
  async end(query: string, visit: ProviderVisit): Promise<ProviderUser> {
    const configuration = await this.configuration();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, new URL(`${this.redirectUri}?${query}`), {
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        pkceCodeVerifier: visit.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // Some providers return the e-mail address only to a request with the access token.
      const more =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      const all: Readonly<Record<string, unknown>> = { ...more, ...claims };
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: textOf(all['email']),
        emailVerified: all['email_verified'] === true,
        name: textOf(all['name']),
      };
    } catch (error) {
      this.log(error);
      throw failed();
    }
  }

  /** The metadata of the provider. Loaded at the first sign-in, and again after a failure. */
  private async configuration(): Promise<client.Configuration> {
    this.known ??= this.discover();
    try {
      return await this.known;
    } catch (error) {
      this.known = null;
      this.log(error);
      throw unreachable();
    }
  }

  private discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.setup;
    const address = new URL(issuer);
    // The setup allows an issuer without TLS only on this machine.
    // oxlint-disable-next-line typescript/no-deprecated -- It is marked so that it stands out.
    const insecure = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const execute = [client.enableNonRepudiationChecks, ...insecure];
    return client.discovery(address, clientId, clientSecret, undefined, { execute, timeout: PATIENCE });
  }
}
