/** Beginning a change set: a title, and there it is. */
'use client';
import { CreateChangeSetDocument } from '@rulewright/api-client';
import { tell } from '../../lib/desk/tell.ts';
import { Form } from '../account/form.tsx';
import { TextField } from '../account/text-field.tsx';

export interface NewSetProps {
  /** The document that it is begun for, to be opened in it. */
  readonly path?: string;
  readonly title?: string;
}

export function NewSet({ path, title }: NewSetProps) {
  return (
    <Form
      submit="Begin"
      onSubmit={async (fields) => {
        const { createChangeSet } = await tell(CreateChangeSetDocument, { title: fields['title'] ?? '' });
        const set = String(createChangeSet.id);
        window.location.assign(
          path ? `/desk/content?${new URLSearchParams({ set, path }).toString()}` : `/desk/sets/${set}`,
        );
      }}
    >
      <TextField
        label="What is to change"
        help="One line, as it will stand in the list and in the notes of the release."
        name="title"
        defaultValue={title}
        maxLength={120}
        required
      />
    </Form>
  );
}
