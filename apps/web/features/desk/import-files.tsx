/** Lets the editor choose a content folder, and uploads it as a change set. */
'use client';
import { ImportFilesDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { textOfFile } from './model/content-files.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

/** Shortens `my-folder/cards/…/x.yaml` to `cards/…/x.yaml`. Returns null for a file that is not content. */
function contentPath(path: string): string | null {
  return /(?:^|\/)((?:cards|rules)\/[\w./-]+\.(?:yaml|md|svg|png|jpg|webp))$/u.exec(path)?.[1] ?? null;
}

export function ImportFiles() {
  const t = useTranslations('desk.importFiles');
  const [files, setFiles] = useState<readonly File[]>([]);
  const named = files.flatMap((file) => {
    const path = contentPath(file.webkitRelativePath || file.name);
    return path === null ? [] : [{ path, file }];
  });
  return (
    <Form
      submit={t('createChangeSet')}
      onSubmit={async ({ title = '', whole }) => {
        if (named.length === 0) throw new Error(t('noContent'));
        const texts = await Promise.all(
          named.map(async ({ path, file }) => ({ path, text: await textOfFile(path, file) })),
        );
        const { importFiles } = await request(ImportFilesDocument, { title, files: texts, whole: whole === 'on' });
        window.location.assign(`/desk/sets/${importFiles.id}`);
      }}
    >
      <TextField label={t('nameChangeSet')} name="title" defaultValue={t('importedFiles')} required />
      <p className="form-line">
        <label htmlFor="import-folder">{t('folder')}</label>
        <input
          id="import-folder"
          type="file"
          multiple
          ref={(input) => input?.setAttribute('webkitdirectory', '')}
          onChange={(event) => setFiles([...(event.target.files ?? [])])}
        />
        <span className="quiet" role="status">
          {files.length > 0 && t('fileOtherFilesContent', { content: named.length, all: files.length })}
        </span>
      </p>
      <p>
        <label>
          <input type="checkbox" name="whole" /> {t('completeSetProposeRemove')}
        </label>
      </p>
    </Form>
  );
}
