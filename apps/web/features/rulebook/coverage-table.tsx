/** The table of rules: sentence, code locations, how often each fired in every mode, and examples. */
import type { CoverageQuery } from '@rulewright/api-client';
import { RuleRef, type RuleNameList } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { href, ruleHrefIn, rulesetId } from '../../shared/query.ts';

type CoveredRule = NonNullable<CoverageQuery['coverage']>['rules'][number];

export interface CoverageTableProps {
  readonly game: string;
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  readonly rules: readonly CoveredRule[];
  /** The names of the rules in the rulebook of each mode. */
  readonly names: Readonly<Record<string, RuleNameList>>;
  /** Whether the games are still being played. */
  readonly counting: boolean;
}

export function CoverageTable({ game, modes, rules, names, counting }: CoverageTableProps) {
  const t = useTranslations('rules.table');
  return (
    <table className="table coverage-table">
      <thead>
        <tr>
          <th scope="col">{t('rule')}</th>
          <th scope="col">{t('inTheCode')}</th>
          {modes.map(({ id, name }) => (
            <th key={id} scope="col" className="coverage-fired">
              <span className="visually-hidden">{t('firedIn')} </span>
              {name}
            </th>
          ))}
          <th scope="col">{t('examples')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.ruleId}>
            <th scope="row">
              {rule.modes[0] ? (
                <RuleRef
                  id={rule.ruleId}
                  href={ruleHrefIn(rulesetId(game, rule.modes[0]), rule.ruleId)}
                  name={names[rule.modes[0]]?.[rule.ruleId]}
                />
              ) : (
                <code className="rule-id">{rule.ruleId}</code>
              )}
              <p className="coverage-sentence">{rule.sentence}</p>
              {rule.missing.length > 0 && (
                <p className="coverage-gap">
                  {t('missing', { missing: rule.missing.map((gap) => t('part', { part: gap })).join(', ') })}
                </p>
              )}
            </th>
            <td>
              {rule.forPeople != null && <p>{t('onlyPeopleCanFollow', { forPeople: rule.forPeople })}</p>}
              <Files label={t('appliedIn')} files={rule.played} />
              <Files label={t('followedStructure')} files={rule.told} />
              <Silence rule={rule} />
            </td>
            {rule.counted ? (
              modes.map(({ id, name }) => (
                <td key={id} className="coverage-fired" data-mode={name}>
                  <Fired rule={rule} mode={id} counting={counting} />
                </td>
              ))
            ) : (
              <td className="coverage-fired quiet" colSpan={modes.length}>
                {t('notCounted')}
              </td>
            )}
            <td>
              <ul className="coverage-examples">
                {rule.examples.map(({ id, title, mode, passed }) => (
                  <li key={id}>
                    {passed === false && <strong className="example-failed">{t('fails')} </strong>}
                    <a href={href(`/${game}/examples/${id}`, { mode })}>{title}</a>
                  </li>
                ))}
              </ul>
              {rule.pinned > 0 && (
                <p className="quiet">{t('pinned', { pinned: rule.pinned, count: rule.examples.length })}</p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of times a rule fired: 0 is highlighted, and a dash means that the mode does not have the rule. */
function Fired({
  rule,
  mode,
  counting,
}: {
  readonly rule: CoveredRule;
  readonly mode: string;
  readonly counting: boolean;
}) {
  const firing = rule.fired.find((one) => one.mode === mode);
  if (firing)
    return firing.count === 0 ? <strong className="coverage-gap">0</strong> : firing.count.toLocaleString('en');
  return counting && rule.modes.includes(mode) ? '…' : <span className="quiet">–</span>;
}

/** The reason why a rule never fired in some mode. */
function Silence({ rule }: { readonly rule: CoveredRule }) {
  const t = useTranslations('rules.table');
  if (!rule.fired.some(({ count }) => count === 0)) return null;
  return (
    <p className="coverage-silence">
      {rule.rare == null ? t('someModesNoRandom') : t('rarelyFires', { rare: rule.rare })}
    </p>
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
