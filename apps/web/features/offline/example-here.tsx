/** A worked example that this device played: its events step by step, as text. */
'use client';
import { RuleRef } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { callEngine } from '../device/index.ts';
import { spokenDecision } from '../match/index.ts';

type PlayedHere = NonNullable<Awaited<ReturnType<typeof callEngine<'exampleHere'>>>>;

interface ExampleHereProps {
  readonly game: string;
  readonly example: PlayedHere;
}

export function ExampleHere({ game, example: { title, release, mode, rules, steps } }: ExampleHereProps) {
  const t = useTranslations('offline.example');
  const ruleHref = (rule: string): string => `/${game}/rules/${mode}#${rule}`;
  return (
    <article className="example-here">
      <h2>{title}</h2>
      <p className="quiet">{t('from', { release })}</p>
      <p>
        {t('rules')}{' '}
        {rules.map((rule) => (
          <RuleRef key={rule} id={rule} href={ruleHref(rule)} />
        ))}
      </p>
      <ol>
        {steps.map(({ decision, events }, at) => (
          <li key={at}>
            {at === 0 ? t('start') : decision === null ? t('continues') : spokenDecision(decision)}
            <ul>
              {events.map(({ sentence, rule }, n) => (
                <li key={n}>
                  {sentence} <RuleRef id={rule} href={ruleHref(rule)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </article>
  );
}
