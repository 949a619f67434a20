/** The texts of the pages of an account. */
import type { ReactNode } from 'react';
import { QueryProvider } from '../../components/query-provider.tsx';
import { Words } from '../../components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Words of={['account', 'decks.modeVerdicts']}>
      <QueryProvider>{children}</QueryProvider>
    </Words>
  );
}
