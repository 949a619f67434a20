/** The texts of the pages for a lost password. */
import type { ReactNode } from 'react';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { Words } from '../../shared/components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Words of={['account.resetPasswordForm', 'account.passwordRequestForm']}>
      <QueryProvider>{children}</QueryProvider>
    </Words>
  );
}
