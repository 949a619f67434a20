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
  /** Start and control lab runs, and open their games. */
  lab: 'anyone',
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
  /** Read reports of decks, hide decks and restore them. */
  moderate: 'admin',
  /** Invite people, assign roles, close accounts, change settings. */
  people: 'admin',
} as const satisfies Record<string, Role | 'anyone'>;
export type Permission = keyof typeof PERMISSIONS;

/** The permissions that a role for a single game can give, for operations on this game. */
const FOR_GAMES: ReadonlySet<Permission> = new Set(['drafts', 'review', 'publish', 'override']);

/** Whether a role permits something. Null is a visitor who is not signed in. */
export function permits(role: Role | null, permission: Permission): boolean {
  const least = PERMISSIONS[permission];
  if (least === 'anyone') return true;
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** The roles of a person: one for all games, and others for single games. */
export interface Roles {
  readonly role: Role;
  /** Roles for single games, by game id. */
  readonly games: Readonly<Record<string, Role>>;
}

/** The role of a person for a game: the higher of the general role and the role for the game. @param game null for all games */
export function roleFor({ role, games }: Roles, game: string | null): Role {
  const own = game !== null && Object.hasOwn(games, game) ? games[game]! : role;
  return ROLES.indexOf(own) > ROLES.indexOf(role) ? own : role;
}

/** Whether a person may see the hidden content of a game. True for a role for this game, and for editors of all games. */
export const isMemberOf = (person: Roles, game: string): boolean =>
  Object.hasOwn(person.games, game) || permits(person.role, 'drafts');

/** The games for which a person has a permission from a role for a single game. */
export const gamesWith = ({ games }: Roles, permission: Permission): string[] =>
  Object.keys(games).filter((game) => permits(games[game]!, permission));

/** All permissions of a person, including permissions for only some games. */
export const permissionsOfPerson = (person: Roles): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter(
    (permission) =>
      permits(person.role, permission) || (FOR_GAMES.has(permission) && gamesWith(person, permission).length > 0),
  );

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
