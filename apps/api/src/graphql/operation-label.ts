/** What an operation is called in the log, in metrics and in traces. */
import { OPERATION_NAMES } from '@rulewright/api-client/operation-names';
import { getOperationAST, type DocumentNode } from 'graphql';

/** What operations are called that the site does not send: visitors choose their names, and each name would be kept. */
const OTHER_OPERATION = 'other';

/** The name of an operation of the site, else `other`. */
export function operationLabel(document: DocumentNode | null, operationName?: unknown): string {
  const wanted = typeof operationName === 'string' ? operationName : null;
  const name = document && getOperationAST(document, wanted)?.name?.value;
  return name && OPERATION_NAMES.has(name) ? name : OTHER_OPERATION;
}
