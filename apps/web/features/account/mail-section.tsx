/** The mail preferences on the account page. */
'use client';
import { SetMailChoicesDocument, type MailChoicesQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

export interface MailSectionProps {
  readonly choices: MailChoicesQuery['mailChoices'];
  readonly mayEdit: boolean;
}

export function MailSection({ choices: { releases, reviews }, mayEdit }: MailSectionProps) {
  const t = useTranslations('account.mail');
  const router = useRouter();
  const saving = useAction();
  const save = (wanted: { releases: boolean; reviews: boolean }) =>
    saving.run(async () => {
      await request(SetMailChoicesDocument, wanted);
      router.refresh();
    });
  return (
    <section className="section form-page">
      <h2>{t('title')}</h2>
      <p className="form-line">
        <label>
          <input
            type="checkbox"
            autoComplete="off"
            checked={releases}
            disabled={saving.busy}
            onChange={(event) => void save({ releases: event.target.checked, reviews })}
          />{' '}
          {t('releases')}
        </label>
        {mayEdit && (
          <label>
            <input
              type="checkbox"
              autoComplete="off"
              checked={reviews}
              disabled={saving.busy}
              onChange={(event) => void save({ releases, reviews: event.target.checked })}
            />{' '}
            {t('reviews')}
          </label>
        )}
      </p>
      <Refusal of={saving.error} />
    </section>
  );
}
