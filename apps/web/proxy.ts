/**
 * Gives every page a content security policy with a nonce, which Next adds to its own scripts. Pages for frames have that of the API. The nonce is new for each request. For a
 * page that the front will cache, the front provides the nonce and later replaces it by hashes (`server/policy.ts`).
 */
import { NextResponse, type NextRequest } from 'next/server';
import { NONCE_HEADER, PATH_HEADER } from './server/headers.ts';
import { policy } from './server/policy.ts';

const developing = process.env.NODE_ENV === 'development';

/** The policy forbids inline scripts and styles without the nonce. Only the development build allows `eval`, which React uses there. */
function policyWith(nonce: string): string {
  return policy(
    [`'nonce-${nonce}'`, "'strict-dynamic'", ...(developing ? ["'unsafe-eval'"] : [])],
    [developing ? "'unsafe-inline'" : `'nonce-${nonce}'`],
  );
}

export function proxy(request: NextRequest): NextResponse {
  const fresh = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const value = policyWith(request.headers.get(NONCE_HEADER) ?? fresh());
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', value);
  const { pathname, searchParams } = request.nextUrl;
  // The parameter with which the router of Next asks for a part of a page.
  searchParams.delete('_rsc');
  headers.set(PATH_HEADER, searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', value);
  return response;
}

export const config = {
  matcher: [
    { source: '/((?!_next/static|_next/image|embed/|favicon.ico|icon.svg|manifest.webmanifest|robots.txt).*)' },
  ],
};
