/** The events of an example, step by step: each as a sentence with its rule, and optionally the numbers of its sum. */
import { RuleRef } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { spokenDecision } from '../match/index.ts';
import type { Played } from './example-board.tsx';

type Outline = Played['outline'][number];
type Event = Outline['events'][number];

export interface StoryProps {
  readonly steps: readonly Outline[];
  readonly current: number;
  readonly stepHref: (step: number) => string;
  readonly ruleHref: (rule: string) => string;
}

export function Story({ steps, current, stepHref, ruleHref }: StoryProps) {
  const t = useTranslations('rules.story');
  return (
    <ol className="story">
      {steps.map(({ step, decision, events }) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <a className="story-step" href={stepHref(step)} data-step>
            <span className="story-number">{step}</span>
            {step === 1 ? t('startOfTheExample') : decision == null ? t('theMatchContinues') : spokenDecision(decision)}
          </a>
          <Events events={events} ruleHref={ruleHref} adding={step === current} />
        </li>
      ))}
    </ol>
  );
}

interface EventsProps {
  readonly events: readonly Event[];
  readonly ruleHref: (rule: string) => string;
  /** Whether to show the numbers of a sum. */
  readonly adding: boolean;
}

/** Events as sentences with their rules. */
export function Events({ events, ruleHref, adding }: EventsProps) {
  if (events.length === 0) return null;
  return (
    <ul className="story-events">
      {events.map((event, at) => (
        <li key={at}>
          {event.sentence} <RuleRef id={event.rule} href={ruleHref(event.rule)} />
          {adding && <Addition numbers={event.numbers} />}
        </li>
      ))}
    </ul>
  );
}

/** Formats "3 in column + 1 bonus + 4 drawn = 8 total", if the last number is the sum of the others. */
function Addition({ numbers }: { readonly numbers: Event['numbers'] }) {
  const total = numbers.at(-1);
  const parts = numbers.slice(0, -1);
  if (!total || parts.length < 2 || parts.reduce((sum, one) => sum + one.value, 0) !== total.value) return null;
  return (
    <p className="story-addition">
      {parts.map(({ name, value }, at) => (
        <span key={name}>
          {at > 0 && '+ '}
          <strong>{value}</strong> {name}
        </span>
      ))}
      <span>
        = <strong>{total.value}</strong> {total.name}
      </span>
    </p>
  );
}
