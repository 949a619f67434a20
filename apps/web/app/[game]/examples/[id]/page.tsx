/** A worked example: one step on the board, next to the list of all events. */
import { ExampleStepDocument, GameHomeDocument, ModesDocument } from '@rulewright/api-client';
import { RuleNames, RuleRef } from '@rulewright/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NoEngine } from '../../../../shared/components/no-engine.tsx';
import { ExampleBoard } from '../../../../features/examples/example-board.tsx';
import { StepDesk } from '../../../../features/examples/step-desk.tsx';
import { Events, Story } from '../../../../features/examples/story.tsx';
import { find } from '../../../../shared/api.ts';
import { href, one, positive, ruleHrefIn, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';
import { mayEdit } from '../../../../shared/session.ts';
import { EditLink } from '../../../../shared/components/edit-link.tsx';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function played({ params, searchParams }: Props) {
  const { game, id } = await params;
  const query = await searchParams;
  const variables = { game, example: id, mode: one(query, 'mode'), step: positive(query, 'step') ?? 1 };
  const { example, release } = await find(ExampleStepDocument, variables);
  return { game, example, release };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('rules.examplesIdPage');
  const { game: home } = await find(GameHomeDocument, { game: (await props.params).game });
  if (!home.engine) return { title: t('example') };
  const { example } = await played(props);
  return { title: t('title', { example: example.title }) };
}

export default async function ExamplePage(props: Props) {
  const t = await getTranslations('rules.examplesIdPage');
  const { game: home } = await find(GameHomeDocument, { game: (await props.params).game });
  if (!home.engine)
    return (
      <div className="page example">
        <h1>{t('example')}</h1>
        <NoEngine game={home} page="examples" />
      </div>
    );
  const { game, example, release } = await played(props);
  const { modes } = await find(ModesDocument, { game });
  const { mode, frameCount } = example;
  const frame = example.frames[0];
  const current = frame?.step ?? 1;
  const at = (step: number, inMode = mode): string =>
    href(`/${game}/examples/${example.id}`, { mode: inMode, step: step > 1 ? step : null });
  const ruleHref = (rule: string): string => ruleHrefIn(rulesetId(game, mode), rule);
  const told = example.outline.flatMap(({ events }) => events.map(({ rule }) => rule));
  const names = await ruleNames(rulesetId(game, mode), [...example.rules, ...told], release.number);
  const nameOf = (id: string): string => modes.find((each) => each.id === id)?.name ?? id;
  const move = (step: number, rel: 'prev' | 'next', label: ReactNode) =>
    step < 1 || step > frameCount ? (
      <span className="button" aria-hidden="true" data-off>
        {label}
      </span>
    ) : (
      <a className="button" href={at(step)} rel={rel} data-step>
        {label}
      </a>
    );

  return (
    <RuleNames names={names}>
      <div className="page example">
        <header className="example-head">
          <p className="eyebrow">{t('example')}</p>
          <h1>{example.title}</h1>
          {(await mayEdit()) && (
            <EditLink kind="example" game={game} id={example.id} mode={mode} name={example.title} />
          )}
          <p className="example-rules">
            {t('rulesShown')}{' '}
            {example.rules.map((rule) => (
              <RuleRef key={rule} id={rule} href={ruleHref(rule)} />
            ))}
          </p>
          <nav className="example-modes" aria-label={t('modes')}>
            {example.modes.map((each) => (
              <a key={each} href={at(1, each)} aria-current={each === mode ? 'true' : undefined}>
                {nameOf(each)}
              </a>
            ))}
          </nav>
          {!example.passed && <p className="older">{t('engineDisagrees')}</p>}
        </header>
        {frame ? (
          <StepDesk>
            <div className="example-steps">
              {move(
                current - 1,
                'prev',
                <>
                  <ArrowLeft size={16} aria-hidden="true" /> {t('back')}
                </>,
              )}
              <p role="status">{t('stepOf', { current, frameCount })}</p>
              {move(
                current + 1,
                'next',
                <>
                  {t('next')} <ArrowRight size={16} aria-hidden="true" />
                </>,
              )}
            </div>
            <div className="example-now">
              <Events events={example.outline[current - 1]?.events ?? []} ruleHref={ruleHref} adding />
            </div>
            <div className="example-spread">
              <section aria-labelledby="board-title">
                <h2 id="board-title" className="example-title">
                  {t('theBoardAfterStep', { current })}
                </h2>
                <ExampleBoard game={game} release={release.number} seats={frame.seats} />
              </section>
              <section aria-labelledby="story-title">
                <h2 id="story-title" className="example-title">
                  {t('whatHappens')}
                </h2>
                <Story steps={example.outline} current={current} stepHref={at} ruleHref={ruleHref} />
                {example.cut && <p className="quiet">{t('matchWouldContinue')}</p>}
              </section>
            </div>
          </StepDesk>
        ) : (
          <p className="example-still">{t('noMoves', { passed: String(example.passed) })}</p>
        )}
      </div>
    </RuleNames>
  );
}
