/** The small error page for a page that is not rendered: because of too many requests, or because the renderer is not available. */
import type { ServerResponse } from 'node:http';
import { BusyError } from './render-queue.ts';

const WORDS = {
  429: ['Too many pages', 'You asked for many pages in a short time. Wait a moment, then reload this page.'],
  503: ['The site is busy', 'Many people are reading. Wait a moment, then reload this page.'],
} as const;

/** Answers with 429 or 503 and the time to wait. Aborts an answer that has already started. */
export function refuse(response: ServerResponse, error: unknown): void {
  if (!response.destroyed && !(error instanceof BusyError))
    process.stderr.write(`A page was not made: ${String(error)}\n`);
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, retryAfter } = error instanceof BusyError ? error : { status: 503 as const, retryAfter: 1 };
  const [title, text] = WORDS[status];
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
  response.end(page);
}
