/** The form for a new run without scripts. It has the same fields, with rulesets as ids. */
import { useTranslations } from 'next-intl';
import { Options } from '../../shared/components/options.tsx';
import { KINDS, deckChoices, type LabGame } from './draft.ts';
import { PLAIN_SEATS } from './plain-fields.ts';
import { Select } from '../../shared/forms/select.tsx';

interface PlainFormProps {
  readonly games: readonly LabGame[];
  readonly game: LabGame;
}

export function PlainForm({ games, game }: PlainFormProps) {
  const t = useTranslations('lab.plainForm');
  const words = useTranslations('lab.words');
  const [first, second = first] = game.modes;
  return (
    <form className="new-match lab-form lab-plain" method="post" action="/lab/new">
      {games.length > 1 && (
        <p className="actions">
          {games.map(({ id, name }) => (
            <a key={id} href={`/lab?game=${id}`} aria-current={id === game.id ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </p>
      )}
      <datalist id="lab-modes">
        <Options of={game.modes.map(({ id, name }) => ({ id: `${game.id}/${id}`, name }))} />
      </datalist>
      <Select
        label={t('question')}
        name="kind"
        defaultValue="compare"
        of={KINDS.map((id) => ({ id, name: words('kind', { kind: id }) }))}
      />
      <label>
        {t('rulesetModeVariantValue')}
        <input className="field" name="ruleset" required list="lab-modes" defaultValue={`${game.id}/${first!.id}`} />
      </label>
      <label>
        {t('secondRulesetComparison')}
        <input className="field" name="against" list="lab-modes" defaultValue={`${game.id}/${second!.id}`} />
      </label>
      <label>
        {t('valuesChangeOneEach')}
        <textarea className="field lab-list" name="ranges" rows={3} />
      </label>
      <label>
        {t('goalsSeparatedByCommas')}
        <input className="field" name="goals" defaultValue="turns=12, starter-wins<=52%" />
      </label>
      {PLAIN_SEATS.map((seat) => (
        <div key={seat} className="new-match-row">
          <Select label={t('player', { seat })} name={`bot-${seat}`} defaultValue={game.bots[0]?.id} of={game.bots} />
          <Select label={t('deck')} name={`deck-${seat}`} of={deckChoices(game)} />
        </div>
      ))}
      <div className="new-match-row">
        <label>
          {t('gamesOfEachRuleset')}
          <input className="field" name="games" type="number" required min={2} max={20_000} defaultValue={1000} />
        </label>
        <label>
          {t('seed')}
          <input className="field" name="seed" type="number" placeholder={t('random')} />
        </label>
      </div>
      <label className="check">
        <input type="checkbox" name="swap" defaultChecked /> {t('playersSwapSeatsAfter')}
      </label>
      <p>
        <button className="button button-main">{t('startRun')}</button>
      </p>
    </form>
  );
}
