/** The operations that pages send while they are open, and what of the visitor goes along besides cookies. */
import type { OperationName } from '@rulewright/api-client/server';

/** `seen`: content as the visitor sees it, with the change set that they look at. `own`: what belongs to a person, a match or a run. */
type Content = 'seen' | 'own';

const all = (content: Content, ...names: readonly OperationName[]): [OperationName, Content][] =>
  names.map((name) => [name, content]);

const OPERATIONS: ReadonlyMap<string, Content> = new Map([
  ...all('seen', 'CheckDeck', 'CreateLabRun', 'CreateMatch', 'PlayRuleset', 'SaveDeck', 'Suggest'),
  // The deck builder
  ...all('seen', 'CardsToBuild', 'ListNames', 'ReadDeck', 'SaveBuiltDeck'),
  ...all('own', 'DeckVersions', 'ShareDeck', 'TableSheets'),
  // Matches
  ...all('own', 'AlwaysAsk', 'Decide', 'ForkMatch', 'JoinMatch', 'LeaveMatch', 'LiveMatch', 'Match', 'MatchFrame'),
  ...all(
    'own',
    'MatchMoments',
    'MatchNotes',
    'OptionsAfter',
    'ReadyForNextGame',
    'RedoDecision',
    'RemoveNote',
    'SendMessage',
  ),
  ...all('own', 'UndoDecision', 'WhyNot', 'WriteNote'),
  // The lab
  ...all('own', 'LabProgress'),
  // Accounts
  ...all('own', 'AcceptInvitation', 'ChangeName', 'ChangePassword', 'DeleteDeck', 'Invite', 'RenameDeck'),
  ...all('own', 'RevokeInvitation', 'SetDisabled', 'SetRole', 'SetSelfApproval', 'SignIn', 'SignOut'),
  ...all('own', 'SignOutEverywhere'),
  // The desk
  ...all('own', 'AddComment', 'Approve', 'CancelChecks', 'ChangedDocument', 'ChangedDocuments', 'CheckRun'),
  ...all('own', 'CreateChangeSet', 'DescribeChangeSet', 'DeskDocuments', 'DocumentFolders'),
  ...all('own', 'DeskDocument', 'DocumentTemplate', 'DraftState', 'ImportFiles', 'MergeDocument', 'Publish'),
  ...all('own', 'RemoveDocument', 'Reopen', 'RequestReview', 'ResolveComment', 'RevertDocument', 'Rollback'),
  ...all('own', 'RunChecks', 'SaveDraft', 'Schedule', 'SendBack', 'Unschedule', 'Withdraw'),
]);

/** Operations that make a release. */
const PUBLISHING: ReadonlySet<string> = new Set<OperationName>(['Publish', 'Rollback']);

export interface Sendable {
  readonly name: OperationName;
  /** The change set that the visitor looks at goes along. */
  readonly asSeen: boolean;
  readonly publishes: boolean;
}

/** The operation of this name; undefined for one that pages do not send. */
export function sendable(name: string): Sendable | undefined {
  const content = OPERATIONS.get(name);
  if (!content) return undefined;
  return { name: name as OperationName, asSeen: content === 'seen', publishes: PUBLISHING.has(name) };
}
