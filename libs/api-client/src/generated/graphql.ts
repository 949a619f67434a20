/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An outcome that you have seen. `title` is the title from now on. An outcome that you correct with `without` and `events` is refused if the engine plays something else. */
export type AcceptedOutcome = {
  /** The events that the example states at its end, by their places in all events of `played`, from 0. Without it, they are as proposed. */
  events?: Array<number> | null | undefined;
  example: number;
  seal: string;
  title?: string | null | undefined;
  /** Fields of `changes` that the example does not state. */
  without?: Array<string> | null | undefined;
};

/** What to do with a value that both sides changed. `take` is `source` or `here`. */
export type AdoptionDecisionInput = {
  card: string | number;
  /** The path of the value, such as `data.cost`. Empty for the whole card. */
  field: string;
  take: string;
};

/** A file to adopt, and how. */
export type AdoptionInput = {
  decisions?: Array<AdoptionDecisionInput> | null | undefined;
  /** The name of a new game. Without it, the name is made from the id of the game. */
  gameName?: string | null | undefined;
  /** Whether rows join cards of the same name that exist already. */
  join?: boolean | null | undefined;
  /** The mapping as JSON. Without it, the stored mapping applies, or a suggested one. */
  mapping?: string | null | undefined;
  /** Whether cards that are gone at the source are removed. */
  prune?: boolean | null | undefined;
  /** The id of the source. It names the mapping document. */
  source: string | number;
  upload: UploadInput;
};

/** What an API token may do, as far as the role of its owner allows. `read`: read the desk. `edit`: also edit change sets, comment and run checks. `review`: approve and send back. `publish`: publish, schedule and roll back. `audit`: read the audit log. `decks`: read and save decks. `lab`: start runs of the lab, and pause, resume and cancel those that tokens of the owner started. */
export type ApiScope =
  | 'audit'
  | 'decks'
  | 'edit'
  | 'lab'
  | 'publish'
  | 'read'
  | 'review';

/** A picture for a card. Its file is already in the change set. */
export type CardPicture = {
  alt?: string | null | undefined;
  card: string | number;
  credit?: string | null | undefined;
  file: string;
  focus?: FocalPoint | null | undefined;
  licence?: string | null | undefined;
};

/** The order of a list of cards. `field` is `name` or the id of a card field. */
export type CardSort = {
  descending?: boolean | null | undefined;
  field: string;
};

/** The status of a card in a mode. `removed` means that the deck law removes or forbids it; the other statuses come from the lists of the mode. */
export type CardStatus =
  | 'banned'
  | 'legal'
  | 'outOfPool'
  | 'removed'
  | 'restricted';

/** The time of each seat in seconds. `increment` is added after each decision. */
export type ClockInput = {
  increment: number;
  seconds: number;
};

/** What a number of copies means: copies that you own, or copies that you want to have in all. */
export type CollectedAs =
  | 'own'
  | 'want';

/** A number of copies of one card. `card` is its slug. */
export type CopiesInput = {
  card: string | number;
  copies: number;
};

/** Cases with reports or appeals that wait for an answer (`waiting`), or all hidden decks (`hidden`). */
export type DeckCaseList =
  | 'hidden'
  | 'waiting';

/** What a new deck is a copy of: the slug of a deck of the release, or the key of a shared deck. */
export type DeckOriginInput = {
  key?: string | null | undefined;
  slug?: string | number | null | undefined;
};

/** Why a reader reports a deck. */
export type DeckReportReason =
  | 'abuse'
  | 'copyright'
  | 'other'
  | 'personal_data'
  | 'spam';

/** Who can see a saved deck: only its owner (`private`), anyone who has its key (`link`), or everyone, under the name of its owner (`published`). */
export type DeckSharing =
  | 'link'
  | 'private'
  | 'published';

/** What a new deck was before, where it was made. */
export type EarlierDeckInput = {
  name: string;
  /** ISO 8601. */
  savedAt: string;
  text: string;
};

/** A filter for cards. A card matches if it has any of the values. If there are several filters, it must match all of them at once. */
export type FacetFilter = {
  field: string;
  values: Array<string>;
};

/** A file to import, with its path. */
export type FileInput = {
  path: string;
  text: string;
};

/** A place in a picture, in percent from the left and from the top. */
export type FocalPoint = {
  x: number;
  y: number;
};

/** Which release shifted a metric? `size` is the smallest shift worth noticing: 0.05 is 5 points for shares, otherwise 5% of the value. */
export type LabBlameInput = {
  /** The level of both players. */
  bot: string | number;
  /** The slug of the published deck of both players. */
  deck: string | number;
  /** The first release, in which the metric had its old value. */
  from: number;
  metric: string | number;
  /** The rules, as `game/mode+variant?parameter=value`. */
  ruleset: string;
  seed?: number | null | undefined;
  size: number;
  /** The last release, in which the metric has its new value. */
  to: number;
};

/** A deck and a bot for a run of the lab. Give either `deck`, a list as text, or `deckSlug`, the slug of a published deck. */
export type LabEntrantInput = {
  bot: string;
  deck?: string | null | undefined;
  deckSlug?: string | null | undefined;
};

/** A deck for a question: a list as text with a name, or the key of a deck that someone shares. */
export type LabListInput = {
  name?: string | null | undefined;
  shared?: string | number | null | undefined;
  text?: string | null | undefined;
};

/** Which small changes reach these goals? Only values that the sources leave open may change. If the request previews a change set, the search plays it. */
export type LabProposalsInput = {
  /** The level of both players in the search. Another level checks the result. */
  bot: string | number;
  /** Whether provisional numbers of cards may change. */
  cards: boolean;
  /** The slug of the published deck of both players. */
  deck: string | number;
  /** Up to four goals, such as `starter-wins<=55%`, `turns<=15` or `attacks=6`. */
  goals: Array<string>;
  /** The number of the release to play. The default is the current release, or the previewed change set. */
  release?: number | null | undefined;
  /** Whether parameters that a ruling settles may change. */
  rules: boolean;
  /** The rules, as `game/mode+variant?parameter=value`. */
  ruleset: string;
  seed?: number | null | undefined;
  /** `quick`, `usual` or `thorough`: about 4,000, 14,000 or 42,000 games at most. */
  thoroughness: string;
};

/** A question to the lab. `labQuestions` lists the questions and the fields that each one needs. `size` is the difference to notice: 0.05 is 5 points for shares, otherwise 5% of the value. */
export type LabQuestionInput = {
  /** The rules after a change, for the topic `change`. */
  against?: string | null | undefined;
  /** The players: two levels for the topic `level`, otherwise one for all seats. */
  bots: Array<string | number>;
  /** A card, for the topic `card`. The question `card` puts it into the deck if the deck does not have it. */
  card?: string | number | null | undefined;
  /** The slugs of published decks: two for the topic `deck`, several for `decks`, otherwise one. */
  decks: Array<string | number>;
  /** Further decks that are not published, for the questions `matchups` and `deciding`. */
  lists?: Array<LabListInput> | null | undefined;
  /** The parameter, for the topic `parameter`. */
  parameter?: string | null | undefined;
  question: string | number;
  /** The rules, as `game/mode+variant?parameter=value`. */
  ruleset: string;
  /** Further rules, for the topic `decks`. */
  rulesets?: Array<string> | null | undefined;
  /** The number of players, for the topic `seats`. */
  seats?: number | null | undefined;
  /** The default is the usual size of the question. */
  size?: number | null | undefined;
  /** Its other value, for the topic `parameter`. */
  value?: string | null | undefined;
};

/** When to stop a comparison early: as soon as the difference in this metric is known well enough. */
export type LabStopInput = {
  /** The smallest difference that matters. The comparison also ends when the difference is known to be smaller. */
  matters?: number | null | undefined;
  metric: string;
};

/** The values of a parameter that a run compares. Each value gets its own arm, in this order. */
export type LabSweepInput = {
  parameter: string;
  values: Array<string>;
};

/** What a run looks for. `goals` are numbers to reach, such as `turns=12` or `starter-wins<=52%`. `vary` lists the parameters that may change, with the values to try. */
export type LabTuneInput = {
  goals: Array<string>;
  vary: Array<LabSweepInput>;
};

/** A note about a match. `rating` is from 1 to 5. `text` has up to 2,000 characters. `mode` must be the mode of the match; `card` (a slug) and `rule` must belong to its game. */
export type MatchNoteInput = {
  card?: string | number | null | undefined;
  mode?: string | number | null | undefined;
  rating: number;
  rule?: string | number | null | undefined;
  text?: string | null | undefined;
};

/** A seat of a new match. `kind` is `me` (you, or someone at the same screen), `bot` or `friend` (someone who gets a link). Give the deck as `deck` (a list as text), `deckSlug` (a published deck) or `savedDeck`. */
export type MatchSeatInput = {
  /** The bot that decides for the seat. If a person sits here, it takes over when that person leaves. */
  bot?: string | null | undefined;
  deck?: string | null | undefined;
  deckSlug?: string | null | undefined;
  kind: string;
  name?: string | null | undefined;
  /** The id of a deck saved in your account. */
  savedDeck?: string | number | null | undefined;
};

/** A new run of the lab. `ruleset` has the form `game/mode+variant?parameter=value`. `against` compares it with a second ruleset. `sweep` compares values of one parameter. `tune` searches for rulesets that reach goals. */
export type NewLabRunInput = {
  against?: string | null | undefined;
  /** The entrants, in the order of the seats in the first game. */
  entrants: Array<LabEntrantInput>;
  /** The number of games for each ruleset. */
  games: number;
  /** The number of the release to play by. The default is the current release. */
  release?: number | null | undefined;
  ruleset: string;
  seed?: number | null | undefined;
  stop?: LabStopInput | null | undefined;
  /** Whether the entrants change seats from game to game. The default is true. */
  swap?: boolean | null | undefined;
  sweep?: LabSweepInput | null | undefined;
  tune?: LabTuneInput | null | undefined;
};

/** A new match. `ruleset` has the form `game/mode+variant?parameter=value`. */
export type NewMatchInput = {
  /** The number of games in the series: 1, 3, 5 or 7. */
  bestOf?: number | null | undefined;
  /** Whether each player moves to the previous seat between the games of a series. The default is false. */
  changeSides?: boolean | null | undefined;
  /** Whether the players can write to each other. The default is false. */
  chat?: boolean | null | undefined;
  clock?: ClockInput | null | undefined;
  /** Whether players may choose other decks between the games of a series. The default is false. */
  freeDecks?: boolean | null | undefined;
  /** The number of the release to play by. The default is the current release. */
  release?: number | null | undefined;
  ruleset: string;
  seats: Array<MatchSeatInput>;
  /** A seed that makes the match repeatable. It is not allowed in a match with a friend. Without a seed, all chance comes from a secret key. */
  seed?: number | null | undefined;
};

/** A line of a play document. */
export type PlayLine = {
  line: number;
  path: string;
};

/** What the debugger runs: a worked example (`example`, and `mode` if it is not its first one), a finished match (`match`), the text of a replay file (`replay`), or a new game of a ruleset with the published decks (`ruleset`, `seats` and `seed`), whose players choose at random. `decisions` replaces the recorded decisions: after them, players choose at random. */
export type PlayRun = {
  decisions?: Array<number> | null | undefined;
  example?: string | number | null | undefined;
  match?: string | number | null | undefined;
  mode?: string | number | null | undefined;
  replay?: string | null | undefined;
  ruleset?: string | number | null | undefined;
  seats?: number | null | undefined;
  seed?: number | null | undefined;
};

/** Why a player reports another one. */
export type PlayerReportReason =
  | 'cheating'
  | 'insults'
  | 'name'
  | 'other'
  | 'stalling';

/** Suggestions that wait, those that may be spam (`held`), or those that are decided. */
export type PublicSuggestionList =
  | 'decided'
  | 'held'
  | 'waiting';

/** Selects published decks. A deck must match every part that is given. */
export type PublishedDeckFilter = {
  /** The whole name of the author. */
  author?: string | null | undefined;
  /** Cards that the deck has, by id or name, at most 10. */
  cards?: Array<string> | null | undefined;
  /** The first day of publishing, in UTC, such as `2027-01-15`. */
  from?: string | null | undefined;
  /** A mode in which the deck is legal today. */
  mode?: string | number | null | undefined;
  /** The last day of publishing. */
  to?: string | null | undefined;
  /** Only decks that win more games than this one, in runs of the lab: `published/SLUG` for a published deck of the game, `shared/KEY` for a shared one. With `mode`, only under the rules of this mode. */
  winsAgainst?: string | null | undefined;
  /** Cards that the deck does not have, by id or name, at most 10. */
  without?: Array<string> | null | undefined;
};

/** The role of an account. From the lowest to the highest, the roles are `reader`, `editor`, `reviewer` and `admin`. Each role includes the permissions of the lower ones. */
export type Role =
  | 'admin'
  | 'editor'
  | 'reader'
  | 'reviewer';

/** The kinds of things that a search finds. */
export type SearchKind =
  | 'card'
  | 'deck'
  | 'example'
  | 'rule'
  | 'ruling'
  | 'term'
  | 'value';

/** How serious an issue is. An error makes the deck illegal. A warning marks a likely mistake. An info says what will happen to the deck. */
export type Severity =
  | 'error'
  | 'info'
  | 'warning';

/** A text for a cell. An empty text removes the value from the card. */
export type SheetCellInput = {
  column: string | number;
  text: string;
};

/** The changed cells of a card. `version`: the version of the draft that you saw. */
export type SheetEditInput = {
  cells: Array<SheetCellInput>;
  slug: string | number;
  version?: number | null | undefined;
};

/** A text to find in cells, and the text to put in its place. */
export type SheetReplacementInput = {
  find: string;
  /** Whether capitals and small letters differ. */
  matchCase: boolean;
  replace: string;
  /** Whether the text must be the whole text of the cell. */
  wholeCell: boolean;
};

/** What the session of the visitor still needs. `none`: there is no session. `code`: a code of the app. `setup`: the set-up of an app, which the role needs on this site. `open`: nothing. */
export type SignInStep =
  | 'code'
  | 'none'
  | 'open'
  | 'setup';

/** A kind of documents of a game. */
export type SimilarKind =
  | 'card'
  | 'deck'
  | 'example'
  | 'mode'
  | 'rule'
  | 'set';

/** The part of the site that stores something. */
export type StoredTopic =
  | 'account'
  | 'decks'
  | 'desk'
  | 'mail'
  | 'play';

/** A change that a reader suggests. */
export type SuggestChangeInput = {
  /** The suggested text. */
  after: string;
  /** The field of the text, from `suggestibleItem`. */
  field: string;
  game: string | number;
  id: string | number;
  kind: SuggestedKind;
  /** A mail address for the answer; not used with an account. */
  mail?: string | null | undefined;
  mode?: string | number | null | undefined;
  name?: string | null | undefined;
  reason: string;
  /** The milliseconds since the form was opened. */
  spent: number;
  /** Whether the release notes may name you. */
  thanks?: boolean | null | undefined;
  /** Stays empty. Programs that send spam fill in every field. */
  website?: string | null | undefined;
};

/** What readers can suggest another text for. */
export type SuggestedKind =
  | 'card'
  | 'rule'
  | 'ruling'
  | 'term'
  | 'value';

/** Words to find in the texts of a game, at most 12 pairs, such as the forms of a word. Without `matchCase`, a replaced word keeps its capitals. `wholeWords` leaves out parts of words. */
export type TextReplacement = {
  matchCase?: boolean;
  pairs: Array<WordPair>;
  wholeWords?: boolean;
};

/** A file. `content` has its bytes, compressed with gzip, in Base64. */
export type UploadInput = {
  content: string;
  name: string;
};

/** What a webhook is told of. `review`: a step of a review. `release`: a new release. `legality`: cards that a release makes legal or illegal in a mode. */
export type WebhookEvent =
  | 'legality'
  | 'release'
  | 'review';

/** A word or phrase, and what replaces it. */
export type WordPair = {
  find: string;
  replace: string;
};

export type MeFragment = { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> } | null };

export type SignInMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInMethodsQuery = { signInStep: SignInStep, signInMethods: { password: boolean, singleSignOn: string | null, passwordMail: boolean } };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: number };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  next: string;
}>;


export type ChangePasswordMutation = { changePassword: { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> } };

export type ChangeNameMutationVariables = Exact<{
  name: string;
}>;


export type ChangeNameMutation = { changeName: { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> } };

export type SignInStepQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInStepQuery = { signInStep: SignInStep };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { active: boolean, recoveryCodes: number } };

export type GiveSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type GiveSecondFactorMutation = { giveSecondFactor: { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> } };

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secret: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type RemoveSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  person: string | number;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string, secondFactor: boolean } };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  name: string;
  scopes: Array<ApiScope> | ApiScope;
  days: number;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, made: { id: string } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: boolean };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { id: string, kind: string, role: Role, email: string | null, expiresAt: string } | null };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  email: string;
  name: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, email: string, name: string, role: Role, permissions: Array<string>, gameRoles: Array<{ game: string, role: Role }> } };

export type PasswordLinkEmailQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkEmailQuery = { passwordLinkEmail: string | null };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type CreatePasswordLinkMutationVariables = Exact<{
  person: string | number;
}>;


export type CreatePasswordLinkMutation = { createPasswordLink: { path: string, expiresAt: string } };

export type PeopleQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: { nodes: Array<{ id: string, email: string, name: string, role: Role, createdAt: string, disabled: boolean, secondFactor: boolean, gameRoles: Array<{ game: string, role: Role }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, invitations: Array<{ id: string, kind: string, role: Role, email: string | null, expiresAt: string }>, settings: { selfApproval: boolean, resolvedComments: boolean, publicSuggestions: boolean } };

export type SetGameRoleMutationVariables = Exact<{
  person: string | number;
  game: string | number;
  role?: Role | null | undefined;
}>;


export type SetGameRoleMutation = { setGameRole: { id: string } };

export type InviteMutationVariables = Exact<{
  role: Role;
  email?: string | null | undefined;
}>;


export type InviteMutation = { invite: { path: string, mailed: boolean, invitation: { id: string } } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeInvitationMutation = { revokeInvitation: boolean };

export type SetRoleMutationVariables = Exact<{
  person: string | number;
  role: Role;
}>;


export type SetRoleMutation = { setRole: { id: string, role: Role } };

export type SetDisabledMutationVariables = Exact<{
  person: string | number;
  disabled: boolean;
}>;


export type SetDisabledMutation = { setDisabled: { id: string, disabled: boolean } };

export type SetResolvedCommentsMutationVariables = Exact<{
  required: boolean;
}>;


export type SetResolvedCommentsMutation = { setResolvedComments: { resolvedComments: boolean } };

export type SetPublicSuggestionsMutationVariables = Exact<{
  allowed: boolean;
}>;


export type SetPublicSuggestionsMutation = { setPublicSuggestions: { publicSuggestions: boolean } };

export type SetSelfApprovalMutationVariables = Exact<{
  allowed: boolean;
}>;


export type SetSelfApprovalMutation = { setSelfApproval: { selfApproval: boolean } };

export type AuditQueryVariables = Exact<{
  query?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditQuery = { audit: { nodes: Array<{ id: number, at: string, actor: string, action: string, subject: string, sentence: string, details: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RequestPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordLinkMutation = { requestPasswordLink: boolean };

export type MailChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailChoicesQuery = { mailChoices: { available: boolean, releases: boolean, reviews: boolean } };

export type SetMailChoicesMutationVariables = Exact<{
  releases: boolean;
  reviews: boolean;
}>;


export type SetMailChoicesMutation = { setMailChoices: { releases: boolean, reviews: boolean } };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: boolean };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<WebhookEvent>, createdAt: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhook: string | number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: Array<{ id: number, about: string, state: string, attempts: number, createdAt: string, doneAt: string | null, problem: string | null, status: number | null }> };

export type CreateWebhookMutationVariables = Exact<{
  url: string;
  events: Array<WebhookEvent> | WebhookEvent;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type TestWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type TestWebhookMutation = { testWebhook: boolean };

export type CatalogueQueryVariables = Exact<{
  game: string | number;
  query?: string | null | undefined;
  facets?: Array<FacetFilter> | FacetFilter | null | undefined;
  sort?: CardSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  release?: number | null | undefined;
  collection?: string | null | undefined;
}>;


export type CatalogueQuery = { game: { id: string, name: string, cardCount: number, words: { card: string, cards: string }, modes: Array<{ id: string, name: string, listed: boolean }> } | null, cards: { totalCount: number, understood: boolean, unique: string, near: Array<string>, nodes: Array<{ slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, facets: Array<{ field: string, label: string, values: Array<{ value: string, name: string | null, count: number, selected: boolean }> }>, problems: Array<{ code: string, message: string, column: number, length: number }> } | null };

export type CardSpreadQueryVariables = Exact<{
  game: string | number;
  first?: number | null | undefined;
}>;


export type CardSpreadQuery = { cards: { nodes: Array<{ slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> }> } | null };

export type CardQueryVariables = Exact<{
  game: string | number;
  slug: string | number;
  release?: number | null | undefined;
  on?: string | null | undefined;
}>;


export type CardQuery = { card: { aliases: Array<string>, notes: string | null, slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, neighbours: { previous: { slug: string, name: string } | null, next: { slug: string, name: string } | null }, facts: Array<{ id: string, label: string, value: string, provenance: string, ruleId: string | null, cards: Array<{ slug: string, name: string }> }>, printings: Array<{ provenance: string, erratum: string | null, number: number, code: string | null, rarity: string, promo: string | null, differences: Array<{ id: string, label: string, before: string | null, after: string | null }>, set: { id: string, code: string, name: string } }>, abilities: Array<{ reading: string, rules: Array<string>, id: string, text: string }>, errata: Array<{ release: number, createdAt: string, message: string, changes: Array<{ id: string, label: string, before: string | null, after: string | null }> }>, legality: Array<{ mode: string, modeName: string, legal: boolean, status: CardStatus, copies: number | null, points: number, ruleId: string | null, reason: string | null, announced: Array<{ from: string, announced: string | null, effect: string, reason: string, source: string | null, ruleId: string }>, history: Array<{ from: string, announced: string | null, effect: string, reason: string, source: string | null, ruleId: string }> }>, rulings: Array<{ id: string, question: string, readings: Array<string>, answer: string, why: string, parameters: Array<string>, rules: Array<string> }>, decks: Array<{ copies: number, deck: { slug: string, name: string, cards: number } }>, history: Array<{ release: number, createdAt: string, author: string, message: string, hash: string }> } | null };

export type CardSetQueryVariables = Exact<{
  game: string | number;
  set: string | number;
  first?: number | null | undefined;
  from?: number | null | undefined;
  release?: number | null | undefined;
}>;


export type CardSetQuery = { cardSet: { id: string, code: string, name: string, summary: string, promo: boolean, released: string | null, series: string | null, embargo: string | null, cardCount: number, cards: { nodes: Array<{ number: number, rarity: string, card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } }> } } | null };

export type CardChangePartsFragment = { from: string, announced: string | null, effect: string, reason: string, source: string | null, ruleId: string };

export type ListedCardPartsFragment = { slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null };

export type LegalityChangePartsFragment = { from: string, announced: string | null, reason: string, source: string | null, ruleId: string, setsPointLimit: boolean, pointLimit: number | null, admitted: Array<{ id: string, name: string }>, rotated: Array<{ id: string, name: string }>, banned: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restricted: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, pointed: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restored: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }> };

export type LegalityQueryVariables = Exact<{
  game: string | number;
  mode: string | number;
  on?: string | null | undefined;
  release?: number | null | undefined;
}>;


export type LegalityQuery = { legality: { mode: string, modeName: string, on: string, from: string | null, until: string | null, ruleId: string, pointLimit: number | null, sets: Array<{ id: string, name: string }>, banned: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restricted: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, pointed: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, announced: Array<{ from: string, announced: string | null, reason: string, source: string | null, ruleId: string, setsPointLimit: boolean, pointLimit: number | null, admitted: Array<{ id: string, name: string }>, rotated: Array<{ id: string, name: string }>, banned: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restricted: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, pointed: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restored: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }> }>, history: Array<{ from: string, announced: string | null, reason: string, source: string | null, ruleId: string, setsPointLimit: boolean, pointLimit: number | null, admitted: Array<{ id: string, name: string }>, rotated: Array<{ id: string, name: string }>, banned: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restricted: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, pointed: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }>, restored: Array<{ slug: string, name: string, copies: number | null, points: number, since: string | null, reason: string | null }> }> } | null };

export type DifferenceOfCardFragment = { id: string, label: string, before: string | null, after: string | null };

export type ErratumPartsFragment = { release: number, createdAt: string, message: string, changes: Array<{ id: string, label: string, before: string | null, after: string | null }> };

export type ErrataQueryVariables = Exact<{
  game: string | number;
  set?: string | number | null | undefined;
  changedIn?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ErrataQuery = { errata: { nodes: Array<{ card: { slug: string, name: string }, errata: Array<{ release: number, createdAt: string, message: string, changes: Array<{ id: string, label: string, before: string | null, after: string | null }> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type DecksQueryVariables = Exact<{
  game: string | number;
  release?: number | null | undefined;
}>;


export type DecksQuery = { decks: Array<{ slug: string, name: string, summary: string, provenance: string, source: string | null, cards: number, points: number, curve: Array<{ points: number, copies: number }>, entries: Array<{ copies: number, card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } }>, verdicts: Array<{ legal: boolean, removed: Array<string>, ruleset: { id: string, name: string }, limits: { maxPoints: number | null } }> }> };

export type DeckQueryVariables = Exact<{
  game: string | number;
  slug: string | number;
  release?: number | null | undefined;
}>;


export type DeckQuery = { deck: { slug: string, name: string, summary: string, provenance: string, source: string | null, cards: number, points: number, text: string, curve: Array<{ points: number, copies: number }>, composition: Array<{ field: string, label: string, values: Array<{ value: string, name: string | null, count: number, selected: boolean }> }>, entries: Array<{ copies: number, points: number, card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } }>, side: Array<{ copies: number, points: number, card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } }>, verdicts: Array<{ legal: boolean, cards: number, points: number, removed: Array<string>, ruleset: { id: string, name: string, hash: string }, asOf: { on: string, from: string | null, until: string | null } | null, limits: { maxCards: number | null, minCards: number | null, maxPoints: number | null, maxCopies: number | null }, issues: Array<{ code: string, severity: Severity, ruleId: string | null, ruleNumber: string | null, message: string, lines: Array<number>, cards: Array<string>, amount: number | null, limit: number | null, zone: string | null, fix: { label: string, edits: Array<{ line: number, text: string | null }> } | null }> }> } | null };

export type CheckDeckQueryVariables = Exact<{
  game: string | number;
  text: string;
  rulesets?: Array<string> | string | null | undefined;
  on?: string | null | undefined;
}>;


export type CheckDeckQuery = { checkDeck: { name: string | null, entries: Array<{ line: number, name: string, copies: number, card: { slug: string, name: string, face: unknown, printings: Array<{ rarity: string }> } | null }>, verdicts: Array<{ legal: boolean, cards: number, points: number, removed: Array<string>, ruleset: { id: string, name: string, hash: string }, asOf: { on: string, from: string | null, until: string | null } | null, limits: { maxCards: number | null, minCards: number | null, maxPoints: number | null, maxCopies: number | null }, issues: Array<{ code: string, severity: Severity, ruleId: string | null, ruleNumber: string | null, message: string, lines: Array<number>, cards: Array<string>, amount: number | null, limit: number | null, zone: string | null, fix: { label: string, edits: Array<{ line: number, text: string | null }> } | null }> }> } | null };

export type DeckListsQueryVariables = Exact<{
  game: string | number;
}>;


export type DeckListsQuery = { decks: Array<{ slug: string, name: string, text: string }> };

export type ReadDeckQueryVariables = Exact<{
  game: string | number;
  text: string;
}>;


export type ReadDeckQuery = { checkDeck: { format: string, name: string | null, entries: Array<{ line: number, name: string, copies: number, zone: string, card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, listIds: Array<{ program: string, id: string }>, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } | null }>, composition: Array<{ field: string, label: string, values: Array<{ value: string, name: string | null, count: number, selected: boolean }> }>, verdicts: Array<{ legal: boolean, cards: number, points: number, removed: Array<string>, ruleset: { id: string, name: string, hash: string }, asOf: { on: string, from: string | null, until: string | null } | null, limits: { maxCards: number | null, minCards: number | null, maxPoints: number | null, maxCopies: number | null }, issues: Array<{ code: string, severity: Severity, ruleId: string | null, ruleNumber: string | null, message: string, lines: Array<number>, cards: Array<string>, amount: number | null, limit: number | null, zone: string | null, fix: { label: string, edits: Array<{ line: number, text: string | null }> } | null }> }> } | null };

export type CardsOfListQueryVariables = Exact<{
  game: string | number;
  text: string;
}>;


export type CardsOfListQuery = { checkDeck: { entries: Array<{ line: number, copies: number, zone: string, card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } | null }> } | null };

export type CardsToBuildQueryVariables = Exact<{
  game: string | number;
  query?: string | null | undefined;
  facets?: Array<FacetFilter> | FacetFilter | null | undefined;
  sort?: CardSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  collection?: string | null | undefined;
}>;


export type CardsToBuildQuery = { cards: { totalCount: number, understood: boolean, near: Array<string>, nodes: Array<{ listName: string, slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, listIds: Array<{ program: string, id: string }>, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: Array<{ field: string, label: string, values: Array<{ value: string, name: string | null, count: number, selected: boolean }> }>, problems: Array<{ code: string, message: string, column: number, length: number }> } | null };

export type BuildHomeQueryVariables = Exact<{
  game: string | number;
}>;


export type BuildHomeQuery = { game: { id: string, octgnGame: string | null, modes: Array<{ id: string, name: string, firstHand: { cards: number, redraw: { kind: string, rule: string, most: number | null, fewer: number, least: number } | null } | null }>, deckZones: Array<{ id: string, name: string, words: Array<string> }> } | null, release: { number: number } | null };

export type ListNamesQueryVariables = Exact<{
  game: string | number;
  query: string;
}>;


export type ListNamesQuery = { cards: { nodes: Array<{ slug: string, name: string, sharesName: boolean, listName: string, printings: Array<{ number: number, code: string | null, set: { name: string } }> }> } | null };

export type ChangedCardsQueryVariables = Exact<{
  game: string | number;
  since: number;
  cards: Array<string | number> | string | number;
}>;


export type ChangedCardsQuery = { changedCards: Array<string> };

export type TableSheetsQueryVariables = Exact<{
  game: string | number;
  release: number;
  cards: Array<string | number> | string | number;
}>;


export type TableSheetsQuery = { cardSheets: Array<{ card: string, sheet: number, at: number, columns: number, rows: number }> };

export type ChangeSetLineFragment = { id: number, title: string, game: string | null, state: string, author: string, mine: boolean, version: number, updatedAt: string, release: number | null, publishAt: string | null, token: string, openComments: number };

export type ProblemPartsFragment = { path: string, line: number, column: number, code: string, message: string, expected: string | null };

export type DocumentUsePartsFragment = { path: string, game: string, kind: string, slug: string, title: string, place: string, why: string };

export type SettledExamplePartsFragment = { index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean };

export type CheckRunPartsFragment = { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> };

export type CommentPartsFragment = { id: number, path: string | null, line: number | null, field: string | null, author: string, at: string, body: string, quote: string | null, wordsFrom: number | null, wordsTo: number | null, suggestion: string | null, outdated: boolean, resolved: boolean };

export type ChangeSetsQueryVariables = Exact<{
  states?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangeSetsQuery = { changeSets: { nodes: Array<{ id: number, title: string, game: string | null, state: string, author: string, mine: boolean, version: number, updatedAt: string, release: number | null, publishAt: string | null, token: string, openComments: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DocumentFoldersQueryVariables = Exact<{
  changeSet?: number | null | undefined;
  query?: string | null | undefined;
  open?: string | null | undefined;
}>;


export type DocumentFoldersQuery = { documentFolders: Array<{ game: string, gameName: string, kind: string, count: number, changed: number, place: number | null }> };

export type DeskDocumentsQueryVariables = Exact<{
  changeSet?: number | null | undefined;
  game?: string | number | null | undefined;
  kind?: string | null | undefined;
  query?: string | null | undefined;
  from?: number | null | undefined;
  first?: number | null | undefined;
  inTexts?: boolean | null | undefined;
  inTitles?: boolean | null | undefined;
}>;


export type DeskDocumentsQuery = { documents: { totalCount: number, nodes: Array<{ path: string, slug: string, title: string, change: string | null }> } };

export type DeskDocumentQueryVariables = Exact<{
  path: string;
  changeSet?: number | null | undefined;
}>;


export type DeskDocumentQuery = { document: { path: string, game: string, kind: string, slug: string, title: string, text: string | null, hash: string | null, releasedHash: string | null, version: number | null, schema: unknown, data: unknown, problems: Array<{ path: string, line: number, column: number, code: string, message: string, expected: string | null }>, usedIn: Array<{ path: string, game: string, kind: string, slug: string, title: string, place: string, why: string }>, readings: Array<{ id: string, text: string, reading: string, rules: Array<string> }> } | null };

export type DeskPhrasesQueryVariables = Exact<{
  path: string;
  changeSet?: number | null | undefined;
}>;


export type DeskPhrasesQuery = { document: { phrases: unknown } | null };

export type DeskPlayQueryVariables = Exact<{
  path: string;
  changeSet?: number | null | undefined;
}>;


export type DeskPlayQuery = { document: { playEditing: unknown } | null };

export type DocumentTemplateQueryVariables = Exact<{
  game: string | number;
  kind: string;
  changeSet?: number | null | undefined;
  name?: string | null | undefined;
}>;


export type DocumentTemplateQuery = { documentTemplate: Array<{ path: string, text: string }> | null };

export type NewGameQueryVariables = Exact<{
  name: string;
  prefix?: string | null | undefined;
}>;


export type NewGameQuery = { newGame: Array<{ path: string, text: string }> | null };

export type DeskWordsQueryVariables = Exact<{
  ruleset: string;
}>;


export type DeskWordsQuery = { ruleset: { parameters: Array<{ name: string, text: string }> } | null, rulebook: { chapters: Array<{ blocks: Array<{ id: string | null }> }>, glossary: Array<{ id: string }> } | null };

export type ChapterWordsQueryVariables = Exact<{
  ruleset: string;
}>;


export type ChapterWordsQuery = { ruleset: { parameters: Array<{ name: string, text: string, help: string, type: string, unit: string | null, nullable: boolean, choices: Array<{ value: string, text: string }> }> } | null, rulebook: { chapters: Array<{ blocks: Array<{ id: string | null, number: string | null, text: string, kind: string }> }>, glossary: Array<{ id: string, term: string }> } | null };

export type RuleChoicesQueryVariables = Exact<{
  ruleset: string;
}>;


export type RuleChoicesQuery = { rulebook: { chapters: Array<{ blocks: Array<{ id: string | null, number: string | null, text: string }> }> } | null };

export type PreviewDeckQueryVariables = Exact<{
  game: string | number;
  slug: string | number;
}>;


export type PreviewDeckQuery = { deck: { name: string, summary: string, cards: number, points: number, entries: Array<{ copies: number, card: { slug: string, name: string } }>, verdicts: Array<{ legal: boolean, ruleset: { id: string, name: string }, issues: Array<{ message: string, ruleId: string | null, severity: Severity }> }> } | null };

export type ModeValuesQueryVariables = Exact<{
  ruleset: string;
}>;


export type ModeValuesQuery = { ruleset: { parameters: Array<{ name: string, value: unknown }> } | null };

export type PreviewRulesetQueryVariables = Exact<{
  ruleset: string;
}>;


export type PreviewRulesetQuery = { ruleset: { id: string, name: string, parameters: Array<{ name: string, text: string, help: string, origin: { kind: string, id: string, name: string } }>, setup: Array<{ id: string, name: string }>, turn: Array<{ id: string, name: string }> } | null };

export type DifferencePartsFragment = { words: Array<{ kind: string, text: string }>, fields: Array<{ field: string, label: string | null, change: string, before: unknown, after: unknown }> };

export type ChangedDocumentLineFragment = { path: string, game: string, kind: string, title: string, change: string, version: number, updatedAt: string | null, updatedBy: string, outdated: boolean, alsoIn: Array<{ id: number, title: string }> };

export type ChangeSetQueryVariables = Exact<{
  id: number;
}>;


export type ChangeSetQuery = { changeSet: { message: string, origin: string, createdAt: string, baseRelease: number, may: Array<string>, documentCount: number, rememberedCount: number, id: number, title: string, game: string | null, state: string, author: string, mine: boolean, version: number, updatedAt: string, release: number | null, publishAt: string | null, token: string, openComments: number, documents: { nodes: Array<{ path: string, game: string, kind: string, title: string, change: string, version: number, updatedAt: string | null, updatedBy: string, outdated: boolean, alsoIn: Array<{ id: number, title: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, comments: Array<{ id: number, path: string | null, line: number | null, field: string | null, author: string, at: string, body: string, quote: string | null, wordsFrom: number | null, wordsTo: number | null, suggestion: string | null, outdated: boolean, resolved: boolean }>, removedRules: Array<{ id: string, path: string, line: number, words: string }>, suggestions: Array<{ id: string, title: string, sender: string | null, reason: string, path: string, isApplied: boolean }>, history: Array<{ at: string, actor: string, action: string, note: string, from: string, to: string }>, checks: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } | null } | null };

export type ChangeSetContentQueryVariables = Exact<{
  id: number;
}>;


export type ChangeSetContentQuery = { changeSet: { problems: Array<{ path: string, line: number, column: number, code: string, message: string, expected: string | null }>, flagged: Array<{ path: string, game: string, kind: string, slug: string, title: string, place: string, why: string }> } | null };

export type ChangeSetPublishingQueryVariables = Exact<{
  id: number;
}>;


export type ChangeSetPublishingQuery = { changeSet: { may: Array<string>, publishProblem: string | null, blockers: Array<string>, id: number, title: string, game: string | null, state: string, author: string, mine: boolean, version: number, updatedAt: string, release: number | null, publishAt: string | null, token: string, openComments: number } | null };

export type ChangeSetNotesQueryVariables = Exact<{
  id: number;
}>;


export type ChangeSetNotesQuery = { changeSet: { notes: string } | null };

export type AlikeChangesQueryVariables = Exact<{
  id: number;
}>;


export type AlikeChangesQuery = { changeSet: { alike: Array<string> } | null };

export type ChangedDocumentsQueryVariables = Exact<{
  id: number;
  first: number;
  after?: string | null | undefined;
  remembered?: boolean | null | undefined;
}>;


export type ChangedDocumentsQuery = { changeSet: { documents: { nodes: Array<{ path: string, game: string, kind: string, title: string, change: string, version: number, updatedAt: string | null, updatedBy: string, outdated: boolean, alsoIn: Array<{ id: number, title: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ChangedDocumentQueryVariables = Exact<{
  id: number;
  path: string;
}>;


export type ChangedDocumentQuery = { changeSet: { document: { words: Array<{ kind: string, text: string }>, fields: Array<{ field: string, label: string | null, change: string, before: unknown, after: unknown }> } | null } | null };

export type DraftStateQueryVariables = Exact<{
  id: number;
  path: string;
}>;


export type DraftStateQuery = { changeSet: { may: Array<string>, id: number, title: string, game: string | null, state: string, author: string, mine: boolean, version: number, updatedAt: string, release: number | null, publishAt: string | null, token: string, openComments: number, comments: Array<{ id: number, path: string | null, line: number | null, field: string | null, author: string, at: string, body: string, quote: string | null, wordsFrom: number | null, wordsTo: number | null, suggestion: string | null, outdated: boolean, resolved: boolean }>, document: { change: string, version: number, outdated: boolean, baseText: string | null, text: string | null, updatedBy: string, updatedAt: string | null, alsoIn: Array<{ id: number, title: string, state: string, author: string }>, words: Array<{ kind: string, text: string }>, fields: Array<{ field: string, label: string | null, change: string, before: unknown, after: unknown }> } | null } | null };

export type CreateChangeSetMutationVariables = Exact<{
  title: string;
  message?: string | null | undefined;
  game?: string | number | null | undefined;
}>;


export type CreateChangeSetMutation = { createChangeSet: { id: number } };

export type DescribeChangeSetMutationVariables = Exact<{
  id: number;
  version: number;
  title: string;
  message: string;
}>;


export type DescribeChangeSetMutation = { describeChangeSet: { id: number } };

export type SaveDraftMutationVariables = Exact<{
  changeSet: number;
  path: string;
  text: string;
  version?: number | null | undefined;
  baseHash?: string | null | undefined;
}>;


export type SaveDraftMutation = { saveDraft: { version: number, outdated: boolean } };

export type RemoveDocumentMutationVariables = Exact<{
  changeSet: number;
  path: string;
  version?: number | null | undefined;
}>;


export type RemoveDocumentMutation = { removeDocument: { version: number } };

export type RevertDocumentMutationVariables = Exact<{
  changeSet: number;
  path: string;
  version: number;
}>;


export type RevertDocumentMutation = { revertDocument: { id: number } };

export type MergeDocumentQueryVariables = Exact<{
  changeSet: number;
  path: string;
  sides?: Array<string> | string | null | undefined;
}>;


export type MergeDocumentQuery = { mergeDocument: { path: string, text: string | null, release: number, baseHash: string | null, by: string | null, conflicts: Array<{ place: string, base: string | null, mine: string | null, theirs: string | null, both: string | null }> } | null };

export type RequestReviewMutationVariables = Exact<{
  id: number;
  version: number;
  note?: string | null | undefined;
}>;


export type RequestReviewMutation = { requestReview: { id: number } };

export type ConfirmRemovedRulesMutationVariables = Exact<{
  id: number;
  version: number;
  rules: Array<string | number> | string | number;
}>;


export type ConfirmRemovedRulesMutation = { confirmRemovedRules: { id: number } };

export type ApproveMutationVariables = Exact<{
  id: number;
  version: number;
  note?: string | null | undefined;
}>;


export type ApproveMutation = { approve: { id: number } };

export type SendBackMutationVariables = Exact<{
  id: number;
  version: number;
  reason: string;
}>;


export type SendBackMutation = { sendBack: { id: number } };

export type WithdrawMutationVariables = Exact<{
  id: number;
  version: number;
  note?: string | null | undefined;
}>;


export type WithdrawMutation = { withdraw: { id: number } };

export type ReopenMutationVariables = Exact<{
  id: number;
  version: number;
  note?: string | null | undefined;
}>;


export type ReopenMutation = { reopen: { id: number } };

export type AddCommentMutationVariables = Exact<{
  changeSet: number;
  path?: string | null | undefined;
  line?: number | null | undefined;
  field?: string | null | undefined;
  wordsFrom?: number | null | undefined;
  wordsTo?: number | null | undefined;
  body: string;
  suggestion?: string | null | undefined;
}>;


export type AddCommentMutation = { addComment: { id: number } };

export type MoveDraftMutationVariables = Exact<{
  changeSet: number;
  path: string;
  version: number;
  to: number;
}>;


export type MoveDraftMutation = { moveDraft: boolean };

export type EditorNamesQueryVariables = Exact<{
  changeSet: number;
}>;


export type EditorNamesQuery = { editorNames: Array<{ id: string, name: string }> };

export type DeskNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskNoticesQuery = { deskNotices: Array<{ id: number, kind: string, at: string, isNew: boolean, changeSet: number, title: string, by: string, step: string, words: string, comment: number | null, path: string | null }> };

export type NewNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewNoticesQuery = { newNotices: number };

export type SeeNoticesMutationVariables = Exact<{
  changeSet?: number | null | undefined;
}>;


export type SeeNoticesMutation = { seeNotices: boolean };

export type PresentSubscriptionVariables = Exact<{
  changeSet: number;
  path?: string | null | undefined;
}>;


export type PresentSubscription = { present: Array<{ id: string, name: string, path: string | null }> };

export type ApplySuggestionMutationVariables = Exact<{
  id: number;
}>;


export type ApplySuggestionMutation = { applySuggestion: { id: number } };

export type ResolveCommentMutationVariables = Exact<{
  id: number;
  resolved: boolean;
}>;


export type ResolveCommentMutation = { resolveComment: { id: number, resolved: boolean } };

export type RunChecksMutationVariables = Exact<{
  changeSet: number;
  games?: number | null | undefined;
}>;


export type RunChecksMutation = { runChecks: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } };

export type CheckRunQueryVariables = Exact<{
  id: number;
}>;


export type CheckRunQuery = { checkRun: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } | null };

export type CancelChecksMutationVariables = Exact<{
  id: number;
}>;


export type CancelChecksMutation = { cancelChecks: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } };

export type FindingDetailQueryVariables = Exact<{
  run: number;
  check: string;
  finding: number;
}>;


export type FindingDetailQuery = { findingDetail: string | null };

export type ProposedOutcomeQueryVariables = Exact<{
  run: number;
  example: number;
}>;


export type ProposedOutcomeQuery = { proposedOutcome: { seal: string, stated: Array<unknown>, changes: Array<{ field: string, change: string, before: unknown, after: unknown }>, played: { game: string, mode: string, frames: Array<{ step: number, decision: string | null, events: Array<{ sentence: string, words: unknown }> }> } } | null };

export type OutcomeTableQueryVariables = Exact<{
  run: number;
  example: number;
  step: number;
}>;


export type OutcomeTableQuery = { release: { number: number } | null, proposedOutcome: { played: { game: string, frames: Array<{ seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }> }> } } | null };

export type LeaveModesMutationVariables = Exact<{
  run: number;
  examples: Array<number> | number;
}>;


export type LeaveModesMutation = { leaveModes: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } };

export type KeepExamplesMutationVariables = Exact<{
  run: number;
  examples?: Array<number> | number | null | undefined;
}>;


export type KeepExamplesMutation = { keepExamples: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } };

export type AcceptOutcomesMutationVariables = Exact<{
  run: number;
  accepted: Array<AcceptedOutcome> | AcceptedOutcome;
}>;


export type AcceptOutcomesMutation = { acceptOutcomes: { id: number, changeSet: number, state: string, progress: number, step: string, games: number, current: boolean, passed: boolean, startedAt: string | null, finishedAt: string | null, checks: Array<{ id: string, title: string, status: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, hasDetail: boolean }> }>, settlement: { sentence: string, more: number, examples: Array<{ index: number, id: string, title: string, path: string, modes: Array<string>, names: Array<string>, kind: string, cause: string, why: string, titleDoubt: boolean, apart: Array<string>, leaves: Array<string>, settled: boolean }> } | null, impact: Array<{ ruleset: string, name: string, games: number, findings: Array<{ metric: string, title: string, unit: string, before: number, after: number, difference: number, low: number, high: number, shown: boolean, sentence: string }> }> } };

export type PublishMutationVariables = Exact<{
  id: number;
  version: number;
  notes?: string | null | undefined;
  override?: string | null | undefined;
}>;


export type PublishMutation = { publish: { number: number } };

export type PublishingStepQueryVariables = Exact<{
  changeSet: number;
}>;


export type PublishingStepQuery = { publishingStep: { step: string, done: number, total: number } | null };

export type ScheduleMutationVariables = Exact<{
  id: number;
  version: number;
  at: string;
  notes?: string | null | undefined;
  override?: string | null | undefined;
}>;


export type ScheduleMutation = { schedule: { id: number } };

export type UnscheduleMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type UnscheduleMutation = { unschedule: { id: number } };

export type RollbackMutationVariables = Exact<{
  to: number;
  reason: string;
}>;


export type RollbackMutation = { rollback: { number: number } };

export type ImportFilesMutationVariables = Exact<{
  title: string;
  files: Array<FileInput> | FileInput;
  whole?: boolean | null | undefined;
}>;


export type ImportFilesMutation = { importFiles: { id: number } };

export type AdoptionQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  order: AdoptionInput;
  changesFrom?: number | null | undefined;
  badFrom?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type AdoptionQuery = { adoption: { version: number, mapping: unknown, suggested: boolean, cellQuestionCount: number, nameQuestionCount: number, changeCount: number, badCount: number, conflictCount: number, gone: Array<string>, goneCount: number, removedCount: number, notes: Array<string>, noteCount: number, documentCount: number, columns: Array<{ name: string, example: string, filled: number, decided: Array<string>, form: unknown }>, cellQuestions: Array<{ field: string, column: string, text: string, count: number, rows: Array<number>, answer: string | null, value: string }>, nameQuestions: Array<{ name: string, kind: string, column: string | null, rows: Array<number>, count: number, answer: string | null }>, repeated: { rows: Array<number>, count: number }, fields: Array<{ id: string, label: string, type: string }> | null, counts: { rows: number, added: number, changed: number, unchanged: number }, changes: Array<{ card: string, name: string, kind: string, row: number | null, file: string | null, values: Array<{ field: string, column: string | null, before: string, after: string }> }>, bad: Array<{ row: number, file: string | null, column: string | null, reason: string }>, conflicts: Array<{ card: string, field: string, ours: string, theirs: string }> } };

export type AdoptMutationVariables = Exact<{
  changeSet: number;
  version: number;
  game: string | number;
  order: AdoptionInput;
}>;


export type AdoptMutation = { adopt: { id: number } };

export type CompareReleasesQueryVariables = Exact<{
  a: number;
  b: number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompareReleasesQuery = { compareReleases: { nodes: Array<{ path: string, title: string, change: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CompareDocumentQueryVariables = Exact<{
  a: number;
  b: number;
  path: string;
}>;


export type CompareDocumentQuery = { compareReleases: { nodes: Array<{ path: string, words: Array<{ kind: string, text: string }>, fields: Array<{ field: string, change: string, before: unknown, after: unknown }> }> } };

export type CardSheetQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  query?: string | null | undefined;
}>;


export type CardSheetQuery = { cardSheet: { slugs: Array<string>, columns: Array<{ id: string, label: string, kind: string, values: Array<string> }>, problems: Array<{ message: string }> } | null };

export type SheetRowFieldsFragment = { slug: string, path: string, version: number | null, cells: Array<string>, problems: Array<{ column: string | null, message: string }> };

export type SheetRowsQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  slugs: Array<string | number> | string | number;
}>;


export type SheetRowsQuery = { sheetRows: Array<{ slug: string, path: string, version: number | null, cells: Array<string>, problems: Array<{ column: string | null, message: string }> }> | null };

export type SaveSheetMutationVariables = Exact<{
  changeSet: number;
  game: string | number;
  edits: Array<SheetEditInput> | SheetEditInput;
}>;


export type SaveSheetMutation = { saveSheet: Array<{ slug: string, path: string, version: number | null, cells: Array<string>, problems: Array<{ column: string | null, message: string }> }> };

export type SheetFileQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  format: string;
  query?: string | null | undefined;
  columns?: Array<string | number> | string | number | null | undefined;
}>;


export type SheetFileQuery = { sheetFile: string | null };

export type FindInSheetQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  query?: string | null | undefined;
  columns: Array<string | number> | string | number;
  replacement: SheetReplacementInput;
}>;


export type FindInSheetQuery = { findInSheet: { count: number, cells: Array<{ slug: string, column: string, before: string, text: string }> } | null };

export type ReadSheetFileQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  file: string;
}>;


export type ReadSheetFileQuery = { readSheetFile: { unknownColumns: Array<string>, unknownCards: Array<string>, cards: Array<{ slug: string, cells: Array<{ column: string, text: string }> }> } | null };

export type PlayStopQueryVariables = Exact<{
  game: string | number;
  changeSet?: number | null | undefined;
  run: PlayRun;
  at: number;
  move?: string | number | null | undefined;
  breakpoints?: Array<PlayLine> | PlayLine | null | undefined;
}>;


export type PlayStopQuery = { playStop: { refused: string | null, place: number, places: number, cut: boolean, decisions: Array<number>, problem: string | null, steps: Array<{ step: string, at: { path: string, line: number } | null, locals: Array<{ name: string, value: string }> }>, table: Array<{ name: string, value: string }>, seats: Array<{ seat: number, values: Array<{ name: string, value: string }>, zones: Array<{ id: string, title: string, cards: Array<{ name: string, values: Array<{ name: string, value: string }> }> }> }>, named: Array<{ name: string, values: Array<{ name: string, value: string }> }>, question: { seat: number, text: string | null, options: Array<string> } | null, events: Array<{ sentence: string, rule: string }> } | null };

export type NamedValuePartsFragment = { name: string, value: string };

export type PlayCardPartsFragment = { name: string, values: Array<{ name: string, value: string }> };

export type PlayTableQueryVariables = Exact<{
  game: string | number;
  changeSet?: number | null | undefined;
  run: PlayRun;
  at: number;
  move?: string | number | null | undefined;
}>;


export type PlayTableQuery = { release: { number: number } | null, playStop: { refused: string | null, question: { seat: number, text: string | null, options: Array<string> } | null, board: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }> } | null };

export type TextPlacesQueryVariables = Exact<{
  changeSet?: number | null | undefined;
  game: string | number;
  replacement: TextReplacement;
}>;


export type TextPlacesQuery = { textPlaces: { count: number, documents: number, places: Array<{ path: string, title: string, kind: string, key: string, line: number, before: string, match: string, after: string, replacement: string }> } | null };

export type ReplaceTextsMutationVariables = Exact<{
  changeSet: number;
  game: string | number;
  replacement: TextReplacement;
  places?: Array<string> | string | null | undefined;
}>;


export type ReplaceTextsMutation = { replaceTexts: { documents: number } };

export type CardsOfSetQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  set: string | number;
}>;


export type CardsOfSetQuery = { cardsOfSet: Array<{ id: string, name: string, number: number }> | null };

export type AddEditionMutationVariables = Exact<{
  changeSet: number;
  game: string | number;
  of: string | number;
  name: string;
  released?: string | null | undefined;
  cards: Array<string | number> | string | number;
}>;


export type AddEditionMutation = { addEdition: { documents: number, path: string | null } };

export type PictureTargetsQueryVariables = Exact<{
  changeSet: number;
  game: string | number;
  files: Array<string> | string;
}>;


export type PictureTargetsQuery = { pictureTargets: { possible: boolean, ready: boolean, targets: Array<{ file: string, card: { id: string, name: string } | null }> } | null };

export type SetCardPicturesMutationVariables = Exact<{
  changeSet: number;
  game: string | number;
  pictures: Array<CardPicture> | CardPicture;
  adds?: boolean | null | undefined;
}>;


export type SetCardPicturesMutation = { setCardPictures: { documents: number, path: string | null } };

export type OverlookedPartsFragment = { id: number, state: string, progress: number, step: string, current: boolean, checks: Array<{ id: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, kind: string | null, follows: string | null, detail: string | null, hasPosition: boolean }> }> };

export type OverlookedQueryVariables = Exact<{
  changeSet: number;
}>;


export type OverlookedQuery = { overlooked: { id: number, state: string, progress: number, step: string, current: boolean, checks: Array<{ id: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, kind: string | null, follows: string | null, detail: string | null, hasPosition: boolean }> }> } | null };

export type LookForOverlookedMutationVariables = Exact<{
  changeSet: number;
}>;


export type LookForOverlookedMutation = { lookForOverlooked: { id: number, state: string, progress: number, step: string, current: boolean, checks: Array<{ id: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, kind: string | null, follows: string | null, detail: string | null, hasPosition: boolean }> }> } };

export type CancelOverlookedMutationVariables = Exact<{
  id: number;
}>;


export type CancelOverlookedMutation = { cancelChecks: { id: number, state: string, progress: number, step: string, current: boolean, checks: Array<{ id: string, summary: string, findings: Array<{ message: string, path: string | null, line: number | null, subject: string | null, kind: string | null, follows: string | null, detail: string | null, hasPosition: boolean }> }> } };

export type OverlookedPositionQueryVariables = Exact<{
  run: number;
  finding: number;
  step: number;
}>;


export type OverlookedPositionQuery = { release: { number: number } | null, overlookedPosition: { game: string, mode: string, frameCount: number, frames: Array<{ step: number, decision: string | null, events: Array<{ sentence: string }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }> }> } | null };

export type OverlookedExampleQueryVariables = Exact<{
  run: number;
  finding: number;
}>;


export type OverlookedExampleQuery = { overlookedExample: { path: string, text: string } | null };

export type ExampleStepQueryVariables = Exact<{
  game: string | number;
  example: string | number;
  mode?: string | number | null | undefined;
  step?: number | null | undefined;
}>;


export type ExampleStepQuery = { release: { number: number } | null, example: { id: string, title: string, mode: string, modes: Array<string>, rules: Array<string>, passed: boolean, cut: boolean, frameCount: number, outline: Array<{ step: number, decision: string | null, events: Array<{ sentence: string, rule: string, numbers: Array<{ name: string, value: number }> }> }>, frames: Array<{ step: number, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }> }> } | null };

export type ExamplePassedQueryVariables = Exact<{
  game: string | number;
  example: string | number;
  mode?: string | number | null | undefined;
}>;


export type ExamplePassedQuery = { example: { mode: string, modes: Array<string>, passed: boolean } | null };

export type ExampleDraftQueryVariables = Exact<{
  game: string | number;
  example: string | number;
  mode?: string | number | null | undefined;
}>;


export type ExampleDraftQuery = { example: { problem: string, next: Array<string>, frames: Array<{ decision: string | null, events: Array<{ sentence: string, words: unknown }> }> } | null };

export type CoverageQueryVariables = Exact<{
  game: string | number;
}>;


export type CoverageQuery = { coverage: { games: number | null, counts: { rules: number, withText: number, withCitation: number, withExample: number, pinned: number, forPeople: number }, rules: Array<{ ruleId: string, sentence: string | null, modes: Array<string>, played: Array<string>, told: Array<string>, counted: boolean, rare: string | null, pinned: number, forPeople: string | null, missing: Array<string>, fired: Array<{ mode: string, count: number }>, examples: Array<{ id: string, title: string, mode: string, passed: boolean | null }> }> } | null };

export type LineProofQueryVariables = Exact<{
  game: string | number;
}>;


export type LineProofQuery = { lineProof: { lines: number, cited: number, tried: number, noticed: number, refused: number, isComplete: boolean, missed: Array<{ path: string, line: number, text: string }> } | null };

export type CoverageCountsQueryVariables = Exact<{
  game: string | number;
}>;


export type CoverageCountsQuery = { coverage: { games: number | null, counts: { rules: number, withCitation: number, withExample: number, forPeople: number, counted: number, fired: number | null } } | null };

export type ExamplePlaceQueryVariables = Exact<{
  game: string | number;
  example: string | number;
}>;


export type ExamplePlaceQuery = { example: { path: string } | null };

export type NextPageFragment = { hasNextPage: boolean, endCursor: string | null };

export type CardFaceFragment = { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> };

export type RulingPartsFragment = { id: string, question: string, readings: Array<string>, answer: string, why: string, parameters: Array<string>, rules: Array<string> };

export type VerdictPartsFragment = { legal: boolean, cards: number, points: number, removed: Array<string>, ruleset: { id: string, name: string, hash: string }, asOf: { on: string, from: string | null, until: string | null } | null, limits: { maxCards: number | null, minCards: number | null, maxPoints: number | null, maxCopies: number | null }, issues: Array<{ code: string, severity: Severity, ruleId: string | null, ruleNumber: string | null, message: string, lines: Array<number>, cards: Array<string>, amount: number | null, limit: number | null, zone: string | null, fix: { label: string, edits: Array<{ line: number, text: string | null }> } | null }> };

export type FacetPartsFragment = { field: string, label: string, values: Array<{ value: string, name: string | null, count: number, selected: boolean }> };

export type LabRunHeadFragment = { id: string, game: string, release: number, title: string, state: string, ended: string | null, mine: boolean, shownAt: string | null, canShow: boolean, createdAt: string, finishedAt: string | null, games: number, gamesOfArm: number, seed: number, swap: boolean, stopMetric: string | null, question: string | null, searches: string | null, arms: Array<{ name: string, ruleset: { id: string, name: string, hash: string } }>, entrants: Array<{ name: string, bot: string, cards: number }>, sweep: { parameter: string, values: Array<string> } | null, tune: { goals: Array<string>, changes: Array<Array<{ parameter: string, value: string }>>, refused: Array<{ ruleset: string, reason: string }> } | null };

export type LabAnswerPartsFragment = { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> };

export type LabRunsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LabRunsQuery = { labRuns: { nodes: Array<{ id: string, game: string, title: string, question: string | null, state: string, createdAt: string, games: number, gamesOfArm: number, entrants: Array<{ name: string }>, answer: { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> } | null, progress: { played: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LabPlotPartsFragment = { kind: string, title: string, unit: string, at: number | null, band: number | null, confidence: number | null, rows: Array<{ label: string, value: number, low: number, high: number, shown: boolean }> };

export type LabGalleryQueryVariables = Exact<{
  game?: string | number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LabGalleryQuery = { labGallery: { nodes: Array<{ id: string, game: string, title: string, question: string | null, shownAt: string | null, entrants: Array<{ name: string }>, answer: { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> } | null, plot: { kind: string, title: string, unit: string, at: number | null, band: number | null, confidence: number | null, rows: Array<{ label: string, value: number, low: number, high: number, shown: boolean }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LabValuePartsFragment = { value: number, low: number, high: number };

export type LabComparisonQueryVariables = Exact<{
  a: string | number;
  b: string | number;
}>;


export type LabComparisonQuery = { labComparison: { paired: boolean, a: { id: string, game: string, release: number, title: string, state: string, ended: string | null, mine: boolean, shownAt: string | null, canShow: boolean, createdAt: string, finishedAt: string | null, games: number, gamesOfArm: number, seed: number, swap: boolean, stopMetric: string | null, question: string | null, searches: string | null, answer: { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> } | null, plot: { kind: string, title: string, unit: string, at: number | null, band: number | null, confidence: number | null, rows: Array<{ label: string, value: number, low: number, high: number, shown: boolean }> } | null, arms: Array<{ name: string, ruleset: { id: string, name: string, hash: string } }>, entrants: Array<{ name: string, bot: string, cards: number }>, sweep: { parameter: string, values: Array<string> } | null, tune: { goals: Array<string>, changes: Array<Array<{ parameter: string, value: string }>>, refused: Array<{ ruleset: string, reason: string }> } | null }, b: { id: string, game: string, release: number, title: string, state: string, ended: string | null, mine: boolean, shownAt: string | null, canShow: boolean, createdAt: string, finishedAt: string | null, games: number, gamesOfArm: number, seed: number, swap: boolean, stopMetric: string | null, question: string | null, searches: string | null, answer: { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> } | null, plot: { kind: string, title: string, unit: string, at: number | null, band: number | null, confidence: number | null, rows: Array<{ label: string, value: number, low: number, high: number, shown: boolean }> } | null, arms: Array<{ name: string, ruleset: { id: string, name: string, hash: string } }>, entrants: Array<{ name: string, bot: string, cards: number }>, sweep: { parameter: string, values: Array<string> } | null, tune: { goals: Array<string>, changes: Array<Array<{ parameter: string, value: string }>>, refused: Array<{ ruleset: string, reason: string }> } | null }, metrics: Array<{ id: string, title: string, unit: string, group: string, shown: boolean, a: { value: number, low: number, high: number }, b: { value: number, low: number, high: number }, difference: { value: number, low: number, high: number } }> } };

export type LabComparedRunFragment = { id: string, game: string, release: number, title: string, state: string, ended: string | null, mine: boolean, shownAt: string | null, canShow: boolean, createdAt: string, finishedAt: string | null, games: number, gamesOfArm: number, seed: number, swap: boolean, stopMetric: string | null, question: string | null, searches: string | null, answer: { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> } | null, plot: { kind: string, title: string, unit: string, at: number | null, band: number | null, confidence: number | null, rows: Array<{ label: string, value: number, low: number, high: number, shown: boolean }> } | null, arms: Array<{ name: string, ruleset: { id: string, name: string, hash: string } }>, entrants: Array<{ name: string, bot: string, cards: number }>, sweep: { parameter: string, values: Array<string> } | null, tune: { goals: Array<string>, changes: Array<Array<{ parameter: string, value: string }>>, refused: Array<{ ruleset: string, reason: string }> } | null };

export type ShowLabRunMutationVariables = Exact<{
  run: string | number;
  shown: boolean;
}>;


export type ShowLabRunMutation = { showLabRun: { id: string } };

export type LabRunQueryVariables = Exact<{
  run: string | number;
}>;


export type LabRunQuery = { labRun: { id: string, game: string, release: number, title: string, state: string, ended: string | null, mine: boolean, shownAt: string | null, canShow: boolean, createdAt: string, finishedAt: string | null, games: number, gamesOfArm: number, seed: number, swap: boolean, stopMetric: string | null, question: string | null, searches: string | null, plot: { kind: string, title: string, unit: string, at: number | null, band: number | null, confidence: number | null, rows: Array<{ label: string, value: number, low: number, high: number, shown: boolean }> } | null, answer: { question: string, verdict: string, unit: string, value: number | null, low: number, high: number, against: number | null, size: number, notices: number | null, games: number, drew: number, card: string | null, standIns: Array<string>, added: boolean, copies: number, middle: Array<number> | null, difference: { value: number, low: number, high: number } | null, pairs: Array<{ arm: number, ruleset: string, first: number, second: number, firstName: string, secondName: string, card: string | null, cardName: string | null, standIns: Array<string>, verdict: string, value: number, low: number, high: number }>, changed: Array<{ title: string, unit: string, before: number, after: number }> } | null, progress: { played: number, games: number, gamesPerSecond: number | null, secondsLeft: number | null }, report: { games: number, trust: Array<string>, blame: { metric: string, title: string, unit: string, size: number, verdict: string | null, chains: Array<{ kind: string, release: number, low: number, high: number, comparisons: number, mostComparisons: number, paths: Array<string>, hidden: number, measured: Array<{ version: number, arm: number, name: string, games: number, value: number, low: number, high: number }>, whole: { value: number, low: number, high: number } | null, part: { value: number, low: number, high: number } | null }>, lines: Array<{ path: string, at: number, before: Array<string>, after: Array<string> }> } | null, propose: { stage: string, done: boolean, most: number, open: number, refused: number, level: string, otherLevel: string, learnedLevel: string | null, otherDecks: Array<string>, ofChangeSet: boolean, goals: Array<{ metric: string, title: string, unit: string, relation: string, wanted: number }>, unchanged: { fresh: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, other: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, decks: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, learned: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null } | null, proposals: Array<{ candidate: number, reaches: boolean, holds: boolean, changes: Array<{ kind: string, of: string, path: string, label: string, from: string, to: string, fromWords: string | null, toWords: string | null }>, fresh: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, other: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, decks: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, learned: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, moved: Array<{ metric: string, sentence: string }> }>, tried: Array<{ arm: number, changes: number, values: Array<number>, frontier: boolean }> } | null, findings: Array<{ metric: string, title: string, unit: string, a: number, b: number, difference: number, low: number, high: number, shown: boolean, sentence: string }>, candidates: Array<{ arm: number, changes: number, games: number, miss: number, frontier: boolean, results: Array<{ metric: string, title: string, unit: string, relation: string, wanted: number, value: number, low: number, high: number, miss: number }> }>, arms: Array<{ name: string, games: number, capped: number, draws: number, wins: Array<number>, checksum: string, ruleset: { id: string, name: string }, endings: Array<{ cause: string, text: string, games: number }>, metrics: Array<{ id: string, title: string, unit: string, group: string, value: number, low: number, high: number }>, turns: Array<{ at: number, games: number }>, cards: Array<{ slug: string, name: string, drawn: number, played: number }>, rules: Array<{ id: string, times: number }> }> }, arms: Array<{ name: string, ruleset: { id: string, name: string, hash: string } }>, entrants: Array<{ name: string, bot: string, cards: number }>, sweep: { parameter: string, values: Array<string> } | null, tune: { goals: Array<string>, changes: Array<Array<{ parameter: string, value: string }>>, refused: Array<{ ruleset: string, reason: string }> } | null } | null };

export type LabRunChoicesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type LabRunChoicesQuery = { labRuns: { nodes: Array<{ id: string, game: string, title: string, question: string | null, state: string }> } };

export type LabProgressQueryVariables = Exact<{
  run: string | number;
}>;


export type LabProgressQuery = { labRun: { state: string, progress: { played: number, games: number, gamesPerSecond: number | null, secondsLeft: number | null } } | null };

export type LabProgressPartsFragment = { played: number, games: number, gamesPerSecond: number | null, secondsLeft: number | null };

export type LabShiftPartsFragment = { value: number, low: number, high: number };

export type LabBlamePartsFragment = { metric: string, title: string, unit: string, size: number, verdict: string | null, chains: Array<{ kind: string, release: number, low: number, high: number, comparisons: number, mostComparisons: number, paths: Array<string>, hidden: number, measured: Array<{ version: number, arm: number, name: string, games: number, value: number, low: number, high: number }>, whole: { value: number, low: number, high: number } | null, part: { value: number, low: number, high: number } | null }>, lines: Array<{ path: string, at: number, before: Array<string>, after: Array<string> }> };

export type LabBlamePlanQueryVariables = Exact<{
  input: LabBlameInput;
}>;


export type LabBlamePlanQuery = { labBlamePlan: { releases: number, comparisons: number, usualGames: number, mostGames: number, threads: number, gamesPerSecond: number | null, seconds: number | null } };

export type StartLabBlameMutationVariables = Exact<{
  input: LabBlameInput;
}>;


export type StartLabBlameMutation = { startLabBlame: { id: string } };

export type LabGoalMetricsQueryVariables = Exact<{
  game: string | number;
}>;


export type LabGoalMetricsQuery = { labGoalMetrics: Array<{ id: string, title: string, unit: string }> };

export type LabProposalsPlanQueryVariables = Exact<{
  input: LabProposalsInput;
}>;


export type LabProposalsPlanQuery = { labProposalsPlan: { values: number, searchGames: number, checkGames: number, otherGames: number, otherLevel: string, learnedGames: number, adaptedGames: number, threads: number, gamesPerSecond: number | null, seconds: number | null } };

export type StartLabProposalsMutationVariables = Exact<{
  input: LabProposalsInput;
}>;


export type StartLabProposalsMutation = { startLabProposals: { id: string } };

export type MakeProposalSetMutationVariables = Exact<{
  run: string | number;
  candidate: number;
  game: string | number;
  title: string;
}>;


export type MakeProposalSetMutation = { makeProposalSet: number };

export type LabCheckPartsFragment = { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> };

export type LabProposalsPartsFragment = { stage: string, done: boolean, most: number, open: number, refused: number, level: string, otherLevel: string, learnedLevel: string | null, otherDecks: Array<string>, ofChangeSet: boolean, goals: Array<{ metric: string, title: string, unit: string, relation: string, wanted: number }>, unchanged: { fresh: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, other: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, decks: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, learned: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null } | null, proposals: Array<{ candidate: number, reaches: boolean, holds: boolean, changes: Array<{ kind: string, of: string, path: string, label: string, from: string, to: string, fromWords: string | null, toWords: string | null }>, fresh: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, other: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, decks: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, learned: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, moved: Array<{ metric: string, sentence: string }> }>, tried: Array<{ arm: number, changes: number, values: Array<number>, frontier: boolean }> };

export type LabReportPartsFragment = { games: number, trust: Array<string>, blame: { metric: string, title: string, unit: string, size: number, verdict: string | null, chains: Array<{ kind: string, release: number, low: number, high: number, comparisons: number, mostComparisons: number, paths: Array<string>, hidden: number, measured: Array<{ version: number, arm: number, name: string, games: number, value: number, low: number, high: number }>, whole: { value: number, low: number, high: number } | null, part: { value: number, low: number, high: number } | null }>, lines: Array<{ path: string, at: number, before: Array<string>, after: Array<string> }> } | null, propose: { stage: string, done: boolean, most: number, open: number, refused: number, level: string, otherLevel: string, learnedLevel: string | null, otherDecks: Array<string>, ofChangeSet: boolean, goals: Array<{ metric: string, title: string, unit: string, relation: string, wanted: number }>, unchanged: { fresh: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, other: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, decks: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, learned: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null } | null, proposals: Array<{ candidate: number, reaches: boolean, holds: boolean, changes: Array<{ kind: string, of: string, path: string, label: string, from: string, to: string, fromWords: string | null, toWords: string | null }>, fresh: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, other: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> }, decks: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, learned: { arm: number, games: number, seed: number, goals: Array<{ value: number, low: number, high: number, state: string }> } | null, moved: Array<{ metric: string, sentence: string }> }>, tried: Array<{ arm: number, changes: number, values: Array<number>, frontier: boolean }> } | null, findings: Array<{ metric: string, title: string, unit: string, a: number, b: number, difference: number, low: number, high: number, shown: boolean, sentence: string }>, candidates: Array<{ arm: number, changes: number, games: number, miss: number, frontier: boolean, results: Array<{ metric: string, title: string, unit: string, relation: string, wanted: number, value: number, low: number, high: number, miss: number }> }>, arms: Array<{ name: string, games: number, capped: number, draws: number, wins: Array<number>, checksum: string, ruleset: { id: string, name: string }, endings: Array<{ cause: string, text: string, games: number }>, metrics: Array<{ id: string, title: string, unit: string, group: string, value: number, low: number, high: number }>, turns: Array<{ at: number, games: number }>, cards: Array<{ slug: string, name: string, drawn: number, played: number }>, rules: Array<{ id: string, times: number }> }> };

export type LabQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabQuestionsQuery = { labQuestions: Array<{ id: string, topics: Array<string>, unit: string, sizes: Array<number>, usualSize: number }> };

export type LabQuestionPlanQueryVariables = Exact<{
  input: LabQuestionInput;
}>;


export type LabQuestionPlanQuery = { labQuestionPlan: { games: number, arms: number, swap: boolean, size: number, limited: boolean, card: string | null, deck: string | null, standIns: Array<string>, added: boolean, copies: number, threads: number, gamesPerSecond: number | null, seconds: number | null } };

export type LabSpeedsQueryVariables = Exact<{
  game: string | number;
}>;


export type LabSpeedsQuery = { labSpeeds: Array<{ mode: string, bot: string, oneThread: number, allThreads: number, threads: number }> };

export type BotStrengthQueryVariables = Exact<{
  game: string | number;
}>;


export type BotStrengthQuery = { botStrength: Array<{ measure: string, ruleset: string, bot: string, against: string, budget: number | null, games: number, score: number, margin: number }> };

export type AskLabMutationVariables = Exact<{
  input: LabQuestionInput;
}>;


export type AskLabMutation = { askLab: { id: string } };

export type LabGamesQueryVariables = Exact<{
  run: string | number;
  arm: number;
  turns?: number | null | undefined;
  cause?: string | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type LabGamesQuery = { labGames: { nodes: Array<{ arm: number, game: number, winners: Array<number>, starter: number | null, cause: string, turns: number, decisions: number, leadChanges: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateLabRunMutationVariables = Exact<{
  input: NewLabRunInput;
}>;


export type CreateLabRunMutation = { createLabRun: { id: string } };

export type PauseLabRunMutationVariables = Exact<{
  run: string | number;
}>;


export type PauseLabRunMutation = { pauseLabRun: { state: string } };

export type ResumeLabRunMutationVariables = Exact<{
  run: string | number;
}>;


export type ResumeLabRunMutation = { resumeLabRun: { state: string } };

export type CancelLabRunMutationVariables = Exact<{
  run: string | number;
}>;


export type CancelLabRunMutation = { cancelLabRun: { state: string } };

export type OpenLabGameMutationVariables = Exact<{
  run: string | number;
  arm: number;
  game: number;
}>;


export type OpenLabGameMutation = { openLabGame: string };

export type LabDeckCardsQueryVariables = Exact<{
  game: string | number;
  slug: string | number;
}>;


export type LabDeckCardsQuery = { deck: { entries: Array<{ card: { slug: string, name: string } }> } | null };

export type LabCardsQueryVariables = Exact<{
  game: string | number;
  first?: number | null | undefined;
}>;


export type LabCardsQuery = { cards: { nodes: Array<{ slug: string, name: string }> } | null };

export type OpenMatchPartsFragment = { id: string, game: string, rulesetId: string, rulesetName: string, bestOf: number, seconds: number | null, name: string, createdAt: string, mine: boolean };

export type HasLobbyQueryVariables = Exact<{ [key: string]: never; }>;


export type HasLobbyQuery = { hasLobby: boolean };

export type OpenMatchesQueryVariables = Exact<{
  game?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type OpenMatchesQuery = { openMatches: { nodes: Array<{ id: string, game: string, rulesetId: string, rulesetName: string, bestOf: number, seconds: number | null, name: string, createdAt: string, mine: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenMatchWithCodeQueryVariables = Exact<{
  code: string | number;
}>;


export type OpenMatchWithCodeQuery = { openMatch: { id: string, game: string, rulesetId: string, rulesetName: string, bestOf: number, seconds: number | null, name: string, createdAt: string, mine: boolean } | null };

export type OpenMatchOfQueryVariables = Exact<{
  match: string | number;
}>;


export type OpenMatchOfQuery = { openMatchOf: { id: string, game: string, rulesetId: string, rulesetName: string, bestOf: number, seconds: number | null, name: string, createdAt: string, mine: boolean } | null };

export type DecksToPlayQueryVariables = Exact<{
  game: string | number;
}>;


export type DecksToPlayQuery = { decks: Array<{ slug: string, name: string }> };

export type ListMatchMutationVariables = Exact<{
  match: string | number;
}>;


export type ListMatchMutation = { listMatch: { id: string, game: string, rulesetId: string, rulesetName: string, bestOf: number, seconds: number | null, name: string, createdAt: string, mine: boolean } };

export type JoinOpenMatchMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
  deck?: string | null | undefined;
  deckSlug?: string | null | undefined;
  savedDeck?: string | number | null | undefined;
}>;


export type JoinOpenMatchMutation = { joinOpenMatch: { id: string } };

export type WithdrawMatchMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawMatchMutation = { withdrawMatch: string };

export type TableOptionPartsFragment = { option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null };

export type TableSeatPartsFragment = { seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> };

export type TablePartsFragment = { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null };

export type LogLinePartsFragment = { number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null };

export type CopiesPartsFragment = { card: string, name: string, copies: number };

export type MatchPartsFragment = { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null };

export type NotePartsFragment = { id: string, matchId: string, release: number, rulesetId: string, seat: number | null, name: string, rating: number, text: string, mode: string | null, card: string | null, rule: string | null, createdAt: string, mine: boolean };

export type LiveMatchQueryVariables = Exact<{
  game?: string | number | null | undefined;
}>;


export type LiveMatchQuery = { liveMatch: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } | null };

export type MatchNotesQueryVariables = Exact<{
  match?: string | number | null | undefined;
  game?: string | number | null | undefined;
  release?: number | null | undefined;
  mode?: string | number | null | undefined;
  card?: string | number | null | undefined;
  rule?: string | number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MatchNotesQuery = { matchNotes: { totalCount: number, rating: number | null, nodes: Array<{ id: string, matchId: string, release: number, rulesetId: string, seat: number | null, name: string, rating: number, text: string, mode: string | null, card: string | null, rule: string | null, createdAt: string, mine: boolean }> } };

export type WriteNoteMutationVariables = Exact<{
  match: string | number;
  note: MatchNoteInput;
}>;


export type WriteNoteMutation = { writeNote: { id: string, matchId: string, release: number, rulesetId: string, seat: number | null, name: string, rating: number, text: string, mode: string | null, card: string | null, rule: string | null, createdAt: string, mine: boolean } };

export type RemoveNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveNoteMutation = { removeNote: boolean };

export type ReadyForNextGameMutationVariables = Exact<{
  match: string | number;
  seatNumber: number;
  into?: Array<CopiesInput> | CopiesInput | null | undefined;
  out?: Array<CopiesInput> | CopiesInput | null | undefined;
  deck?: string | null | undefined;
  deckSlug?: string | null | undefined;
  savedDeck?: string | number | null | undefined;
}>;


export type ReadyForNextGameMutation = { readyForNextGame: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type MatchesInPlayQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchesInPlayQuery = { matchesInPlay: Array<{ id: string, game: string, stage: string, ruleset: { name: string }, seats: Array<{ seat: number, name: string, mine: boolean }>, table: { decision: { seat: number } | null } | null }> };

export type BotLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type BotLevelsQuery = { botLevels: Array<{ id: string, name: string, summary: string }> };

export type BotsQueryVariables = Exact<{ [key: string]: never; }>;


export type BotsQuery = { bots: Array<{ id: string, name: string, summary: string }> };

export type MatchQueryVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
  events?: number | null | undefined;
  branch?: number | null | undefined;
}>;


export type MatchQuery = { match: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } | null };

export type MatchFrameQueryVariables = Exact<{
  match: string | number;
  at: number;
  seat?: number | null | undefined;
}>;


export type MatchFrameQuery = { matchFrame: { at: number, of: number, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null }, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }> } | null };

export type MatchMomentsQueryVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
}>;


export type MatchMomentsQuery = { matchMoments: Array<{ number: number, decision: number, sentence: string, rule: string, event: string }> | null };

export type MatchSummaryQueryVariables = Exact<{
  match: string | number;
}>;


export type MatchSummaryQuery = { matchSummary: { rules: Array<string>, turningPoints: Array<{ decision: number, seat: number, before: number, after: number, line: { sentence: string, rule: string } | null }>, cards: Array<{ slug: string, name: string, seat: number, gain: number }> } };

export type CardToReadQueryVariables = Exact<{
  game: string | number;
  slug: string | number;
  release?: number | null | undefined;
}>;


export type CardToReadQuery = { card: { rulings: Array<{ id: string, question: string, answer: string, rules: Array<string> }> } | null };

export type RematchMutationVariables = Exact<{
  match: string | number;
  exchangeDecks: boolean;
  changeSides?: boolean | null | undefined;
}>;


export type RematchMutation = { rematch: { id: string } };

export type WhyNotQueryVariables = Exact<{
  match: string | number;
  seatNumber: number;
  card: number;
}>;


export type WhyNotQuery = { whyNot: Array<{ sentence: string, rule: string | null }> | null };

export type OptionsAfterQueryVariables = Exact<{
  match: string | number;
  seatNumber: number;
  number: number;
  option: number;
}>;


export type OptionsAfterQuery = { optionsAfter: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> };

export type CreateMatchMutationVariables = Exact<{
  input: NewMatchInput;
}>;


export type CreateMatchMutation = { createMatch: { id: string } };

export type JoinMatchMutationVariables = Exact<{
  match: string | number;
  token: string;
  name?: string | null | undefined;
  deck?: string | null | undefined;
  deckSlug?: string | null | undefined;
  savedDeck?: string | number | null | undefined;
}>;


export type JoinMatchMutation = { joinMatch: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type DecideMutationVariables = Exact<{
  match: string | number;
  number: number;
  option: number;
  seat?: number | null | undefined;
}>;


export type DecideMutation = { decide: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type UndoDecisionMutationVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
}>;


export type UndoDecisionMutation = { undoDecision: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type RedoDecisionMutationVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
}>;


export type RedoDecisionMutation = { redoDecision: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type LeaveMatchMutationVariables = Exact<{
  match: string | number;
  seatNumber: number;
}>;


export type LeaveMatchMutation = { leaveMatch: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type AskUndoMutationVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
}>;


export type AskUndoMutation = { askUndo: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type AnswerUndoMutationVariables = Exact<{
  match: string | number;
  agrees: boolean;
  seat?: number | null | undefined;
}>;


export type AnswerUndoMutation = { answerUndo: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type SetReadyMutationVariables = Exact<{
  match: string | number;
  seatNumber: number;
  ready: boolean;
}>;


export type SetReadyMutation = { setReady: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type ConcedeMatchMutationVariables = Exact<{
  match: string | number;
  seatNumber: number;
}>;


export type ConcedeMatchMutation = { concedeMatch: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type OfferDrawMutationVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
}>;


export type OfferDrawMutation = { offerDraw: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type AnswerDrawMutationVariables = Exact<{
  match: string | number;
  agrees: boolean;
  seat?: number | null | undefined;
}>;


export type AnswerDrawMutation = { answerDraw: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type AlwaysAskMutationVariables = Exact<{
  match: string | number;
  seatNumber: number;
  on: boolean;
}>;


export type AlwaysAskMutation = { alwaysAsk: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type SendMessageMutationVariables = Exact<{
  match: string | number;
  from: number;
  text: string;
  seat?: number | null | undefined;
}>;


export type SendMessageMutation = { sendMessage: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type ForkMatchMutationVariables = Exact<{
  match: string | number;
  at: number;
}>;


export type ForkMatchMutation = { forkMatch: { id: string } };

export type MatchChangedSubscriptionVariables = Exact<{
  match: string | number;
  seat?: number | null | undefined;
}>;


export type MatchChangedSubscription = { matchChanged: { id: string, game: string, release: number, stage: string, version: number, branch: number, host: boolean, logFrom: number, canUndo: boolean, canRedo: boolean, canAskUndo: boolean, canOfferDraw: boolean, rematchWaits: boolean, canFork: boolean, parent: string | null, watching: number, chat: boolean, ruleset: { id: string, name: string, hash: string }, seats: Array<{ seat: number, name: string, kind: string, bot: string | null, mine: boolean, alwaysAsk: boolean | null, open: boolean, ready: boolean, canConcede: boolean, invite: string | null, timeLeft: number | null, connected: boolean, shownSide: { exists: boolean | null, count: number | null, cards: Array<{ card: string, name: string, copies: number }> | null } | null, exchange: { rule: string, deck: Array<{ card: string, name: string, copies: number }>, side: Array<{ card: string, name: string, copies: number }>, into: Array<{ card: string, name: string, copies: number }>, out: Array<{ card: string, name: string, copies: number }> } | null }>, table: { viewer: number | null, over: boolean, marks: Array<string>, chain: Array<string>, numbers: Array<{ name: string, value: number }>, seats: Array<{ seat: number, marks: Array<string>, numbers: Array<{ name: string, value: number }>, zones: Array<{ id: string, name: string, layout: string, place: string, count: number, lanes: Array<{ id: string, name: string, place: string }>, cards: Array<{ id: number, name: string, slug: string, owner: number, marks: Array<string>, lane: string | null, under: number | null, turned: boolean, numbers: Array<{ name: string, value: number }> }>, sums: Array<{ name: string, value: number }> }> }>, decision: { number: number, seat: number, card: number | null, question: string, rule: string | null, set: { kind: string, chosen: Array<number>, least: number, most: number | null, done: string, inParts: boolean, members: Array<{ card: number, gives: Array<number> }>, needs: Array<{ label: string, amount: number }>, others: Array<{ kind: string, gives: Array<number>, most: number }> } | null, foreseen: Array<{ question: string, options: Array<string> }>, options: Array<{ option: number, kind: string, text: string, card: number | null, follows: string | null, zone: { seat: number, zone: string } | null, forecast: { open: string, rule: string, sides: Array<{ seat: number, label: string, total: number, parts: Array<{ card: number | null, label: string, value: number }> }> } | null }> | null } | null, turn: { seat: number, at: number, steps: Array<{ id: string, name: string, rule: string | null }> } | null, pending: Array<{ id: string, seat: number, sentence: string, state: string, rule: string, card: { id: number, name: string, slug: string } | null, targets: Array<{ card: number | null, seat: number | null, name: string }> }>, result: { winners: Array<number>, cause: string, rule: string, turns: number } | null } | null, log: Array<{ number: number, decision: number, sentence: string, rule: string, motion: string | null, seat: number | null, cards: Array<number>, amount: number | null }>, takenBack: Array<{ decision: number, sentence: string }>, undoAsked: { seat: number, waitsFor: Array<number> } | null, drawOffered: { seat: number } | null, series: { bestOf: number, changeSides: boolean, freeDecks: boolean, game: number, wins: Array<number>, decided: boolean, winners: Array<number>, ready: Array<number>, next: string | null, games: Array<{ match: string, game: number, winners: Array<number> }> } | null, messages: Array<{ number: number, seat: number, text: string, at: string }>, proposal: { changeSet: number, title: string } | null } };

export type PlayFormQueryVariables = Exact<{
  game: string | number;
}>;


export type PlayFormQuery = { modes: Array<{ id: string, maxSeats: number, minSeats: number, name: string, summary: string, variants: Array<{ id: string, name: string }> }>, variants: Array<{ id: string, name: string, summary: string }>, decks: Array<{ slug: string, name: string }> };

export type PlayRulesetQueryVariables = Exact<{
  ruleset: string;
}>;


export type PlayRulesetQuery = { ruleset: { id: string, name: string, parameters: Array<{ name: string, value: unknown, text: string, type: string, unit: string | null, nullable: boolean, help: string, rules: Array<string>, min: number | null, max: number | null, choices: Array<{ value: string, text: string }> }> } | null };

export type TableFaceQueryVariables = Exact<{
  game: string | number;
  slug: string | number;
  release?: number | null | undefined;
}>;


export type TableFaceQuery = { card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> } | null };

export type TableTextsQueryVariables = Exact<{
  game: string | number;
  release?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TableTextsQuery = { cards: { nodes: Array<{ slug: string, abilities: Array<{ text: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RatingPartsFragment = { value: number, uncertainty: number, provisional: boolean };

export type RatedModePartsFragment = { game: string, mode: string, season: string, name: string, played: number, won: number, drawn: number, left: number, mine: boolean, rating: { value: number, uncertainty: number, provisional: boolean } };

export type RatedWaitPartsFragment = { game: string, mode: string, since: string, waiting: number, match: string | null };

export type RatedPlayQueryVariables = Exact<{
  game: string | number;
}>;


export type RatedPlayQuery = { hasRatedPlay: boolean, ratedQueues: Array<{ mode: string, people: number }> };

export type RatedSeasonsQueryVariables = Exact<{
  game: string | number;
  mode: string | number;
}>;


export type RatedSeasonsQuery = { hasRatedPlay: boolean, ratedSeasons: Array<{ season: string, first: string | null, last: string | null, running: boolean }> };

export type RankingQueryVariables = Exact<{
  game: string | number;
  mode: string | number;
  season?: string | null | undefined;
}>;


export type RankingQuery = { ranking: Array<{ game: string, mode: string, season: string, name: string, played: number, won: number, drawn: number, left: number, mine: boolean, rating: { value: number, uncertainty: number, provisional: boolean } }> };

export type MyRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRatingsQuery = { myRatings: Array<{ game: string, mode: string, season: string, name: string, played: number, won: number, drawn: number, left: number, mine: boolean, rating: { value: number, uncertainty: number, provisional: boolean } }> };

export type RatedMatchQueryVariables = Exact<{
  match: string | number;
}>;


export type RatedMatchQuery = { ratedMatch: { game: string, mode: string, season: string, rated: boolean, seats: Array<{ seat: number, place: number | null, played: number, left: number, before: { value: number, uncertainty: number, provisional: boolean } | null, after: { value: number, uncertainty: number, provisional: boolean } | null }> } | null };

export type PlayRatedMutationVariables = Exact<{
  ruleset: string | number;
  name?: string | null | undefined;
  deck?: string | null | undefined;
  deckSlug?: string | null | undefined;
  savedDeck?: string | number | null | undefined;
}>;


export type PlayRatedMutation = { playRated: { game: string, mode: string, since: string, waiting: number, match: string | null } };

export type KeepWaitingMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepWaitingMutation = { keepWaiting: { game: string, mode: string, since: string, waiting: number, match: string | null } | null };

export type StopWaitingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopWaitingMutation = { stopWaiting: boolean };

export type PlayersMetQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayersMetQuery = { playersMet: Array<{ match: string, seat: number, name: string, at: string, blocked: boolean }>, blockedPlayers: Array<{ id: string, name: string, createdAt: string }> };

export type BlockPlayerMutationVariables = Exact<{
  match: string | number;
  seat: number;
}>;


export type BlockPlayerMutation = { blockPlayer: Array<{ id: string }> };

export type UnblockPlayerMutationVariables = Exact<{
  id: string | number;
}>;


export type UnblockPlayerMutation = { unblockPlayer: Array<{ id: string }> };

export type ReportPlayerMutationVariables = Exact<{
  match: string | number;
  seat: number;
  reason: PlayerReportReason;
  text?: string | null | undefined;
}>;


export type ReportPlayerMutation = { reportPlayer: boolean };

export type PlayerReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayerReportsQuery = { playerReports: Array<{ id: string, matchId: string, seat: number, name: string, reason: PlayerReportReason, text: string, createdAt: string }> };

export type ClosePlayerReportMutationVariables = Exact<{
  id: string | number;
}>;


export type ClosePlayerReportMutation = { closePlayerReport: boolean };

export type ModesQueryVariables = Exact<{
  game: string | number;
  release?: number | null | undefined;
}>;


export type ModesQuery = { modes: Array<{ id: string, name: string, summary: string, extends: string | null, listed: boolean, ruleset: { id: string, setup: Array<{ id: string, name: string, help: string, rules: Array<string> }>, turn: Array<{ id: string, name: string, help: string, rules: Array<string> }> }, variants: Array<{ id: string, name: string }> }>, variants: Array<{ id: string, name: string, summary: string, appliesTo: string, excludes: Array<string>, modes: Array<string> }> };

export type RulebookQueryVariables = Exact<{
  ruleset: string;
  release?: number | null | undefined;
}>;


export type RulebookQuery = { rulebook: { examplesAreComing: boolean, release: number, ruleset: { id: string, name: string, hash: string }, contents: Array<{ level: number, number: string, title: string, anchor: string, chapter: string }>, chapters: Array<{ slug: string, number: number, title: string, blocks: Array<{ kind: string, id: string | null, number: string | null, level: number | null, html: string, text: string, parameters: Array<string>, rulings: Array<{ id: string, question: string, readings: Array<string>, answer: string, why: string, parameters: Array<string>, rules: Array<string> }>, examples: Array<{ id: string, title: string, passed: boolean | null }> }> }>, glossary: Array<{ id: string, term: string, html: string, text: string, rules: Array<string> }> } | null, current: { number: number } | null, ruleset: { id: string, mode: string, variants: Array<string>, setup: Array<{ id: string, name: string, help: string, rules: Array<string> }>, turn: Array<{ id: string, name: string, help: string, rules: Array<string> }>, parameters: Array<{ name: string, value: unknown, text: string, help: string, origin: { kind: string, name: string }, inModes: Array<{ mode: string, name: string, text: string }> }> } | null };

export type LearnQueryVariables = Exact<{
  ruleset: string;
  release?: number | null | undefined;
}>;


export type LearnQuery = { rulebook: { ruleset: { id: string, name: string }, glossary: Array<{ id: string, term: string, html: string, text: string, rules: Array<string> }>, learn: { sections: Array<{ id: string, title: string, points: Array<{ html: string, step: string | null, rules: Array<{ id: string, number: string }> }> }>, cards: Array<{ card: { slug: string, name: string, sharesName: boolean, face: unknown, flavor: string | null, provisional: boolean, printings: Array<{ number: number, code: string | null, rarity: string, promo: string | null, set: { id: string, code: string, name: string } }>, abilities: Array<{ id: string, text: string }> }, labels: Array<{ at: string, name: string, html: string }> }>, table: Array<{ at: string, name: string, html: string }>, sheet: Array<{ title: string, rows: Array<{ name: string, html: string, rules: Array<{ id: string, number: string }> }> }>, example: { id: string, title: string } | null } | null } | null, ruleset: { mode: string, parameters: Array<{ name: string, text: string, help: string, origin: { kind: string, name: string }, inModes: Array<{ mode: string, name: string, text: string }> }> } | null };

export type CompareQueryVariables = Exact<{
  a: string;
  b: string;
  release?: number | null | undefined;
}>;


export type CompareQuery = { compare: { a: { id: string, name: string, hash: string }, b: { id: string, name: string, hash: string }, parameters: Array<{ name: string, help: string, aText: string, bText: string, rules: Array<string>, originA: { kind: string, id: string }, originB: { kind: string, id: string } }>, steps: Array<{ part: string, a: Array<{ id: string, name: string }>, b: Array<{ id: string, name: string }> }>, rules: Array<{ id: string, change: string, a: string | null, b: string | null, numberA: string | null, numberB: string | null, chapter: string }> } | null };

export type RuleDifferencesQueryVariables = Exact<{
  a: string;
  b: string;
  release?: number | null | undefined;
}>;


export type RuleDifferencesQuery = { compare: { b: { id: string, name: string }, rules: Array<{ id: string, change: string, a: string | null, b: string | null }> } | null };

export type RulePlaceQueryVariables = Exact<{
  game: string | number;
  id: string | number;
  release?: number | null | undefined;
}>;


export type RulePlaceQuery = { rule: { id: string, chapterTitle: string, path: string, line: number, when: string | null, texts: Array<{ mode: string, modeName: string, number: string, html: string }>, rulings: Array<{ id: string, question: string, readings: Array<string>, answer: string, why: string, parameters: Array<string>, rules: Array<string> }> } | null };

export type CardTermsQueryVariables = Exact<{
  ruleset: string;
  release?: number | null | undefined;
}>;


export type CardTermsQuery = { rulebook: { glossary: Array<{ id: string, term: string, html: string, text: string, rules: Array<string> }> } | null };

export type RuleNamesQueryVariables = Exact<{
  ruleset: string;
  ids?: Array<string | number> | string | number | null | undefined;
  release?: number | null | undefined;
}>;


export type RuleNamesQuery = { ruleNames: Array<{ id: string, number: string, text: string }> };

export type ReportDeckMutationVariables = Exact<{
  key: string;
  reason: DeckReportReason;
  text?: string | null | undefined;
}>;


export type ReportDeckMutation = { reportDeck: boolean };

export type AppealHidingMutationVariables = Exact<{
  deck: string | number;
  text: string;
}>;


export type AppealHidingMutation = { appealHiding: boolean };

export type DeckCasesQueryVariables = Exact<{
  list?: DeckCaseList | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeckCasesQuery = { deckCases: { nodes: Array<{ deckId: string, waitsSince: string | null, openReports: number, hiding: { reason: string, hiddenAt: string, appeal: string | null, appealedAt: string | null, answer: string | null, answeredAt: string | null } | null, reports: Array<{ id: string, reason: DeckReportReason, text: string, signedIn: boolean, createdAt: string }>, deck: { key: string, game: string, name: string, text: string, description: string, tags: Array<string>, author: string, published: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DismissReportsMutationVariables = Exact<{
  deck: string | number;
}>;


export type DismissReportsMutation = { dismissReports: boolean };

export type HideDeckMutationVariables = Exact<{
  deck: string | number;
  reason: string;
}>;


export type HideDeckMutation = { hideDeck: boolean };

export type RestoreDeckMutationVariables = Exact<{
  deck: string | number;
  answer?: string | null | undefined;
}>;


export type RestoreDeckMutation = { restoreDeck: boolean };

export type DeclineAppealMutationVariables = Exact<{
  deck: string | number;
  answer: string;
}>;


export type DeclineAppealMutation = { declineAppeal: boolean };

export type DeletionProofQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionProofQuery = { deletionProof: { password: boolean, code: boolean, recentSignIn: boolean } };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
  email?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type PrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyQuery = { privacy: { data: Array<{ table: string, topic: StoredTopic, what: string, why: string, kept: string }>, cookies: Array<{ name: string, why: string, kept: string }> } };

export type SavedDeckPartsFragment = { id: string, name: string, version: number, verdicts: Array<{ legal: boolean, ruleset: { id: string, name: string } }> };

export type SavedDecksForPlayQueryVariables = Exact<{
  game: string | number;
}>;


export type SavedDecksForPlayQuery = { savedDecks: { nodes: Array<{ id: string, name: string, version: number, verdicts: Array<{ legal: boolean, ruleset: { id: string, name: string } }> }> } };

export type MyDecksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDecksQuery = { savedDecks: { nodes: Array<{ game: string, tags: Array<string>, sharing: DeckSharing, shareKey: string | null, updatedAt: string, id: string, name: string, version: number, hiding: { reason: string, hiddenAt: string, appeal: string | null, appealedAt: string | null, answer: string | null, answeredAt: string | null } | null, verdicts: Array<{ legal: boolean, ruleset: { id: string, name: string } }> }> } };

export type DeckHidingPartsFragment = { reason: string, hiddenAt: string, appeal: string | null, appealedAt: string | null, answer: string | null, answeredAt: string | null };

export type CountMyDecksQueryVariables = Exact<{ [key: string]: never; }>;


export type CountMyDecksQuery = { savedDecks: { nodes: Array<{ id: string }> } };

export type MyDeckQueryVariables = Exact<{
  id: string | number;
}>;


export type MyDeckQuery = { savedDeck: { id: string, game: string, name: string, text: string, version: number } | null };

export type BuiltDeckPartsFragment = { id: string, game: string, name: string, text: string, notes: string, tags: Array<string>, sharing: DeckSharing, shareKey: string | null, description: string, version: number, updatedAt: string, origin: { slug: string | null, name: string | null, author: string | null, key: string | null, hiddenReason: string | null } | null };

export type DeckOriginPartsFragment = { slug: string | null, name: string | null, author: string | null, key: string | null, hiddenReason: string | null };

export type BuiltDeckQueryVariables = Exact<{
  id: string | number;
}>;


export type BuiltDeckQuery = { savedDeck: { id: string, game: string, name: string, text: string, notes: string, tags: Array<string>, sharing: DeckSharing, shareKey: string | null, description: string, version: number, updatedAt: string, origin: { slug: string | null, name: string | null, author: string | null, key: string | null, hiddenReason: string | null } | null } | null };

export type DecksToCompareQueryVariables = Exact<{
  game: string | number;
}>;


export type DecksToCompareQuery = { savedDecks: { nodes: Array<{ id: string, name: string, text: string, notes: string, tags: Array<string>, updatedAt: string }> } };

export type DeckVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type DeckVersionsQuery = { savedDeck: { id: string, versions: Array<{ version: number, name: string, text: string, savedAt: string }> } | null };

export type SaveBuiltDeckMutationVariables = Exact<{
  id?: string | number | null | undefined;
  game: string | number;
  name: string;
  text: string;
  version?: number | null | undefined;
  notes?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  origin?: DeckOriginInput | null | undefined;
  earlier?: Array<EarlierDeckInput> | EarlierDeckInput | null | undefined;
}>;


export type SaveBuiltDeckMutation = { saveDeck: { id: string, game: string, name: string, text: string, notes: string, tags: Array<string>, sharing: DeckSharing, shareKey: string | null, description: string, version: number, updatedAt: string, origin: { slug: string | null, name: string | null, author: string | null, key: string | null, hiddenReason: string | null } | null } };

export type ShareDeckMutationVariables = Exact<{
  id: string | number;
  version: number;
  sharing: DeckSharing;
  description?: string | null | undefined;
}>;


export type ShareDeckMutation = { shareDeck: { id: string, game: string, name: string, text: string, notes: string, tags: Array<string>, sharing: DeckSharing, shareKey: string | null, description: string, version: number, updatedAt: string, origin: { slug: string | null, name: string | null, author: string | null, key: string | null, hiddenReason: string | null } | null } };

export type SharedDeckQueryVariables = Exact<{
  key: string;
}>;


export type SharedDeckQuery = { sharedDeck: { key: string, game: string, name: string, text: string, tags: Array<string>, description: string, author: string | null, publishedAt: string | null, updatedAt: string, mine: boolean, hiding: { reason: string, hiddenAt: string, appeal: string | null, appealedAt: string | null, answer: string | null, answeredAt: string | null } | null, origin: { slug: string | null, name: string | null, author: string | null, key: string | null, hiddenReason: string | null } | null } | null };

export type SimilarDecksQueryVariables = Exact<{
  key: string;
}>;


export type SimilarDecksQuery = { sharedDeck: { similar: Array<{ shared: number, total: number, deck: { key: string, name: string, author: string | null } }> } | null };

export type LabResultsOfDeckQueryVariables = Exact<{
  game: string | number;
  deck: string;
}>;


export type LabResultsOfDeckQuery = { labMatchups: Array<{ against: string, againstName: string, ruleset: string, bot: string, run: string, games: number, wins: number, low: number, high: number, verdict: string }>, bots: Array<{ id: string, name: string }> };

export type LabResultsAgainstQueryVariables = Exact<{
  game: string | number;
  against: string;
}>;


export type LabResultsAgainstQuery = { labMatchups: Array<{ deck: string, ruleset: string, games: number, wins: number, verdict: string }> };

export type LabGamesOfDecksQueryVariables = Exact<{
  game: string | number;
  decks: Array<string> | string;
}>;


export type LabGamesOfDecksQuery = { labMatchupGames: Array<{ deck: string, decks: number, games: number }> };

export type PlayedCardsQueryVariables = Exact<{
  game: string | number;
  mode: string | number;
}>;


export type PlayedCardsQuery = { playedCards: { decks: number, cards: Array<{ decks: number, copies: number, card: { slug: string, name: string } }> } };

export type PublishedDecksQueryVariables = Exact<{
  game: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  text?: string | null | undefined;
  filter?: PublishedDeckFilter | null | undefined;
}>;


export type PublishedDecksQuery = { publishedDecks: { nodes: Array<{ key: string, name: string, description: string, tags: Array<string>, author: string | null, publishedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SaveDeckMutationVariables = Exact<{
  id?: string | number | null | undefined;
  game: string | number;
  name: string;
  text: string;
  version?: number | null | undefined;
}>;


export type SaveDeckMutation = { saveDeck: { id: string, name: string, version: number, verdicts: Array<{ legal: boolean, ruleset: { id: string, name: string } }> } };

export type RenameDeckMutationVariables = Exact<{
  id: string | number;
  name: string;
  version: number;
}>;


export type RenameDeckMutation = { renameDeck: { id: string, name: string, version: number } };

export type DeleteDeckMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDeckMutation = { deleteDeck: boolean };

export type CollectionPartsFragment = { text: string, names: string, unread: string, shareKey: string | null, version: number };

export type MyCollectionQueryVariables = Exact<{
  game: string | number;
}>;


export type MyCollectionQuery = { collection: { text: string, names: string, unread: string, shareKey: string | null, version: number } | null };

export type SaveCollectionMutationVariables = Exact<{
  game: string | number;
  version: number;
  text: string;
  unread: string;
}>;


export type SaveCollectionMutation = { saveCollection: { text: string, names: string, unread: string, shareKey: string | null, version: number } };

export type ShareCollectionMutationVariables = Exact<{
  game: string | number;
  shared: boolean;
}>;


export type ShareCollectionMutation = { shareCollection: { text: string, names: string, unread: string, shareKey: string | null, version: number } };

export type SharedCollectionQueryVariables = Exact<{
  key: string;
}>;


export type SharedCollectionQuery = { sharedCollection: { game: string, text: string, names: string, updatedAt: string } | null };

export type ReadCollectionQueryVariables = Exact<{
  game: string | number;
  text: string;
  as?: CollectedAs | null | undefined;
}>;


export type ReadCollectionQuery = { readCollection: { text: string, names: string, unread: string, unreadCount: number, problems: Array<{ line: number, message: string, fixed: string | null }>, notes: Array<{ line: number, message: string }> } };

export type CollectionNamesQueryVariables = Exact<{
  game: string | number;
  text: string;
}>;


export type CollectionNamesQuery = { collectionNames: string };

export type CopiesInListQueryVariables = Exact<{
  game: string | number;
  text: string;
}>;


export type CopiesInListQuery = { checkDeck: { entries: Array<{ copies: number, name: string, card: { slug: string } | null }> } | null };

export type SearchQueryVariables = Exact<{
  game?: string | number | null | undefined;
  text: string;
  first?: number | null | undefined;
}>;


export type SearchQuery = { searchAnswer: Array<{ text: string, ruleId: string | null, game: string, gameName: string, mode: string, modes: Array<{ id: string, name: string }> }>, search: Array<{ kind: SearchKind, id: string, game: string, gameName: string, title: string, excerpt: string, rules: Array<string>, mode: string | null }> };

export type ColourPartsFragment = { accent: string, ink: string, soft: string };

export type GameLooksQueryVariables = Exact<{ [key: string]: never; }>;


export type GameLooksQuery = { games: Array<{ id: string, ground: { pattern: string, light: string, dark: string } | null, look: { light: { accent: string, ink: string, soft: string }, dark: { accent: string, ink: string, soft: string } } | null }> };

export type GamesToShowQueryVariables = Exact<{ [key: string]: never; }>;


export type GamesToShowQuery = { games: Array<{ id: string, name: string, tagline: string, isPrivate: boolean, cardCount: number, ruleCount: number, exampleCount: number, playLines: number, guest: { by: string, hours: number } | null, firstGame: { ruleset: string } | null, modes: Array<{ id: string, minSeats: number, maxSeats: number }> }> };

export type GamesQueryVariables = Exact<{ [key: string]: never; }>;


export type GamesQuery = { games: Array<{ id: string, name: string, hasLook: boolean, tagline: string, summary: string, cardCount: number, deckCount: number, ruleCount: number, engine: boolean, deckLaw: boolean, taught: boolean, logo: { image: string } | null, words: { card: string, cards: string, deck: string, player: string }, firstGame: { ruleset: string } | null, links: Array<{ label: string, url: string }>, modes: Array<{ id: string, name: string, summary: string }> }>, release: { number: number, effectiveAt: string } | null };

export type GameHomeQueryVariables = Exact<{
  game: string | number;
  release?: number | null | undefined;
}>;


export type GameHomeQuery = { game: { id: string, name: string, isPrivate: boolean, hasLook: boolean, tagline: string, summary: string, cardCount: number, deckCount: number, ruleCount: number, engine: boolean, deckLaw: boolean, taught: boolean, logo: { image: string, icon: string } | null, words: { card: string, cards: string, deck: string, player: string }, firstGame: { ruleset: string } | null, links: Array<{ label: string, url: string }>, modes: Array<{ id: string, name: string, summary: string, extends: string | null, listed: boolean }>, cardFields: Array<{ id: string, label: string, keys: Array<string>, type: string, facet: boolean }>, sets: Array<{ id: string, code: string, name: string, summary: string, promo: boolean, released: string | null, series: string | null, cardCount: number }> } | null };

export type ReleasesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  text?: string | null | undefined;
}>;


export type ReleasesQuery = { releases: { nodes: Array<{ number: number, effectiveAt: string, createdAt: string, author: string, notes: string, contentHash: string, origin: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReleaseQueryVariables = Exact<{
  number?: number | null | undefined;
}>;


export type ReleaseQuery = { release: { number: number, effectiveAt: string, createdAt: string, author: string, notes: string, contentHash: string, origin: string, changes: { nodes: Array<{ path: string, game: string, kind: string, slug: string, title: string, change: string, before: string | null, after: string | null }> } } | null };

export type CurrentReleaseQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentReleaseQuery = { release: { number: number } | null };

export type PerspectiveQueryVariables = Exact<{ [key: string]: never; }>;


export type PerspectiveQuery = { perspective: { id: number, title: string, state: string } | null };

export type GameNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type GameNamesQuery = { games: Array<{ id: string, name: string, engine: boolean, deckLaw: boolean, hasLook: boolean }> };

export type FirstGameQueryVariables = Exact<{
  game: string | number;
}>;


export type FirstGameQuery = { game: { firstGame: { ruleset: string, decks: Array<string>, seed: number | null } | null } | null, botLevels: Array<{ id: string }> };

export type HintsQueryVariables = Exact<{
  game: string | number;
}>;


export type HintsQuery = { game: { firstGame: { hints: Array<{ id: string, at: string, of: string, text: string, rules: Array<string>, when: { turn: string | null, step: string | null, question: string | null, happened: string | null, over: boolean } }> } | null } | null };

export type SimilarDocumentsQueryVariables = Exact<{
  game: string | number;
  kind: SimilarKind;
  text: string;
}>;


export type SimilarDocumentsQuery = { similar: Array<{ id: string, name: string }> };

export type SuggestibleItemQueryVariables = Exact<{
  kind: SuggestedKind;
  game: string | number;
  id: string | number;
  mode?: string | number | null | undefined;
}>;


export type SuggestibleItemQuery = { suggestionsOpen: boolean, suggestibleItem: { title: string, mode: string, texts: Array<{ field: string, text: string, choices: Array<string> }> } | null };

export type SuggestionPreviewQueryVariables = Exact<{
  kind: SuggestedKind;
  game: string | number;
  id: string | number;
  mode?: string | number | null | undefined;
  field: string;
  text: string;
}>;


export type SuggestionPreviewQuery = { suggestionPreview: { html: string | null, problem: string | null } | null };

export type SuggestChangeMutationVariables = Exact<{
  input: SuggestChangeInput;
}>;


export type SuggestChangeMutation = { suggestChange: string };

export type SentSuggestionQueryVariables = Exact<{
  key: string;
}>;


export type SentSuggestionQuery = { sentSuggestion: { kind: SuggestedKind, game: string, item: string, mode: string | null, field: string, title: string, before: string, after: string, reason: string, createdAt: string, state: string, answer: string | null, answeredAt: string | null, release: number | null, name: string | null, mail: string | null, thanks: boolean } | null };

export type MySuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySuggestionsQuery = { mySuggestions: Array<{ key: string, title: string, createdAt: string, state: string }> };

export type WithdrawSuggestionMutationVariables = Exact<{
  key: string;
}>;


export type WithdrawSuggestionMutation = { withdrawSuggestion: boolean };

export type PublicSuggestionsQueryVariables = Exact<{
  list?: PublicSuggestionList | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PublicSuggestionsQuery = { suggestions: { nodes: Array<{ id: string, kind: SuggestedKind, game: string, item: string, mode: string | null, field: string, title: string, before: string, after: string, reason: string, createdAt: string, state: string, answer: string | null, answeredAt: string | null, answeredBy: string | null, path: string, sender: string | null, signedIn: boolean, mayAnswer: boolean, suspicion: string | null, isBlocked: boolean, isApplied: boolean, changeSet: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WaitingSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingSuggestionsQuery = { waitingSuggestions: number };

export type AcceptSuggestionMutationVariables = Exact<{
  suggestion: string | number;
  changeSet?: number | null | undefined;
  byHand?: boolean | null | undefined;
}>;


export type AcceptSuggestionMutation = { acceptSuggestion: number };

export type AnswerSuggestionMutationVariables = Exact<{
  suggestion: string | number;
  text: string;
}>;


export type AnswerSuggestionMutation = { answerSuggestion: boolean };

export type DeclineSuggestionMutationVariables = Exact<{
  suggestion: string | number;
  reason: string;
}>;


export type DeclineSuggestionMutation = { declineSuggestion: boolean };

export type ClearSuggestionMutationVariables = Exact<{
  suggestion: string | number;
}>;


export type ClearSuggestionMutation = { clearSuggestion: boolean };

export type BlockSenderMutationVariables = Exact<{
  suggestion: string | number;
  blocked: boolean;
}>;


export type BlockSenderMutation = { blockSender: boolean };

export type NoteUnreadSentenceMutationVariables = Exact<{
  game: string | number;
  text: string;
  word: string;
}>;


export type NoteUnreadSentenceMutation = { noteUnreadSentence: boolean };

export type SettleUnreadSentenceMutationVariables = Exact<{
  game: string | number;
  text: string;
}>;


export type SettleUnreadSentenceMutation = { settleUnreadSentence: boolean };

export type UnreadSentencesQueryVariables = Exact<{
  game: string | number;
}>;


export type UnreadSentencesQuery = { unreadSentences: Array<{ text: string, word: string, times: number, lastAt: string }> | null };

export type ItemHistoryQueryVariables = Exact<{
  kind: SuggestedKind;
  game: string | number;
  id: string | number;
  mode?: string | number | null | undefined;
}>;


export type ItemHistoryQuery = { itemHistory: Array<{ release: number, createdAt: string, author: string, message: string, before: string | null, after: string | null, source: { id: number, title: string, reason: string, editor: string | null } | null }> | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const MeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Me on Person {
  id
  email
  name
  role
  permissions
  gameRoles {
    game
    role
  }
}
    `, {"fragmentName":"Me"}) as unknown as TypedDocumentString<MeFragment, unknown>;
export const CardChangePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardChangeParts on CardChange {
  from
  announced
  effect
  reason
  source
  ruleId
}
    `, {"fragmentName":"CardChangeParts"}) as unknown as TypedDocumentString<CardChangePartsFragment, unknown>;
export const ListedCardPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedCardParts on ListedCard {
  slug
  name
  copies
  points
  since
  reason
}
    `, {"fragmentName":"ListedCardParts"}) as unknown as TypedDocumentString<ListedCardPartsFragment, unknown>;
export const LegalityChangePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LegalityChangeParts on LegalityChange {
  from
  announced
  reason
  source
  ruleId
  admitted {
    id
    name
  }
  rotated {
    id
    name
  }
  banned {
    ...ListedCardParts
  }
  restricted {
    ...ListedCardParts
  }
  pointed {
    ...ListedCardParts
  }
  restored {
    ...ListedCardParts
  }
  setsPointLimit
  pointLimit
}
    fragment ListedCardParts on ListedCard {
  slug
  name
  copies
  points
  since
  reason
}`, {"fragmentName":"LegalityChangeParts"}) as unknown as TypedDocumentString<LegalityChangePartsFragment, unknown>;
export const DifferenceOfCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DifferenceOfCard on CardDifference {
  id
  label
  before
  after
}
    `, {"fragmentName":"DifferenceOfCard"}) as unknown as TypedDocumentString<DifferenceOfCardFragment, unknown>;
export const ErratumPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ErratumParts on Erratum {
  release
  createdAt
  message
  changes {
    ...DifferenceOfCard
  }
}
    fragment DifferenceOfCard on CardDifference {
  id
  label
  before
  after
}`, {"fragmentName":"ErratumParts"}) as unknown as TypedDocumentString<ErratumPartsFragment, unknown>;
export const ChangeSetLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChangeSetLine on ChangeSet {
  id
  title
  game
  state
  author
  mine
  version
  updatedAt
  release
  publishAt
  token
  openComments
}
    `, {"fragmentName":"ChangeSetLine"}) as unknown as TypedDocumentString<ChangeSetLineFragment, unknown>;
export const ProblemPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProblemParts on Problem {
  path
  line
  column
  code
  message
  expected
}
    `, {"fragmentName":"ProblemParts"}) as unknown as TypedDocumentString<ProblemPartsFragment, unknown>;
export const DocumentUsePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DocumentUseParts on DocumentUse {
  path
  game
  kind
  slug
  title
  place
  why
}
    `, {"fragmentName":"DocumentUseParts"}) as unknown as TypedDocumentString<DocumentUsePartsFragment, unknown>;
export const SettledExamplePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SettledExampleParts on SettledExample {
  index
  id
  title
  path
  modes
  names
  kind
  cause
  why
  titleDoubt
  apart
  leaves
  settled
}
    `, {"fragmentName":"SettledExampleParts"}) as unknown as TypedDocumentString<SettledExamplePartsFragment, unknown>;
export const CheckRunPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckRunParts on CheckRun {
  id
  changeSet
  state
  progress
  step
  games
  current
  passed
  startedAt
  finishedAt
  checks {
    id
    title
    status
    summary
    findings {
      message
      path
      line
      subject
      hasDetail
    }
  }
  settlement {
    sentence
    more
    examples {
      ...SettledExampleParts
    }
  }
  impact {
    ruleset
    name
    games
    findings {
      metric
      title
      unit
      before
      after
      difference
      low
      high
      shown
      sentence
    }
  }
}
    fragment SettledExampleParts on SettledExample {
  index
  id
  title
  path
  modes
  names
  kind
  cause
  why
  titleDoubt
  apart
  leaves
  settled
}`, {"fragmentName":"CheckRunParts"}) as unknown as TypedDocumentString<CheckRunPartsFragment, unknown>;
export const CommentPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CommentParts on Comment {
  id
  path
  line
  field
  author
  at
  body
  quote
  wordsFrom
  wordsTo
  suggestion
  outdated
  resolved
}
    `, {"fragmentName":"CommentParts"}) as unknown as TypedDocumentString<CommentPartsFragment, unknown>;
export const DifferencePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DifferenceParts on ChangedDocument {
  words {
    kind
    text
  }
  fields {
    field
    label
    change
    before
    after
  }
}
    `, {"fragmentName":"DifferenceParts"}) as unknown as TypedDocumentString<DifferencePartsFragment, unknown>;
export const ChangedDocumentLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChangedDocumentLine on ChangedDocument {
  path
  game
  kind
  title
  change
  version
  updatedAt
  updatedBy
  outdated
  alsoIn {
    id
    title
  }
}
    `, {"fragmentName":"ChangedDocumentLine"}) as unknown as TypedDocumentString<ChangedDocumentLineFragment, unknown>;
export const SheetRowFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SheetRowFields on SheetRow {
  slug
  path
  version
  cells
  problems {
    column
    message
  }
}
    `, {"fragmentName":"SheetRowFields"}) as unknown as TypedDocumentString<SheetRowFieldsFragment, unknown>;
export const NamedValuePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NamedValueParts on NamedValue {
  name
  value
}
    `, {"fragmentName":"NamedValueParts"}) as unknown as TypedDocumentString<NamedValuePartsFragment, unknown>;
export const PlayCardPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlayCardParts on PlayCard {
  name
  values {
    ...NamedValueParts
  }
}
    fragment NamedValueParts on NamedValue {
  name
  value
}`, {"fragmentName":"PlayCardParts"}) as unknown as TypedDocumentString<PlayCardPartsFragment, unknown>;
export const OverlookedPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OverlookedParts on CheckRun {
  id
  state
  progress
  step
  current
  checks {
    id
    summary
    findings {
      message
      path
      line
      subject
      kind
      follows
      detail
      hasPosition
    }
  }
}
    `, {"fragmentName":"OverlookedParts"}) as unknown as TypedDocumentString<OverlookedPartsFragment, unknown>;
export const NextPageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NextPage on PageInfo {
  hasNextPage
  endCursor
}
    `, {"fragmentName":"NextPage"}) as unknown as TypedDocumentString<NextPageFragment, unknown>;
export const CardFaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardFace on Card {
  slug
  name
  sharesName
  face
  flavor
  provisional
  printings {
    number
    code
    rarity
    promo
    set {
      id
      code
      name
    }
  }
  abilities {
    id
    text
  }
}
    `, {"fragmentName":"CardFace"}) as unknown as TypedDocumentString<CardFaceFragment, unknown>;
export const RulingPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RulingParts on Ruling {
  id
  question
  readings
  answer
  why
  parameters
  rules
}
    `, {"fragmentName":"RulingParts"}) as unknown as TypedDocumentString<RulingPartsFragment, unknown>;
export const VerdictPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VerdictParts on DeckVerdict {
  ruleset {
    id
    name
    hash
  }
  legal
  asOf {
    on
    from
    until
  }
  cards
  points
  limits {
    maxCards
    minCards
    maxPoints
    maxCopies
  }
  removed
  issues {
    code
    severity
    ruleId
    ruleNumber
    message
    lines
    cards
    amount
    limit
    zone
    fix {
      label
      edits {
        line
        text
      }
    }
  }
}
    `, {"fragmentName":"VerdictParts"}) as unknown as TypedDocumentString<VerdictPartsFragment, unknown>;
export const FacetPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FacetParts on Facet {
  field
  label
  values {
    value
    name
    count
    selected
  }
}
    `, {"fragmentName":"FacetParts"}) as unknown as TypedDocumentString<FacetPartsFragment, unknown>;
export const LabValuePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabValueParts on LabValue {
  value
  low
  high
}
    `, {"fragmentName":"LabValueParts"}) as unknown as TypedDocumentString<LabValuePartsFragment, unknown>;
export const LabRunHeadFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabRunHead on LabRun {
  id
  game
  release
  title
  state
  ended
  mine
  shownAt
  canShow
  createdAt
  finishedAt
  games
  gamesOfArm
  arms {
    name
    ruleset {
      id
      name
      hash
    }
  }
  entrants {
    name
    bot
    cards
  }
  seed
  swap
  stopMetric
  question
  searches
  sweep {
    parameter
    values
  }
  tune {
    goals
    changes {
      parameter
      value
    }
    refused {
      ruleset
      reason
    }
  }
}
    `, {"fragmentName":"LabRunHead"}) as unknown as TypedDocumentString<LabRunHeadFragment, unknown>;
export const LabAnswerPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabAnswerParts on LabAnswer {
  question
  verdict
  unit
  value
  low
  high
  against
  size
  notices
  difference {
    value
    low
    high
  }
  games
  drew
  card
  standIns
  added
  copies
  pairs {
    arm
    ruleset
    first
    second
    firstName
    secondName
    card
    cardName
    standIns
    verdict
    value
    low
    high
  }
  changed {
    title
    unit
    before
    after
  }
  middle
}
    `, {"fragmentName":"LabAnswerParts"}) as unknown as TypedDocumentString<LabAnswerPartsFragment, unknown>;
export const LabPlotPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabPlotParts on LabPlot {
  kind
  title
  unit
  rows {
    label
    value
    low
    high
    shown
  }
  at
  band
  confidence
}
    `, {"fragmentName":"LabPlotParts"}) as unknown as TypedDocumentString<LabPlotPartsFragment, unknown>;
export const LabComparedRunFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabComparedRun on LabRun {
  ...LabRunHead
  answer {
    ...LabAnswerParts
  }
  plot {
    ...LabPlotParts
  }
}
    fragment LabRunHead on LabRun {
  id
  game
  release
  title
  state
  ended
  mine
  shownAt
  canShow
  createdAt
  finishedAt
  games
  gamesOfArm
  arms {
    name
    ruleset {
      id
      name
      hash
    }
  }
  entrants {
    name
    bot
    cards
  }
  seed
  swap
  stopMetric
  question
  searches
  sweep {
    parameter
    values
  }
  tune {
    goals
    changes {
      parameter
      value
    }
    refused {
      ruleset
      reason
    }
  }
}
fragment LabAnswerParts on LabAnswer {
  question
  verdict
  unit
  value
  low
  high
  against
  size
  notices
  difference {
    value
    low
    high
  }
  games
  drew
  card
  standIns
  added
  copies
  pairs {
    arm
    ruleset
    first
    second
    firstName
    secondName
    card
    cardName
    standIns
    verdict
    value
    low
    high
  }
  changed {
    title
    unit
    before
    after
  }
  middle
}
fragment LabPlotParts on LabPlot {
  kind
  title
  unit
  rows {
    label
    value
    low
    high
    shown
  }
  at
  band
  confidence
}`, {"fragmentName":"LabComparedRun"}) as unknown as TypedDocumentString<LabComparedRunFragment, unknown>;
export const LabProgressPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabProgressParts on LabProgress {
  played
  games
  gamesPerSecond
  secondsLeft
}
    `, {"fragmentName":"LabProgressParts"}) as unknown as TypedDocumentString<LabProgressPartsFragment, unknown>;
export const LabShiftPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabShiftParts on LabShift {
  value
  low
  high
}
    `, {"fragmentName":"LabShiftParts"}) as unknown as TypedDocumentString<LabShiftPartsFragment, unknown>;
export const LabBlamePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabBlameParts on LabBlame {
  metric
  title
  unit
  size
  verdict
  chains {
    kind
    release
    low
    high
    comparisons
    mostComparisons
    paths
    hidden
    measured {
      version
      arm
      name
      games
      value
      low
      high
    }
    whole {
      ...LabShiftParts
    }
    part {
      ...LabShiftParts
    }
  }
  lines {
    path
    at
    before
    after
  }
}
    fragment LabShiftParts on LabShift {
  value
  low
  high
}`, {"fragmentName":"LabBlameParts"}) as unknown as TypedDocumentString<LabBlamePartsFragment, unknown>;
export const LabCheckPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabCheckParts on LabCheck {
  arm
  games
  seed
  goals {
    value
    low
    high
    state
  }
}
    `, {"fragmentName":"LabCheckParts"}) as unknown as TypedDocumentString<LabCheckPartsFragment, unknown>;
export const LabProposalsPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabProposalsParts on LabProposals {
  goals {
    metric
    title
    unit
    relation
    wanted
  }
  stage
  done
  most
  open
  refused
  level
  otherLevel
  learnedLevel
  otherDecks
  ofChangeSet
  unchanged {
    fresh {
      ...LabCheckParts
    }
    other {
      ...LabCheckParts
    }
    decks {
      ...LabCheckParts
    }
    learned {
      ...LabCheckParts
    }
  }
  proposals {
    candidate
    reaches
    holds
    changes {
      kind
      of
      path
      label
      from
      to
      fromWords
      toWords
    }
    fresh {
      ...LabCheckParts
    }
    other {
      ...LabCheckParts
    }
    decks {
      ...LabCheckParts
    }
    learned {
      ...LabCheckParts
    }
    moved {
      metric
      sentence
    }
  }
  tried {
    arm
    changes
    values
    frontier
  }
}
    fragment LabCheckParts on LabCheck {
  arm
  games
  seed
  goals {
    value
    low
    high
    state
  }
}`, {"fragmentName":"LabProposalsParts"}) as unknown as TypedDocumentString<LabProposalsPartsFragment, unknown>;
export const LabReportPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LabReportParts on LabReport {
  blame {
    ...LabBlameParts
  }
  propose {
    ...LabProposalsParts
  }
  games
  trust
  findings {
    metric
    title
    unit
    a
    b
    difference
    low
    high
    shown
    sentence
  }
  candidates {
    arm
    changes
    games
    miss
    frontier
    results {
      metric
      title
      unit
      relation
      wanted
      value
      low
      high
      miss
    }
  }
  arms {
    name
    ruleset {
      id
      name
    }
    games
    capped
    draws
    wins
    checksum
    endings {
      cause
      text
      games
    }
    metrics {
      id
      title
      unit
      group
      value
      low
      high
    }
    turns {
      at
      games
    }
    cards {
      slug
      name
      drawn
      played
    }
    rules {
      id
      times
    }
  }
}
    fragment LabShiftParts on LabShift {
  value
  low
  high
}
fragment LabBlameParts on LabBlame {
  metric
  title
  unit
  size
  verdict
  chains {
    kind
    release
    low
    high
    comparisons
    mostComparisons
    paths
    hidden
    measured {
      version
      arm
      name
      games
      value
      low
      high
    }
    whole {
      ...LabShiftParts
    }
    part {
      ...LabShiftParts
    }
  }
  lines {
    path
    at
    before
    after
  }
}
fragment LabCheckParts on LabCheck {
  arm
  games
  seed
  goals {
    value
    low
    high
    state
  }
}
fragment LabProposalsParts on LabProposals {
  goals {
    metric
    title
    unit
    relation
    wanted
  }
  stage
  done
  most
  open
  refused
  level
  otherLevel
  learnedLevel
  otherDecks
  ofChangeSet
  unchanged {
    fresh {
      ...LabCheckParts
    }
    other {
      ...LabCheckParts
    }
    decks {
      ...LabCheckParts
    }
    learned {
      ...LabCheckParts
    }
  }
  proposals {
    candidate
    reaches
    holds
    changes {
      kind
      of
      path
      label
      from
      to
      fromWords
      toWords
    }
    fresh {
      ...LabCheckParts
    }
    other {
      ...LabCheckParts
    }
    decks {
      ...LabCheckParts
    }
    learned {
      ...LabCheckParts
    }
    moved {
      metric
      sentence
    }
  }
  tried {
    arm
    changes
    values
    frontier
  }
}`, {"fragmentName":"LabReportParts"}) as unknown as TypedDocumentString<LabReportPartsFragment, unknown>;
export const OpenMatchPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OpenMatchParts on OpenMatch {
  id
  game
  rulesetId
  rulesetName
  bestOf
  seconds
  name
  createdAt
  mine
}
    `, {"fragmentName":"OpenMatchParts"}) as unknown as TypedDocumentString<OpenMatchPartsFragment, unknown>;
export const CopiesPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CopiesParts on NamedCopies {
  card
  name
  copies
}
    `, {"fragmentName":"CopiesParts"}) as unknown as TypedDocumentString<CopiesPartsFragment, unknown>;
export const TableSeatPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TableSeatParts on TableSeat {
  seat
  numbers {
    name
    value
  }
  marks
  zones {
    id
    name
    layout
    place
    lanes {
      id
      name
      place
    }
    count
    cards {
      id
      name
      slug
      owner
      numbers {
        name
        value
      }
      marks
      lane
      under
      turned
    }
    sums {
      name
      value
    }
  }
}
    `, {"fragmentName":"TableSeatParts"}) as unknown as TypedDocumentString<TableSeatPartsFragment, unknown>;
export const TableOptionPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TableOptionParts on TableOption {
  option
  kind
  text
  card
  zone {
    seat
    zone
  }
  forecast {
    open
    rule
    sides {
      seat
      label
      total
      parts {
        card
        label
        value
      }
    }
  }
  follows
}
    `, {"fragmentName":"TableOptionParts"}) as unknown as TypedDocumentString<TableOptionPartsFragment, unknown>;
export const TablePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TableParts on Table {
  viewer
  over
  marks
  numbers {
    name
    value
  }
  seats {
    ...TableSeatParts
  }
  decision {
    number
    seat
    card
    question
    rule
    set {
      kind
      members {
        card
        gives
      }
      chosen
      least
      most
      needs {
        label
        amount
      }
      done
      inParts
      others {
        kind
        gives
        most
      }
    }
    foreseen {
      question
      options
    }
    options {
      ...TableOptionParts
    }
  }
  turn {
    seat
    at
    steps {
      id
      name
      rule
    }
  }
  chain
  pending {
    id
    seat
    card {
      id
      name
      slug
    }
    sentence
    targets {
      card
      seat
      name
    }
    state
    rule
  }
  result {
    winners
    cause
    rule
    turns
  }
}
    fragment TableOptionParts on TableOption {
  option
  kind
  text
  card
  zone {
    seat
    zone
  }
  forecast {
    open
    rule
    sides {
      seat
      label
      total
      parts {
        card
        label
        value
      }
    }
  }
  follows
}
fragment TableSeatParts on TableSeat {
  seat
  numbers {
    name
    value
  }
  marks
  zones {
    id
    name
    layout
    place
    lanes {
      id
      name
      place
    }
    count
    cards {
      id
      name
      slug
      owner
      numbers {
        name
        value
      }
      marks
      lane
      under
      turned
    }
    sums {
      name
      value
    }
  }
}`, {"fragmentName":"TableParts"}) as unknown as TypedDocumentString<TablePartsFragment, unknown>;
export const LogLinePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LogLineParts on LogLine {
  number
  decision
  sentence
  rule
  motion
  seat
  cards
  amount
}
    `, {"fragmentName":"LogLineParts"}) as unknown as TypedDocumentString<LogLinePartsFragment, unknown>;
export const MatchPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MatchParts on Match {
  id
  game
  release
  ruleset {
    id
    name
    hash
  }
  stage
  version
  branch
  host
  seats {
    seat
    name
    kind
    bot
    mine
    alwaysAsk
    open
    ready
    canConcede
    invite
    timeLeft
    connected
    shownSide {
      exists
      count
      cards {
        ...CopiesParts
      }
    }
    exchange {
      deck {
        ...CopiesParts
      }
      side {
        ...CopiesParts
      }
      into {
        ...CopiesParts
      }
      out {
        ...CopiesParts
      }
      rule
    }
  }
  table {
    ...TableParts
  }
  logFrom
  log {
    ...LogLineParts
  }
  takenBack {
    decision
    sentence
  }
  canUndo
  canRedo
  canAskUndo
  undoAsked {
    seat
    waitsFor
  }
  canOfferDraw
  drawOffered {
    seat
  }
  rematchWaits
  canFork
  parent
  watching
  series {
    bestOf
    changeSides
    freeDecks
    games {
      match
      game
      winners
    }
    game
    wins
    decided
    winners
    ready
    next
  }
  chat
  messages {
    number
    seat
    text
    at
  }
  proposal {
    changeSet
    title
  }
}
    fragment TableOptionParts on TableOption {
  option
  kind
  text
  card
  zone {
    seat
    zone
  }
  forecast {
    open
    rule
    sides {
      seat
      label
      total
      parts {
        card
        label
        value
      }
    }
  }
  follows
}
fragment TableSeatParts on TableSeat {
  seat
  numbers {
    name
    value
  }
  marks
  zones {
    id
    name
    layout
    place
    lanes {
      id
      name
      place
    }
    count
    cards {
      id
      name
      slug
      owner
      numbers {
        name
        value
      }
      marks
      lane
      under
      turned
    }
    sums {
      name
      value
    }
  }
}
fragment TableParts on Table {
  viewer
  over
  marks
  numbers {
    name
    value
  }
  seats {
    ...TableSeatParts
  }
  decision {
    number
    seat
    card
    question
    rule
    set {
      kind
      members {
        card
        gives
      }
      chosen
      least
      most
      needs {
        label
        amount
      }
      done
      inParts
      others {
        kind
        gives
        most
      }
    }
    foreseen {
      question
      options
    }
    options {
      ...TableOptionParts
    }
  }
  turn {
    seat
    at
    steps {
      id
      name
      rule
    }
  }
  chain
  pending {
    id
    seat
    card {
      id
      name
      slug
    }
    sentence
    targets {
      card
      seat
      name
    }
    state
    rule
  }
  result {
    winners
    cause
    rule
    turns
  }
}
fragment LogLineParts on LogLine {
  number
  decision
  sentence
  rule
  motion
  seat
  cards
  amount
}
fragment CopiesParts on NamedCopies {
  card
  name
  copies
}`, {"fragmentName":"MatchParts"}) as unknown as TypedDocumentString<MatchPartsFragment, unknown>;
export const NotePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NoteParts on MatchNote {
  id
  matchId
  release
  rulesetId
  seat
  name
  rating
  text
  mode
  card
  rule
  createdAt
  mine
}
    `, {"fragmentName":"NoteParts"}) as unknown as TypedDocumentString<NotePartsFragment, unknown>;
export const RatingPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RatingParts on Rating {
  value
  uncertainty
  provisional
}
    `, {"fragmentName":"RatingParts"}) as unknown as TypedDocumentString<RatingPartsFragment, unknown>;
export const RatedModePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RatedModeParts on RatedMode {
  game
  mode
  season
  name
  rating {
    ...RatingParts
  }
  played
  won
  drawn
  left
  mine
}
    fragment RatingParts on Rating {
  value
  uncertainty
  provisional
}`, {"fragmentName":"RatedModeParts"}) as unknown as TypedDocumentString<RatedModePartsFragment, unknown>;
export const RatedWaitPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RatedWaitParts on RatedWait {
  game
  mode
  since
  waiting
  match
}
    `, {"fragmentName":"RatedWaitParts"}) as unknown as TypedDocumentString<RatedWaitPartsFragment, unknown>;
export const SavedDeckPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SavedDeckParts on SavedDeck {
  id
  name
  version
  verdicts {
    legal
    ruleset {
      id
      name
    }
  }
}
    `, {"fragmentName":"SavedDeckParts"}) as unknown as TypedDocumentString<SavedDeckPartsFragment, unknown>;
export const DeckHidingPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeckHidingParts on DeckHiding {
  reason
  hiddenAt
  appeal
  appealedAt
  answer
  answeredAt
}
    `, {"fragmentName":"DeckHidingParts"}) as unknown as TypedDocumentString<DeckHidingPartsFragment, unknown>;
export const DeckOriginPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeckOriginParts on DeckOrigin {
  slug
  name
  author
  key
  hiddenReason
}
    `, {"fragmentName":"DeckOriginParts"}) as unknown as TypedDocumentString<DeckOriginPartsFragment, unknown>;
export const BuiltDeckPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BuiltDeckParts on SavedDeck {
  id
  game
  name
  text
  notes
  tags
  sharing
  shareKey
  description
  version
  updatedAt
  origin {
    ...DeckOriginParts
  }
}
    fragment DeckOriginParts on DeckOrigin {
  slug
  name
  author
  key
  hiddenReason
}`, {"fragmentName":"BuiltDeckParts"}) as unknown as TypedDocumentString<BuiltDeckPartsFragment, unknown>;
export const CollectionPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CollectionParts on Collection {
  text
  names
  unread
  shareKey
  version
}
    `, {"fragmentName":"CollectionParts"}) as unknown as TypedDocumentString<CollectionPartsFragment, unknown>;
export const ColourPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ColourParts on Colours {
  accent
  ink
  soft
}
    `, {"fragmentName":"ColourParts"}) as unknown as TypedDocumentString<ColourPartsFragment, unknown>;
export const MeDocument = {"__meta__":{"name":"Me"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const SignInMethodsDocument = {"__meta__":{"name":"SignInMethods"}} as unknown as TypedDocumentString<SignInMethodsQuery, SignInMethodsQueryVariables>;
export const SignInDocument = {"__meta__":{"name":"SignIn"}} as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"__meta__":{"name":"SignOut"}} as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const SignOutEverywhereDocument = {"__meta__":{"name":"SignOutEverywhere"}} as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"name":"ChangePassword"}} as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeNameDocument = {"__meta__":{"name":"ChangeName"}} as unknown as TypedDocumentString<ChangeNameMutation, ChangeNameMutationVariables>;
export const SignInStepDocument = {"__meta__":{"name":"SignInStep"}} as unknown as TypedDocumentString<SignInStepQuery, SignInStepQueryVariables>;
export const SecondFactorDocument = {"__meta__":{"name":"SecondFactor"}} as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const GiveSecondFactorDocument = {"__meta__":{"name":"GiveSecondFactor"}} as unknown as TypedDocumentString<GiveSecondFactorMutation, GiveSecondFactorMutationVariables>;
export const BeginSecondFactorDocument = {"__meta__":{"name":"BeginSecondFactor"}} as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"name":"ConfirmSecondFactor"}} as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"name":"RenewRecoveryCodes"}} as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveSecondFactorDocument = {"__meta__":{"name":"RemoveSecondFactor"}} as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"name":"ResetSecondFactor"}} as unknown as TypedDocumentString<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const ApiTokensDocument = {"__meta__":{"name":"ApiTokens"}} as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const CreateApiTokenDocument = {"__meta__":{"name":"CreateApiToken"}} as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"__meta__":{"name":"RevokeApiToken"}} as unknown as TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const InvitationDocument = {"__meta__":{"name":"Invitation"}} as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"__meta__":{"name":"AcceptInvitation"}} as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const PasswordLinkEmailDocument = {"__meta__":{"name":"PasswordLinkEmail"}} as unknown as TypedDocumentString<PasswordLinkEmailQuery, PasswordLinkEmailQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"name":"ResetPassword"}} as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CreatePasswordLinkDocument = {"__meta__":{"name":"CreatePasswordLink"}} as unknown as TypedDocumentString<CreatePasswordLinkMutation, CreatePasswordLinkMutationVariables>;
export const PeopleDocument = {"__meta__":{"name":"People"}} as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const SetGameRoleDocument = {"__meta__":{"name":"SetGameRole"}} as unknown as TypedDocumentString<SetGameRoleMutation, SetGameRoleMutationVariables>;
export const InviteDocument = {"__meta__":{"name":"Invite"}} as unknown as TypedDocumentString<InviteMutation, InviteMutationVariables>;
export const RevokeInvitationDocument = {"__meta__":{"name":"RevokeInvitation"}} as unknown as TypedDocumentString<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const SetRoleDocument = {"__meta__":{"name":"SetRole"}} as unknown as TypedDocumentString<SetRoleMutation, SetRoleMutationVariables>;
export const SetDisabledDocument = {"__meta__":{"name":"SetDisabled"}} as unknown as TypedDocumentString<SetDisabledMutation, SetDisabledMutationVariables>;
export const SetResolvedCommentsDocument = {"__meta__":{"name":"SetResolvedComments"}} as unknown as TypedDocumentString<SetResolvedCommentsMutation, SetResolvedCommentsMutationVariables>;
export const SetPublicSuggestionsDocument = {"__meta__":{"name":"SetPublicSuggestions"}} as unknown as TypedDocumentString<SetPublicSuggestionsMutation, SetPublicSuggestionsMutationVariables>;
export const SetSelfApprovalDocument = {"__meta__":{"name":"SetSelfApproval"}} as unknown as TypedDocumentString<SetSelfApprovalMutation, SetSelfApprovalMutationVariables>;
export const AuditDocument = {"__meta__":{"name":"Audit"}} as unknown as TypedDocumentString<AuditQuery, AuditQueryVariables>;
export const RequestPasswordLinkDocument = {"__meta__":{"name":"RequestPasswordLink"}} as unknown as TypedDocumentString<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>;
export const MailChoicesDocument = {"__meta__":{"name":"MailChoices"}} as unknown as TypedDocumentString<MailChoicesQuery, MailChoicesQueryVariables>;
export const SetMailChoicesDocument = {"__meta__":{"name":"SetMailChoices"}} as unknown as TypedDocumentString<SetMailChoicesMutation, SetMailChoicesMutationVariables>;
export const UnsubscribeDocument = {"__meta__":{"name":"Unsubscribe"}} as unknown as TypedDocumentString<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const WebhooksDocument = {"__meta__":{"name":"Webhooks"}} as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"__meta__":{"name":"WebhookDeliveries"}} as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"__meta__":{"name":"CreateWebhook"}} as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"__meta__":{"name":"DeleteWebhook"}} as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"__meta__":{"name":"TestWebhook"}} as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const CatalogueDocument = {"__meta__":{"name":"Catalogue"}} as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const CardSpreadDocument = {"__meta__":{"name":"CardSpread"}} as unknown as TypedDocumentString<CardSpreadQuery, CardSpreadQueryVariables>;
export const CardDocument = {"__meta__":{"name":"Card"}} as unknown as TypedDocumentString<CardQuery, CardQueryVariables>;
export const CardSetDocument = {"__meta__":{"name":"CardSet"}} as unknown as TypedDocumentString<CardSetQuery, CardSetQueryVariables>;
export const LegalityDocument = {"__meta__":{"name":"Legality"}} as unknown as TypedDocumentString<LegalityQuery, LegalityQueryVariables>;
export const ErrataDocument = {"__meta__":{"name":"Errata"}} as unknown as TypedDocumentString<ErrataQuery, ErrataQueryVariables>;
export const DecksDocument = {"__meta__":{"name":"Decks"}} as unknown as TypedDocumentString<DecksQuery, DecksQueryVariables>;
export const DeckDocument = {"__meta__":{"name":"Deck"}} as unknown as TypedDocumentString<DeckQuery, DeckQueryVariables>;
export const CheckDeckDocument = {"__meta__":{"name":"CheckDeck"}} as unknown as TypedDocumentString<CheckDeckQuery, CheckDeckQueryVariables>;
export const DeckListsDocument = {"__meta__":{"name":"DeckLists"}} as unknown as TypedDocumentString<DeckListsQuery, DeckListsQueryVariables>;
export const ReadDeckDocument = {"__meta__":{"name":"ReadDeck"}} as unknown as TypedDocumentString<ReadDeckQuery, ReadDeckQueryVariables>;
export const CardsOfListDocument = {"__meta__":{"name":"CardsOfList"}} as unknown as TypedDocumentString<CardsOfListQuery, CardsOfListQueryVariables>;
export const CardsToBuildDocument = {"__meta__":{"name":"CardsToBuild"}} as unknown as TypedDocumentString<CardsToBuildQuery, CardsToBuildQueryVariables>;
export const BuildHomeDocument = {"__meta__":{"name":"BuildHome"}} as unknown as TypedDocumentString<BuildHomeQuery, BuildHomeQueryVariables>;
export const ListNamesDocument = {"__meta__":{"name":"ListNames"}} as unknown as TypedDocumentString<ListNamesQuery, ListNamesQueryVariables>;
export const ChangedCardsDocument = {"__meta__":{"name":"ChangedCards"}} as unknown as TypedDocumentString<ChangedCardsQuery, ChangedCardsQueryVariables>;
export const TableSheetsDocument = {"__meta__":{"name":"TableSheets"}} as unknown as TypedDocumentString<TableSheetsQuery, TableSheetsQueryVariables>;
export const ChangeSetsDocument = {"__meta__":{"name":"ChangeSets"}} as unknown as TypedDocumentString<ChangeSetsQuery, ChangeSetsQueryVariables>;
export const DocumentFoldersDocument = {"__meta__":{"name":"DocumentFolders"}} as unknown as TypedDocumentString<DocumentFoldersQuery, DocumentFoldersQueryVariables>;
export const DeskDocumentsDocument = {"__meta__":{"name":"DeskDocuments"}} as unknown as TypedDocumentString<DeskDocumentsQuery, DeskDocumentsQueryVariables>;
export const DeskDocumentDocument = {"__meta__":{"name":"DeskDocument"}} as unknown as TypedDocumentString<DeskDocumentQuery, DeskDocumentQueryVariables>;
export const DeskPhrasesDocument = {"__meta__":{"name":"DeskPhrases"}} as unknown as TypedDocumentString<DeskPhrasesQuery, DeskPhrasesQueryVariables>;
export const DeskPlayDocument = {"__meta__":{"name":"DeskPlay"}} as unknown as TypedDocumentString<DeskPlayQuery, DeskPlayQueryVariables>;
export const DocumentTemplateDocument = {"__meta__":{"name":"DocumentTemplate"}} as unknown as TypedDocumentString<DocumentTemplateQuery, DocumentTemplateQueryVariables>;
export const NewGameDocument = {"__meta__":{"name":"NewGame"}} as unknown as TypedDocumentString<NewGameQuery, NewGameQueryVariables>;
export const DeskWordsDocument = {"__meta__":{"name":"DeskWords"}} as unknown as TypedDocumentString<DeskWordsQuery, DeskWordsQueryVariables>;
export const ChapterWordsDocument = {"__meta__":{"name":"ChapterWords"}} as unknown as TypedDocumentString<ChapterWordsQuery, ChapterWordsQueryVariables>;
export const RuleChoicesDocument = {"__meta__":{"name":"RuleChoices"}} as unknown as TypedDocumentString<RuleChoicesQuery, RuleChoicesQueryVariables>;
export const PreviewDeckDocument = {"__meta__":{"name":"PreviewDeck"}} as unknown as TypedDocumentString<PreviewDeckQuery, PreviewDeckQueryVariables>;
export const ModeValuesDocument = {"__meta__":{"name":"ModeValues"}} as unknown as TypedDocumentString<ModeValuesQuery, ModeValuesQueryVariables>;
export const PreviewRulesetDocument = {"__meta__":{"name":"PreviewRuleset"}} as unknown as TypedDocumentString<PreviewRulesetQuery, PreviewRulesetQueryVariables>;
export const ChangeSetDocument = {"__meta__":{"name":"ChangeSet"}} as unknown as TypedDocumentString<ChangeSetQuery, ChangeSetQueryVariables>;
export const ChangeSetContentDocument = {"__meta__":{"name":"ChangeSetContent"}} as unknown as TypedDocumentString<ChangeSetContentQuery, ChangeSetContentQueryVariables>;
export const ChangeSetPublishingDocument = {"__meta__":{"name":"ChangeSetPublishing"}} as unknown as TypedDocumentString<ChangeSetPublishingQuery, ChangeSetPublishingQueryVariables>;
export const ChangeSetNotesDocument = {"__meta__":{"name":"ChangeSetNotes"}} as unknown as TypedDocumentString<ChangeSetNotesQuery, ChangeSetNotesQueryVariables>;
export const AlikeChangesDocument = {"__meta__":{"name":"AlikeChanges"}} as unknown as TypedDocumentString<AlikeChangesQuery, AlikeChangesQueryVariables>;
export const ChangedDocumentsDocument = {"__meta__":{"name":"ChangedDocuments"}} as unknown as TypedDocumentString<ChangedDocumentsQuery, ChangedDocumentsQueryVariables>;
export const ChangedDocumentDocument = {"__meta__":{"name":"ChangedDocument"}} as unknown as TypedDocumentString<ChangedDocumentQuery, ChangedDocumentQueryVariables>;
export const DraftStateDocument = {"__meta__":{"name":"DraftState"}} as unknown as TypedDocumentString<DraftStateQuery, DraftStateQueryVariables>;
export const CreateChangeSetDocument = {"__meta__":{"name":"CreateChangeSet"}} as unknown as TypedDocumentString<CreateChangeSetMutation, CreateChangeSetMutationVariables>;
export const DescribeChangeSetDocument = {"__meta__":{"name":"DescribeChangeSet"}} as unknown as TypedDocumentString<DescribeChangeSetMutation, DescribeChangeSetMutationVariables>;
export const SaveDraftDocument = {"__meta__":{"name":"SaveDraft"}} as unknown as TypedDocumentString<SaveDraftMutation, SaveDraftMutationVariables>;
export const RemoveDocumentDocument = {"__meta__":{"name":"RemoveDocument"}} as unknown as TypedDocumentString<RemoveDocumentMutation, RemoveDocumentMutationVariables>;
export const RevertDocumentDocument = {"__meta__":{"name":"RevertDocument"}} as unknown as TypedDocumentString<RevertDocumentMutation, RevertDocumentMutationVariables>;
export const MergeDocumentDocument = {"__meta__":{"name":"MergeDocument"}} as unknown as TypedDocumentString<MergeDocumentQuery, MergeDocumentQueryVariables>;
export const RequestReviewDocument = {"__meta__":{"name":"RequestReview"}} as unknown as TypedDocumentString<RequestReviewMutation, RequestReviewMutationVariables>;
export const ConfirmRemovedRulesDocument = {"__meta__":{"name":"ConfirmRemovedRules"}} as unknown as TypedDocumentString<ConfirmRemovedRulesMutation, ConfirmRemovedRulesMutationVariables>;
export const ApproveDocument = {"__meta__":{"name":"Approve"}} as unknown as TypedDocumentString<ApproveMutation, ApproveMutationVariables>;
export const SendBackDocument = {"__meta__":{"name":"SendBack"}} as unknown as TypedDocumentString<SendBackMutation, SendBackMutationVariables>;
export const WithdrawDocument = {"__meta__":{"name":"Withdraw"}} as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
export const ReopenDocument = {"__meta__":{"name":"Reopen"}} as unknown as TypedDocumentString<ReopenMutation, ReopenMutationVariables>;
export const AddCommentDocument = {"__meta__":{"name":"AddComment"}} as unknown as TypedDocumentString<AddCommentMutation, AddCommentMutationVariables>;
export const MoveDraftDocument = {"__meta__":{"name":"MoveDraft"}} as unknown as TypedDocumentString<MoveDraftMutation, MoveDraftMutationVariables>;
export const EditorNamesDocument = {"__meta__":{"name":"EditorNames"}} as unknown as TypedDocumentString<EditorNamesQuery, EditorNamesQueryVariables>;
export const DeskNoticesDocument = {"__meta__":{"name":"DeskNotices"}} as unknown as TypedDocumentString<DeskNoticesQuery, DeskNoticesQueryVariables>;
export const NewNoticesDocument = {"__meta__":{"name":"NewNotices"}} as unknown as TypedDocumentString<NewNoticesQuery, NewNoticesQueryVariables>;
export const SeeNoticesDocument = {"__meta__":{"name":"SeeNotices"}} as unknown as TypedDocumentString<SeeNoticesMutation, SeeNoticesMutationVariables>;
export const PresentDocument = {"__meta__":{"name":"Present"}} as unknown as TypedDocumentString<PresentSubscription, PresentSubscriptionVariables>;
export const ApplySuggestionDocument = {"__meta__":{"name":"ApplySuggestion"}} as unknown as TypedDocumentString<ApplySuggestionMutation, ApplySuggestionMutationVariables>;
export const ResolveCommentDocument = {"__meta__":{"name":"ResolveComment"}} as unknown as TypedDocumentString<ResolveCommentMutation, ResolveCommentMutationVariables>;
export const RunChecksDocument = {"__meta__":{"name":"RunChecks"}} as unknown as TypedDocumentString<RunChecksMutation, RunChecksMutationVariables>;
export const CheckRunDocument = {"__meta__":{"name":"CheckRun"}} as unknown as TypedDocumentString<CheckRunQuery, CheckRunQueryVariables>;
export const CancelChecksDocument = {"__meta__":{"name":"CancelChecks"}} as unknown as TypedDocumentString<CancelChecksMutation, CancelChecksMutationVariables>;
export const FindingDetailDocument = {"__meta__":{"name":"FindingDetail"}} as unknown as TypedDocumentString<FindingDetailQuery, FindingDetailQueryVariables>;
export const ProposedOutcomeDocument = {"__meta__":{"name":"ProposedOutcome"}} as unknown as TypedDocumentString<ProposedOutcomeQuery, ProposedOutcomeQueryVariables>;
export const OutcomeTableDocument = {"__meta__":{"name":"OutcomeTable"}} as unknown as TypedDocumentString<OutcomeTableQuery, OutcomeTableQueryVariables>;
export const LeaveModesDocument = {"__meta__":{"name":"LeaveModes"}} as unknown as TypedDocumentString<LeaveModesMutation, LeaveModesMutationVariables>;
export const KeepExamplesDocument = {"__meta__":{"name":"KeepExamples"}} as unknown as TypedDocumentString<KeepExamplesMutation, KeepExamplesMutationVariables>;
export const AcceptOutcomesDocument = {"__meta__":{"name":"AcceptOutcomes"}} as unknown as TypedDocumentString<AcceptOutcomesMutation, AcceptOutcomesMutationVariables>;
export const PublishDocument = {"__meta__":{"name":"Publish"}} as unknown as TypedDocumentString<PublishMutation, PublishMutationVariables>;
export const PublishingStepDocument = {"__meta__":{"name":"PublishingStep"}} as unknown as TypedDocumentString<PublishingStepQuery, PublishingStepQueryVariables>;
export const ScheduleDocument = {"__meta__":{"name":"Schedule"}} as unknown as TypedDocumentString<ScheduleMutation, ScheduleMutationVariables>;
export const UnscheduleDocument = {"__meta__":{"name":"Unschedule"}} as unknown as TypedDocumentString<UnscheduleMutation, UnscheduleMutationVariables>;
export const RollbackDocument = {"__meta__":{"name":"Rollback"}} as unknown as TypedDocumentString<RollbackMutation, RollbackMutationVariables>;
export const ImportFilesDocument = {"__meta__":{"name":"ImportFiles"}} as unknown as TypedDocumentString<ImportFilesMutation, ImportFilesMutationVariables>;
export const AdoptionDocument = {"__meta__":{"name":"Adoption"}} as unknown as TypedDocumentString<AdoptionQuery, AdoptionQueryVariables>;
export const AdoptDocument = {"__meta__":{"name":"Adopt"}} as unknown as TypedDocumentString<AdoptMutation, AdoptMutationVariables>;
export const CompareReleasesDocument = {"__meta__":{"name":"CompareReleases"}} as unknown as TypedDocumentString<CompareReleasesQuery, CompareReleasesQueryVariables>;
export const CompareDocumentDocument = {"__meta__":{"name":"CompareDocument"}} as unknown as TypedDocumentString<CompareDocumentQuery, CompareDocumentQueryVariables>;
export const CardSheetDocument = {"__meta__":{"name":"CardSheet"}} as unknown as TypedDocumentString<CardSheetQuery, CardSheetQueryVariables>;
export const SheetRowsDocument = {"__meta__":{"name":"SheetRows"}} as unknown as TypedDocumentString<SheetRowsQuery, SheetRowsQueryVariables>;
export const SaveSheetDocument = {"__meta__":{"name":"SaveSheet"}} as unknown as TypedDocumentString<SaveSheetMutation, SaveSheetMutationVariables>;
export const SheetFileDocument = {"__meta__":{"name":"SheetFile"}} as unknown as TypedDocumentString<SheetFileQuery, SheetFileQueryVariables>;
export const FindInSheetDocument = {"__meta__":{"name":"FindInSheet"}} as unknown as TypedDocumentString<FindInSheetQuery, FindInSheetQueryVariables>;
export const ReadSheetFileDocument = {"__meta__":{"name":"ReadSheetFile"}} as unknown as TypedDocumentString<ReadSheetFileQuery, ReadSheetFileQueryVariables>;
export const PlayStopDocument = {"__meta__":{"name":"PlayStop"}} as unknown as TypedDocumentString<PlayStopQuery, PlayStopQueryVariables>;
export const PlayTableDocument = {"__meta__":{"name":"PlayTable"}} as unknown as TypedDocumentString<PlayTableQuery, PlayTableQueryVariables>;
export const TextPlacesDocument = {"__meta__":{"name":"TextPlaces"}} as unknown as TypedDocumentString<TextPlacesQuery, TextPlacesQueryVariables>;
export const ReplaceTextsDocument = {"__meta__":{"name":"ReplaceTexts"}} as unknown as TypedDocumentString<ReplaceTextsMutation, ReplaceTextsMutationVariables>;
export const CardsOfSetDocument = {"__meta__":{"name":"CardsOfSet"}} as unknown as TypedDocumentString<CardsOfSetQuery, CardsOfSetQueryVariables>;
export const AddEditionDocument = {"__meta__":{"name":"AddEdition"}} as unknown as TypedDocumentString<AddEditionMutation, AddEditionMutationVariables>;
export const PictureTargetsDocument = {"__meta__":{"name":"PictureTargets"}} as unknown as TypedDocumentString<PictureTargetsQuery, PictureTargetsQueryVariables>;
export const SetCardPicturesDocument = {"__meta__":{"name":"SetCardPictures"}} as unknown as TypedDocumentString<SetCardPicturesMutation, SetCardPicturesMutationVariables>;
export const OverlookedDocument = {"__meta__":{"name":"Overlooked"}} as unknown as TypedDocumentString<OverlookedQuery, OverlookedQueryVariables>;
export const LookForOverlookedDocument = {"__meta__":{"name":"LookForOverlooked"}} as unknown as TypedDocumentString<LookForOverlookedMutation, LookForOverlookedMutationVariables>;
export const CancelOverlookedDocument = {"__meta__":{"name":"CancelOverlooked"}} as unknown as TypedDocumentString<CancelOverlookedMutation, CancelOverlookedMutationVariables>;
export const OverlookedPositionDocument = {"__meta__":{"name":"OverlookedPosition"}} as unknown as TypedDocumentString<OverlookedPositionQuery, OverlookedPositionQueryVariables>;
export const OverlookedExampleDocument = {"__meta__":{"name":"OverlookedExample"}} as unknown as TypedDocumentString<OverlookedExampleQuery, OverlookedExampleQueryVariables>;
export const ExampleStepDocument = {"__meta__":{"name":"ExampleStep"}} as unknown as TypedDocumentString<ExampleStepQuery, ExampleStepQueryVariables>;
export const ExamplePassedDocument = {"__meta__":{"name":"ExamplePassed"}} as unknown as TypedDocumentString<ExamplePassedQuery, ExamplePassedQueryVariables>;
export const ExampleDraftDocument = {"__meta__":{"name":"ExampleDraft"}} as unknown as TypedDocumentString<ExampleDraftQuery, ExampleDraftQueryVariables>;
export const CoverageDocument = {"__meta__":{"name":"Coverage"}} as unknown as TypedDocumentString<CoverageQuery, CoverageQueryVariables>;
export const LineProofDocument = {"__meta__":{"name":"LineProof"}} as unknown as TypedDocumentString<LineProofQuery, LineProofQueryVariables>;
export const CoverageCountsDocument = {"__meta__":{"name":"CoverageCounts"}} as unknown as TypedDocumentString<CoverageCountsQuery, CoverageCountsQueryVariables>;
export const ExamplePlaceDocument = {"__meta__":{"name":"ExamplePlace"}} as unknown as TypedDocumentString<ExamplePlaceQuery, ExamplePlaceQueryVariables>;
export const LabRunsDocument = {"__meta__":{"name":"LabRuns"}} as unknown as TypedDocumentString<LabRunsQuery, LabRunsQueryVariables>;
export const LabGalleryDocument = {"__meta__":{"name":"LabGallery"}} as unknown as TypedDocumentString<LabGalleryQuery, LabGalleryQueryVariables>;
export const LabComparisonDocument = {"__meta__":{"name":"LabComparison"}} as unknown as TypedDocumentString<LabComparisonQuery, LabComparisonQueryVariables>;
export const ShowLabRunDocument = {"__meta__":{"name":"ShowLabRun"}} as unknown as TypedDocumentString<ShowLabRunMutation, ShowLabRunMutationVariables>;
export const LabRunDocument = {"__meta__":{"name":"LabRun"}} as unknown as TypedDocumentString<LabRunQuery, LabRunQueryVariables>;
export const LabRunChoicesDocument = {"__meta__":{"name":"LabRunChoices"}} as unknown as TypedDocumentString<LabRunChoicesQuery, LabRunChoicesQueryVariables>;
export const LabProgressDocument = {"__meta__":{"name":"LabProgress"}} as unknown as TypedDocumentString<LabProgressQuery, LabProgressQueryVariables>;
export const LabBlamePlanDocument = {"__meta__":{"name":"LabBlamePlan"}} as unknown as TypedDocumentString<LabBlamePlanQuery, LabBlamePlanQueryVariables>;
export const StartLabBlameDocument = {"__meta__":{"name":"StartLabBlame"}} as unknown as TypedDocumentString<StartLabBlameMutation, StartLabBlameMutationVariables>;
export const LabGoalMetricsDocument = {"__meta__":{"name":"LabGoalMetrics"}} as unknown as TypedDocumentString<LabGoalMetricsQuery, LabGoalMetricsQueryVariables>;
export const LabProposalsPlanDocument = {"__meta__":{"name":"LabProposalsPlan"}} as unknown as TypedDocumentString<LabProposalsPlanQuery, LabProposalsPlanQueryVariables>;
export const StartLabProposalsDocument = {"__meta__":{"name":"StartLabProposals"}} as unknown as TypedDocumentString<StartLabProposalsMutation, StartLabProposalsMutationVariables>;
export const MakeProposalSetDocument = {"__meta__":{"name":"MakeProposalSet"}} as unknown as TypedDocumentString<MakeProposalSetMutation, MakeProposalSetMutationVariables>;
export const LabQuestionsDocument = {"__meta__":{"name":"LabQuestions"}} as unknown as TypedDocumentString<LabQuestionsQuery, LabQuestionsQueryVariables>;
export const LabQuestionPlanDocument = {"__meta__":{"name":"LabQuestionPlan"}} as unknown as TypedDocumentString<LabQuestionPlanQuery, LabQuestionPlanQueryVariables>;
export const LabSpeedsDocument = {"__meta__":{"name":"LabSpeeds"}} as unknown as TypedDocumentString<LabSpeedsQuery, LabSpeedsQueryVariables>;
export const BotStrengthDocument = {"__meta__":{"name":"BotStrength"}} as unknown as TypedDocumentString<BotStrengthQuery, BotStrengthQueryVariables>;
export const AskLabDocument = {"__meta__":{"name":"AskLab"}} as unknown as TypedDocumentString<AskLabMutation, AskLabMutationVariables>;
export const LabGamesDocument = {"__meta__":{"name":"LabGames"}} as unknown as TypedDocumentString<LabGamesQuery, LabGamesQueryVariables>;
export const CreateLabRunDocument = {"__meta__":{"name":"CreateLabRun"}} as unknown as TypedDocumentString<CreateLabRunMutation, CreateLabRunMutationVariables>;
export const PauseLabRunDocument = {"__meta__":{"name":"PauseLabRun"}} as unknown as TypedDocumentString<PauseLabRunMutation, PauseLabRunMutationVariables>;
export const ResumeLabRunDocument = {"__meta__":{"name":"ResumeLabRun"}} as unknown as TypedDocumentString<ResumeLabRunMutation, ResumeLabRunMutationVariables>;
export const CancelLabRunDocument = {"__meta__":{"name":"CancelLabRun"}} as unknown as TypedDocumentString<CancelLabRunMutation, CancelLabRunMutationVariables>;
export const OpenLabGameDocument = {"__meta__":{"name":"OpenLabGame"}} as unknown as TypedDocumentString<OpenLabGameMutation, OpenLabGameMutationVariables>;
export const LabDeckCardsDocument = {"__meta__":{"name":"LabDeckCards"}} as unknown as TypedDocumentString<LabDeckCardsQuery, LabDeckCardsQueryVariables>;
export const LabCardsDocument = {"__meta__":{"name":"LabCards"}} as unknown as TypedDocumentString<LabCardsQuery, LabCardsQueryVariables>;
export const HasLobbyDocument = {"__meta__":{"name":"HasLobby"}} as unknown as TypedDocumentString<HasLobbyQuery, HasLobbyQueryVariables>;
export const OpenMatchesDocument = {"__meta__":{"name":"OpenMatches"}} as unknown as TypedDocumentString<OpenMatchesQuery, OpenMatchesQueryVariables>;
export const OpenMatchWithCodeDocument = {"__meta__":{"name":"OpenMatchWithCode"}} as unknown as TypedDocumentString<OpenMatchWithCodeQuery, OpenMatchWithCodeQueryVariables>;
export const OpenMatchOfDocument = {"__meta__":{"name":"OpenMatchOf"}} as unknown as TypedDocumentString<OpenMatchOfQuery, OpenMatchOfQueryVariables>;
export const DecksToPlayDocument = {"__meta__":{"name":"DecksToPlay"}} as unknown as TypedDocumentString<DecksToPlayQuery, DecksToPlayQueryVariables>;
export const ListMatchDocument = {"__meta__":{"name":"ListMatch"}} as unknown as TypedDocumentString<ListMatchMutation, ListMatchMutationVariables>;
export const JoinOpenMatchDocument = {"__meta__":{"name":"JoinOpenMatch"}} as unknown as TypedDocumentString<JoinOpenMatchMutation, JoinOpenMatchMutationVariables>;
export const WithdrawMatchDocument = {"__meta__":{"name":"WithdrawMatch"}} as unknown as TypedDocumentString<WithdrawMatchMutation, WithdrawMatchMutationVariables>;
export const LiveMatchDocument = {"__meta__":{"name":"LiveMatch"}} as unknown as TypedDocumentString<LiveMatchQuery, LiveMatchQueryVariables>;
export const MatchNotesDocument = {"__meta__":{"name":"MatchNotes"}} as unknown as TypedDocumentString<MatchNotesQuery, MatchNotesQueryVariables>;
export const WriteNoteDocument = {"__meta__":{"name":"WriteNote"}} as unknown as TypedDocumentString<WriteNoteMutation, WriteNoteMutationVariables>;
export const RemoveNoteDocument = {"__meta__":{"name":"RemoveNote"}} as unknown as TypedDocumentString<RemoveNoteMutation, RemoveNoteMutationVariables>;
export const ReadyForNextGameDocument = {"__meta__":{"name":"ReadyForNextGame"}} as unknown as TypedDocumentString<ReadyForNextGameMutation, ReadyForNextGameMutationVariables>;
export const MatchesInPlayDocument = {"__meta__":{"name":"MatchesInPlay"}} as unknown as TypedDocumentString<MatchesInPlayQuery, MatchesInPlayQueryVariables>;
export const BotLevelsDocument = {"__meta__":{"name":"BotLevels"}} as unknown as TypedDocumentString<BotLevelsQuery, BotLevelsQueryVariables>;
export const BotsDocument = {"__meta__":{"name":"Bots"}} as unknown as TypedDocumentString<BotsQuery, BotsQueryVariables>;
export const MatchDocument = {"__meta__":{"name":"Match"}} as unknown as TypedDocumentString<MatchQuery, MatchQueryVariables>;
export const MatchFrameDocument = {"__meta__":{"name":"MatchFrame"}} as unknown as TypedDocumentString<MatchFrameQuery, MatchFrameQueryVariables>;
export const MatchMomentsDocument = {"__meta__":{"name":"MatchMoments"}} as unknown as TypedDocumentString<MatchMomentsQuery, MatchMomentsQueryVariables>;
export const MatchSummaryDocument = {"__meta__":{"name":"MatchSummary"}} as unknown as TypedDocumentString<MatchSummaryQuery, MatchSummaryQueryVariables>;
export const CardToReadDocument = {"__meta__":{"name":"CardToRead"}} as unknown as TypedDocumentString<CardToReadQuery, CardToReadQueryVariables>;
export const RematchDocument = {"__meta__":{"name":"Rematch"}} as unknown as TypedDocumentString<RematchMutation, RematchMutationVariables>;
export const WhyNotDocument = {"__meta__":{"name":"WhyNot"}} as unknown as TypedDocumentString<WhyNotQuery, WhyNotQueryVariables>;
export const OptionsAfterDocument = {"__meta__":{"name":"OptionsAfter"}} as unknown as TypedDocumentString<OptionsAfterQuery, OptionsAfterQueryVariables>;
export const CreateMatchDocument = {"__meta__":{"name":"CreateMatch"}} as unknown as TypedDocumentString<CreateMatchMutation, CreateMatchMutationVariables>;
export const JoinMatchDocument = {"__meta__":{"name":"JoinMatch"}} as unknown as TypedDocumentString<JoinMatchMutation, JoinMatchMutationVariables>;
export const DecideDocument = {"__meta__":{"name":"Decide"}} as unknown as TypedDocumentString<DecideMutation, DecideMutationVariables>;
export const UndoDecisionDocument = {"__meta__":{"name":"UndoDecision"}} as unknown as TypedDocumentString<UndoDecisionMutation, UndoDecisionMutationVariables>;
export const RedoDecisionDocument = {"__meta__":{"name":"RedoDecision"}} as unknown as TypedDocumentString<RedoDecisionMutation, RedoDecisionMutationVariables>;
export const LeaveMatchDocument = {"__meta__":{"name":"LeaveMatch"}} as unknown as TypedDocumentString<LeaveMatchMutation, LeaveMatchMutationVariables>;
export const AskUndoDocument = {"__meta__":{"name":"AskUndo"}} as unknown as TypedDocumentString<AskUndoMutation, AskUndoMutationVariables>;
export const AnswerUndoDocument = {"__meta__":{"name":"AnswerUndo"}} as unknown as TypedDocumentString<AnswerUndoMutation, AnswerUndoMutationVariables>;
export const SetReadyDocument = {"__meta__":{"name":"SetReady"}} as unknown as TypedDocumentString<SetReadyMutation, SetReadyMutationVariables>;
export const ConcedeMatchDocument = {"__meta__":{"name":"ConcedeMatch"}} as unknown as TypedDocumentString<ConcedeMatchMutation, ConcedeMatchMutationVariables>;
export const OfferDrawDocument = {"__meta__":{"name":"OfferDraw"}} as unknown as TypedDocumentString<OfferDrawMutation, OfferDrawMutationVariables>;
export const AnswerDrawDocument = {"__meta__":{"name":"AnswerDraw"}} as unknown as TypedDocumentString<AnswerDrawMutation, AnswerDrawMutationVariables>;
export const AlwaysAskDocument = {"__meta__":{"name":"AlwaysAsk"}} as unknown as TypedDocumentString<AlwaysAskMutation, AlwaysAskMutationVariables>;
export const SendMessageDocument = {"__meta__":{"name":"SendMessage"}} as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const ForkMatchDocument = {"__meta__":{"name":"ForkMatch"}} as unknown as TypedDocumentString<ForkMatchMutation, ForkMatchMutationVariables>;
export const MatchChangedDocument = {"__meta__":{"name":"MatchChanged"}} as unknown as TypedDocumentString<MatchChangedSubscription, MatchChangedSubscriptionVariables>;
export const PlayFormDocument = {"__meta__":{"name":"PlayForm"}} as unknown as TypedDocumentString<PlayFormQuery, PlayFormQueryVariables>;
export const PlayRulesetDocument = {"__meta__":{"name":"PlayRuleset"}} as unknown as TypedDocumentString<PlayRulesetQuery, PlayRulesetQueryVariables>;
export const TableFaceDocument = {"__meta__":{"name":"TableFace"}} as unknown as TypedDocumentString<TableFaceQuery, TableFaceQueryVariables>;
export const TableTextsDocument = {"__meta__":{"name":"TableTexts"}} as unknown as TypedDocumentString<TableTextsQuery, TableTextsQueryVariables>;
export const RatedPlayDocument = {"__meta__":{"name":"RatedPlay"}} as unknown as TypedDocumentString<RatedPlayQuery, RatedPlayQueryVariables>;
export const RatedSeasonsDocument = {"__meta__":{"name":"RatedSeasons"}} as unknown as TypedDocumentString<RatedSeasonsQuery, RatedSeasonsQueryVariables>;
export const RankingDocument = {"__meta__":{"name":"Ranking"}} as unknown as TypedDocumentString<RankingQuery, RankingQueryVariables>;
export const MyRatingsDocument = {"__meta__":{"name":"MyRatings"}} as unknown as TypedDocumentString<MyRatingsQuery, MyRatingsQueryVariables>;
export const RatedMatchDocument = {"__meta__":{"name":"RatedMatch"}} as unknown as TypedDocumentString<RatedMatchQuery, RatedMatchQueryVariables>;
export const PlayRatedDocument = {"__meta__":{"name":"PlayRated"}} as unknown as TypedDocumentString<PlayRatedMutation, PlayRatedMutationVariables>;
export const KeepWaitingDocument = {"__meta__":{"name":"KeepWaiting"}} as unknown as TypedDocumentString<KeepWaitingMutation, KeepWaitingMutationVariables>;
export const StopWaitingDocument = {"__meta__":{"name":"StopWaiting"}} as unknown as TypedDocumentString<StopWaitingMutation, StopWaitingMutationVariables>;
export const PlayersMetDocument = {"__meta__":{"name":"PlayersMet"}} as unknown as TypedDocumentString<PlayersMetQuery, PlayersMetQueryVariables>;
export const BlockPlayerDocument = {"__meta__":{"name":"BlockPlayer"}} as unknown as TypedDocumentString<BlockPlayerMutation, BlockPlayerMutationVariables>;
export const UnblockPlayerDocument = {"__meta__":{"name":"UnblockPlayer"}} as unknown as TypedDocumentString<UnblockPlayerMutation, UnblockPlayerMutationVariables>;
export const ReportPlayerDocument = {"__meta__":{"name":"ReportPlayer"}} as unknown as TypedDocumentString<ReportPlayerMutation, ReportPlayerMutationVariables>;
export const PlayerReportsDocument = {"__meta__":{"name":"PlayerReports"}} as unknown as TypedDocumentString<PlayerReportsQuery, PlayerReportsQueryVariables>;
export const ClosePlayerReportDocument = {"__meta__":{"name":"ClosePlayerReport"}} as unknown as TypedDocumentString<ClosePlayerReportMutation, ClosePlayerReportMutationVariables>;
export const ModesDocument = {"__meta__":{"name":"Modes"}} as unknown as TypedDocumentString<ModesQuery, ModesQueryVariables>;
export const RulebookDocument = {"__meta__":{"name":"Rulebook"}} as unknown as TypedDocumentString<RulebookQuery, RulebookQueryVariables>;
export const LearnDocument = {"__meta__":{"name":"Learn"}} as unknown as TypedDocumentString<LearnQuery, LearnQueryVariables>;
export const CompareDocument = {"__meta__":{"name":"Compare"}} as unknown as TypedDocumentString<CompareQuery, CompareQueryVariables>;
export const RuleDifferencesDocument = {"__meta__":{"name":"RuleDifferences"}} as unknown as TypedDocumentString<RuleDifferencesQuery, RuleDifferencesQueryVariables>;
export const RulePlaceDocument = {"__meta__":{"name":"RulePlace"}} as unknown as TypedDocumentString<RulePlaceQuery, RulePlaceQueryVariables>;
export const CardTermsDocument = {"__meta__":{"name":"CardTerms"}} as unknown as TypedDocumentString<CardTermsQuery, CardTermsQueryVariables>;
export const RuleNamesDocument = {"__meta__":{"name":"RuleNames"}} as unknown as TypedDocumentString<RuleNamesQuery, RuleNamesQueryVariables>;
export const ReportDeckDocument = {"__meta__":{"name":"ReportDeck"}} as unknown as TypedDocumentString<ReportDeckMutation, ReportDeckMutationVariables>;
export const AppealHidingDocument = {"__meta__":{"name":"AppealHiding"}} as unknown as TypedDocumentString<AppealHidingMutation, AppealHidingMutationVariables>;
export const DeckCasesDocument = {"__meta__":{"name":"DeckCases"}} as unknown as TypedDocumentString<DeckCasesQuery, DeckCasesQueryVariables>;
export const DismissReportsDocument = {"__meta__":{"name":"DismissReports"}} as unknown as TypedDocumentString<DismissReportsMutation, DismissReportsMutationVariables>;
export const HideDeckDocument = {"__meta__":{"name":"HideDeck"}} as unknown as TypedDocumentString<HideDeckMutation, HideDeckMutationVariables>;
export const RestoreDeckDocument = {"__meta__":{"name":"RestoreDeck"}} as unknown as TypedDocumentString<RestoreDeckMutation, RestoreDeckMutationVariables>;
export const DeclineAppealDocument = {"__meta__":{"name":"DeclineAppeal"}} as unknown as TypedDocumentString<DeclineAppealMutation, DeclineAppealMutationVariables>;
export const DeletionProofDocument = {"__meta__":{"name":"DeletionProof"}} as unknown as TypedDocumentString<DeletionProofQuery, DeletionProofQueryVariables>;
export const DeleteAccountDocument = {"__meta__":{"name":"DeleteAccount"}} as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const PrivacyDocument = {"__meta__":{"name":"Privacy"}} as unknown as TypedDocumentString<PrivacyQuery, PrivacyQueryVariables>;
export const SavedDecksForPlayDocument = {"__meta__":{"name":"SavedDecksForPlay"}} as unknown as TypedDocumentString<SavedDecksForPlayQuery, SavedDecksForPlayQueryVariables>;
export const MyDecksDocument = {"__meta__":{"name":"MyDecks"}} as unknown as TypedDocumentString<MyDecksQuery, MyDecksQueryVariables>;
export const CountMyDecksDocument = {"__meta__":{"name":"CountMyDecks"}} as unknown as TypedDocumentString<CountMyDecksQuery, CountMyDecksQueryVariables>;
export const MyDeckDocument = {"__meta__":{"name":"MyDeck"}} as unknown as TypedDocumentString<MyDeckQuery, MyDeckQueryVariables>;
export const BuiltDeckDocument = {"__meta__":{"name":"BuiltDeck"}} as unknown as TypedDocumentString<BuiltDeckQuery, BuiltDeckQueryVariables>;
export const DecksToCompareDocument = {"__meta__":{"name":"DecksToCompare"}} as unknown as TypedDocumentString<DecksToCompareQuery, DecksToCompareQueryVariables>;
export const DeckVersionsDocument = {"__meta__":{"name":"DeckVersions"}} as unknown as TypedDocumentString<DeckVersionsQuery, DeckVersionsQueryVariables>;
export const SaveBuiltDeckDocument = {"__meta__":{"name":"SaveBuiltDeck"}} as unknown as TypedDocumentString<SaveBuiltDeckMutation, SaveBuiltDeckMutationVariables>;
export const ShareDeckDocument = {"__meta__":{"name":"ShareDeck"}} as unknown as TypedDocumentString<ShareDeckMutation, ShareDeckMutationVariables>;
export const SharedDeckDocument = {"__meta__":{"name":"SharedDeck"}} as unknown as TypedDocumentString<SharedDeckQuery, SharedDeckQueryVariables>;
export const SimilarDecksDocument = {"__meta__":{"name":"SimilarDecks"}} as unknown as TypedDocumentString<SimilarDecksQuery, SimilarDecksQueryVariables>;
export const LabResultsOfDeckDocument = {"__meta__":{"name":"LabResultsOfDeck"}} as unknown as TypedDocumentString<LabResultsOfDeckQuery, LabResultsOfDeckQueryVariables>;
export const LabResultsAgainstDocument = {"__meta__":{"name":"LabResultsAgainst"}} as unknown as TypedDocumentString<LabResultsAgainstQuery, LabResultsAgainstQueryVariables>;
export const LabGamesOfDecksDocument = {"__meta__":{"name":"LabGamesOfDecks"}} as unknown as TypedDocumentString<LabGamesOfDecksQuery, LabGamesOfDecksQueryVariables>;
export const PlayedCardsDocument = {"__meta__":{"name":"PlayedCards"}} as unknown as TypedDocumentString<PlayedCardsQuery, PlayedCardsQueryVariables>;
export const PublishedDecksDocument = {"__meta__":{"name":"PublishedDecks"}} as unknown as TypedDocumentString<PublishedDecksQuery, PublishedDecksQueryVariables>;
export const SaveDeckDocument = {"__meta__":{"name":"SaveDeck"}} as unknown as TypedDocumentString<SaveDeckMutation, SaveDeckMutationVariables>;
export const RenameDeckDocument = {"__meta__":{"name":"RenameDeck"}} as unknown as TypedDocumentString<RenameDeckMutation, RenameDeckMutationVariables>;
export const DeleteDeckDocument = {"__meta__":{"name":"DeleteDeck"}} as unknown as TypedDocumentString<DeleteDeckMutation, DeleteDeckMutationVariables>;
export const MyCollectionDocument = {"__meta__":{"name":"MyCollection"}} as unknown as TypedDocumentString<MyCollectionQuery, MyCollectionQueryVariables>;
export const SaveCollectionDocument = {"__meta__":{"name":"SaveCollection"}} as unknown as TypedDocumentString<SaveCollectionMutation, SaveCollectionMutationVariables>;
export const ShareCollectionDocument = {"__meta__":{"name":"ShareCollection"}} as unknown as TypedDocumentString<ShareCollectionMutation, ShareCollectionMutationVariables>;
export const SharedCollectionDocument = {"__meta__":{"name":"SharedCollection"}} as unknown as TypedDocumentString<SharedCollectionQuery, SharedCollectionQueryVariables>;
export const ReadCollectionDocument = {"__meta__":{"name":"ReadCollection"}} as unknown as TypedDocumentString<ReadCollectionQuery, ReadCollectionQueryVariables>;
export const CollectionNamesDocument = {"__meta__":{"name":"CollectionNames"}} as unknown as TypedDocumentString<CollectionNamesQuery, CollectionNamesQueryVariables>;
export const CopiesInListDocument = {"__meta__":{"name":"CopiesInList"}} as unknown as TypedDocumentString<CopiesInListQuery, CopiesInListQueryVariables>;
export const SearchDocument = {"__meta__":{"name":"Search"}} as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const GameLooksDocument = {"__meta__":{"name":"GameLooks"}} as unknown as TypedDocumentString<GameLooksQuery, GameLooksQueryVariables>;
export const GamesToShowDocument = {"__meta__":{"name":"GamesToShow"}} as unknown as TypedDocumentString<GamesToShowQuery, GamesToShowQueryVariables>;
export const GamesDocument = {"__meta__":{"name":"Games"}} as unknown as TypedDocumentString<GamesQuery, GamesQueryVariables>;
export const GameHomeDocument = {"__meta__":{"name":"GameHome"}} as unknown as TypedDocumentString<GameHomeQuery, GameHomeQueryVariables>;
export const ReleasesDocument = {"__meta__":{"name":"Releases"}} as unknown as TypedDocumentString<ReleasesQuery, ReleasesQueryVariables>;
export const ReleaseDocument = {"__meta__":{"name":"Release"}} as unknown as TypedDocumentString<ReleaseQuery, ReleaseQueryVariables>;
export const CurrentReleaseDocument = {"__meta__":{"name":"CurrentRelease"}} as unknown as TypedDocumentString<CurrentReleaseQuery, CurrentReleaseQueryVariables>;
export const PerspectiveDocument = {"__meta__":{"name":"Perspective"}} as unknown as TypedDocumentString<PerspectiveQuery, PerspectiveQueryVariables>;
export const GameNamesDocument = {"__meta__":{"name":"GameNames"}} as unknown as TypedDocumentString<GameNamesQuery, GameNamesQueryVariables>;
export const FirstGameDocument = {"__meta__":{"name":"FirstGame"}} as unknown as TypedDocumentString<FirstGameQuery, FirstGameQueryVariables>;
export const HintsDocument = {"__meta__":{"name":"Hints"}} as unknown as TypedDocumentString<HintsQuery, HintsQueryVariables>;
export const SimilarDocumentsDocument = {"__meta__":{"name":"SimilarDocuments"}} as unknown as TypedDocumentString<SimilarDocumentsQuery, SimilarDocumentsQueryVariables>;
export const SuggestibleItemDocument = {"__meta__":{"name":"SuggestibleItem"}} as unknown as TypedDocumentString<SuggestibleItemQuery, SuggestibleItemQueryVariables>;
export const SuggestionPreviewDocument = {"__meta__":{"name":"SuggestionPreview"}} as unknown as TypedDocumentString<SuggestionPreviewQuery, SuggestionPreviewQueryVariables>;
export const SuggestChangeDocument = {"__meta__":{"name":"SuggestChange"}} as unknown as TypedDocumentString<SuggestChangeMutation, SuggestChangeMutationVariables>;
export const SentSuggestionDocument = {"__meta__":{"name":"SentSuggestion"}} as unknown as TypedDocumentString<SentSuggestionQuery, SentSuggestionQueryVariables>;
export const MySuggestionsDocument = {"__meta__":{"name":"MySuggestions"}} as unknown as TypedDocumentString<MySuggestionsQuery, MySuggestionsQueryVariables>;
export const WithdrawSuggestionDocument = {"__meta__":{"name":"WithdrawSuggestion"}} as unknown as TypedDocumentString<WithdrawSuggestionMutation, WithdrawSuggestionMutationVariables>;
export const PublicSuggestionsDocument = {"__meta__":{"name":"PublicSuggestions"}} as unknown as TypedDocumentString<PublicSuggestionsQuery, PublicSuggestionsQueryVariables>;
export const WaitingSuggestionsDocument = {"__meta__":{"name":"WaitingSuggestions"}} as unknown as TypedDocumentString<WaitingSuggestionsQuery, WaitingSuggestionsQueryVariables>;
export const AcceptSuggestionDocument = {"__meta__":{"name":"AcceptSuggestion"}} as unknown as TypedDocumentString<AcceptSuggestionMutation, AcceptSuggestionMutationVariables>;
export const AnswerSuggestionDocument = {"__meta__":{"name":"AnswerSuggestion"}} as unknown as TypedDocumentString<AnswerSuggestionMutation, AnswerSuggestionMutationVariables>;
export const DeclineSuggestionDocument = {"__meta__":{"name":"DeclineSuggestion"}} as unknown as TypedDocumentString<DeclineSuggestionMutation, DeclineSuggestionMutationVariables>;
export const ClearSuggestionDocument = {"__meta__":{"name":"ClearSuggestion"}} as unknown as TypedDocumentString<ClearSuggestionMutation, ClearSuggestionMutationVariables>;
export const BlockSenderDocument = {"__meta__":{"name":"BlockSender"}} as unknown as TypedDocumentString<BlockSenderMutation, BlockSenderMutationVariables>;
export const NoteUnreadSentenceDocument = {"__meta__":{"name":"NoteUnreadSentence"}} as unknown as TypedDocumentString<NoteUnreadSentenceMutation, NoteUnreadSentenceMutationVariables>;
export const SettleUnreadSentenceDocument = {"__meta__":{"name":"SettleUnreadSentence"}} as unknown as TypedDocumentString<SettleUnreadSentenceMutation, SettleUnreadSentenceMutationVariables>;
export const UnreadSentencesDocument = {"__meta__":{"name":"UnreadSentences"}} as unknown as TypedDocumentString<UnreadSentencesQuery, UnreadSentencesQueryVariables>;
export const ItemHistoryDocument = {"__meta__":{"name":"ItemHistory"}} as unknown as TypedDocumentString<ItemHistoryQuery, ItemHistoryQueryVariables>;