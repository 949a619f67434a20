/** How a page of the lab asks, in the browser. */
'use client';
import type {
  CreateLabRunMutation,
  CreateLabRunMutationVariables,
  LabProgressQuery,
  LabProgressQueryVariables,
} from '@rulewright/api-client';

interface Operations {
  CreateLabRun: [CreateLabRunMutationVariables, CreateLabRunMutation];
  LabProgress: [LabProgressQueryVariables, LabProgressQuery];
}

/** Said no, in a sentence for the reader. */
export class Refusal extends Error {}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends an operation. @throws Refusal with a sentence of the API, or Error when there is no answer */
export async function ask<Name extends keyof Operations>(
  operation: Name,
  variables: Operations[Name][0],
): Promise<Operations[Name][1]> {
  const answer = await fetch('/lab/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'rulewright-request': '1' },
    body: JSON.stringify({ operation, variables }),
  })
    .then((response) => response.json() as Promise<Answer<Operations[Name][1]>>)
    .catch(() => null);
  const [error] = answer?.errors ?? [];
  if (error) throw new Refusal(error.message);
  if (!answer?.data) throw new Error('The site does not answer.');
  return answer.data;
}
