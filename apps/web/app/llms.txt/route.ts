/** The contents of the site for language models, as Markdown. */
import { GamesDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { llmsTxt } from '../../features/machines/index.ts';
import { ask } from '../../shared/api.ts';
import { SITE } from '../../shared/site-address.ts';

export async function GET(): Promise<Response> {
  const { games } = await ask(GamesDocument, {});
  const t = await getTranslations('developers.llms');
  const text = llmsTxt(SITE, games, {
    summary: t('summary'),
    data: t('data'),
    links: [
      [t('developers'), '/developers', t('developersNote')],
      [t('schema'), '/developers/schema.graphql'],
      [t('search'), '/search?q=deck', t('searchNote')],
      [t('releases'), '/releases.json'],
      [t('sitemap'), '/sitemap.xml'],
    ],
    pages: { cards: t('cards'), decks: t('decks'), learn: t('learn') },
    rulesOf: (mode) => t('rules', { mode }),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
