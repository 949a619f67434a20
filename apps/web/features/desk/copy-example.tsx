/** Copies a worked example to a new file in the change set. The copy is the start of a new example. */
'use client';
import { SaveDraftDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { copiedExample } from './model/edit-example.ts';
import { idOf } from './model/id-of.ts';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export interface CopyExampleProps {
  readonly changeSet: number;
  readonly game: string;
  /** The id of the example. */
  readonly id: string;
  /** The source of its file. */
  readonly text: string;
}

export function CopyExample({ changeSet, game, id, text }: CopyExampleProps) {
  const t = useTranslations('desk.copyExample');
  return (
    <details className="copy-example">
      <summary className="button">{t('copy')}</summary>
      <Form
        submit={t('create')}
        onSubmit={async ({ title = '' }) => {
          const copy = { id: (await idOf(title)) || `${id}-copy`, title: title.trim() };
          const path = `rules/${game}/examples/${copy.id}.yaml`;
          const copied = copiedExample(text, id, copy)!;
          await request(SaveDraftDocument, { changeSet, path, text: copied, version: null });
          window.location.assign(documentHref(path, changeSet));
        }}
      >
        <TextField label={t('title')} help={t('titleHelp')} name="title" maxLength={120} required />
      </Form>
    </details>
  );
}
