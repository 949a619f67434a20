/** What happens in an example, step by step: each event a sentence with its rule, and the numbers that were added up. */
import { RuleRef } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { Played } from './board.tsx';

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
            {step === 1 ? t('startOfTheExample') : (spoken(decision) ?? t('theMatchContinues'))}
          </a>
          <Events events={events} ruleHref={ruleHref} adding={step === current} />
        </li>
      ))}
    </ol>
  );
}

/** `A: attack-with Hunter` as `A: attack with Hunter`: what is chosen is named by an id. */
const spoken = (decision: string | null | undefined): string | undefined =>
  decision?.replace(/^(\w+: )(\S+)/, (_, seat: string, kind: string) => seat + kind.replaceAll('-', ' '));

interface EventsProps {
  readonly events: readonly Event[];
  readonly ruleHref: (rule: string) => string;
  /** Whether the numbers that were added up are shown. */
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

/** "3 in column + 1 bonus + 4 drawn = 8 total": shown where the last number is the sum of those before it. */
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
