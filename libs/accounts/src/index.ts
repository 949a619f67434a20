/** Accounts: people, roles and what they permit, sessions, invitations, saved decks, the audit. */
export { actorOf, PROGRAM, recordAudit, searchAudit } from './audit.ts';
export type { Actor, AuditEntry, AuditNote, AuditSearch } from './audit.ts';
export * from './errors.ts';
export { firstAdminFile, keepFirstAdminLink } from './first-admin-file.ts';
export { Identities, type NewcomerRules, type ProviderUser } from './identities.ts';
export { Invitations, type Invitation, type InvitationLink } from './invitations.ts';
export { addressKey, idKey, type CountedKey } from './attempt-keys.ts';
export { AttemptLimit, type Limit, type SharedCount } from './limits.ts';
export { PasswordLinks, type PasswordLink } from './password-links.ts';
export { People, readRole, type NewPerson, type Person } from './people.ts';
export { ProviderVisits, VISIT_SECONDS, type ProviderVisit } from './provider-visits.ts';
export * from './roles.ts';
export { SavedDecks, type DeckToSave, type SavedDeck } from './saved-decks.ts';
export { SECOND_FACTOR_LIMITS, SecondFactors, type SecondFactorSetup } from './second-factors.ts';
export { SESSION_SECONDS, Sessions, type SignedIn, type SignInStep } from './sessions.ts';
export { SIGN_IN_LIMITS } from './sign-in-guard.ts';
export { readSettings, setSelfApproval, type Settings } from './settings.ts';
