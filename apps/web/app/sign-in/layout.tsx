/** The texts of the page for signing in. */
import type { ReactNode } from 'react';
import { Words } from '../../components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Words of={['account.signInForm']}>{children}</Words>;
}
