/** Resolvers and services by area; the schema is made from the resolvers. */
import { AccountResolver } from './accounts/account.resolver.ts';
import { AuditResolver } from './accounts/audit.resolver.ts';
import { PeopleResolver } from './accounts/people.resolver.ts';
import { SavedDecksResolver } from './accounts/saved-decks.resolver.ts';
import { CardsResolver } from './cards/cards.resolver.ts';
import { CardsService } from './cards/cards.service.ts';
import { DeckCheckService } from './decks/deck-check.service.ts';
import { DecksResolver } from './decks/decks.resolver.ts';
import { DecksService } from './decks/decks.service.ts';
import { ChangeSetsResolver } from './desk/change-sets.resolver.ts';
import { ChecksResolver } from './desk/checks.resolver.ts';
import { DeskJobs } from './desk/desk-jobs.ts';
import { DeskService } from './desk/desk.service.ts';
import { DocumentsResolver } from './desk/documents.resolver.ts';
import { DraftsResolver } from './desk/drafts.resolver.ts';
import { PublishingResolver } from './desk/publishing.resolver.ts';
import { PerspectiveResolver } from './desk/perspective.resolver.ts';
import { ReviewsResolver } from './desk/reviews.resolver.ts';
import { ExampleRefResolver } from './examples/example-ref.resolver.ts';
import { ExamplesResolver } from './examples/examples.resolver.ts';
import { ProofsService } from './examples/proofs.service.ts';
import { GamesResolver } from './games/games.resolver.ts';
import { LabResolver } from './lab/lab.resolver.ts';
import { LabService } from './lab/lab.service.ts';
import { LiveMatch } from './matches/live-match.ts';
import { MatchLimits } from './matches/match-limits.ts';
import { MatchesResolver } from './matches/matches.resolver.ts';
import { MatchesService } from './matches/matches.service.ts';
import { NotesResolver } from './matches/notes.resolver.ts';
import { NotesService } from './matches/notes.service.ts';
import { ReleasesResolver } from './releases/releases.resolver.ts';
import { RulebookResolver } from './rulebook/rulebook.resolver.ts';
import { RulesetsResolver } from './rulesets/rulesets.resolver.ts';
import { RulesetsService } from './rulesets/rulesets.service.ts';
import { SearchTablesService } from './search/search-tables.ts';
import { SearchResolver } from './search/search.resolver.ts';

export const RESOLVERS = [
  GamesResolver,
  RulesetsResolver,
  RulebookResolver,
  ExamplesResolver,
  ExampleRefResolver,
  CardsResolver,
  DecksResolver,
  ReleasesResolver,
  SearchResolver,
  AccountResolver,
  PeopleResolver,
  AuditResolver,
  SavedDecksResolver,
  ChangeSetsResolver,
  DocumentsResolver,
  DraftsResolver,
  PerspectiveResolver,
  ReviewsResolver,
  ChecksResolver,
  PublishingResolver,
  MatchesResolver,
  NotesResolver,
  LabResolver,
];

export const SERVICES = [
  RulesetsService,
  SearchTablesService,
  CardsService,
  DecksService,
  DeckCheckService,
  ProofsService,
  DeskService,
  DeskJobs,
  MatchLimits,
  MatchesService,
  LiveMatch,
  NotesService,
  LabService,
];
