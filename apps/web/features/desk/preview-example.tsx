/** The preview of one worked example of a file, step by step on the board. */
import {
  DeskDocumentsDocument,
  ExampleDraftDocument,
  ExamplePassedDocument,
  ExampleStepDocument,
} from '@rulewright/api-client';
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
  /** The mode to play. Without it, the preview plays the first mode that fails, or else the first mode. */
  readonly mode?: string;
  readonly modeNames: ReadonlyMap<string, string>;
}

export async function PreviewExample({ token, set, game, path, examples, chosen, step, mode, modeNames }: Props) {
  const t = await getTranslations('desk.previewExample');
  const open = examples.find(({ id }) => id === chosen) ?? examples[0];
  if (!open) return <NoPreview>{t('fileHasNoWorked')}</NoPreview>;
  const at = (example: string, to: number): string =>
    documentHref(path, set, { example, step: String(to), ...(mode !== undefined && { mode }) });
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
      <Played
        token={token}
        set={set}
        game={game}
        example={open.id}
        step={step}
        mode={mode}
        modeNames={modeNames}
        stepHref={(to) => at(open.id, to)}
        modeHref={(one) => documentHref(path, set, { example: open.id, mode: one })}
      />
    </>
  );
}

interface PlayedProps {
  readonly token?: string;
  readonly set?: number;
  readonly game: string;
  readonly example: string;
  readonly step: number;
  readonly mode: string | undefined;
  readonly modeNames: ReadonlyMap<string, string>;
  readonly stepHref: (step: number) => string;
  readonly modeHref: (mode: string) => string;
}

/** The first mode in which an example fails; undefined if it passes in all. */
async function failingMode(token: string | undefined, game: string, example: string): Promise<string | undefined> {
  const first = await askAsIf(token, ExamplePassedDocument, { game, example });
  const { modes = [], passed = true } = first.data?.example ?? {};
  if (!passed) return modes[0];
  const others = await Promise.all(
    modes.slice(1).map((mode) => askAsIf(token, ExamplePassedDocument, { game, example, mode })),
  );
  return others.find(({ data }) => data?.example?.passed === false)?.data?.example?.mode;
}

async function Played({
  token,
  set,
  game,
  example: id,
  step,
  mode: wanted,
  modeNames,
  stepHref,
  modeHref,
}: PlayedProps) {
  const t = await getTranslations('desk.previewExample');
  const mode = wanted ?? (await failingMode(token, game, id)) ?? null;
  const [{ data, refusal }, draft, play] = await Promise.all([
    askAsIf(token, ExampleStepDocument, { game, example: id, step, mode }),
    askAsIf(token, ExampleDraftDocument, { game, example: id, mode }),
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
      {example.modes.length > 1 && (
        <p className="tabs" role="group" aria-label={t('playedIn')}>
          {example.modes.map((one) => (
            <a key={one} href={modeHref(one)} aria-current={one === example.mode ? 'true' : undefined}>
              {modeNames.get(one) ?? one}
            </a>
          ))}
        </p>
      )}
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
