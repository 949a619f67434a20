/** The button that stops mails about releases and reviews. */
'use client';
import { UnsubscribeDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';

export function UnsubscribeForm({ token }: { readonly token: string }) {
  const t = useTranslations('account.unsubscribeForm');
  const [done, setDone] = useState(false);
  if (done)
    return (
      <p className="form-said" role="status">
        {t('done')}
      </p>
    );
  return (
    <Form
      submit={t('stop')}
      onSubmit={async () => {
        await request(UnsubscribeDocument, { token });
        setDone(true);
      }}
    >
      {null}
    </Form>
  );
}
