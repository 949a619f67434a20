/** Every entity, as the data source takes them. */
import { ChangeSetDocumentEntity, ChangeSetEntity } from './change-set.ts';
import { DocumentEntity } from './document.ts';
import { ImportMarkEntity } from './import-mark.ts';
import { MatchEntity, MatchEntryEntity, MatchSeatEntity } from './match.ts';
import {
  CardExceptionEntity,
  CardValueEntity,
  ReleaseCardEntity,
  ReleaseRulesetEntity,
  SearchTextEntity,
} from './read-model.ts';
import { ReleaseDocumentEntity, ReleaseEntity } from './release.ts';
import { RevisionEntity } from './revision.ts';

export const ENTITIES = [
  DocumentEntity,
  RevisionEntity,
  ReleaseEntity,
  ReleaseDocumentEntity,
  ImportMarkEntity,
  ChangeSetEntity,
  ChangeSetDocumentEntity,
  ReleaseCardEntity,
  CardValueEntity,
  SearchTextEntity,
  ReleaseRulesetEntity,
  CardExceptionEntity,
  MatchEntity,
  MatchSeatEntity,
  MatchEntryEntity,
];

export * from './change-set.ts';
export * from './document.ts';
export * from './import-mark.ts';
export * from './match.ts';
export * from './read-model.ts';
export * from './release.ts';
export * from './revision.ts';
