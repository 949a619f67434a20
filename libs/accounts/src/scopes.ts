/** The scopes of API tokens. A scope never gives more than the role of the owner, and no scope gives access to accounts. */
import { PERMISSIONS, type Permission } from './roles.ts';

interface TokenScope {
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
  lab: { permission: 'lab', changes: true },
} as const satisfies Record<string, TokenScope>;
export type ScopeName = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as ScopeName[];

const SCOPED: ReadonlySet<Permission> = new Set(Object.values(SCOPES).map(({ permission }) => permission));

/** Whether scopes allow an operation. An operation open to anyone needs a scope only if one exists for its permission. */
export const covers = (scopes: readonly ScopeName[], permission: Permission, changes: boolean): boolean =>
  (PERMISSIONS[permission] === 'anyone' && !SCOPED.has(permission)) ||
  scopes.some((name) => SCOPES[name].permission === permission && (SCOPES[name].changes || !changes));
