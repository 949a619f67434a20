/** The page for developers, with links to the API explorer, the guide and the schema. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { OpenData } from '../../features/developers/open-data.tsx';
import { Tokens } from '../../features/developers/tokens.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { EXAMPLES, explorerHref } from '../../features/developers/model/examples.ts';
import { guidePage } from '../../features/developers/model/guide.ts';
import { one, type SearchParams } from '../../shared/query.ts';
import { SITE } from '../../shared/site-address.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('developers.page');
  return { title: t('developers') };
}

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function DevelopersPage({ searchParams }: Props) {
  const t = await getTranslations('developers.page');
  const asked = await searchParams;
  const query = one(asked, 'query');
  // Redirects old links from when this page ran queries.
  if (query) redirect(explorerHref(query, one(asked, 'variables')));
  const guide = await guidePage('README');
  return (
    <SiteFrame>
      <div className="page narrow developers">
        <h1>{t('developers')}</h1>
        <p className="lede">{t('allContentSiteComes')}</p>

        <section aria-labelledby="explorer">
          <h2 id="explorer">{t('apiExplorer')}</h2>
          <p>
            {t.rich('explorerRunsQueries', {
              link: (chunks) => <a href="/developers/schema.graphql">{chunks}</a>,
            })}
          </p>
          <p className="button-row">
            <a className="button button-main" href="/developers/explorer">
              {t('openApiExplorer')}
            </a>
          </p>
          <ul className="example-queries" aria-label={t('examples')}>
            {EXAMPLES.map((example) => (
              <li key={example.id}>
                <a className="button" href={explorerHref(example.query)}>
                  {t('example', { id: example.id })}
                </a>
              </li>
            ))}
          </ul>
        </section>

        <Tokens site={SITE} />

        <OpenData />

        {guide && (
          <section aria-labelledby="guide">
            <h2 id="guide">{guide.title}</h2>
            <div className="guide-text" dangerouslySetInnerHTML={{ __html: guide.html }} />
          </section>
        )}
      </div>
    </SiteFrame>
  );
}
