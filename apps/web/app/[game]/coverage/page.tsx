/** Every rule with its sentence, where the program applies it, how often it fired, its examples, or why it is for people only. */
import { LookAgain } from '../../../components/look-again.tsx';
import { CoverageDocument, GameHomeDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { Options } from '../../../components/options.tsx';
import { CoverageTable } from '../../../components/rule-coverage/table.tsx';
import { find } from '../../../lib/api.ts';
import { one, type SearchParams } from '../../../lib/query.ts';

export const metadata: Metadata = { title: 'How the rules are covered' };

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const SHOWS = [
  { id: '', name: 'All rules' },
  { id: 'played', name: 'Applied in play' },
  { id: 'told', name: 'Followed by their shape' },
  { id: 'people', name: 'For people only' },
  { id: 'silent', name: 'Silent in some mode' },
  { id: 'failing', name: 'With a failing example' },
  { id: 'gaps', name: 'With something missing' },
] as const;

/** Seconds until the page is asked for again while the games are being played. */
const LOOK_AGAIN = 2;

export default async function CoveragePage({ params, searchParams }: Props) {
  const { game } = await params;
  const query = await searchParams;
  const text = one(query, 'q') ?? '';
  const show = one(query, 'show') ?? '';
  const { coverage } = await find(CoverageDocument, { game });
  const { modes } = (await find(GameHomeDocument, { game })).game;
  const { counts, games } = coverage;
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
      <h1>How the rules are covered</h1>
      <p className="lede">
        Of {counts.rules} rules, {counts.withCitation} are cited in the program and {counts.withExample} have a worked
        example; {counts.forPeople} only people can follow.
      </p>
      <p className="quiet">
        {games == null
          ? 'Random games of every mode are being played to see which rules fire. The page shows it in a moment.'
          : `How often rules fired: ${games} random games of every mode, with each variant and two to four players.`}
      </p>
      {games == null && <LookAgain seconds={LOOK_AGAIN} />}
      <form className="coverage-form" role="search">
        <label>
          <span className="quiet">Words or id</span>
          <input className="field" type="search" name="q" defaultValue={text} maxLength={100} />
        </label>
        <label>
          <span className="quiet">Show</span>
          <select className="field" name="show" defaultValue={show}>
            <Options of={SHOWS} />
          </select>
        </label>
        <button className="button" type="submit">
          Filter
        </button>
      </form>
      <p className="quiet" role="status">
        {rules.length} of {counts.rules} rules
      </p>
      {rules.length === 0 ? (
        <Empty title="No rule fits" />
      ) : (
        <CoverageTable game={game} modes={modes} rules={rules} counting={games == null} />
      )}
    </div>
  );
}
