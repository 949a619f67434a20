/** The open tables of a game on the Play page, as they come and go, and the field for an invitation code. */
'use client';
import type { OpenMatchesQuery } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { href } from '../../../shared/query.ts';
import { ask } from '../../device/index.ts';

/** Milliseconds between two looks at the tables. A hidden page does not look. */
const EVERY = 5_000;
const MOST_SHOWN = 5;

interface OpenTablesProps {
  /** The id of the form of the code. It is elsewhere, because the tables are part of the form of a new match. */
  readonly form: string;
  readonly game: string;
  /** The tables as the page was built; null for a reader who is not signed in. */
  readonly initial: OpenMatchesQuery['openMatches'] | null;
}

export function OpenTables({ form, game, initial }: OpenTablesProps) {
  const t = useTranslations('play.lobby');
  return (
    <>
      {initial ? <Live game={game} initial={initial} /> : <p className="quiet">{t('signIn')}</p>}
      <div className="code-form">
        <label>
          {t('code')}
          <input
            form={form}
            className="field"
            name="code"
            required
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </label>
        <button form={form} className="button">
          {t('useCode')}
        </button>
      </div>
    </>
  );
}

function Live({
  game,
  initial,
}: Pick<OpenTablesProps, 'game'> & { readonly initial: OpenMatchesQuery['openMatches'] }) {
  const t = useTranslations('play.lobby');
  const { data } = useQuery({
    queryKey: ['open-tables', game],
    queryFn: async ({ signal }) => (await ask('OpenMatches', { game }, { signal })).openMatches,
    initialData: initial,
    refetchInterval: EVERY,
  });
  return (
    <>
      <ul className="open-tables" aria-label={t('live')} aria-live="polite">
        {data.nodes.slice(0, MOST_SHOWN).map(({ id, name, rulesetName, mine }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> <span className="quiet">{rulesetName}</span>
            </span>
            {!mine && (
              <a className="button" href={href('/play/lobby', { code: id })} aria-label={t('joinMatchOf', { name })}>
                {t('sitDown')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {data.nodes.length === 0 ? (
        <p className="quiet">{t('noneNow')}</p>
      ) : (
        <p>
          <a href={href('/play/lobby', { game })}>{t('seeAll')}</a>
        </p>
      )}
    </>
  );
}
