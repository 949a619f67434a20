/** For those who build on it: ask the API, read the guide, take the schema. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OpenData } from '../../components/developers/open-data.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { EXAMPLES } from '../../lib/developers/examples.ts';
import { explore } from '../../lib/developers/explore.ts';
import { guidePage } from '../../lib/developers/guide.ts';
import { href, one, type SearchParams } from '../../lib/query.ts';

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
  const query = one(asked, 'query') ?? '';
  const variables = one(asked, 'variables') ?? '';
  const [guide, answer] = await Promise.all([
    guidePage('README'),
    query.trim() === '' ? null : explore(query, variables),
  ]);
  return (
    <SiteFrame>
      <div className="page narrow developers">
        <h1>{t('developers')}</h1>
        <p className="lede">{t('allContentSiteComes')}</p>

        <section aria-labelledby="explorer">
          <h2 id="explorer">{t('runAQuery')}</h2>
          <p>
            {t.rich('queriesRunAnonymousVisitor', {
              link: (chunks) => <a href="/developers/schema.graphql">{chunks}</a>,
            })}
          </p>
          <ul className="example-queries" aria-label={t('examples')}>
            {EXAMPLES.map((example) => (
              <li key={example.id}>
                <a className="button" href={`${href('/developers', { query: example.query })}#explorer`}>
                  {t('example', { id: example.id })}
                </a>
              </li>
            ))}
          </ul>
          <form className="form" action="/developers#explorer">
            <p className="form-line">
              <label htmlFor="query">{t('query')}</label>
              <textarea
                id="query"
                name="query"
                className="field code-field"
                rows={10}
                spellCheck={false}
                required
                defaultValue={query === '' ? EXAMPLES[0]!.query : query}
              />
            </p>
            <details open={variables !== ''}>
              <summary>{t('variables')}</summary>
              <p className="form-line">
                <label htmlFor="variables">{t('aJsonObject')}</label>
                <textarea
                  id="variables"
                  name="variables"
                  className="field code-field"
                  rows={3}
                  spellCheck={false}
                  defaultValue={variables}
                />
              </p>
            </details>
            <div className="button-row">
              <button type="submit" className="button button-main">
                {t('runQuery')}
              </button>
            </div>
          </form>
          {answer?.refusal != null && (
            <p className="form-error" role="alert">
              {answer.refusal}
            </p>
          )}
          {answer?.text != null && (
            <figure className="query-answer">
              <figcaption>{t('answer')}</figcaption>
              {/* Long answers are scrolled, by the keyboard too. */}
              <pre tabIndex={0} aria-label={t('answer')}>
                <code>{answer.text}</code>
              </pre>
            </figure>
          )}
        </section>

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
