/** Explains how a script sends queries to the API in the name of a person. */
import { getTranslations } from 'next-intl/server';

const EXAMPLE = (site: string) => `curl ${site}/graphql \\
  -H 'Authorization: Bearer rw_…' \\
  -H 'Content-Type: application/json' \\
  -d '{"query": "{ changeSets { id title state } }"}'`;

export async function Tokens({ site }: { readonly site: string }) {
  const t = await getTranslations('developers.tokens');
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">{t('title')}</h2>
      <p>{t.rich('create', { link: (chunks) => <a href="/account">{chunks}</a> })}</p>
      <pre tabIndex={0}>{EXAMPLE(site)}</pre>
      <ul>
        <li>{t('scopes')}</li>
        <li>{t('role')}</li>
        <li>{t('noCookie')}</li>
        <li>{t('secret')}</li>
      </ul>
    </section>
  );
}
