/** The frame of the desk. Only people with the right to edit have access. */
import { NewNoticesDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeskNav } from '../../features/desk/nav.tsx';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { Words } from '../../shared/components/words.tsx';
import { findAsPerson, requirePerson } from '../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.layout');
  return {
    title: { default: t('desk'), template: '%s · Desk' },
    robots: { index: false },
  };
}

export default async function DeskLayout({ children }: { readonly children: ReactNode }) {
  const { permissions, name } = await requirePerson('drafts');
  const { newNotices } = await findAsPerson(NewNoticesDocument, {});
  return (
    <Words of={['desk']}>
      <SiteFrame>
        <div className="editors-desk">
          <QueryProvider>
            <DeskNav permissions={permissions} name={name} notices={newNotices} />
            {children}
          </QueryProvider>
        </div>
      </SiteFrame>
    </Words>
  );
}
