/** Every migration, in order. */
import { Content1763700000001 } from './1763700000001-content.ts';
import { ReadModels1763700000002 } from './1763700000002-read-models.ts';
import { Matches1763700000020 } from './1763700000020-matches.ts';
import { Accounts1763700000030 } from './1763700000030-accounts.ts';
import { Desk1763700000031 } from './1763700000031-desk.ts';
import { Lab1763700000040 } from './1763700000040-lab.ts';
import { Proposals1763700000050 } from './1763700000050-proposals.ts';
import { Attempts1763700000051 } from './1763700000051-attempts.ts';
import { Rooms1763700000060 } from './1763700000060-rooms.ts';
import { Chat1763700000070 } from './1763700000070-chat.ts';
import { ChanceKeys1763700000080 } from './1763700000080-chance-keys.ts';
import { Origins1763700000085 } from './1763700000085-origins.ts';
import { Proofs1763700000095 } from './1763700000095-proofs.ts';
import { ReleaseRanges1763700000105 } from './1763700000105-release-ranges.ts';
import { Lists1763700000115 } from './1763700000115-lists.ts';
import { PasswordLinks1763700000119 } from './1763700000119-password-links.ts';
import { SingleSignOn1763700000120 } from './1763700000120-single-sign-on.ts';
import { SecondFactor1763700000121 } from './1763700000121-second-factor.ts';
import { ApiTokens1763700000122 } from './1763700000122-api-tokens.ts';
import { Outgoing1763700000123 } from './1763700000123-outgoing.ts';
import { GameRoles1763700000125 } from './1763700000125-game-roles.ts';
import { SharedDecks1763700000135 } from './1763700000135-shared-decks.ts';
import { DeckWords1763700000145 } from './1763700000145-deck-words.ts';
import { Suggestions1763700000155 } from './1763700000155-suggestions.ts';
import { SafeDecks1763700000165 } from './1763700000165-safe-decks.ts';
import { Pictures1763700000169 } from './1763700000169-pictures.ts';
import { Opponents1763700000175 } from './1763700000175-opponents.ts';
import { LabSpeeds1763700000177 } from './1763700000177-lab-speeds.ts';
import { CardTextsOnly1763700000180 } from './1763700000180-card-texts-only.ts';
import { Collections1763700000181 } from './1763700000181-collections.ts';
import { PublishedDeckCards1763700000182 } from './1763700000182-published-deck-cards.ts';
import { PublicSuggestions1763700000190 } from './1763700000190-public-suggestions.ts';
import { LabGallery1763700000196 } from './1763700000196-lab-gallery.ts';
import { LabMatchups1763700000197 } from './1763700000197-lab-matchups.ts';
import { Overlooked1763700000205 } from './1763700000205-overlooked.ts';
import { Notices1763700000206 } from './1763700000206-notices.ts';
import { RatedPlay1763700000207 } from './1763700000207-rated-play.ts';
import { PlayerReports1763700000214 } from './1763700000214-player-reports.ts';
import { ReadySeats1763700000217 } from './1763700000217-ready-seats.ts';
import { FoldedNames1763700000218 } from './1763700000218-folded-names.ts';
import { RatedLeaving1763700000220 } from './1763700000220-rated-leaving.ts';
import { Rematches1763700000221 } from './1763700000221-rematches.ts';

export const MIGRATIONS = [
  Content1763700000001,
  ReadModels1763700000002,
  Matches1763700000020,
  Accounts1763700000030,
  Desk1763700000031,
  Lab1763700000040,
  Proposals1763700000050,
  Attempts1763700000051,
  Rooms1763700000060,
  Chat1763700000070,
  ChanceKeys1763700000080,
  Origins1763700000085,
  Proofs1763700000095,
  ReleaseRanges1763700000105,
  Lists1763700000115,
  PasswordLinks1763700000119,
  SingleSignOn1763700000120,
  SecondFactor1763700000121,
  ApiTokens1763700000122,
  Outgoing1763700000123,
  GameRoles1763700000125,
  SharedDecks1763700000135,
  DeckWords1763700000145,
  Suggestions1763700000155,
  SafeDecks1763700000165,
  Pictures1763700000169,
  Opponents1763700000175,
  LabSpeeds1763700000177,
  CardTextsOnly1763700000180,
  Collections1763700000181,
  PublishedDeckCards1763700000182,
  PublicSuggestions1763700000190,
  LabGallery1763700000196,
  LabMatchups1763700000197,
  Overlooked1763700000205,
  Notices1763700000206,
  RatedPlay1763700000207,
  PlayerReports1763700000214,
  ReadySeats1763700000217,
  FoldedNames1763700000218,
  RatedLeaving1763700000220,
  Rematches1763700000221,
];
