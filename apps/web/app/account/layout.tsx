/** Provides the texts for the account pages. */
import type { ReactNode } from 'react';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { Words } from '../../shared/components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Words of={['account', 'decks.modeVerdicts', 'play.players', 'safety']}>
      <QueryProvider>{children}</QueryProvider>
    </Words>
  );
}
