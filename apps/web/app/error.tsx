/** The error page. The most common cause is that the API does not answer. */
'use client';
import { Brand } from '../features/frame/brand.tsx';
import { PageError, type PageErrorProps } from '../shared/components/page-error.tsx';

export default function RootError(props: PageErrorProps) {
  return (
    <div className="site">
      <header className="site-head">
        <a className="site-brand" href="/">
          <Brand />
          Rulewright
        </a>
      </header>
      <main id="content">
        <PageError {...props} />
      </main>
    </div>
  );
}
