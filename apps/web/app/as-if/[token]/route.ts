/** A link that shows the site as if a change set were published, until one leaves it: `/as-if/TOKEN?to=/path`, `/as-if/leave`. */
import { ownPath } from '../../../lib/query.ts';
import { isToken, PERSPECTIVE_COOKIE } from '../../../lib/perspective.ts';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

const LEAVE = 'leave';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const to = ownPath(new URL(request.url).searchParams.get('to') ?? undefined) ?? '/';
  const value = token !== LEAVE && isToken(token) ? token : '';
  const age = value === '' ? '; Max-Age=0' : '';
  // The server lets only a trusted proxy say this.
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
