/** Refusals of the desk that are no plain mistake in what was given, in the codes of the API. */
import type { DeskErrorCode } from '@rulewright/desk';
import type { ErrorCode } from '../graphql/errors.ts';

export const DESK_CODES: Partial<Record<DeskErrorCode, ErrorCode>> = {
  'draft-changed': 'CONFLICT',
  'set-changed': 'CONFLICT',
  'wrong-state': 'CONFLICT',
  'own-change-set': 'CONFLICT',
  'nothing-changed': 'CONFLICT',
  'base-moved': 'CONFLICT',
  'checks-missing': 'CONFLICT',
  'checks-failed': 'CONFLICT',
  'content-problems': 'CONFLICT',
  'no-override': 'FORBIDDEN',
  'unknown-change-set': 'NOT_FOUND',
  'unknown-document': 'NOT_FOUND',
  'unknown-comment': 'NOT_FOUND',
  'unknown-check-run': 'NOT_FOUND',
};
