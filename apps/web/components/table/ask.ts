/** How the pages of a match ask: an operation by its name over the one client. */
'use client';
import { post } from '@rulewright/api-client';
import type * as documents from '@rulewright/api-client';
import type { ResultOf, TypedDocument, VariablesOf } from '@rulewright/api-client';
import { request } from '../../lib/request.ts';

type Documents = typeof documents;
type Operation = { [Key in keyof Documents]: Key extends `${infer Name}Document` ? Name : never }[keyof Documents];
type DocumentOf<Name extends Operation> = Documents[`${Name}Document`];

/** Sends an operation. @throws ApiError */
export function ask<Name extends Operation>(
  operation: Name,
  variables: VariablesOf<DocumentOf<Name>>,
): Promise<ResultOf<DocumentOf<Name>>> {
  type Asked = TypedDocument<ResultOf<DocumentOf<Name>>, VariablesOf<DocumentOf<Name>>>;
  return request({ __meta__: { name: operation } } as unknown as Asked, variables);
}

interface OpenedReplay {
  readonly match: string;
  readonly divergence: string | null;
}

/** Sends the text of a replay; what comes back is the match that it became. @throws ApiError */
export const openReplay = async (text: string): Promise<OpenedReplay> =>
  (await post<OpenedReplay>('/play/open', { headers: { 'content-type': 'text/plain' }, body: text })).answer;
