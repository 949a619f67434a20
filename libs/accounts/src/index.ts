/** Accounts: people, roles and their permissions, sessions, invitations, the audit log. */
export { actorOf, auditAfter, PROGRAM, recordAudit, recordAudits, searchAudit } from './audit.ts';
export type { Actor, AuditEntry, AuditNote, AuditSearch } from './audit.ts';
export { ApiTokens, type ApiToken } from './api-tokens.ts';
export * from './errors.ts';
export { firstAdminFile, keepFirstAdminLink } from './first-admin-file.ts';
export { Identities, type NewcomerRules, type ProviderUser } from './identities.ts';
export { Invitations, type Invitation, type InvitationLink } from './invitations.ts';
export { accountKey, addressKey, idKey, readEmail, type CountedKey } from './attempt-keys.ts';
export { AttemptLimit, type Limit, type SharedCount } from './limits.ts';
export { insertPasswordLink, PasswordLinks, type PasswordLink } from './password-links.ts';
export {
  OPEN_ACCOUNTS,
  openAccount,
  People,
  peopleOf,
  readName,
  readRole,
  type NewPerson,
  type Person,
} from './people.ts';
export { ProviderVisits, VISIT_SECONDS, type ProviderVisit } from './provider-visits.ts';
export * from './roles.ts';
export { SECOND_FACTOR_LIMITS, SecondFactors, type SecondFactorSetup } from './second-factors.ts';
export { covers, SCOPE_NAMES, type ScopeName } from './scopes.ts';
export { SESSION_SECONDS, Sessions, type SignedIn, type SignInStep } from './sessions.ts';
export { SIGN_IN_LIMITS } from './sign-in-guard.ts';
export { AccountDeletion, type DeletionProof } from './own-data/deletion.ts';
export { AccountVisitors } from './own-data/account-visitors.ts';
export { exportAccount } from './own-data/export.ts';
export { EXPORT_SECTIONS } from './own-data/export-sections.ts';
export {
  IMPERSONAL_TABLES,
  STORED_COOKIES,
  STORED_DATA,
  STORED_TOPICS,
  type StoredCookie,
  type StoredData,
  type StoredTopic,
} from './own-data/stored-data.ts';
export { tidyData } from './own-data/tidy.ts';
export { changeSetting, readSettings, type Settings } from './settings.ts';
export { newId, newToken } from './tokens.ts';
