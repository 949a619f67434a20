/**
 * The rules of a game with their sentences, code, examples, and how often each fired. Rules that only people can follow have a reason
 * instead.
 */
import { getTranslations } from 'next-intl/server';
import { LookAgain } from '../../../shared/components/look-again.tsx';
import { CoverageDocument, GameHomeDocument, LineProofDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { NoEngine } from '../../../shared/components/no-engine.tsx';
import { LineProof } from '../../../features/rulebook/line-proof.tsx';
import { CoverageTable } from '../../../features/rulebook/coverage-table.tsx';
import { ask, find } from '../../../shared/api.ts';
import { one, rulesetId, type SearchParams } from '../../../shared/query.ts';
import { ruleNames } from '../../../shared/rule-names.ts';
import { gameEmblem } from '../../../features/home/specimens.ts';
import { Select } from '../../../shared/forms/select.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules.coveragePage');
  return { title: t('howRulesCovered') };
}

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** Filters of the table; the first shows all rules. */
const SHOWS = ['', 'played', 'told', 'people', 'silent', 'failing', 'gaps'] as const;

/** Seconds until the page reloads while the API still plays games. */
const LOOK_AGAIN = 2;

export default async function CoveragePage({ params, searchParams }: Props) {
  const t = await getTranslations('rules.coveragePage');
  const { game } = await params;
  const query = await searchParams;
  const text = one(query, 'q') ?? '';
  const show = one(query, 'show') ?? '';
  const home = (await find(GameHomeDocument, { game })).game;
  if (!home.engine)
    return (
      <div className="page coverage">
        <h1>{t('howRulesCovered')}</h1>
        <NoEngine game={home} page="coverage" />
      </div>
    );
  const { modes } = home;
  const [{ coverage }, { lineProof }] = await Promise.all([
    find(CoverageDocument, { game }),
    ask(LineProofDocument, { game }),
  ]);
  const { counts, games } = coverage;
  const names = Object.fromEntries(
    await Promise.all(modes.map(async (mode) => [mode.id, await ruleNames(rulesetId(game, mode.id))] as const)),
  );
  const wanted = text.toLowerCase();
  const rules = coverage.rules.filter(
    (rule) =>
      `${rule.ruleId} ${rule.sentence ?? ''}`.toLowerCase().includes(wanted) &&
      (show !== 'played' || rule.played.length > 0) &&
      (show !== 'told' || rule.told.length > 0) &&
      (show !== 'people' || rule.forPeople != null) &&
      (show !== 'silent' || rule.fired.some(({ count }) => count === 0)) &&
      (show !== 'failing' || rule.examples.some(({ passed }) => passed === false)) &&
      (show !== 'gaps' || rule.missing.length > 0),
  );
  return (
    <div className="page coverage">
      <h1>{t('howRulesCovered')}</h1>
      <p className="lede">
        {t('summary', {
          rules: counts.rules,
          withCitation: counts.withCitation,
          withExample: counts.withExample,
          pinned: counts.pinned,
          forPeople: counts.forPeople,
        })}
      </p>
      <p className="quiet">{games == null ? t('playingGames') : t('countsHelp', { games })}</p>
      <LineProof game={game} proof={lineProof} />
      {(games == null || !lineProof?.isComplete) && <LookAgain seconds={LOOK_AGAIN} />}
      <form className="coverage-form" role="search">
        <label>
          <span className="quiet">{t('textOrRuleId')}</span>
          <input className="field" type="search" name="q" defaultValue={text} maxLength={100} />
        </label>
        <Select
          label={<span className="quiet">{t('show')}</span>}
          name="show"
          defaultValue={show}
          of={SHOWS.map((id) => ({ id, name: t('shown', { part: id || 'all' }) }))}
        />
        <button className="button" type="submit">
          {t('filter')}
        </button>
      </form>
      <p className="quiet" role="status">
        {t('ofRules', { count: rules.length, rules: counts.rules })}
      </p>
      {rules.length === 0 ? (
        <Empty title={t('noRulesMatchSearch')} emblem={await gameEmblem(game)} />
      ) : (
        <CoverageTable game={game} modes={modes} rules={rules} names={names} counting={games == null} />
      )}
    </div>
  );
}
