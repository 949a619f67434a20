/** Accounts: people, roles and their permissions, sessions, invitations, saved decks, the audit log. */
export { actorOf, PROGRAM, recordAudit, searchAudit } from './audit.ts';
export type { Actor, AuditEntry, AuditNote, AuditSearch } from './audit.ts';
export * from './errors.ts';
export { firstAdminFile, keepFirstAdminLink } from './first-admin-file.ts';
export { Invitations, type Invitation, type InvitationLink } from './invitations.ts';
export { addressKey, idKey, type CountedKey } from './attempt-keys.ts';
export { AttemptLimit, type Limit, type SharedCount } from './limits.ts';
export { People, readRole, type NewPerson, type Person } from './people.ts';
export * from './roles.ts';
export type { DeckVersion } from './deck-versions.ts';
export { SavedDecks, type DeckToSave, type SavedDeck } from './saved-decks.ts';
export { SESSION_SECONDS, Sessions, type SignedIn } from './sessions.ts';
export { SIGN_IN_LIMITS } from './sign-in-guard.ts';
export { SharedDecks, type DeckOrigin, type SharedDeck } from './shared-decks.ts';
export { readSettings, setSelfApproval, type Settings } from './settings.ts';
