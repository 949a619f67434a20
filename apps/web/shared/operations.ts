/** The operations that the browser may send to the API, and whether each needs the change set that the visitor previews. */
import type { OperationName } from '@rulewright/api-client/server';

/**
 * `seen` operations use the content that the visitor sees, including a previewed change set. `own` operations belong to a person, a match
 * or a run.
 */
type Content = 'seen' | 'own';

const all = (content: Content, ...names: readonly OperationName[]): [OperationName, Content][] =>
  names.map((name) => [name, content]);

const OPERATIONS: ReadonlyMap<string, Content> = new Map([
  ...all('seen', 'CheckDeck', 'CreateLabRun', 'CreateMatch', 'PlayRuleset', 'SaveDeck'),
  ...all('seen', 'CardToRead', 'DecksToPlay', 'Search'),
  // Collections
  ...all('seen', 'Catalogue', 'CollectionNames', 'CopiesInList', 'ReadCollection'),
  ...all('own', 'MyCollection', 'SaveCollection', 'ShareCollection'),
  // The deck builder
  ...all('seen', 'CardsToBuild', 'DeckLists', 'ListNames', 'ReadDeck', 'SaveBuiltDeck'),
  ...all('own', 'BuiltDeck', 'DeckVersions', 'DecksToCompare', 'ShareDeck', 'TableSheets'),
  // Matches
  ...all('own', 'AlwaysAsk', 'Decide', 'ForkMatch', 'JoinMatch', 'LeaveMatch', 'LiveMatch', 'Match', 'MatchFrame'),
  ...all(
    'own',
    'MatchMoments',
    'MatchNotes',
    'OptionsAfter',
    'MatchSummary',
    'ReadyForNextGame',
    'Rematch',
    'RedoDecision',
    'RemoveNote',
    'SendMessage',
    'AskUndo',
    'AnswerUndo',
    'AnswerDraw',
    'ConcedeMatch',
    'OfferDraw',
    'SetReady',
  ),
  ...all('own', 'JoinOpenMatch', 'ListMatch', 'OpenMatches', 'WithdrawMatch'),
  ...all(
    'own',
    'BlockPlayer',
    'KeepWaiting',
    'PlayRated',
    'RatedMatch',
    'ReportPlayer',
    'StopWaiting',
    'UnblockPlayer',
  ),
  ...all('own', 'UndoDecision', 'WhyNot', 'WriteNote'),
  // The lab
  ...all('own', 'AskLab', 'LabCards', 'LabDeckCards', 'LabProgress', 'LabQuestionPlan'),
  // Reviews at the desk
  ...all('own', 'EditorNames', 'MoveDraft', 'SeeNotices'),
  // Accounts
  ...all('own', 'AcceptInvitation', 'ChangeName', 'ChangePassword', 'DeleteDeck', 'Invite', 'RenameDeck'),
  ...all('own', 'RevokeInvitation', 'SetDisabled', 'SetGameRole', 'SetRole', 'SetSelfApproval', 'SignIn', 'SignOut'),
  ...all('own', 'SetResolvedComments'),
  ...all('own', 'BeginSecondFactor', 'ConfirmSecondFactor', 'CreateApiToken', 'CreatePasswordLink'),
  ...all('own', 'CreateWebhook', 'DeleteWebhook', 'GiveSecondFactor', 'RequestPasswordLink', 'RevokeApiToken'),
  ...all('own', 'SetMailChoices', 'TestWebhook', 'Unsubscribe'),
  ...all('own', 'AppealHiding', 'ClosePlayerReport', 'DeclineAppeal', 'DeleteAccount', 'DismissReports', 'HideDeck'),
  ...all('own', 'ReportDeck', 'RestoreDeck'),
  ...all('own', 'RemoveSecondFactor', 'RenewRecoveryCodes', 'ResetPassword', 'ResetSecondFactor', 'SignOutEverywhere'),
  // The desk
  ...all(
    'own',
    'AddComment',
    'Adopt',
    'Adoption',
    'ApplySuggestion',
    'Approve',
    'CancelChecks',
    'AlikeChanges',
    'ChangedDocument',
    'ChangedDocuments',
    'ChangeSetNotes',
    'CheckRun',
    'ConfirmRemovedRules',
  ),
  ...all(
    'own',
    'CreateChangeSet',
    'DescribeChangeSet',
    'DeskDocuments',
    'DeskPhrases',
    'DocumentFolders',
    'MakeProposalSet',
  ),
  ...all('own', 'DeskPlay', 'PlayStop'),
  ...all('own', 'DeskDocument', 'DocumentTemplate', 'DraftState', 'ImportFiles', 'MergeDocument', 'NewGame', 'Publish'),
  ...all('own', 'PublishingStep', 'RuleChoices'),
  ...all('own', 'RemoveDocument', 'Reopen', 'RequestReview', 'ResolveComment', 'RevertDocument', 'Rollback'),
  ...all('own', 'RunChecks', 'SaveDraft', 'Schedule', 'SendBack', 'Unschedule', 'Withdraw'),
  ...all('own', 'CardSheet', 'FindInSheet', 'ReadSheetFile', 'SaveSheet', 'SheetFile', 'SheetRows'),
  ...all('own', 'AcceptSuggestion', 'AnswerSuggestion', 'BlockSender', 'ClearSuggestion', 'DeclineSuggestion'),
  ...all(
    'own',
    'SetPublicSuggestions',
    'SuggestChange',
    'SuggestionPreview',
    'WithdrawSuggestion',
    'NoteUnreadSentence',
    'SettleUnreadSentence',
  ),
  ...all('own', 'AcceptOutcomes', 'ChangeSets', 'FindingDetail', 'KeepExamples', 'ModeValues', 'ProposedOutcome'),
  ...all('own', 'LeaveModes', 'OutcomeTable', 'ReplaceTexts', 'TextPlaces'),
  ...all('own', 'AddEdition', 'CardsOfSet', 'PictureTargets', 'SetCardPictures'),
  ...all('own', 'CancelOverlooked', 'LookForOverlooked', 'Overlooked', 'OverlookedExample', 'OverlookedPosition'),
]);

/** The operations that publish a release. */
const PUBLISHING: ReadonlySet<string> = new Set<OperationName>(['Publish', 'Rollback']);

export interface Sendable {
  readonly name: OperationName;
  /** Whether to send the token of the previewed change set. */
  readonly asSeen: boolean;
  readonly publishes: boolean;
}

/** Looks up an operation by name. Returns undefined if pages may not send it. */
export function sendable(name: string): Sendable | undefined {
  const content = OPERATIONS.get(name);
  if (!content) return undefined;
  return { name: name as OperationName, asSeen: content === 'seen', publishes: PUBLISHING.has(name) };
}

/** Whether the text of an operation of the site is a mutation. Fragments come before the operation. */
export const isMutation = (query: string): boolean => /(?:^|\})\s*mutation\b/u.test(query);
