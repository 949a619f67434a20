/** What the operator has switched on beside the content: ways to sign in, mail. Everything is off unless set. */
import type { NewcomerRules, Role } from '@rulewright/accounts';
import type { MailSettings, WebhookSettings } from '@rulewright/outgoing';

/** The provider of OpenID Connect, and who comes in by it. */
export interface SingleSignOn extends NewcomerRules {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button calls it. */
  readonly name: string;
}

export interface Setup {
  /** Scheme and host of the site; null if not set. */
  readonly siteUrl: string | null;
  readonly singleSignOn: SingleSignOn | null;
  /** Whether people can sign in with an address and a password. */
  readonly passwordSignIn: boolean;
  /** Roles that open no session without a second factor. */
  readonly secondFactorRoles: readonly Role[];
  /** The server for mail, and the sender; null: no mail is sent. */
  readonly mail: MailSettings | null;
  readonly webhooks: WebhookSettings;
}

export const NO_SETUP: Setup = {
  siteUrl: null,
  singleSignOn: null,
  passwordSignIn: true,
  secondFactorRoles: [],
  mail: null,
  webhooks: { allowPrivate: false },
};

/** The injection token of the setup. */
export const SETUP = Symbol('setup');
