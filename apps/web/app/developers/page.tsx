/** For those who build on it: ask the API, read the guide, take the schema. */
import type { Metadata } from 'next';
import { SiteFrame } from '../../components/site-frame.tsx';
import { EXAMPLES } from '../../lib/developers/examples.ts';
import { explore } from '../../lib/developers/explore.ts';
import { guidePage } from '../../lib/developers/guide.ts';
import { href, one, type SearchParams } from '../../lib/query.ts';

export const metadata: Metadata = { title: 'Developers' };

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function DevelopersPage({ searchParams }: Props) {
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
        <h1>Developers</h1>
        <p className="lede">
          Everything that this site shows comes from one GraphQL API. Decks, games and the lab have a command line as
          well.
        </p>

        <section aria-labelledby="explorer">
          <h2 id="explorer">Ask the API</h2>
          <p>
            A query as a stranger would send it: what is published, and nothing of yours. The address of this page holds
            the question, so it can be passed on. <a href="/developers/schema.graphql">The whole schema</a> says what
            there is to ask.
          </p>
          <ul className="example-queries" aria-label="Examples">
            {EXAMPLES.map((example) => (
              <li key={example.name}>
                <a className="button" href={`${href('/developers', { query: example.query })}#explorer`}>
                  {example.name}
                </a>
              </li>
            ))}
          </ul>
          <form className="form" action="/developers#explorer">
            <p className="form-line">
              <label htmlFor="query">Query</label>
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
              <summary>Variables</summary>
              <p className="form-line">
                <label htmlFor="variables">A JSON object</label>
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
                Ask
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
              <figcaption>Answer</figcaption>
              {/* Long answers are scrolled, by the keyboard too. */}
              <pre tabIndex={0} aria-label="Answer">
                <code>{answer.text}</code>
              </pre>
            </figure>
          )}
        </section>

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
