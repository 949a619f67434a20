/** The page shown when a change set can no longer be previewed. */
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.asIfPage');
  return { title: t('asIfPublished'), robots: { index: false } };
}

export default function AsIfPage() {
  const t = useTranslations('common.asIfPage');
  return (
    <SiteFrame>
      <div className="page narrow">
        <Empty title={t('cannotBeShown')} heading="h1">
          <p>{t('publishedOrWithdrawn')}</p>
          <p>
            <a href="/">{t('goHomePage')}</a>
          </p>
        </Empty>
      </div>
    </SiteFrame>
  );
}
