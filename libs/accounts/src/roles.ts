/** Roles and their permissions. Every operation is checked against this one table. */

/** From the least to the most powerful. Each role may do everything that the roles before it may. */
export const ROLES = ['reader', 'editor', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The lowest role that has a permission. `anyone` needs no account. */
export const PERMISSIONS = {
  /** Read published content, check a deck. Answers depend only on the release. */
  content: 'anyone',
  /** Everything else that works without an account: signing in by password or link, asking who is signed in, playing. */
  visit: 'anyone',
  /** Change your own account: password, name, sessions. */
  account: 'reader',
  /** Save decks. */
  decks: 'reader',
  /** See and edit change sets, comment, run checks. */
  drafts: 'editor',
  /** Approve change sets, or send them back. */
  review: 'reviewer',
  /** Publish, schedule, roll back. */
  publish: 'reviewer',
  /** Read the audit log. */
  audit: 'reviewer',
  /** Publish although a check failed. */
  override: 'admin',
  /** Invite people, assign roles, close accounts, change settings. */
  people: 'admin',
} as const satisfies Record<string, Role | 'anyone'>;
export type Permission = keyof typeof PERMISSIONS;

/** Whether a role permits something. Null is a visitor who is not signed in. */
export function permits(role: Role | null, permission: Permission): boolean {
  const least = PERMISSIONS[permission];
  if (least === 'anyone') return true;
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** Every permission of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => permits(role, permission));

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
