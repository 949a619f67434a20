/** Every entity, in the list that the data source needs. */
import { InvitationEntity, SessionEntity, SettingEntity, UserEntity } from './account.ts';
import { AccountVisitorEntity } from './account-visitor.ts';
import { ApiTokenEntity } from './api-token.ts';
import { AuditEntity } from './audit.ts';
import { ChangeSetDocumentEntity, ChangeSetEntity } from './change-set.ts';
import { DeckCaseEntity, DeckReportEntity } from './deck-case.ts';
import { CheckRunEntity, CommentEntity, ReviewStepEntity } from './desk.ts';
import { DocumentEntity } from './document.ts';
import { ImportMarkEntity } from './import-mark.ts';
import { LabPartEntity, LabRunEntity, LabSpeedEntity } from './lab.ts';
import { MatchEntity, MatchEntryEntity, MatchSeatEntity } from './match.ts';
import { MatchExchangeEntity } from './match-exchange.ts';
import { MatchMessageEntity } from './match-message.ts';
import { MatchNoteEntity } from './match-note.ts';
import { OpenMatchEntity } from './open-match.ts';
import { MailChoiceEntity, OutgoingEntity, OutgoingMarkEntity, WebhookEntity } from './outgoing.ts';
import { PasswordLinkEntity } from './password-link.ts';
import { PictureEntity } from './picture.ts';
import { ProofEntity } from './proof.ts';
import { ProposalEntity } from './proposal.ts';
import {
  CardExceptionEntity,
  CardValueEntity,
  ListedCardEntity,
  ReleaseRulesetEntity,
  SearchTextEntity,
} from './read-model.ts';
import { RecoveryCodeEntity } from './recovery-code.ts';
import { ReleaseDocumentEntity, ReleaseEntity } from './release.ts';
import { RevisionEntity } from './revision.ts';
import { PublishedDeckWordEntity, SavedDeckEntity, SavedDeckVersionEntity } from './saved-deck.ts';
import { IdentityEntity, ProviderVisitEntity } from './single-sign-on.ts';

export const ENTITIES = [
  DocumentEntity,
  RevisionEntity,
  ReleaseEntity,
  ReleaseDocumentEntity,
  ImportMarkEntity,
  ChangeSetEntity,
  ChangeSetDocumentEntity,
  ListedCardEntity,
  CardValueEntity,
  SearchTextEntity,
  ReleaseRulesetEntity,
  CardExceptionEntity,
  UserEntity,
  SessionEntity,
  InvitationEntity,
  SettingEntity,
  AuditEntity,
  SavedDeckEntity,
  SavedDeckVersionEntity,
  PublishedDeckWordEntity,
  DeckCaseEntity,
  DeckReportEntity,
  AccountVisitorEntity,
  ReviewStepEntity,
  CommentEntity,
  CheckRunEntity,
  MatchEntity,
  MatchSeatEntity,
  MatchEntryEntity,
  MatchExchangeEntity,
  MatchMessageEntity,
  MatchNoteEntity,
  OpenMatchEntity,
  LabRunEntity,
  LabPartEntity,
  LabSpeedEntity,
  ProposalEntity,
  ProofEntity,
  PictureEntity,
  PasswordLinkEntity,
  IdentityEntity,
  ProviderVisitEntity,
  RecoveryCodeEntity,
  ApiTokenEntity,
  OutgoingEntity,
  OutgoingMarkEntity,
  WebhookEntity,
  MailChoiceEntity,
];

export * from './account.ts';
export * from './account-visitor.ts';
export * from './api-token.ts';
export * from './audit.ts';
export * from './change-set.ts';
export * from './deck-case.ts';
export * from './desk.ts';
export * from './document.ts';
export * from './import-mark.ts';
export * from './lab.ts';
export * from './match.ts';
export * from './match-exchange.ts';
export * from './match-message.ts';
export * from './match-note.ts';
export * from './open-match.ts';
export * from './outgoing.ts';
export * from './password-link.ts';
export * from './picture.ts';
export * from './proof.ts';
export * from './proposal.ts';
export * from './read-model.ts';
export * from './recovery-code.ts';
export * from './release.ts';
export * from './revision.ts';
export * from './saved-deck.ts';
export * from './single-sign-on.ts';
