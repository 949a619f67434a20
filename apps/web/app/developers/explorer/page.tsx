/** The API explorer. The address contains the query, so a link opens a query with its answer. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Explorer } from '../../../features/developers/explorer/explorer.tsx';
import { QueryProvider } from '../../../shared/components/query-provider.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { EXAMPLES, explorerHref } from '../../../features/developers/model/examples.ts';
import { explore } from '../../../features/developers/model/explore.ts';
import { one, type SearchParams } from '../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('developers.explorerPage');
  return { title: t('apiExplorer') };
}

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function ExplorerPage({ searchParams }: Props) {
  const t = await getTranslations('developers.explorerPage');
  const asked = await searchParams;
  const query = one(asked, 'query') ?? '';
  const variables = one(asked, 'variables') ?? '';
  const answer = query === '' ? null : await explore(query, variables);
  return (
    <SiteFrame>
      <div className="page developers">
        <p className="crumbs">
          <a href="/developers">{t('developers')}</a>
        </p>
        <h1>{t('apiExplorer')}</h1>
        <p className="lede">
          {t.rich('queriesRunAnonymousVisitor', {
            link: (chunks) => <a href="/developers/schema.graphql">{chunks}</a>,
          })}
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
        <Words of={['developers']}>
          <QueryProvider>
            <Explorer
              key={`${query} ${variables}`}
              first={{ query: query === '' ? EXAMPLES[0]!.query : query, variables }}
              answer={answer}
            />
          </QueryProvider>
        </Words>
      </div>
    </SiteFrame>
  );
}
