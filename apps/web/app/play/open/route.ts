/** Accepts a replay from a file and sends its text to the API, which returns a match. */
import { getTranslations } from 'next-intl/server';
import { passOn } from '../../../lib/visitor.ts';

/** Bytes; the API reads no more either. */
const LONGEST = 8 * 1024 * 1024;

export async function POST(request: Request): Promise<Response> {
  const text = await request.text();
  if (text.length > LONGEST) {
    const t = await getTranslations('errors.ask');
    return Response.json({ errors: [{ message: t('fileTooLarge') }] }, { status: 413 });
  }
  return passOn('/replays', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });
}
