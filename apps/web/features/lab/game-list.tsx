/** The games of a run. Each can be opened as a match with steps, or downloaded as a file. */
import type { LabGamesQuery, LabRunHeadFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { nextCursor } from '../../shared/query.ts';
import { gamesHref } from './lengths.tsx';
import { WideTable } from '../../shared/components/wide-table.tsx';

interface GameListProps {
  readonly run: LabRunHeadFragment;
  readonly games: NonNullable<LabGamesQuery['labGames']> | null;
  /** The reasons why games ended, as text by cause. */
  readonly endings: ReadonlyMap<string, string>;
  readonly filter: { readonly arm: number; readonly turns?: number; readonly cause?: string };
}

/** What the list of games is narrowed to, in words. */
export function useGameFilter({ run, endings, filter }: Omit<GameListProps, 'games'>): string {
  const t = useTranslations('lab.gameList');
  const { arm, turns, cause } = filter;
  return [
    run.arms.length > 1 ? run.arms[arm]?.name : undefined,
    turns === undefined ? undefined : t('turns', { turns }),
    cause && (endings.get(cause) ?? cause),
  ]
    .filter(Boolean)
    .join(', ');
}

const COLUMNS = ['game', 'look', 'winner', 'starter', 'cause', 'turns', 'lead'] as const;

export function GameList({ run, games: page, endings, filter }: GameListProps) {
  const t = useTranslations('lab.gameList');
  const games = page?.nodes ?? [];
  const more = page && nextCursor(page.pageInfo);
  const { arm, turns, cause } = filter;
  const seat = (number: number | null | undefined): string => t('seat', { number: (number ?? -1) + 1 });
  const narrowed = { arm, ...(turns !== undefined && { turns }), ...(cause !== undefined && { cause }) };
  return (
    <>
      {run.arms.length > 1 && (
        <p className="actions lab-arms" role="group" aria-label={t('rulesetOfTheGames')}>
          {run.arms.map(({ name }, at) => (
            <a key={at} href={gamesHref(run.id, { arm: at })} aria-current={at === arm ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </p>
      )}
      {games.length === 0 ? (
        <p className="quiet">{t('noGamesMatchSelection')}</p>
      ) : (
        <WideTable
          label={t('listOfGames')}
          className="table"
          columns={COLUMNS.map((column) => t('column', { column }))}
        >
          <tbody>
            {games.map((game) => (
              <tr key={game.game}>
                <th scope="row">{game.game + 1}</th>
                <td>
                  <form method="post" action={`/lab/${run.id}/watch`} className="lab-watch">
                    <input type="hidden" name="arm" value={arm} />
                    <input type="hidden" name="game" value={game.game} />
                    <button className="button button-quiet">
                      {t.rich('openGame', {
                        game: game.game + 1,
                        span: (chunks) => <span className="visually-hidden">{chunks}</span>,
                      })}
                    </button>
                    <a href={`/lab/${run.id}/files/games/${arm}/${game.game}/replay`} download>
                      {t.rich('replayFileOfGame', {
                        game: game.game + 1,
                        span: (chunks) => <span className="visually-hidden">{chunks}</span>,
                      })}
                    </a>
                  </form>
                </td>
                <td>{game.winners.length === 0 ? seat(null) : game.winners.map(seat).join(', ')}</td>
                <td>{seat(game.starter)}</td>
                <td>{endings.get(game.cause) ?? game.cause}</td>
                <td>{game.turns}</td>
                <td>{game.leadChanges}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {more !== null && (
        <p>
          <a href={gamesHref(run.id, { ...narrowed, after: more })}>{t('moreGames')}</a>
        </p>
      )}
    </>
  );
}
