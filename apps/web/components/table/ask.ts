/** How the pages of a match ask: an operation by its name over the one client. */
'use client';
import { post } from '@rulewright/api-client/client';

export { requestNamed as ask } from '../../lib/request-named.ts';

interface OpenedReplay {
  readonly match: string;
  readonly divergence: string | null;
}

/** Sends the text of a replay; what comes back is the match that it became. @throws ApiError */
export const openReplay = async (text: string): Promise<OpenedReplay> =>
  (await post<OpenedReplay>('/play/open', { headers: { 'content-type': 'text/plain' }, body: text })).answer;
