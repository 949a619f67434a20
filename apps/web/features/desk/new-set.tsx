/** Starts a change set with a title. */
'use client';
import { CreateChangeSetDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Options } from '../../shared/components/options.tsx';

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
        <p className="form-line">
          <label htmlFor="set-game">{t('game')}</label>
          <select id="set-game" name="game" className="field" aria-describedby="set-game-help">
            {forAll && <option value="">{t('allGames')}</option>}
            <Options of={games} />
          </select>
          <span id="set-game-help" className="quiet">
            {t('gameHelp')}
          </span>
        </p>
      )}
    </Form>
  );
}
