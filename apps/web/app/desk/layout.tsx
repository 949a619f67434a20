/** The frame of the desk. Only those who may edit get here. */
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DeskNav } from '../../components/desk/nav.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { requirePerson } from '../../lib/session.ts';

export const metadata: Metadata = {
  title: { default: 'Desk', template: '%s · Desk' },
  robots: { index: false },
};

export default async function DeskLayout({ children }: { readonly children: ReactNode }) {
  const { permissions, name } = await requirePerson('drafts', '/desk');
  return (
    <SiteFrame>
      <div className="editors-desk">
        <DeskNav permissions={permissions} name={name} />
        {children}
      </div>
    </SiteFrame>
  );
}
