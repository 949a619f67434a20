/** The OpenSearch description of the search of this site. */
import { getTranslations } from 'next-intl/server';
import { openSearch } from '../../features/machines/index.ts';
import { SITE } from '../../shared/site-address.ts';

export async function GET(): Promise<Response> {
  const t = await getTranslations('common.search');
  const headers = { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' };
  return new Response(openSearch(SITE, t('help')), { headers });
}
