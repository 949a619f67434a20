/** What the result of a run rests on, and what it does not say. */
import type { LabRunQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { href, rulebookHref } from '../../../shared/query.ts';
import { sizeKind, sizeNumber } from '../questions/sizes.ts';

type Run = NonNullable<LabRunQuery['labRun']>;

/** The bot that takes any option. */
const RANDOM = 'random';

const DECIDING = 'deciding';
/** The questions about pairs of decks. */
const PAIRS: readonly string[] = ['matchups', DECIDING];

/** The rulesets of arms, each once. */
const uniqueRulesets = (arms: Run['arms']): Run['arms'] =>
  arms.filter(({ ruleset }, at) => arms.findIndex((arm) => arm.ruleset.id === ruleset.id) === at);

/** The changed values in a ruleset id, such as `draw.handSize=6`. */
const changedValues = (id: string): string[] =>
  [...new URLSearchParams(id.split('?')[1] ?? '')].map(([name, value]) => `${name}=${value}`);

/** The players of the games of a search for proposals. Those of its checks have another level and come later. */
function playersOf({ entrants }: Run): Run['entrants'] {
  const others = entrants.findIndex(({ bot }) => bot !== entrants[0]!.bot);
  return others < 0 ? entrants : entrants.slice(0, others);
}

export function RestsOn({ run, games }: { readonly run: Run; readonly games: number }) {
  const t = useTranslations('lab.runBasis');
  const many = run.sweep !== null || run.tune !== null || run.searches != null;
  const isMatrix = PAIRS.includes(run.question ?? '');
  const rulesets = many ? run.arms.slice(0, 1) : uniqueRulesets(run.arms);
  const answer = run.answer ?? null;
  return (
    <section className="section lab-basis" aria-labelledby="basis">
      <h2 id="basis">{t('restsOn')}</h2>
      <ul>
        <li>
          {t('games', {
            games,
            several: isMatrix ? 'pairs' : String(run.arms.length > 1),
            swap: String(run.swap),
            players: isMatrix
              ? (run.question === DECIDING ? [run.entrants[0]!, run.entrants.at(-1)!] : run.entrants)
                  .map(({ name }) => name)
                  .join(run.question === DECIDING ? t('against') : ', ')
              : // The players of the check are named with its results.
                (run.searches === 'propose' ? playersOf(run) : run.entrants).map(({ name }) => name).join(t('against')),
          })}
        </li>
        {rulesets.map(({ ruleset }, at) => (
          <li key={at}>
            {t.rich('rules', {
              ruleset: ruleset.name,
              changed: changedValues(ruleset.id).join(', '),
              some: String(changedValues(ruleset.id).length > 0),
              link: (words) => <a href={rulebookHref(ruleset.id, undefined, run.release)}>{words}</a>,
              code: (words) => <code>{words}</code>,
            })}
          </li>
        ))}
        {run.sweep && <li>{t('sweep', { parameter: run.sweep.parameter, values: run.sweep.values.join(', ') })}</li>}
        {rulesets.length === 2 && !isMatrix && (
          <li>
            <a href={href(`/${run.game}/rules/compare`, { a: rulesets[0]!.ruleset.id, b: rulesets[1]!.ruleset.id })}>
              {t('compareTheirRules')}
            </a>
          </li>
        )}
        <li>
          {t.rich('release', {
            release: run.release,
            seed: run.seed,
            link: (words) => <a href={`/releases/${run.release}`}>{words}</a>,
          })}
        </li>
        {answer && answer.standIns.length > 0 && (
          <li>
            {t('cardMethod', {
              added: String(answer.added),
              copies: answer.copies,
              card: answer.card ?? '',
              standIn: answer.standIns.join(', '),
              size: sizeNumber(answer.size),
            })}
          </li>
        )}
        {run.question === DECIDING && <li>{t('deciding', { count: run.entrants.length - 2 })}</li>}
        {run.stopMetric != null && (
          <li>
            <details className="lab-early">
              <summary>{t('runStopsSoonClear', { metric: run.stopMetric })}</summary>
              <p>{t('earlyStopExplained')}</p>
            </details>
          </li>
        )}
      </ul>
    </section>
  );
}

export function DoesNotSay({ run }: { readonly run: Run }) {
  const t = useTranslations('lab.runBasis');
  const { report, entrants } = run;
  const answer = run.answer ?? null;
  const cutOff = report.arms.reduce((sum, { capped }) => sum + capped, 0);
  const hidden = report.findings.filter(({ shown }) => !shown).length;
  const notices = answer?.notices != null && ['none', 'unclear'].includes(answer.verdict);
  return (
    <section className="section lab-basis" aria-labelledby="limits">
      <h2 id="limits">{t('doesNotSay')}</h2>
      <ul>
        <li>{t('players', { random: String(entrants.some(({ bot }) => bot === RANDOM)) })}</li>
        <li>
          {report.propose && report.propose.otherDecks.length > 0
            ? t('furtherDecks')
            : t('decks', { count: new Set(entrants.map(({ name }) => name)).size })}
        </li>
        {notices && answer.question !== 'card-played' && (
          <li>
            {t('smaller', {
              kind: sizeKind({ id: answer.question, unit: answer.unit }),
              notices: sizeNumber(answer.notices!),
            })}
          </li>
        )}
        {!answer && hidden > 0 && (
          <li>{t.rich('hidden', { count: hidden, link: (words) => <a href="#findings">{words}</a> })}</li>
        )}
        {cutOff > 0 && <li>{t('cutOff', { count: cutOff })}</li>}
        {report.trust.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
