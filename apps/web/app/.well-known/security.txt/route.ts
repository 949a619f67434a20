/** Where people report a weakness of this site. Without a contact in the configuration there is no such text. */
import { securityTxt } from '../../../features/machines/index.ts';
import { SITE } from '../../../shared/site-address.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const text = securityTxt(process.env.SECURITY_CONTACT, SITE, new Date());
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return text === null ? new Response('Not found.\n', { status: 404, headers }) : new Response(text, { headers });
}
