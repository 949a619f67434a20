/** Roles and what they permit: the one table that every operation is held against. */

/** From the least to the most; each role may do what those before it may. */
export const ROLES = ['reader', 'editor', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The least role that a permission takes; `anyone` needs no account. */
export const PERMISSIONS = {
  /** Read what is published, check a deck. Answers depend on nothing but the release. */
  content: 'anyone',
  /** What works without an account: come in by a password or a link, ask who one is, play. */
  visit: 'anyone',
  /** One's own account: password, name, sessions. */
  account: 'reader',
  /** Keep decks. */
  decks: 'reader',
  /** See and edit change sets, comment, run checks. */
  drafts: 'editor',
  /** Approve and send back. */
  review: 'reviewer',
  /** Publish, schedule, roll back. */
  publish: 'reviewer',
  /** Read who did what. */
  audit: 'reviewer',
  /** Publish although a check fails. */
  override: 'admin',
  /** Invite, give roles, close accounts, settings. */
  people: 'admin',
} as const satisfies Record<string, Role | 'anyone'>;
export type Permission = keyof typeof PERMISSIONS;

/** What a role for a single game permits, where an operation is about that game. */
const FOR_GAMES: ReadonlySet<Permission> = new Set(['drafts', 'review', 'publish', 'override']);

/** Whether a role permits something; null is somebody who is not signed in. */
export function permits(role: Role | null, permission: Permission): boolean {
  const least = PERMISSIONS[permission];
  if (least === 'anyone') return true;
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** The roles of a person: one for the whole installation, and others for single games. */
export interface Roles {
  readonly role: Role;
  /** By the id of the game. */
  readonly games: Readonly<Record<string, Role>>;
}

/** The role of a person for a game: the higher one of that for the installation and that for the game. @param game null: all games */
export function roleFor({ role, games }: Roles, game: string | null): Role {
  const own = game !== null && Object.hasOwn(games, game) ? games[game]! : role;
  return ROLES.indexOf(own) > ROLES.indexOf(role) ? own : role;
}

/** Whether a person sees what is not public of a game: somebody with a role for it, and the editors of the installation. */
export const isMemberOf = (person: Roles, game: string): boolean =>
  Object.hasOwn(person.games, game) || permits(person.role, 'drafts');

/** The games for which a person has a permission by a role of their own. */
export const gamesWith = ({ games }: Roles, permission: Permission): string[] =>
  Object.keys(games).filter((game) => permits(games[game]!, permission));

/** All that a person may do, if only for some games. */
export const permissionsOfPerson = (person: Roles): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter(
    (permission) =>
      permits(person.role, permission) || (FOR_GAMES.has(permission) && gamesWith(person, permission).length > 0),
  );

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
