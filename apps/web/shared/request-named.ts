/** Sends an operation by its name, for pages that do not load documents. */
import type * as documents from '@rulewright/api-client';
import type { RequestOptions, ResultOf, TypedDocument, VariablesOf } from '@rulewright/api-client/client';
import { request } from './request.ts';

type Documents = typeof documents;
type Operation = { [Key in keyof Documents]: Key extends `${infer Name}Document` ? Name : never }[keyof Documents];
type DocumentOf<Name extends Operation> = Documents[`${Name}Document`];

/** @throws ApiError */
export function requestNamed<Name extends Operation>(
  operation: Name,
  variables: VariablesOf<DocumentOf<Name>>,
  options?: RequestOptions,
): Promise<ResultOf<DocumentOf<Name>>> {
  type Asked = TypedDocument<ResultOf<DocumentOf<Name>>, VariablesOf<DocumentOf<Name>>>;
  return request({ __meta__: { name: operation } } as unknown as Asked, variables, options);
}
