/** The API for scripts. Forwards a request with an API token to the API, without cookies. */
import { getTranslations } from 'next-intl/server';
import { passToken } from '../../shared/pass-token.ts';

/** The longest body, in characters. For most requests the limit of the API is lower. */
const LONGEST = 8 * 1024 * 1024;

const refuse = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

export async function POST(request: Request): Promise<Response> {
  const t = await getTranslations('errors.ask');
  const authorization = request.headers.get('authorization');
  if (!/^bearer /iu.test(authorization ?? '')) return refuse(t('tokenMissing'), 401);
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(t('notJson'), 415);
  const body = await request.text();
  if (body.length > LONGEST) return refuse(t('requestTooLarge'), 413);
  return passToken(authorization!, body);
}
