/** Starts a change set with a title. */
'use client';
import { CreateChangeSetDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { SelectLine } from '../../shared/forms/select.tsx';

export interface NewSetProps {
  /** The document to open in the new change set. */
  readonly path?: string;
  readonly title?: string;
  /** More query parameters for the address of the document. */
  readonly query?: Readonly<Record<string, string>>;
  /** The games to choose from. Without them, the change set is for all games. */
  readonly games?: readonly { readonly id: string; readonly name: string }[];
  /** Whether the change set may be for all games. */
  readonly forAll?: boolean;
}

export function NewSet({ path, title, query = {}, games = [], forAll = true }: NewSetProps) {
  const t = useTranslations('desk.newSet');
  return (
    <Form
      submit={t('startChangeSet')}
      onSubmit={async (fields) => {
        const { createChangeSet } = await request(CreateChangeSetDocument, {
          title: fields['title'] ?? '',
          game: fields['game'] || null,
        });
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
      {games.length > 0 && (
        <SelectLine
          label={t('game')}
          id="set-game"
          name="game"
          aria-describedby="set-game-help"
          of={games}
          help={
            <span id="set-game-help" className="quiet">
              {t('gameHelp')}
            </span>
          }
          empty={forAll ? t('allGames') : undefined}
        />
      )}
    </Form>
  );
}
