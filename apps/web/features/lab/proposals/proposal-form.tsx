/** The form of a search for proposals, and what the search would cost. It works without scripts. */
import type { LabGoalMetricsQuery, LabProposalsPlanQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { Select } from '../../../shared/forms/select.tsx';
import { RELATION_WORDS, type LabGame } from '../draft.ts';
import { span, whole } from '../numbers.ts';
import { GameLinks, SearchStart } from '../search-form.tsx';
import { GOALS, RELATIONS, THOROUGHNESS, type ProposalFields } from './proposal-fields.ts';

interface ProposalFormProps {
  readonly games: readonly LabGame[];
  readonly game: LabGame;
  readonly metrics: LabGoalMetricsQuery['labGoalMetrics'];
  readonly fields: ProposalFields;
}

const [FIRST_GOAL] = GOALS;

export function ProposalForm({ games, game, metrics, fields }: ProposalFormProps) {
  const t = useTranslations('lab.proposalsForm');
  const more = GOALS.filter((at) => at !== FIRST_GOAL);
  return (
    <form className="new-match lab-form" method="get" action="/lab/proposals">
      <GameLinks games={games} game={game} path="/lab/proposals" />
      <input type="hidden" name="game" value={game.id} />
      <input type="hidden" name="release" value={fields.release} />
      <fieldset>
        <legend>{t('goals')}</legend>
        <Goal at={FIRST_GOAL} metrics={metrics} fields={fields} />
        <details className="lab-more-goals" open={more.some((at) => fields[`value${at}`] !== '')}>
          <summary>{t('moreGoals')}</summary>
          {more.map((at) => (
            <Goal key={at} at={at} metrics={metrics} fields={fields} />
          ))}
        </details>
      </fieldset>
      <fieldset>
        <legend>{t('may')}</legend>
        {(['rules', 'cards'] as const).map((name) => (
          <label key={name} className="check">
            <input type="checkbox" name={name} value="yes" defaultChecked={fields[name] !== ''} />{' '}
            {name === 'rules' ? t('rules') : t('cards')}
          </label>
        ))}
        <p className="quiet">{t('facts')}</p>
      </fieldset>
      <div className="new-match-row">
        <Select label={t('mode')} name="mode" defaultValue={fields.mode} of={game.modes} />
        <Select
          label={t('deck')}
          name="deck"
          defaultValue={fields.deck}
          of={game.decks.map(({ slug, name }) => ({ id: slug, name }))}
        />
      </div>
      <div className="new-match-row">
        <Select label={t('players')} name="bot" defaultValue={fields.bot} of={game.bots} />
        <Select
          label={t('thoroughness')}
          name="thoroughness"
          defaultValue={fields.thoroughness}
          of={THOROUGHNESS.map((id) => ({ id, name: t('thorough', { of: id }) }))}
        />
      </div>
      <p>
        <button className="button button-main" name="plan" value="yes">
          {t('showCost')}
        </button>
      </p>
    </form>
  );
}

/** The fields of one goal. Only the first is required. */
function Goal({
  at,
  metrics,
  fields,
}: Pick<ProposalFormProps, 'metrics' | 'fields'> & { readonly at: (typeof GOALS)[number] }) {
  const t = useTranslations('lab.proposalsForm');
  const isFirst = at === FIRST_GOAL;
  const none = isFirst ? [] : [{ id: '', name: t('none') }];
  return (
    <div className="new-match-row lab-words" role="group" aria-label={t('goal', { at })}>
      <Select
        label={t('number')}
        name={`metric${at}`}
        defaultValue={fields[`metric${at}`]}
        of={[...none, ...metrics.map(({ id, title }) => ({ id, name: title }))]}
      />
      <Select
        label={t('shouldBe')}
        name={`relation${at}`}
        defaultValue={fields[`relation${at}`] || RELATIONS[0]}
        of={RELATIONS.map((id) => ({ id, name: t('relation', { relation: RELATION_WORDS[id] }) }))}
      />
      <label>
        {t('value')}
        <input
          className="field"
          name={`value${at}`}
          required={isFirst}
          pattern="\s*\d+(\.\d+)?\s*%?\s*"
          title={t('valueHelp')}
          defaultValue={fields[`value${at}`]}
        />
      </label>
    </div>
  );
}

interface ProposalPlanProps {
  readonly plan: LabProposalsPlanQuery['labProposalsPlan'];
  readonly fields: ProposalFields;
}

export function ProposalPlan({ plan, fields }: ProposalPlanProps) {
  const t = useTranslations('lab.proposalsForm');
  const words = useTranslations('lab.words');
  return (
    <section className="lab-plan lab-cost" aria-labelledby="cost">
      <h2 id="cost">{t('cost')}</h2>
      <p>
        {t('costOf', {
          values: plan.values,
          search: whole(plan.searchGames),
          check: whole(plan.checkGames),
          other: whole(plan.otherGames),
          level: plan.otherLevel,
          learned: plan.learnedGames,
          adapted: whole(plan.adaptedGames),
        })}
      </p>
      {plan.seconds != null && <p>{t('time', { time: words('span', span(plan.seconds)), threads: plan.threads })}</p>}
      <p className="quiet">{t('less')}</p>
      <SearchStart action="/lab/proposals/start" fields={{ ...fields }} label={t('start')} />
    </section>
  );
}
