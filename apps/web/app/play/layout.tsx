/** Provides the texts for the pages of matches. */
import type { ReactNode } from 'react';
import { Words } from '../../shared/components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Words of={['play', 'releases']}>{children}</Words>;
}
