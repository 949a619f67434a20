/** The lists of the schema that need no pages, with the reasons, and the lists of which a view shows any place. */

/** All lists of a type, as `Type`, or one list, as `Type.field`. */
const BY_REASON: Readonly<Record<string, string>> = {
  'People write the content of a release. These are parts of one game, one page of it, one card, one mode or one ruleset.': `
    Block Card CardErrata CardFact CardLegality Chapter Comparison Coverage Deck Erratum Example FirstGame Frame FrameEvent Game Learn
    LearnCard LearnPoint LearnRow LearnSection LearnTable LegalityChange Mode ModeLegality Parameter Printing Rule RuleCoverage Rulebook
    Ruleset StepDifference SuggestibleItem Query.decks Query.modes Query.ruleNames Query.variants Query.games`,
  'The parts of one text, which has at most 500,000 characters.': `
    ChangedDocument DeskDocument Merge ProposedOutcome ReleaseDifference TextCheck`,
  'The entries and problems of one deck list, whose length has a limit. An account keeps at most 30 versions of a deck.': `
    DeckFix DeckReport DeckVerdict SavedDeck ShownSide SideExchange`,
  'The cards, seats, options and messages of one match. A client gets the lines of the log since its last answer.': `
    Forecast ForecastSide Match MatchFrame MatchSeries MatchSummary PendingAction SetQuestion Table TableCard TableDecision TableSeat TableTurn
    TableZone Query.matchMoments Query.optionsAfter Query.whyNot`,
  'One place of a run in the debugger: the cards, names and calls of one position, and the last events.': `
    PlayCard PlaySeat PlayStep PlayStop PlayZone`,
  'One run of the lab, whose arms, entrants and candidates have limits.': `
    LabAnswer LabArmReport LabBlame LabCandidate LabChain LabCheck LabComparison LabPlot LabProposal LabProposals LabReport LabRun LabTune
    Query.labGoalMetrics Query.labMatchups Query.labMatchupGames`,
  'One run of the checks, or what one change set needs. A change set has at most 1,000 comments.': `
    ChangeSet Check CheckRun Impact Settlement`,
  'The rows and columns of one sheet or uploaded file, as many as the query names, or the first 200.': `
    AdoptedCard Adoption CardSheet SheetFileCard SheetFileReading SheetReplacement SheetRow Query.sheetRows Mutation.saveSheet
    Query.cardSheets`,
  'Lists of the program: its bots, questions, speeds, cookies, and the texts that it makes.': `
    Privacy Query.botLevels Query.botStrength Query.bots Query.documentTemplate Query.labQuestions Query.labSpeeds Query.newGame`,
  'The last 200 sentences of one game that were not read.': 'Query.unreadSentences',
  'The last 50 changes of one item.': 'Query.itemHistory',
  'The newest 50 suggestions of one account.': 'Query.mySuggestions',
  'The last 50 notices of one person.': 'Query.deskNotices',
  'The editors of one game, and at most 20 people who have one change set open.': `
    Query.editorNames Subscription.present`,
  'The first 100 places of a ranking, the last 40 seasons of a mode, the ratings of one person, the seats of one match, the people of whom a person has blocked at most 200 and last met 50, and the newest 50 reports of players.': `
    Query.ranking Query.ratedSeasons Query.myRatings Query.ratedQueues RatedMatch Query.playersMet Query.blockedPlayers Mutation.blockPlayer
    Mutation.unblockPlayer Query.playerReports`,
  'A visitor is offered three matches to continue.': 'Query.matchesInPlay',
  'The cards of one set, and the cards of at most 500 named files.': 'PictureTargets Query.cardsOfSet',
  'The first 500 places of words in texts; the answer counts the others.': 'TextPlaces',
  'At most 600 lines of play are removed by way of trial.': 'LineProof',
  'A kind of documents of a game has one folder.': 'Query.documentFolders',
  'At most 50 tokens and 20 webhooks of an account, a role for each game, and the last 50 deliveries and reports.': `
    DeckCase Person Query.apiTokens Query.webhookDeliveries Query.webhooks`,
  'Admins write invitations by hand, and the list leaves out those that ended.': 'Query.invitations',
  'The best matches of a ranking, at most 100. A person finds more by other words, not on further pages.': `
    Query.search Query.searchAnswer SearchAnswer Query.similar Facet CardConnection.facets CardConnection.problems
    CollectionReading.notes CollectionReading.problems PlayedCards.cards SharedDeck.similar`,
};

export const SHORT_LISTS: ReadonlySet<string> = new Set(
  Object.values(BY_REASON).flatMap((names) => names.trim().split(/\s+/u)),
);

/** Arguments by which a view shows any place of a list that does not change while it is shown, or the size of a ranking. */
export const VIEWS: ReadonlyMap<string, readonly string[]> = new Map([
  // The tree of the desk scrolls to any place of a folder.
  ['Query.documents', ['from']],
  // The pages of a set and of its prints have numbers. A release never changes.
  ['CardSet.cardsConnection', ['from']],
  // Two parts of a preview, which is worked out from the file in the query.
  ['Query.adoption', ['changesFrom', 'badFrom', 'first']],
  ['Query.search', ['first']],
]);
