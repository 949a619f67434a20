/** Edits the open example without notation. A press on a possible decision adds it; a press on an event adds or removes its expectation. */
'use client';
import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { SaveDraftDocument } from '@rulewright/api-client';
import { DraftContext } from './model/draft-context.ts';
import {
  exampleIn,
  isExpected,
  withDecision,
  withExpected,
  withoutLastDecision,
  type EventWords,
  copiedExample,
} from './model/edit-example.ts';
import { spokenDecision } from '../match/index.ts';
import { idOf } from './model/id-of.ts';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

interface CopyExampleProps {
  readonly changeSet: number;
  readonly game: string;
  /** The id of the example. */
  readonly id: string;
  /** The source of its file. */
  readonly text: string;
}

/** Copies a worked example to a new file in the change set. The copy is the start of a new example. */
function CopyExample({ changeSet, game, id, text }: CopyExampleProps) {
  const t = useTranslations('desk.copyExample');
  return (
    <details className="copy-example">
      <summary className="button">{t('copy')}</summary>
      <Form
        submit={t('create')}
        onSubmit={async ({ title = '' }) => {
          const copy = { id: (await idOf(title)) || `${id}-copy`, title: title.trim() };
          const path = `rules/${game}/examples/${copy.id}.yaml`;
          const copied = copiedExample(text, id, copy)!;
          await request(SaveDraftDocument, { changeSet, path, text: copied, version: null });
          window.location.assign(documentHref(path, changeSet));
        }}
      >
        <TextField label={t('title')} help={t('titleHelp')} name="title" maxLength={120} required />
      </Form>
    </details>
  );
}

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
