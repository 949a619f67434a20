/** The environment variables for sign-in methods, mail, the addresses that webhooks may use, open matches and rated play. */
import { isRole } from '@rulewright/accounts';
import { SEASON_LENGTHS, type SeasonPlan } from '@rulewright/matches';
import type { MailSettings } from '@rulewright/outgoing';
import { z } from 'zod';
import type { Setup, SingleSignOn } from './setup.ts';

const aFlag = z.enum(['true', 'false']);
const aList = z.string().transform((text) =>
  text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

/** The words for seasons that follow the calendar, and for a single one. */
const SEASON_WORDS: readonly string[] = [...SEASON_LENGTHS, 'none'];

/** Whether a text is a day, such as `2026-09-01`. */
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** A host name of this machine, where plain HTTP is safe. */
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

function isSafeAddress(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname));
}

export const SETUP_VARIABLES = {
  SITE_URL: z.url('the address of the site is one such as https://rules.example.org').optional(),
  OIDC_ISSUER: z
    .url('the issuer is an address such as https://id.example.org')
    .refine(isSafeAddress, 'the issuer is reached by https')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(60).default('single sign-on'),
  OIDC_EMAIL_DOMAINS: aList.default([]),
  OIDC_NEW_ROLE: z
    .enum(['none', 'reader', 'editor', 'reviewer'], 'the role of newcomers is none, reader, editor or reviewer')
    .default('none'),
  PASSWORD_SIGN_IN: aFlag.default('true'),
  SECOND_FACTOR_ROLES: aList
    .refine((roles) => roles.every(isRole), 'roles are reader, editor, reviewer and admin, such as reviewer,admin')
    .default([]),
  SMTP_URL: z
    .url('the server for mail is an address such as smtps://user:password@mail.example.org')
    .regex(/^smtps?:/u, 'the server for mail is an address such as smtps://user:password@mail.example.org')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{0,100}@[^\r\n]{1,200}$/u, 'the sender is one such as Rulewright <rules@example.org>')
    .optional(),
  WEBHOOKS_PRIVATE: aFlag.default('false'),
  LOBBY: aFlag.default('true'),
  RATED: aFlag.default('true'),
  SEASONS: aList
    .refine(
      (words) => words.every(isDay) || (words.length === 1 && SEASON_WORDS.includes(words[0]!)),
      `seasons are ${SEASON_WORDS.join(', ')}, or the days on which they start, such as 2026-09-01,2026-12-01`,
    )
    .default(['quarter']),
  LAB_GALLERY: aFlag.default('false'),
};

type RawVariables = z.infer<z.ZodObject<typeof SETUP_VARIABLES>>;

/** Reports variables that require other variables. */
export function checkSetup(variables: RawVariables, context: z.RefinementCtx): void {
  const require = (name: keyof RawVariables, why: string): void => {
    if (variables[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `${why} needs it` });
  };
  if (variables.OIDC_ISSUER !== undefined)
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SITE_URL'] as const) require(name, 'OIDC_ISSUER');
  if (variables.SMTP_URL !== undefined)
    for (const name of ['MAIL_FROM', 'SITE_URL'] as const) require(name, 'SMTP_URL');
  if (variables.PASSWORD_SIGN_IN === 'false') require('OIDC_ISSUER', 'PASSWORD_SIGN_IN=false');
}

function singleSignOnOf(variables: RawVariables): SingleSignOn | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = variables;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: variables.OIDC_NAME,
    emailDomains: variables.OIDC_EMAIL_DOMAINS,
    newRole: isRole(variables.OIDC_NEW_ROLE) ? variables.OIDC_NEW_ROLE : null,
  };
}

function mailOf({ SMTP_URL, MAIL_FROM, SITE_URL }: RawVariables): MailSettings | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined || SITE_URL === undefined) return null;
  return { url: SMTP_URL, from: MAIL_FROM, siteUrl: new URL(SITE_URL).origin };
}

function seasonsOf(words: readonly string[]): SeasonPlan {
  if (words[0] === 'none') return [];
  return SEASON_LENGTHS.find((length) => length === words[0]) ?? [...words].sort();
}

/** The setup from checked variables. */
export const setupOf = (variables: RawVariables): Setup => ({
  siteUrl: variables.SITE_URL === undefined ? null : new URL(variables.SITE_URL).origin,
  singleSignOn: singleSignOnOf(variables),
  passwordSignIn: variables.PASSWORD_SIGN_IN === 'true',
  secondFactorRoles: variables.SECOND_FACTOR_ROLES.filter(isRole),
  mail: mailOf(variables),
  webhooks: { allowPrivate: variables.WEBHOOKS_PRIVATE === 'true' },
  lobby: variables.LOBBY === 'true',
  rated: variables.RATED === 'true',
  seasons: seasonsOf(variables.SEASONS),
  labGallery: variables.LAB_GALLERY === 'true',
});
