/** The features of the site: sign-in methods, mail and webhooks, which are off unless set, and open matches and rated play. */
import type { NewcomerRules, Role } from '@rulewright/accounts';
import type { SeasonPlan } from '@rulewright/matches';
import type { MailSettings, WebhookSettings } from '@rulewright/outgoing';

/** The OpenID Connect provider, and the rules for new people who sign in with it. */
export interface SingleSignOn extends NewcomerRules {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The name on the sign-in button. */
  readonly name: string;
}

export interface Setup {
  /** Scheme and host of the site; null if not set. */
  readonly siteUrl: string | null;
  readonly singleSignOn: SingleSignOn | null;
  /** Whether people can sign in with an address and a password. */
  readonly passwordSignIn: boolean;
  /** Roles that need a second factor to open a session. */
  readonly secondFactorRoles: readonly Role[];
  /** The mail server and the sender; null if the site sends no mail. */
  readonly mail: MailSettings | null;
  readonly webhooks: WebhookSettings;
  /** Whether people who are signed in can list open matches and join them. */
  readonly lobby: boolean;
  /** Whether people who are signed in can play for a rating. */
  readonly rated: boolean;
  /** When seasons of rated play start. Before the first listed day is a season too. */
  readonly seasons: SeasonPlan;
  /** Whether people can put their own lab runs into the public gallery. Editors always can. */
  readonly labGallery: boolean;
}

export const NO_SETUP: Setup = {
  siteUrl: null,
  singleSignOn: null,
  passwordSignIn: true,
  secondFactorRoles: [],
  mail: null,
  webhooks: { allowPrivate: false },
  lobby: false,
  rated: false,
  seasons: 'quarter',
  labGallery: false,
};

/** The injection token of the setup. */
export const SETUP = Symbol('setup');
