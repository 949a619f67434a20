/**
 * Starts and ends the preview of a change set: `/as-if/TOKEN?to=/path` shows the site as if it were published, `/as-if/leave` ends this.
 */
import { ownPath } from '../../../shared/query.ts';
import { isToken, PERSPECTIVE_COOKIE } from '../../../shared/perspective.ts';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

const LEAVE = 'leave';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const to = ownPath(new URL(request.url).searchParams.get('to') ?? undefined) ?? '/';
  const value = token !== LEAVE && isToken(token) ? token : '';
  const age = value === '' ? '; Max-Age=0' : '';
  // The server removes this header unless a trusted proxy sent it.
  const secure = request.headers.get('x-forwarded-proto') === 'https' ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      location: to,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'set-cookie': `${PERSPECTIVE_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`,
    },
  });
}
