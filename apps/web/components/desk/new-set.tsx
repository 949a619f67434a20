/** Starts a change set with a title. */
'use client';
import { CreateChangeSetDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../lib/request.ts';
import { Form } from '../account/form.tsx';
import { TextField } from '../account/text-field.tsx';

export interface NewSetProps {
  /** The document to open in the new change set. */
  readonly path?: string;
  readonly title?: string;
  /** More members of the address of the document. */
  readonly query?: Readonly<Record<string, string>>;
}

export function NewSet({ path, title, query = {} }: NewSetProps) {
  const t = useTranslations('desk.newSet');
  return (
    <Form
      submit={t('startChangeSet')}
      onSubmit={async (fields) => {
        const { createChangeSet } = await request(CreateChangeSetDocument, { title: fields['title'] ?? '' });
        const set = String(createChangeSet.id);
        window.location.assign(
          path ? `/desk/content?${new URLSearchParams({ set, path, ...query }).toString()}` : `/desk/sets/${set}`,
        );
      }}
    >
      <TextField
        label={t('nameChangeSet')}
        help={t('sayOneLineWhat')}
        name="title"
        defaultValue={title}
        maxLength={120}
        required
      />
    </Form>
  );
}
