/** Edits the open example without notation. A press on a possible decision adds it; a press on an event adds or removes its expectation. */
'use client';
import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { DraftContext } from './model/draft-context.ts';
import {
  exampleIn,
  isExpected,
  withDecision,
  withExpected,
  withoutLastDecision,
  type EventWords,
} from './model/edit-example.ts';
import { spokenDecision } from '../match/index.ts';
import { CopyExample, type CopyExampleProps } from './copy-example.tsx';

export interface ExampleBuilderProps extends Omit<CopyExampleProps, 'text'> {
  /** The decisions that are possible after the last step. */
  readonly next: readonly string[];
  /** The events since the last decision. */
  readonly happened: readonly { readonly sentence: string; readonly words: EventWords }[];
}

export function ExampleBuilder({ id, next, happened, ...copy }: ExampleBuilderProps) {
  const t = useTranslations('desk.exampleBuilder');
  const draft = useContext(DraftContext);
  if (!draft) return null;
  const { text, change } = draft;
  const example = exampleIn(text, id);
  if (!example) return null;
  const steps = Array.isArray(example['play']) ? example['play'].length : 0;
  const words = happened.map((one) => one.words);
  return (
    <div className="example-builder">
      {happened.length > 0 && (
        <section aria-labelledby="expect-events">
          <h2 id="expect-events">{t('expect')}</h2>
          <p className="quiet">{t('expectHelp')}</p>
          <ul className="builder-choices">
            {happened.map((event, at) => (
              <li key={at}>
                <button
                  type="button"
                  aria-pressed={isExpected(text, id, event.words)}
                  onClick={() => change(withExpected(text, id, event.words, words))}
                >
                  {event.sentence}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="next-decision">
        <h2 id="next-decision">{t('next')}</h2>
        {next.length === 0 && <p className="quiet">{t('noNext')}</p>}
        <ul className="builder-choices">
          {next.map((decision) => (
            <li key={decision}>
              <button type="button" onClick={() => change(withDecision(text, id, decision))}>
                {spokenDecision(decision)}
              </button>
            </li>
          ))}
        </ul>
        {steps > 0 && (
          <button type="button" className="link-button" onClick={() => change(withoutLastDecision(text, id))}>
            {t('removeLast')}
          </button>
        )}
      </section>
      <CopyExample {...copy} id={id} text={text} />
    </div>
  );
}
