/** The strength of the levels of a game: the ladder, each level against a search that knows the level, and curves of strength by budget. */
import { useTranslations } from 'next-intl';
import type { LabGame } from '../draft.ts';
import { StrengthCurve } from './strength-curve.tsx';
import { curvesOf, pairingRows, rulesetsOf, scoreText, type StrengthRows } from './strength-rows.ts';
import { WideTable } from '../../../shared/components/wide-table.tsx';

export interface StrengthProps {
  readonly game: Pick<LabGame, 'id' | 'name' | 'modes' | 'bots'>;
  readonly rows: StrengthRows;
}

export function Strength({ game, rows }: StrengthProps) {
  const t = useTranslations('lab.strength');
  if (rows.length === 0) return null;
  const ladder = rows.filter(({ measure }) => measure === 'levels');
  const responses = rows.filter(({ measure }) => measure === 'response');
  return (
    <>
      <h3>{t('howStrong')}</h3>
      <p className="quiet">{t('ladderExplained')}</p>
      <StrengthTable game={game} rows={ladder} label={t('ladder', { game: game.name })} />
      {responses.length > 0 && (
        <>
          <h3>{t('known')}</h3>
          <p className="quiet">{t('knownExplained')}</p>
          <StrengthTable game={game} rows={responses} label={t('knownTable', { game: game.name })} />
        </>
      )}
      {curvesOf(rows).map((curve) => (
        <StrengthCurve
          key={curve.key}
          curve={curve}
          ruleset={rulesetName(game, curve.ruleset)}
          against={botName(game, curve.against)}
        />
      ))}
    </>
  );
}

/** The name of a level; for any other bot its id. */
const botName = ({ bots }: StrengthProps['game'], id: string): string => bots.find((bot) => bot.id === id)?.name ?? id;

/** The name of the mode, or for a changed ruleset its id without the game. */
function rulesetName({ id, modes }: StrengthProps['game'], ruleset: string): string {
  const rest = ruleset.slice(id.length + 1);
  return modes.find((mode) => mode.id === rest)?.name ?? rest;
}

function StrengthTable({ game, rows, label }: StrengthProps & { readonly label: string }) {
  const t = useTranslations('lab.strength');
  const { id, modes } = game;
  const rulesets = rulesetsOf(
    rows,
    modes.map((mode) => `${id}/${mode.id}`),
  );
  return (
    <WideTable
      label={label}
      className="table lab-numbers"
      columns={[t('levels'), ...rulesets.map((ruleset) => ({ number: rulesetName(game, ruleset) }))]}
    >
      <tbody>
        {pairingRows(rows, rulesets).map(({ key, bot, against, budget, cells }) => (
          <tr key={key}>
            <th scope="row">
              {budget === null
                ? t('against', { bot: botName(game, bot), against: botName(game, against) })
                : t('againstKnown', { bot: botName(game, bot), budget })}
            </th>
            {cells.map((cell, at) => (
              <td key={rulesets[at]} className="number">
                {cell ? (
                  <>
                    {scoreText(cell)}
                    <span className="quiet lab-interval">{t('ofGames', { games: cell.games })}</span>
                  </>
                ) : (
                  <span className="quiet">{t('notPlayed')}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
