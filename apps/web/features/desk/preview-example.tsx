/** The preview of one worked example of a file, step by step on the board. */
import { DeskDocumentsDocument, ExampleDraftDocument, ExampleStepDocument } from '@rulewright/api-client';
import { RuleNames } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import type { EventWords } from './model/edit-example.ts';
import { documentHref } from '../../shared/editing/states.ts';
import { ruleHrefIn, rulesetId } from '../../shared/query.ts';
import { draftRuleNames } from '../../shared/rule-names.ts';
import { ExampleBoard, StepDesk, Story } from '../examples/index.ts';
import { ExampleBuilder } from './example-builder.tsx';
import { NoPreview } from './no-preview.tsx';

export interface ExampleChoice {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly token?: string;
  readonly set?: number;
  readonly game: string;
  readonly path: string;
  /** The examples of the file. */
  readonly examples: readonly ExampleChoice[];
  /** The selected example and step; by default the first. */
  readonly chosen?: string;
  readonly step: number;
}

export async function PreviewExample({ token, set, game, path, examples, chosen, step }: Props) {
  const t = await getTranslations('desk.previewExample');
  const open = examples.find(({ id }) => id === chosen) ?? examples[0];
  if (!open) return <NoPreview>{t('fileHasNoWorked')}</NoPreview>;
  const at = (example: string, to: number): string => documentHref(path, set, { example, step: String(to) });
  return (
    <>
      <details className="example-picker">
        <summary>{t('exampleOtherExamplesFile', { count: examples.length })}</summary>
        <ul>
          {examples.map(({ id, title }) => (
            <li key={id}>
              <a href={at(id, 1)} aria-current={id === open.id ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <Played token={token} set={set} game={game} example={open.id} step={step} stepHref={(to) => at(open.id, to)} />
    </>
  );
}

interface PlayedProps {
  readonly token?: string;
  readonly set?: number;
  readonly game: string;
  readonly example: string;
  readonly step: number;
  readonly stepHref: (step: number) => string;
}

async function Played({ token, set, game, example: id, step, stepHref }: PlayedProps) {
  const t = await getTranslations('desk.previewExample');
  const [{ data, refusal }, draft, play] = await Promise.all([
    askAsIf(token, ExampleStepDocument, { game, example: id, step }),
    askAsIf(token, ExampleDraftDocument, { game, example: id }),
    askAsIf(undefined, DeskDocumentsDocument, { changeSet: set ?? null, game, kind: 'play', first: 1 }),
  ]);
  const [played] = play.data?.documents?.nodes ?? [];
  if (refusal !== null || !data?.example) return <NoPreview>{refusal ?? t('changeSetHasNo')}</NoPreview>;
  const { example, release } = data;
  const frame = example.frames[0];
  const { problem = '', next = [], frames = [] } = draft.data?.example ?? {};
  const last = frames.findLastIndex(({ decision }) => decision != null);
  const ruleset = rulesetId(game, example.mode);
  const cited = example.outline.flatMap(({ events }) => events.map(({ rule }) => rule));
  const happened = frames.slice(Math.max(0, last)).flatMap(({ events }) => events);
  return (
    <>
      <p className="preview-name">{example.title}</p>
      <p data-passed={example.passed} className="example-verdict">
        {example.passed ? t('playsAsDescribed') : t('engineDoesNotPlay')}
      </p>
      {played && (
        <p>
          <a href={documentHref(played.path, set, { debug: id })}>{t('debug')}</a>
        </p>
      )}
      {problem !== '' && <p className="example-problem">{problem}</p>}
      {set !== undefined && (
        <ExampleBuilder
          changeSet={set}
          game={game}
          id={id}
          next={next}
          happened={happened.map(({ sentence, words }) => ({ sentence, words: words as EventWords }))}
        />
      )}
      {frame ? (
        <StepDesk>
          <p className="button-row">
            {frame.step > 1 && (
              <a className="button" href={stepHref(frame.step - 1)} rel="prev" data-step>
                {t('back')}
              </a>
            )}
            <span role="status">{t('stepOf', { step: frame.step, frameCount: example.frameCount })}</span>
            {frame.step < example.frameCount && (
              <a className="button" href={stepHref(frame.step + 1)} rel="next" data-step>
                {t('next')}
              </a>
            )}
          </p>
          <div className="example-spread">
            <ExampleBoard game={game} release={release?.number} seats={frame.seats} />
            <RuleNames names={await draftRuleNames(token, ruleset, cited)}>
              <Story
                steps={example.outline}
                current={frame.step}
                stepHref={stepHref}
                ruleHref={(rule) => ruleHrefIn(ruleset, rule)}
              />
            </RuleNames>
          </div>
        </StepDesk>
      ) : (
        <p className="quiet">{t('exampleHasNoMoves')}</p>
      )}
    </>
  );
}
