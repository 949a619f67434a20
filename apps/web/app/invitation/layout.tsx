/** The texts of the page of an invitation. */
import type { ReactNode } from 'react';
import { QueryProvider } from '../../components/query-provider.tsx';
import { Words } from '../../components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Words of={['account.invitationForm']}>
      <QueryProvider>{children}</QueryProvider>
    </Words>
  );
}
