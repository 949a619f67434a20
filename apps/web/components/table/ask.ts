/** Queries of the match pages: an operation by its name, over one shared client. */
'use client';
import { post } from '@rulewright/api-client/client';

export { requestNamed as ask } from '../../lib/request-named.ts';

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
