/** Forwards the request of a script to the API, with its token and without any cookies that a browser may have added. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { API } from './api-address.ts';
import { picked, siteHeaders } from './site-identity.ts';

/** The request headers to forward. The API needs them to refuse requests from pages of other sites. */
const PASSED = ['origin', 'sec-fetch-site', 'x-forwarded-proto'];
/** The response headers to return. */
const ANSWERED = ['content-type', 'retry-after'];

export async function passToken(authorization: string, body: string): Promise<Response> {
  const sent = { ...picked(await headers(), PASSED), ...(await siteHeaders()), authorization };
  try {
    const answer = await fetch(API, {
      method: 'POST',
      headers: { ...sent, 'content-type': 'application/json' },
      body,
      cache: 'no-store',
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...picked(answer.headers, ANSWERED), 'cache-control': 'no-store' },
    });
  } catch {
    const t = await getTranslations('errors.ask');
    return Response.json({ errors: [{ message: t('apiUnreachable') }] }, { status: 502 });
  }
}
