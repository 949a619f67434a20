/** Receives a replay file and sends its text to the API, which creates a match from it. */
import { getTranslations } from 'next-intl/server';
import { passOn } from '../../../shared/visitor.ts';

/** Bytes, the same limit as in the API. */
const LONGEST = 8 * 1024 * 1024;

export async function POST(request: Request): Promise<Response> {
  const text = await request.text();
  if (text.length > LONGEST) {
    const t = await getTranslations('errors.ask');
    return Response.json({ errors: [{ message: t('fileTooLarge') }] }, { status: 413 });
  }
  return passOn('/replays', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });
}
