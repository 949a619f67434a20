/** The page of a worked example: one step on the board, next to the list of all events. */
import type { ExampleStepQuery } from '@rulewright/api-client';
import { RuleRef } from '@rulewright/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EditLink } from '../../shared/components/edit-link.tsx';
import { href, ruleHrefIn, rulesetId } from '../../shared/query.ts';
import { ExampleBoard } from './example-board.tsx';
import { StepDesk } from './step-desk.tsx';
import { Events, Story } from './story.tsx';

interface ExamplePageView {
  readonly game: string;
  readonly example: NonNullable<ExampleStepQuery['example']>;
  readonly release: number;
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  readonly editable: boolean;
}

interface ExamplePageProps {
  readonly view: ExamplePageView;
}

/** The address of a step. */
const stepHref = ({ game, example }: ExamplePageView, step: number, mode = example.mode): string =>
  href(`/${game}/examples/${example.id}`, { mode, step: step > 1 ? step : null });

const ruleHrefOf =
  ({ game, example }: ExamplePageView) =>
  (rule: string): string =>
    ruleHrefIn(rulesetId(game, example.mode), rule);

export function ExamplePage({ view }: ExamplePageProps) {
  const t = useTranslations('rules.examplesIdPage');
  const { example } = view;
  return (
    <div className="page example">
      <Head view={view} />
      {example.frames.length > 0 ? (
        <Steps view={view} />
      ) : (
        <p className="example-still">{t('noMoves', { passed: String(example.passed) })}</p>
      )}
    </div>
  );
}

function Head({ view }: ExamplePageProps) {
  const t = useTranslations('rules.examplesIdPage');
  const { game, example, modes, editable } = view;
  const nameOf = (id: string): string => modes.find((each) => each.id === id)?.name ?? id;
  return (
    <header className="example-head">
      <p className="eyebrow">{t('example')}</p>
      <h1>{example.title}</h1>
      {editable && <EditLink kind="example" game={game} id={example.id} mode={example.mode} name={example.title} />}
      <p className="example-rules">
        {t('rulesShown')}{' '}
        {example.rules.map((rule) => (
          <RuleRef key={rule} id={rule} href={ruleHrefOf(view)(rule)} />
        ))}
      </p>
      <nav className="example-modes" aria-label={t('modes')}>
        {example.modes.map((each) => (
          <a key={each} href={stepHref(view, 1, each)} aria-current={each === example.mode ? 'true' : undefined}>
            {nameOf(each)}
          </a>
        ))}
      </nav>
      {!example.passed && <p className="older">{t('engineDisagrees')}</p>}
    </header>
  );
}

/** The board after the current step, and the events of all steps. */
function Steps({ view }: ExamplePageProps) {
  const t = useTranslations('rules.examplesIdPage');
  const { game, example, release } = view;
  const { frameCount } = example;
  const ruleHref = ruleHrefOf(view);
  const frame = example.frames[0]!;
  const current = frame.step;
  return (
    <StepDesk>
      <div className="example-steps">
        <Move view={view} step={current - 1} rel="prev">
          <ArrowLeft size={16} aria-hidden="true" /> {t('back')}
        </Move>
        <p role="status">{t('stepOf', { current, frameCount })}</p>
        <Move view={view} step={current + 1} rel="next">
          {t('next')} <ArrowRight size={16} aria-hidden="true" />
        </Move>
      </div>
      <div className="example-now">
        <Events events={example.outline[current - 1]?.events ?? []} ruleHref={ruleHref} adding />
      </div>
      <div className="example-spread">
        <section aria-labelledby="board-title">
          <h2 id="board-title" className="example-title">
            {t('theBoardAfterStep', { current })}
          </h2>
          <ExampleBoard game={game} release={release} seats={frame.seats} />
        </section>
        <section aria-labelledby="story-title">
          <h2 id="story-title" className="example-title">
            {t('whatHappens')}
          </h2>
          <Story
            steps={example.outline}
            current={current}
            stepHref={(step) => stepHref(view, step)}
            ruleHref={ruleHref}
          />
          {example.cut && <p className="quiet">{t('matchWouldContinue')}</p>}
        </section>
      </div>
    </StepDesk>
  );
}

interface MoveProps extends ExamplePageProps {
  readonly step: number;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

/** The link to a step. Without such a step, the same shape without a link. */
function Move({ view, step, rel, children }: MoveProps) {
  return step < 1 || step > view.example.frameCount ? (
    <span className="button" aria-hidden="true" data-off>
      {children}
    </span>
  ) : (
    <a className="button" href={stepHref(view, step)} rel={rel} data-step>
      {children}
    </a>
  );
}
