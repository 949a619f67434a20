/** The roles of a person for single games. An admin can assign and revoke each role. */
'use client';
import { SetGameRoleDocument, type PeopleQuery, type Role } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { ROLES } from './model/roles.ts';
import { Options } from '../../shared/components/options.tsx';

export interface GameRolesProps {
  readonly person: PeopleQuery['people']['nodes'][number];
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly disabled: boolean;
  readonly act: (work: () => Promise<unknown>) => void;
}

export function GameRoles({ person, games, disabled, act }: GameRolesProps) {
  const t = useTranslations('desk.gameRoles');
  const known = new Map(person.gameRoles.map(({ game, role }) => [game, role]));
  // A role may name a game that is no longer in the release.
  const gone = [...known.keys()].filter((id) => !games.some((game) => game.id === id));
  const all = [...games, ...gone.map((id) => ({ id, name: id }))];
  return (
    <details>
      <summary>{t('count', { count: known.size })}</summary>
      {all.map(({ id, name }) => (
        <p key={id} className="form-line">
          <label>
            {name}{' '}
            <select
              className="field"
              autoComplete="off"
              aria-label={t('roleFor', { person: person.name, game: name })}
              value={known.get(id) ?? ''}
              disabled={disabled}
              onChange={({ target }) => {
                // Read now: React restores the shown value before the request is made.
                const role = (target.value || null) as Role | null;
                act(() => request(SetGameRoleDocument, { person: person.id, game: id, role }));
              }}
            >
              <option value="">{t('none')}</option>
              <Options of={ROLES} />
            </select>
          </label>
        </p>
      ))}
    </details>
  );
}
