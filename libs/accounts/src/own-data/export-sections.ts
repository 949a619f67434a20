/** The sections of an account export. No section contains secrets or digests of secrets. */
import { raw, sql, valueList, type Sql } from '@rulewright/database';

/** The person whose data is exported. */
export interface Exported {
  readonly id: string;
  readonly email: string;
  /** Digests of the browsers in which the person played. */
  readonly visitors: readonly string[];
}

export interface ExportSection {
  /** The name in the file. */
  readonly name: string;
  readonly table: string;
  /** The columns of the table, by their names in the file. */
  readonly columns: Readonly<Record<string, string>>;
  readonly where: (person: Exported) => Sql;
  /** The columns for the order of rows and the start of the next page. Together they are unique. */
  readonly key: readonly string[];
}

const byUser = ({ id }: Exported): Sql => sql`user_id = ${id}`;
const ownDecks = ({ id }: Exported): Sql => sql`deck_id IN (SELECT id FROM saved_decks WHERE user_id = ${id})`;
const byVisitor =
  (column: string) =>
  ({ visitors }: Exported): Sql =>
    visitors.length === 0 ? sql`1 = 0` : sql`${raw(column)} IN ${valueList(visitors)}`;

/** Columns whose names in the file are their table names in camel case. */
const columns = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name.replace(/_(\w)/gu, (_, sign: string) => sign.toUpperCase()), name]));

const ownSeats = (person: Exported): Sql => sql`SELECT match_id FROM match_seats WHERE ${byVisitor('holder')(person)}`;

export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'account',
    table: 'users',
    columns: columns('id', 'email', 'name', 'role', 'game_roles', 'created_at', 'totp_since'),
    where: ({ id }) => sql`id = ${id}`,
    key: ['id'],
  },
  {
    name: 'singleSignOn',
    table: 'identities',
    columns: columns('issuer', 'subject', 'created_at'),
    where: byUser,
    key: ['issuer', 'subject'],
  },
  // The digest only sets the order. It is not in the file.
  {
    name: 'sessions',
    table: 'sessions',
    columns: columns('level', 'created_at', 'expires_at'),
    where: byUser,
    key: ['digest'],
  },
  {
    name: 'apiTokens',
    table: 'api_tokens',
    columns: columns('id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'),
    where: byUser,
    key: ['id'],
  },
  {
    name: 'mailChoices',
    table: 'mail_choices',
    columns: columns('releases', 'reviews'),
    where: byUser,
    key: ['user_id'],
  },
  {
    name: 'mails',
    table: 'outgoing',
    columns: columns('about', 'state', 'created_at', 'done_at'),
    where: ({ id, email }) => sql`kind = 'mail' AND recipient IN (${id}, ${email})`,
    key: ['id'],
  },
  {
    name: 'invitations',
    table: 'invitations',
    columns: columns('role', 'email', 'created_at', 'expires_at', 'used_at'),
    where: ({ email }) => sql`email = ${email}`,
    key: ['id'],
  },
  {
    name: 'decks',
    table: 'saved_decks',
    columns: {
      ...columns('id', 'game', 'name', 'text', 'notes', 'tags', 'sharing', 'share_key', 'description'),
      ...columns('published_at', 'origin_deck', 'origin_slug', 'version', 'updated_at'),
    },
    where: byUser,
    key: ['id'],
  },
  {
    name: 'collections',
    table: 'collections',
    columns: columns('game', 'text', 'unread', 'share_key', 'version', 'updated_at'),
    where: byUser,
    key: ['game'],
  },
  {
    name: 'deckVersions',
    table: 'saved_deck_versions',
    columns: columns('deck_id', 'version', 'name', 'text', 'saved_at'),
    where: ownDecks,
    key: ['deck_id', 'version'],
  },
  {
    name: 'hiddenDecks',
    table: 'deck_cases',
    columns: columns('deck_id', 'hidden_at', 'reason', 'appeal', 'appealed_at', 'answer', 'answered_at'),
    where: (person) => sql`hidden_at IS NOT NULL AND ${ownDecks(person)}`,
    key: ['deck_id'],
  },
  {
    name: 'reportsByYou',
    table: 'deck_reports',
    columns: columns('reason', 'text', 'created_at', 'closed_at'),
    where: byUser,
    key: ['id'],
  },
  {
    name: 'browsers',
    table: 'account_visitors',
    columns: columns('seen_at'),
    where: byUser,
    key: ['visitor'],
  },
  {
    name: 'matches',
    table: 'matches',
    columns: columns('id', 'game', 'release', 'ruleset_id', 'best_of', 'game_number', 'created_at'),
    where: (person) => sql`id IN (${ownSeats(person)})`,
    key: ['id'],
  },
  {
    name: 'seats',
    table: 'match_seats',
    columns: columns('match_id', 'seat', 'name', 'bot', 'deck', 'side'),
    where: byVisitor('holder'),
    key: ['match_id', 'seat'],
  },
  {
    name: 'exchanges',
    table: 'match_exchanges',
    columns: columns('match_id', 'seat', 'brought_in', 'taken_out', 'deck', 'side', 'at'),
    where: (person) =>
      sql`(match_id, seat) IN (SELECT match_id, seat FROM match_seats WHERE ${byVisitor('holder')(person)})`,
    key: ['match_id', 'seat'],
  },
  {
    name: 'openMatches',
    table: 'open_matches',
    columns: columns('match_id', 'game', 'ruleset_id', 'best_of', 'seconds', 'name', 'created_at'),
    where: byUser,
    key: ['id'],
  },
  {
    name: 'ratedQueue',
    table: 'rated_tickets',
    columns: columns('name', 'game', 'mode', 'deck', 'side', 'created_at', 'match_id'),
    where: byUser,
    key: ['user_id'],
  },
  {
    name: 'ratings',
    table: 'ratings',
    columns: columns(
      'game',
      'mode',
      'season',
      'name',
      'mu',
      'sigma',
      'played',
      'won',
      'drawn',
      'matches_left',
      'updated_at',
    ),
    where: byUser,
    key: ['game', 'mode', 'season'],
  },
  {
    name: 'ratedMatches',
    table: 'rated_seats',
    columns: columns('match_id', 'seat', 'place', 'mu_before', 'sigma_before', 'mu_after', 'sigma_after'),
    where: byUser,
    key: ['match_id', 'seat'],
  },
  {
    name: 'blockedPlayers',
    table: 'player_blocks',
    columns: columns('name', 'created_at'),
    where: byUser,
    key: ['blocked'],
  },
  {
    name: 'playersReportedByYou',
    table: 'player_reports',
    columns: columns('match_id', 'name', 'reason', 'text', 'created_at', 'closed_at'),
    where: byUser,
    key: ['id'],
  },
  {
    name: 'messages',
    table: 'match_messages',
    columns: columns('match_id', 'number', 'text', 'at'),
    where: (person) =>
      sql`(match_id, seat) IN (SELECT match_id, seat FROM match_seats WHERE ${byVisitor('holder')(person)})`,
    key: ['match_id', 'number'],
  },
  {
    name: 'matchNotes',
    table: 'match_notes',
    columns: columns('id', 'match_id', 'name', 'rating', 'text', 'mode', 'card', 'rule', 'created_at'),
    where: byVisitor('author'),
    key: ['id'],
  },
  {
    name: 'labRuns',
    table: 'lab_runs',
    columns: columns('id', 'game', 'release', 'setup', 'games', 'state', 'created_at', 'finished_at'),
    where: byVisitor('owner'),
    key: ['id'],
  },
  {
    name: 'changeSets',
    table: 'change_sets',
    columns: columns('id', 'title', 'state', 'message', 'created_at', 'updated_at', 'published_release'),
    where: ({ id }) => sql`author_id = ${id}`,
    key: ['id'],
  },
  {
    name: 'reviewSteps',
    table: 'review_steps',
    columns: columns('id', 'change_set_id', 'at', 'action', 'note', 'from_state', 'to_state'),
    where: ({ id }) => sql`actor_id = ${id}`,
    key: ['id'],
  },
  {
    name: 'comments',
    table: 'comments',
    columns: columns('id', 'change_set_id', 'path', 'line', 'field', 'at', 'body', 'resolved_at'),
    where: ({ id }) => sql`author_id = ${id}`,
    key: ['id'],
  },
  {
    name: 'notices',
    table: 'notices',
    columns: columns('id', 'kind', 'at', 'change_set_id', 'comment_id', 'step_id', 'seen_at'),
    where: byUser,
    key: ['id'],
  },
  {
    name: 'suggestions',
    table: 'public_suggestions',
    columns: {
      ...columns('id', 'game', 'kind', 'item', 'field', 'before', 'after', 'reason', 'state', 'sender_name', 'thanks'),
      ...columns('created_at', 'answer', 'answered_at', 'change_set_id'),
    },
    where: byUser,
    key: ['id'],
  },
  {
    name: 'audit',
    table: 'audit_entries',
    columns: columns('id', 'at', 'actor', 'action', 'subject', 'sentence', 'details'),
    where: ({ id }) => sql`actor_id = ${id}`,
    key: ['id'],
  },
];
