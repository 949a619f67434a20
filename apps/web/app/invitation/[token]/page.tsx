/** The page of an invitation link, where a person creates an account. The first admin uses it too. */
import { InvitationDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InvitationForm } from '../../../features/account/invitation-form.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { askAsPerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.invitationTokenPage');
  return { title: t('invitation'), robots: { index: false }, referrer: 'no-referrer' };
}

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

export default async function InvitationPage({ params }: Props) {
  const t = await getTranslations('account.invitationTokenPage');
  const { token } = await params;
  const { invitation } = await askAsPerson(InvitationDocument, { token });
  if (!invitation)
    return (
      <SiteFrame>
        <div className="page narrow">
          <Empty title={t('linkNoLongerWorks')} heading="h1">
            <p>{t('wasAlreadyUsedWas')}</p>
            <p>
              <a href="/sign-in">{t('signIn')}</a>
            </p>
          </Empty>
        </div>
      </SiteFrame>
    );
  const first = invitation.kind === 'first-admin';
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{first ? t('createTheFirstAccount') : t('youAreInvited')}</h1>
        <p className="lede">{first ? t('personWhoOpensLink') : t('roleSiteWill', { role: invitation.role })}</p>
        <InvitationForm
          token={token}
          email={invitation.email}
          to={invitation.role === 'reader' ? '/account' : '/desk'}
        />
      </div>
    </SiteFrame>
  );
}
