/** The texts of the page of a link for a lost password. */
import type { ReactNode } from 'react';
import { QueryProvider } from '../../components/query-provider.tsx';
import { Words } from '../../components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Words of={['account.resetPasswordForm']}>
      <QueryProvider>{children}</QueryProvider>
    </Words>
  );
}
