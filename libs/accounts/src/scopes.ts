/** The scopes of API tokens. A scope never gives more than the role of the owner, and no scope gives access to accounts. */
import { PERMISSIONS, type Permission } from './roles.ts';

interface Scope {
  readonly permission: Permission;
  /** Whether the scope also permits mutations. */
  readonly changes: boolean;
}

const SCOPES = {
  decks: { permission: 'decks', changes: true },
  read: { permission: 'drafts', changes: false },
  edit: { permission: 'drafts', changes: true },
  review: { permission: 'review', changes: true },
  publish: { permission: 'publish', changes: true },
  audit: { permission: 'audit', changes: false },
} as const satisfies Record<string, Scope>;
export type ScopeName = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as ScopeName[];

/** Whether scopes cover an operation. An operation that is open to anyone needs no scope. */
export const covers = (scopes: readonly ScopeName[], permission: Permission, changes: boolean): boolean =>
  PERMISSIONS[permission] === 'anyone' ||
  scopes.some((name) => SCOPES[name].permission === permission && (SCOPES[name].changes || !changes));
