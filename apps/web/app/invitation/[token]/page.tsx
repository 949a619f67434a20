/** Where a link of invitation leads: the account is made here. The first admin comes in this way too. */
import { InvitationDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { InvitationForm } from '../../../components/account/invitation-form.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { askAsPerson } from '../../../lib/session.ts';

export const metadata: Metadata = { title: 'Invitation', robots: { index: false }, referrer: 'no-referrer' };

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const { invitation } = await askAsPerson(InvitationDocument, { token });
  if (!invitation)
    return (
      <SiteFrame>
        <div className="page narrow">
          <Empty title="This link cannot be used any more" heading="h1">
            <p>It was used already, taken back, or is too old. Ask for a new one, or sign in.</p>
            <p>
              <a href="/sign-in">Sign in</a>
            </p>
          </Empty>
        </div>
      </SiteFrame>
    );
  const first = invitation.kind === 'first-admin';
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{first ? 'The first account' : 'You are invited'}</h1>
        <p className="lede">
          {first
            ? 'Whoever opens this link becomes the admin of this site: invites others, gives roles, and may do all that they may.'
            : `You come in as ${/^[aeiou]/u.test(invitation.role ?? '') ? 'an' : 'a'} ${invitation.role}.`}
        </p>
        <InvitationForm
          token={token}
          email={invitation.email}
          to={invitation.role === 'reader' ? '/account' : '/desk'}
        />
      </div>
    </SiteFrame>
  );
}
