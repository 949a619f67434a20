/** The page of the unsubscribe link in a mail. Its button stops these mails. Opening the page changes nothing, because scanners open links. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnsubscribeForm } from '../../../features/account/unsubscribe-form.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.unsubscribePage');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

export default async function UnsubscribePage({ params }: Props) {
  const t = await getTranslations('account.unsubscribePage');
  const { token } = await params;
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <UnsubscribeForm token={token} />
      </div>
    </SiteFrame>
  );
}
