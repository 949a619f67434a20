/** What the operator has switched on beside the content: ways to sign in. Everything is off unless set. */
import type { NewcomerRules, Role } from '@rulewright/accounts';

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
}

export const NO_SETUP: Setup = {
  siteUrl: null,
  singleSignOn: null,
  passwordSignIn: true,
  secondFactorRoles: [],
};

/** The injection token of the setup. */
export const SETUP = Symbol('setup');
