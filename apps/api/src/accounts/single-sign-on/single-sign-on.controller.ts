/**
 * Single sign-on: sends the browser to the provider and handles its return. Both requests end in a redirect: to the provider, to a path
 * of this site, or to the sign-in page with the reason.
 */
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import {
  AccountError,
  Identities,
  ProviderVisits,
  Sessions,
  TooManyAttemptsError,
  VISIT_SECONDS,
} from '@rulewright/accounts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { LOG } from '../../base/log.ts';
import { SETUP, type Setup } from '../../base/setup.ts';
import { notFound } from '../../errors/errors.ts';
import { originOf } from '../../http/origin.ts';
import { setSessionCookie } from '../../http/session-cookie.ts';
import { LinkLimit } from '../link-limit.ts';
import { Provider } from './provider.ts';

const PATH = '/sign-in/sso';
const COOKIE = 'rulewright-sso';
/** The longest path that the browser can return to, in characters. */
const LONGEST_PATH = 500;

/** Accepts a path of this site. Anything else becomes the account page. */
const ownPath = (text: string | undefined): string =>
  text !== undefined && text.length <= LONGEST_PATH && /^\/(?![/\\])[^\\\s]*$/u.test(text) ? text : '/account';

@Controller('sign-in/sso')
export class SingleSignOnController {
  private readonly provider: Provider | null;

  constructor(
    private readonly identities: Identities,
    private readonly sessions: Sessions,
    private readonly visits: ProviderVisits,
    private readonly limit: LinkLimit,
    @Inject(SETUP) private readonly setup: Setup,
    @Inject(LOG) log: Logger,
  ) {
    const { singleSignOn, siteUrl } = setup;
    const complain = (err: unknown): void => log.warn({ err }, 'a single sign-on failed');
    this.provider = singleSignOn && new Provider(singleSignOn, `${siteUrl}${PATH}/callback`, complain);
  }

  /** Sends the browser to the provider. `to` is the path to open after the sign-in. */
  @Get()
  async begin(@Query('to') to: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const returnTo = ownPath(typeof to === 'string' ? to : undefined);
    await this.redirect(response, async () => {
      await this.limit.count(originOf(request));
      const { address, visit } = await this.known().begin(returnTo);
      this.setCookie(request, response, await this.visits.begin(visit));
      return address;
    });
  }

  /** Handles the return of the browser with the answer of the provider. */
  @Get('callback')
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.redirect(response, async () => {
      await this.limit.count(originOf(request));
      const provider = this.known();
      const token = parseCookie(request.headers.cookie ?? '')[COOKIE];
      const visit = token === undefined ? null : await this.visits.end(token);
      this.setCookie(request, response, null);
      if (!visit) throw new AccountError('sso-expired', 'This sign-in was used or took too long. Sign in again.');
      const user = await provider.end(request.originalUrl.split('?')[1] ?? '', visit);
      const signedIn = await this.identities.signIn(user, this.setup.singleSignOn!);
      setSessionCookie(request, response, signedIn.token);
      const session = await this.sessions.find(signedIn.token);
      if (session?.step === 'open') return visit.returnTo;
      return `/sign-in/second-factor?to=${encodeURIComponent(visit.returnTo)}`;
    });
  }

  /** @throws ApiError NOT_FOUND if single sign-on is off */
  private known(): Provider {
    if (!this.provider) throw notFound('no-single-sign-on', 'This site has no single sign-on.');
    return this.provider;
  }

  private async redirect(response: Response, work: () => Promise<string>): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('referrer-policy', 'no-referrer');
    try {
      response.redirect(303, await work());
    } catch (error) {
      if (!(error instanceof AccountError) && !(error instanceof TooManyAttemptsError)) throw error;
      response.redirect(303, `/sign-in?refused=${error.code}`);
    }
  }

  private setCookie(request: Request, response: Response, token: string | null): void {
    const { secure } = originOf(request);
    const maxAge = token === null ? 0 : VISIT_SECONDS;
    const options = { httpOnly: true, sameSite: 'lax', path: PATH, secure, maxAge } as const;
    response.append('set-cookie', stringifySetCookie(COOKIE, token ?? '', options));
  }
}
