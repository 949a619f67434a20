/** The texts of the unsubscribe page. */
import type { ReactNode } from 'react';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { Words } from '../../shared/components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Words of={['account.unsubscribeForm']}>
      <QueryProvider>{children}</QueryProvider>
    </Words>
  );
}
