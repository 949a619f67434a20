/** How the browser asks the API: a typed document, sent by its name to `/ask` with the visitor's cookies. */
import { createClient } from '@rulewright/api-client';

/** Checks of a long list and content with drafts take a while on a small machine. */
const PATIENCE = 120_000;

/** @throws ApiError */
export const { request } = createClient('/ask', {
  // A form of another site cannot send this header.
  headers: { 'rulewright-request': '1' },
  timeout: PATIENCE,
  // A draft is saved even when its page is closed.
  keepalive: true,
});
