/** `security.txt` names the address to which people report a weakness of this site. The answer is 404 while SECURITY_CONTACT is not set. */
import { securityTxt } from '../../../features/machines/index.ts';
import { SITE } from '../../../shared/site-address.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const text = securityTxt(process.env.SECURITY_CONTACT, SITE, new Date());
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return text === null ? new Response('Not found.\n', { status: 404, headers }) : new Response(text, { headers });
}
