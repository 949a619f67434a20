/** The committed schema of the API. */
import { getTranslations } from 'next-intl/server';
import { workspaceFile } from '../../../features/developers/model/guide.ts';

export async function GET(): Promise<Response> {
  const schema = await workspaceFile('libs/api-client/schema.graphql');
  if (schema === null) {
    const t = await getTranslations('errors.routes');
    return new Response(`${t('noSchema')}\n`, { status: 404 });
  }
  return new Response(schema, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
