/** Every rule with its sentence, where the program applies it, its examples, or why it is for people only. */
import { CoverageDocument } from '@rulewright/api-client';
import { Empty, RuleRef } from '@rulewright/ui';
import type { Metadata } from 'next';
import { find } from '../../../lib/api.ts';
import { href, one, ruleHrefIn, rulesetId, type SearchParams } from '../../../lib/query.ts';

export const metadata: Metadata = { title: 'How the rules are covered' };

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

const SHOWS = [
  ['', 'All rules'],
  ['played', 'Applied in play'],
  ['told', 'Followed by their shape'],
  ['people', 'For people only'],
  ['gaps', 'With something missing'],
] as const;

const LACKS: Readonly<Record<string, string>> = {
  text: 'sentence',
  citation: 'place in the program',
  example: 'example',
};

export default async function CoveragePage({ params, searchParams }: Props) {
  const { game } = await params;
  const query = await searchParams;
  const text = one(query, 'q') ?? '';
  const show = one(query, 'show') ?? '';
  const { coverage } = await find(CoverageDocument, { game });
  const { counts } = coverage;
  const wanted = text.toLowerCase();
  const rules = coverage.rules.filter(
    (rule) =>
      `${rule.ruleId} ${rule.sentence ?? ''}`.toLowerCase().includes(wanted) &&
      (show !== 'played' || rule.played.length > 0) &&
      (show !== 'told' || rule.told.length > 0) &&
      (show !== 'people' || rule.forPeople != null) &&
      (show !== 'gaps' || rule.missing.length > 0),
  );
  return (
    <div className="page coverage">
      <h1>How the rules are covered</h1>
      <p className="lede">
        Of {counts.rules} rules, {counts.withCitation} are cited in the program and {counts.withExample} have a worked
        example; {counts.forPeople} only people can follow.
      </p>
      <form className="coverage-form" role="search">
        <label>
          <span className="quiet">Words or id</span>
          <input className="field" type="search" name="q" defaultValue={text} maxLength={100} />
        </label>
        <label>
          <span className="quiet">Show</span>
          <select className="field" name="show" defaultValue={show}>
            {SHOWS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
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
        <table className="table coverage-table">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">In the program</th>
              <th scope="col">Examples</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.ruleId}>
                <th scope="row">
                  {rule.modes[0] ? (
                    <RuleRef id={rule.ruleId} href={ruleHrefIn(rulesetId(game, rule.modes[0]), rule.ruleId)} />
                  ) : (
                    <code className="rule-id">{rule.ruleId}</code>
                  )}
                  <p className="coverage-sentence">{rule.sentence}</p>
                  {rule.missing.length > 0 && (
                    <p className="coverage-gap">Without {rule.missing.map((gap) => LACKS[gap] ?? gap).join(', ')}</p>
                  )}
                </th>
                <td>
                  {rule.forPeople != null && <p>For people only: {rule.forPeople}</p>}
                  <Files label="Applied in" files={rule.played} />
                  <Files label="Followed in" files={rule.told} />
                </td>
                <td>
                  <ul className="coverage-examples">
                    {rule.examples.map(({ id, title, mode }) => (
                      <li key={id}>
                        <a href={href(`/${game}/examples/${id}`, { mode })}>{title}</a>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Files({ label, files }: { readonly label: string; readonly files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <p>
      {label} <code>{files.join(', ')}</code>
    </p>
  );
}
