/** The form of a search for a change, and what the search would cost. It works without scripts. */
import type { LabBlamePlanQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { Select } from '../../../shared/forms/select.tsx';
import type { LabGame } from '../draft.ts';
import { span, whole } from '../numbers.ts';
import { GameLinks, SearchStart } from '../search-form.tsx';
import { BLAME_METRICS, BLAME_SIZES, type BlameFields } from './blame-fields.ts';

interface BlameFormProps {
  readonly games: readonly LabGame[];
  readonly game: LabGame;
  readonly fields: BlameFields;
  /** The number of the newest release. */
  readonly newest: number;
}

export function BlameForm({ games, game, fields, newest }: BlameFormProps) {
  const t = useTranslations('lab.blameForm');
  const metrics = useTranslations('lab.tuneFields');
  return (
    <form className="new-match lab-form" method="get" action="/lab/blame">
      <GameLinks games={games} game={game} path="/lab/blame" />
      <input type="hidden" name="game" value={game.id} />
      <div className="new-match-row">
        <Select
          label={t('number')}
          name="metric"
          defaultValue={fields.metric}
          of={BLAME_METRICS.map((id) => ({ id, name: metrics('metric', { metric: selector(id) }) }))}
        />
        <Select
          label={t('shift')}
          name="size"
          defaultValue={fields.size}
          of={BLAME_SIZES.map((id) => ({ id, name: t('points', { points: Number(id) * 100 }) }))}
        />
      </div>
      <div className="new-match-row">
        <label>
          {t('firstRelease')}
          <input
            className="field"
            name="from"
            type="number"
            required
            min={1}
            max={newest - 1}
            defaultValue={fields.from}
          />
        </label>
        <label>
          {t('lastRelease')}
          <input className="field" name="to" type="number" required min={2} max={newest} defaultValue={fields.to} />
        </label>
      </div>
      <div className="new-match-row">
        <Select label={t('mode')} name="mode" defaultValue={fields.mode} of={game.modes} />
        <Select
          label={t('deck')}
          name="deck"
          defaultValue={fields.deck}
          of={game.decks.map(({ slug, name }) => ({ id: slug, name }))}
        />
        <Select label={t('players')} name="bot" defaultValue={fields.bot} of={game.bots} />
      </div>
      <p>
        <button className="button button-main" name="plan" value="yes">
          {t('showCost')}
        </button>
      </p>
    </form>
  );
}

interface BlamePlanProps {
  readonly plan: LabBlamePlanQuery['labBlamePlan'];
  readonly fields: BlameFields;
}

export function BlamePlan({ plan, fields }: BlamePlanProps) {
  const t = useTranslations('lab.blameForm');
  const words = useTranslations('lab.words');
  return (
    <section className="lab-plan lab-cost" aria-labelledby="cost">
      <h2 id="cost">{t('cost')}</h2>
      <p>
        {t('costOf', {
          releases: plan.releases,
          comparisons: plan.comparisons,
          usual: whole(plan.usualGames),
          most: whole(plan.mostGames),
        })}
      </p>
      {plan.seconds != null && <p>{t('time', { time: words('span', span(plan.seconds)), threads: plan.threads })}</p>}
      <p className="quiet">{t('usuallyLess')}</p>
      <SearchStart action="/lab/blame/start" fields={{ ...fields }} label={t('start')} />
    </section>
  );
}
