/** The texts of the page of an invitation. */
import type { ReactNode } from 'react';
import { Words } from '../../components/words.tsx';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Words of={['account.invitationForm']}>{children}</Words>;
}
