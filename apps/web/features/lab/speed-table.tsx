/** A table of the games per second that the lab plays, by level and mode. */
import { useTranslations } from 'next-intl';
import type { LabGame } from './draft.ts';
import { rate } from './speeds.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

export function SpeedTable({ game }: { readonly game: LabGame }) {
  const t = useTranslations('lab.speedTable');
  const { speeds, bots, modes } = game;
  if (speeds.length === 0) return <p className="quiet">{t('none')}</p>;
  return (
    <>
      <p className="quiet">{t('explained', { threads: speeds[0]!.threads })}</p>
      <WideTable
        label={t('table', { game: game.name })}
        className="table lab-numbers"
        columns={[t('level'), ...modes.map(({ name }) => ({ number: name }))]}
      >
        <tbody>
          {bots.map((bot) => (
            <tr key={bot.id}>
              <th scope="row">{bot.name}</th>
              {modes.map((mode) => {
                const speed = speeds.find((one) => one.bot === bot.id && one.mode === `${game.id}/${mode.id}`);
                return (
                  <td key={mode.id} className="number">
                    {speed ? (
                      t.rich('cell', {
                        one: rate(speed.oneThread),
                        all: rate(speed.allThreads),
                        span: (chunks) => <span className="quiet lab-interval">{chunks}</span>,
                      })
                    ) : (
                      <span className="quiet">{t('notMeasured')}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
