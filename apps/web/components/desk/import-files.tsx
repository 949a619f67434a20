/** Choosing a folder of content, and sending it as a change set. */
'use client';
import { ImportFilesDocument } from '@rulewright/api-client';
import { useState } from 'react';
import { tell } from '../../lib/desk/tell.ts';
import { Form } from '../account/form.tsx';
import { TextField } from '../account/text-field.tsx';

/** `my-folder/cards/…/x.yaml` as `cards/…/x.yaml`; null for what is no content. */
function contentPath(path: string): string | null {
  return /(?:^|\/)((?:cards|rules)\/[\w./-]+\.(?:yaml|md))$/u.exec(path)?.[1] ?? null;
}

export function ImportFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const named = files.flatMap((file) => {
    const path = contentPath(file.webkitRelativePath || file.name);
    return path === null ? [] : [{ path, file }];
  });
  return (
    <Form
      submit="Make a change set"
      onSubmit={async ({ title = '', whole }) => {
        if (named.length === 0) throw new Error('There is no file of content in this folder.');
        const texts = await Promise.all(named.map(async ({ path, file }) => ({ path, text: await file.text() })));
        const { importFiles } = await tell(ImportFilesDocument, { title, files: texts, whole: whole === 'on' });
        window.location.assign(`/desk/sets/${importFiles.id}`);
      }}
    >
      <TextField label="Name of the change set" name="title" defaultValue="Imported files" required />
      <p className="form-line">
        <label htmlFor="import-folder">Folder</label>
        <input
          id="import-folder"
          type="file"
          multiple
          ref={(input) => input?.setAttribute('webkitdirectory', '')}
          onChange={(event) => setFiles([...(event.target.files ?? [])])}
        />
        <span className="quiet" role="status">
          {files.length > 0 && `${named.length} of ${files.length} files are content.`}
        </span>
      </p>
      <p>
        <label>
          <input type="checkbox" name="whole" /> These are all files: what is not among them is to be removed
        </label>
      </p>
    </Form>
  );
}
