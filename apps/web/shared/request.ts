/** The API client in the browser: sends the name of a typed document to `/ask`, with the visitor's cookies. */
import { createClient } from '@rulewright/api-client/client';

/** Milliseconds. The check of a long list, and content with drafts, take a while on a small machine. */
const PATIENCE = 120_000;

/** @throws ApiError */
export const { request } = createClient('/ask', {
  // A form of another site cannot set this header.
  headers: { 'rulewright-request': '1' },
  timeout: PATIENCE,
  // Lets the save of a draft finish after its page is closed.
  keepalive: true,
});
