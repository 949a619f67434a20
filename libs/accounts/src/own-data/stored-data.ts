/**
 * Lists the stored data about people, with its purpose and duration. The privacy page, the guide and the tests use this list.
 * A test compares it with the tables of the database, so every new table must be described here.
 */
import { OPEN_MINUTES } from '@rulewright/database';
import { SESSION_SECONDS } from '../sessions.ts';
import { VISIT_SECONDS } from '../provider-visits.ts';
import { KEPT_DAYS } from './tidy.ts';

export const STORED_TOPICS = ['account', 'decks', 'play', 'desk', 'mail'] as const;
export type StoredTopic = (typeof STORED_TOPICS)[number];

/** A table with data about people. */
export interface StoredData {
  readonly table: string;
  readonly topic: StoredTopic;
  readonly what: string;
  readonly why: string;
  readonly duration: string;
}

const days = (count: number): string => `${count} days`;
const SESSION = days(SESSION_SECONDS / 86_400);
const ACCOUNT = 'Until you delete your account.';

const of = (
  topic: StoredTopic,
  rows: readonly (readonly [table: string, what: string, why: string, duration: string])[],
) => rows.map(([table, what, why, duration]): StoredData => ({ table, topic, what, why, duration }));

export const STORED_DATA: readonly StoredData[] = [
  ...of('account', [
    [
      'users',
      'Your e-mail address, name, roles, the hash of your password and the key of your authenticator app.',
      'To sign you in and to decide what you may do.',
      ACCOUNT,
    ],
    [
      'sessions',
      'When you signed in, with the digest of a random token.',
      'To keep you signed in.',
      `${SESSION} after you sign in, or until you sign out.`,
    ],
    [
      'identities',
      'Your id at the service for single sign-on.',
      'To find your account when you sign in with that service.',
      ACCOUNT,
    ],
    [
      'provider_visits',
      'A single sign-on that has started: random values and the page that you wanted.',
      'To check the answer of the sign-in service.',
      `${VISIT_SECONDS / 60} minutes.`,
    ],
    [
      'recovery_codes',
      'Digests of your recovery codes.',
      'To let you in without your authenticator app.',
      'Until you use or renew them, or delete your account.',
    ],
    [
      'password_links',
      'The digest of a link to choose a new password, and who created it.',
      'To let you choose a new password.',
      '1 day.',
    ],
    [
      'api_tokens',
      'Names, scopes and digests of your API tokens, and when each was last used.',
      'To let your scripts use the API.',
      'Until you revoke a token or delete your account.',
    ],
    [
      'invitations',
      'The e-mail address that an invitation is for, and who created it.',
      'To let invited people create an account.',
      `${days(KEPT_DAYS.invitation)} after the invitation was used or has expired.`,
    ],
    [
      'attempts',
      'Digests of network addresses and e-mail addresses, with a number of attempts.',
      'To limit guessed passwords and costly requests.',
      'At most 1 day. Without PostgreSQL, only in memory.',
    ],
  ]),
  ...of('decks', [
    [
      'saved_decks',
      'Your decks with their lists, notes, tags and descriptions.',
      'To save and share your decks.',
      'Until you delete the deck or your account.',
    ],
    [
      'collections',
      'The cards that you own and want, by game, and imported lines that could not be read.',
      'To show your collection on all your devices, and to share it if you choose to.',
      'Until you empty the collection or delete your account.',
    ],
    [
      'saved_deck_versions',
      'Your decks as they were before later saves.',
      'To let you compare and restore them.',
      'At most 30 versions of a deck, until you delete it or your account.',
    ],
    ...['published_deck_cards', 'published_deck_modes', 'published_deck_reads'].map(
      (table) =>
        [
          table,
          'The cards of your published decks, and the modes in which these decks are legal.',
          'To let others find your published decks by their cards.',
          'As long as the deck is published.',
        ] as const,
    ),
    [
      'published_deck_words',
      'The words of your published decks, with your name.',
      'To let others find your published decks.',
      'Until you make the deck private, or delete the deck or your account.',
    ],
    [
      'deck_cases',
      'Why an admin has hidden a deck, your appeal and the answer.',
      'To keep published decks safe.',
      'Until the deck is shown again, or you delete it or your account.',
    ],
    [
      'deck_reports',
      'Reports that you wrote about decks of others, with your account if you were signed in.',
      'To let admins check reported decks, and to count each reader once.',
      `Until the reported deck is deleted, at most ${days(KEPT_DAYS.report)} after an admin has answered. The digest of your account or network address: ${days(KEPT_DAYS.reader)} or until the answer.`,
    ],
  ]),
  ...of('play', [
    [
      'account_visitors',
      'Digests of the browser keys with which you played while signed in.',
      'To find your matches when you export or delete your account.',
      `${days(KEPT_DAYS.visitor)} after you last played there, or until you delete your account.`,
    ],
    [
      'matches',
      'Settings of a match, the digest of the browser key of its host, and the digest of the network address.',
      'To continue and replay matches, and to let visitors take turns.',
      `As long as the site exists. The digest of the address: ${days(KEPT_DAYS.origin)}.`,
    ],
    [
      'match_seats',
      'The name that you entered for your seat, your deck, and the digest of your browser key.',
      'To show who plays, and to let only you decide for your seat.',
      'As long as the site exists. The name is removed when you delete your account.',
    ],
    [
      'match_exchanges',
      'Cards that you exchanged between two games, or the deck that you chose.',
      'To continue and replay series.',
      'As long as the site exists.',
    ],
    [
      'open_matches',
      'That you listed a match in the lobby, with your account and the name of your seat.',
      'To let others find an opponent, and to limit how many matches one account lists.',
      `Until the match is full or you withdraw it, at most ${OPEN_MINUTES} minutes in the lobby, or until you delete your account.`,
    ],
    [
      'rated_tickets',
      'That you wait for a rated match, with your account, your deck and the digest of your browser key.',
      'To find an opponent for you.',
      'Until you play or stop waiting, at most 1 hour.',
    ],
    [
      'ratings',
      'Your rating in each mode and season, with the name of your seat.',
      'To find equal opponents and to show the ranking. Only if you play for a rating.',
      ACCOUNT,
    ],
    [
      'rated_matches',
      'Which matches count for a rating, and when they were counted.',
      'To count each match once.',
      'As long as the site exists.',
    ],
    [
      'rated_seats',
      'Your place in a rated match, and your rating before and after it.',
      'To show how ratings came about.',
      'As long as the site exists. A deleted account leaves the numbers without a person.',
    ],
    [
      'player_blocks',
      'Players whom you have blocked, by account or by the digest of a browser key, with the name that you saw.',
      'To keep you apart.',
      'Until you end the block or delete your account. If a blocked person deletes their account, the block is deleted too.',
    ],
    [
      'player_reports',
      'Reports about players in your matches, with your account.',
      'To let admins look at what happened.',
      `At most ${days(KEPT_DAYS.report)} after an admin has closed the report. If the reported person deletes their account, the report is deleted too.`,
    ],
    [
      'match_entries',
      'Decisions of every seat, with their time.',
      'To continue and replay matches.',
      'As long as the site exists.',
    ],
    [
      'match_messages',
      'Chat messages of a match, with the seat.',
      'To show the chat to the players.',
      'As long as the site exists.',
    ],
    [
      'match_notes',
      'Your rating and note about a match, with the name of your seat and the digest of your browser key.',
      'To improve the rules.',
      'Until you or a reviewer removes the note. The name is removed when you delete your account.',
    ],
    [
      'lab_runs',
      'Settings of a run of the lab, the digest of your browser key, and the digest of the network address.',
      'To show the results, and to let only you stop the run.',
      `As long as the site exists. The digest of the address: ${days(KEPT_DAYS.origin)}.`,
    ],
  ]),
  ...of('desk', [
    [
      'change_sets',
      'The name of the person who started a change set.',
      'To show who proposes a change.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'change_set_documents',
      'Who saved a draft last.',
      'To show it to other editors.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'review_steps',
      'Who approved, sent back or published a change set.',
      'To show how a change was decided.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'comments',
      'Your comments on change sets.',
      'To discuss changes.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'notices',
      'Which comments and steps of change sets you were told of, and when you saw the notice.',
      'To show you what concerns you at the desk.',
      `The newest 200. ${ACCOUNT}`,
    ],
    [
      'public_suggestions',
      'Changes that you suggested, with the name, the mail address or the account that you left, and the digest of your network address.',
      'To let editors decide, to tell you what became of a suggestion, and to thank you if you wish.',
      `Until you delete your data with the link of the suggestion, or your account. The digest of the address: ${days(KEPT_DAYS.sender)}.`,
    ],
    [
      'blocked_senders',
      'Digests of accounts, mail addresses and network addresses of blocked senders, and who blocked them.',
      'To keep spam out of the suggestions.',
      '1 year. The digest of a network address: 30 days.',
    ],
    [
      'revisions',
      'The author of a published text.',
      'To show the history of the rules.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'releases',
      'The author of a release.',
      'To show the history of the rules.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'audit_entries',
      'Who did what, and when: sign-ins, changes of accounts, steps of reviews, decisions about reported decks.',
      'To find out what happened after a mistake or an attack.',
      'As long as the site exists. A deleted account becomes “a former editor”.',
    ],
    [
      'audit_search',
      'Words of the audit, for its search. Only with SQLite.',
      'To find entries of the audit.',
      'As long as the entry. A deleted account leaves no word.',
    ],
  ]),
  ...of('mail', [
    [
      'mail_choices',
      'Which mails you want, and the token of the link that ends them.',
      'To send only the mails that you want.',
      ACCOUNT,
    ],
    [
      'outgoing',
      'Mails and webhooks that wait or were sent. The text of a sent mail is deleted at once.',
      'To try again when a server does not answer.',
      '30 days after they were sent.',
    ],
  ]),
];

/** Tables without data about people. */
export const IMPERSONAL_TABLES: readonly string[] = [
  ...['documents', 'release_documents', 'import_marks', 'listed_cards', 'card_values', 'search_texts'],
  ...[
    'release_rulesets',
    'card_exceptions',
    'pictures',
    'proposals',
    'check_runs',
    'lab_matchups',
    'lab_parts',
    'lab_speeds',
    'proofs',
    'settings',
  ],
  ...['unread_sentences', 'webhooks', 'outgoing_marks', 'audit_erasures', 'migrations'],
];

/** A cookie of the site. */
export interface StoredCookie {
  readonly name: string;
  readonly why: string;
  readonly duration: string;
}

export const STORED_COOKIES: readonly StoredCookie[] = [
  { name: 'rulewright-session', why: 'Keeps you signed in.', duration: `${SESSION}, or until you sign out.` },
  {
    name: 'rulewright-sso',
    why: 'Connects your browser with a single sign-on that has started.',
    duration: `${VISIT_SECONDS / 60} minutes.`,
  },
  { name: 'visitor', why: 'A random key for your seats in matches and your runs of the lab.', duration: '1 year.' },
  { name: 'theme', why: 'Remembers whether you chose light or dark.', duration: '1 year.' },
  {
    name: 'display',
    why: 'Remembers the size of texts, the contrast and the colours that you chose.',
    duration: '1 year.',
  },
  {
    name: 'as-if',
    why: 'Shows the site as if a change set were published. Only after you open such a link.',
    duration: 'Until you close the browser.',
  },
];
