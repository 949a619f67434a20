/** Queries of the match pages: an operation by its name, over one shared client. */
'use client';
import { post } from '@rulewright/api-client/client';
import { isOnDevice } from './device-id.ts';
import { requestNamed } from '../../shared/request-named.ts';

/** Questions about a match on this device go to the engine in the browser. @throws ApiError */
export const ask: typeof requestNamed = async (operation, variables, options) => {
  const match = 'match' in variables ? variables.match : null;
  if (typeof match !== 'string' || !isOnDevice(match)) return requestNamed(operation, variables, options);
  const { askDevice } = await import('./ask-device.ts');
  return askDevice(operation, variables);
};

interface OpenedReplay {
  readonly match: string;
  readonly divergence: string | null;
}

/**
 * Sends the text of a replay. Returns the match that the API creates from it.
 * @throws ApiError
 */
export const openReplay = async (text: string): Promise<OpenedReplay> =>
  (await post<OpenedReplay>('/play/open', { headers: { 'content-type': 'text/plain' }, body: text })).answer;
