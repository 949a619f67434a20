/** The name of an operation in the log, in metrics and in traces. */
import { OPERATION_NAMES } from '@rulewright/api-client/operation-names';
import { getOperationAST, type DocumentNode } from 'graphql';

/** The label of all operations that the site does not send. Visitors could invent any number of names, and metrics store each label. */
const OTHER_OPERATION = 'other';

/** The name of an operation that the site sends, otherwise `other`. */
export function operationLabel(document: DocumentNode | null, operationName?: unknown): string {
  const wanted = typeof operationName === 'string' ? operationName : null;
  const name = document && getOperationAST(document, wanted)?.name?.value;
  return name && OPERATION_NAMES.has(name) ? name : OTHER_OPERATION;
}
