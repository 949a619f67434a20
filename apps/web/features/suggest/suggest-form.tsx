/** The form for a suggestion: the text to change, its preview, the reason, and who sends it. */
'use client';
import {
  SuggestChangeDocument,
  SuggestionPreviewDocument,
  type SuggestibleItemQuery,
  type SuggestionPreviewQuery,
} from '@rulewright/api-client';
import { DiffText, RuleText } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { request } from '../../shared/request.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { fieldName } from './field-name.ts';
import type { ItemInAddress } from './read-item.ts';

type ItemText = NonNullable<SuggestibleItemQuery['suggestibleItem']>['texts'][number];
type Preview = NonNullable<SuggestionPreviewQuery['suggestionPreview']>;

interface Props {
  readonly item: ItemInAddress;
  readonly texts: readonly ItemText[];
  /** The name of the reader's account; null without an account. */
  readonly signedInAs: string | null;
}

/** The preview of the latest text that the reader has stopped typing. */
function usePreview(item: ItemInAddress, text: ItemText, after: string): Preview | null {
  const [settled] = useSettled(after, 500);
  const [shown, setShown] = useState<{ readonly of: string; readonly preview: Preview } | null>(null);
  const isChanged = settled.trim() !== '' && settled !== text.text;
  const key = `${text.field} ${settled}`;
  useEffect(() => {
    if (!isChanged) return undefined;
    let isWanted = true;
    void request(SuggestionPreviewDocument, { ...item, field: text.field, text: settled })
      .then(({ suggestionPreview: preview }) => {
        if (isWanted && preview) setShown({ of: key, preview });
      })
      // The text can be sent without a preview.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isChanged, item, key, settled, text.field]);
  return isChanged && shown?.of === key ? shown.preview : null;
}

export function SuggestForm({ item, texts, signedInAs }: Props) {
  const t = useTranslations('suggest.form');
  const id = useId();
  const [field, setField] = useState(texts[0]!.field);
  const text = texts.find((one) => one.field === field) ?? texts[0]!;
  const [after, setAfter] = useState(text.text);
  const [opened] = useState(() => Date.now());
  const [asked] = useState(item);
  const preview = usePreview(asked, text, after);
  const choose = (next: ItemText): void => {
    setField(next.field);
    setAfter(next.text);
  };
  return (
    <Form
      submit={t('send')}
      about={`${item.game} ${item.kind} ${item.id}`}
      label={t('label')}
      onSubmit={async ({ reason = '', name = '', mail = '', thanks, website = '' }) => {
        const input = { ...item, field, after, reason, name, mail, website, thanks: thanks === 'on' };
        const { suggestChange: key } = await request(SuggestChangeDocument, {
          input: { ...input, spent: Math.min(Date.now() - opened, 2 ** 31 - 1) },
        });
        window.location.assign(`/suggestions/${key}?sent=1`);
      }}
    >
      {texts.length > 1 && (
        <fieldset className="form-line suggest-texts">
          <legend>{t('which')}</legend>
          {texts.map((one) => (
            <label key={one.field}>
              <input
                type="radio"
                name="field"
                value={one.field}
                checked={one.field === field}
                onChange={() => choose(one)}
              />{' '}
              <span>
                <b>{fieldName(one.field)}</b> <span className="quiet">{one.text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="form-line">
        <label htmlFor={id}>{t('after', { kind: item.kind })}</label>
        {text.choices.length > 0 ? (
          <select id={id} className="field" value={after} onChange={(event) => setAfter(event.target.value)}>
            {text.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <textarea
            id={id}
            className="field"
            rows={Math.min(8, Math.max(2, Math.ceil(text.text.length / 60)))}
            maxLength={4000}
            value={after}
            onChange={(event) => setAfter(event.target.value)}
          />
        )}
      </p>
      {after !== text.text && (
        <div className="suggest-preview" aria-live="polite">
          <p className="quiet">{t('preview')}</p>
          <p className="suggest-diff">
            <DiffText before={text.text} after={after} />
          </p>
          {preview?.html != null && <RuleText html={preview.html} />}
          {preview?.problem != null && <p className="quiet">{t('byHand', { problem: preview.problem })}</p>}
        </div>
      )}
      <TextField label={t('reason')} help={t('reasonHelp')} name="reason" rows={3} maxLength={2000} required />
      {signedInAs === null ? (
        <>
          <TextField label={t('name')} name="name" maxLength={80} autoComplete="name" />
          <TextField label={t('mail')} help={t('mailHelp')} name="mail" type="email" maxLength={254} />
        </>
      ) : (
        <p className="quiet">{t('signedIn', { name: signedInAs })}</p>
      )}
      <p className="form-line">
        <label>
          <input type="checkbox" name="thanks" /> {t('thanks')}
        </label>
      </p>
      {/* People do not see this field. Programs that send spam fill it in. */}
      <p className="suggest-trap" aria-hidden="true">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </Form>
  );
}
