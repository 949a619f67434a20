/** Creates a game without an engine. It creates a change set with the documents of a small game and opens the first one. */
'use client';
import { ImportFilesDocument, NewGameDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function NewGame() {
  const t = useTranslations('desk.newGame');
  return (
    <details className="new-document">
      <summary className="button">{t('newGame')}</summary>
      <p className="quiet">{t('whatItIs')}</p>
      <Form
        submit={t('createGame')}
        onSubmit={async ({ name = '', prefix = '' }) => {
          const { newGame } = await request(NewGameDocument, { name, prefix: prefix.trim() || null });
          const files = (newGame ?? []).map(({ path, text }) => ({ path, text }));
          const asked = { title: t('changeSetTitle', { name }), files, whole: false };
          const { importFiles } = await request(ImportFilesDocument, asked);
          window.location.assign(documentHref(files[0]!.path, importFiles.id));
        }}
      >
        <TextField label={t('nameOfGame')} name="name" maxLength={60} required />
        <TextField
          label={t('prefix')}
          help={t('prefixHelp')}
          name="prefix"
          maxLength={12}
          pattern="[a-z]+"
          placeholder="nt"
        />
      </Form>
    </details>
  );
}
