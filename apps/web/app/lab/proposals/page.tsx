/** A search for changes that reach goals: the form, its cost, and the start. */
import { LabGoalMetricsDocument, LabProposalsPlanDocument } from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProposalForm, ProposalPlan } from '../../../features/lab/proposals/proposal-form.tsx';
import { proposalFields, proposalInput } from '../../../features/lab/proposals/proposal-fields.ts';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { perspective } from '../../../shared/perspective.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { one, type SearchParams } from '../../../shared/query.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';
import { playableGames } from '../playable-games.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.proposalsPage');
  return linkPreview('/lab/proposals', { title: t('title'), description: t('lede') });
}

/** The cost of a search, or the reason why it cannot start. */
async function costOf(input: ReturnType<typeof proposalInput>) {
  try {
    return { plan: (await askAsVisitor(LabProposalsPlanDocument, { input })).labProposalsPlan, refused: null };
  } catch (error) {
    return { plan: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

export default async function ProposalsPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('lab.proposalsPage');
  const query = await searchParams;
  const { games, playable } = await playableGames();
  const game = playable.find(({ id }) => id === one(query, 'game')) ?? playable[0];
  const metrics = game ? (await ask(LabGoalMetricsDocument, { game: game.id })).labGoalMetrics : [];
  const isPlan = one(query, 'plan') !== undefined || one(query, 'refused') !== undefined;
  const usual: Readonly<Record<string, string | undefined>> = {
    ...{ game: game?.id, mode: game?.modes[0]?.id, deck: game?.decks[0]?.slug, bot: 'easy', thoroughness: 'usual' },
    ...{ metric1: 'starter-wins', relation1: '<=', value1: '55%' },
    // A form that was sent without a tick has no field for it.
    ...(!isPlan && { rules: 'yes', cards: 'yes' }),
  };
  const fields = proposalFields((name) => one(query, name) ?? usual[name] ?? '');
  const shares = new Set(metrics.filter(({ unit }) => unit === 'share').map(({ id }) => id));
  const { plan, refused } =
    game && one(query, 'plan')
      ? await costOf(proposalInput(fields, shares))
      : { plan: null, refused: one(query, 'refused') };
  const isPreview = (await perspective()) !== undefined;
  return (
    <SiteFrame game={games.find(({ id }) => id === one(query, 'game'))}>
      <div className="page lab">
        <p className="crumbs">
          <a href="/lab">{t('lab')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {isPreview && fields.release === '' && <p>{t('changeSet')}</p>}
        {fields.release !== '' && <p>{t('release', { number: fields.release })}</p>}
        {refused != null && (
          <ErrorNote title={t('refused')}>
            <p>{refused}</p>
          </ErrorNote>
        )}
        {!game && <p>{t('noGame')}</p>}
        {game && (
          <>
            <ProposalForm games={playable} game={game} metrics={metrics} fields={fields} />
            {plan && <ProposalPlan plan={plan} fields={fields} />}
          </>
        )}
      </div>
    </SiteFrame>
  );
}
