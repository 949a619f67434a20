/** A picture field in the form of a card: the upload with a preview, the description, and the artist. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { FocalPoint, type Focus } from './editions/picture-row.tsx';
import type { FormContext } from './model/form-schema.ts';
import { dataAddress, PICTURE_TYPES, uploadPicture } from './model/upload-picture.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

/** The value of the field in the card's document. */
interface PictureValue {
  readonly file?: string;
  readonly alt?: string;
  readonly credit?: string;
  readonly licence?: string;
  readonly focus?: Focus;
}

/** Converts `coverArt` to `cover-art`. */
const kebab = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

export function PictureField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { formData, onChange, fieldPathId, disabled = false, title, schema, name, registry } = props;
  const value = (formData ?? {}) as PictureValue;
  const t = useTranslations('desk.pictureField');
  const noteOf = useErrorNote();
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'sending'>('ready');
  const [error, setError] = useState<ReactNode>(null);
  const target = registry.formContext.pictures ?? null;
  const write = (next: PictureValue | undefined): void => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file || !target) return;
    setState('sending');
    setError(null);
    try {
      const data = await dataAddress(file);
      const saved = await uploadPicture({ ...target, name: `${target.card}-${kebab(name)}`, data });
      if (saved === null) setError(t('wrongType'));
      else {
        setShown(data);
        write({ ...value, file: saved });
      }
    } catch (problem) {
      setError(noteOf(problem));
    } finally {
      setState('ready');
    }
  };
  const text = (member: 'alt' | 'credit' | 'licence', label: string) => (
    <p className="rjsf-field">
      <label htmlFor={`${id}-${member}`}>{label}</label>
      <input
        id={`${id}-${member}`}
        className="field"
        maxLength={200}
        value={value[member] ?? ''}
        disabled={disabled}
        onChange={({ target: { value: typed } }) => write({ ...value, [member]: typed === '' ? undefined : typed })}
      />
    </p>
  );
  return (
    <fieldset className="picture-field">
      <legend>{title ?? schema.title ?? name}</legend>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {shown && disabled && <img src={shown} alt={value.alt ?? t('preview')} />}
      <p role="status" className="quiet">
        {state === 'sending' ? t('sending') : value.file === undefined ? t('none') : t('file', { file: value.file })}
      </p>
      <Refusal of={error} className="field-error" />
      <p className="rjsf-field">
        <label htmlFor={`${id}-file`}>{value.file === undefined ? t('choose') : t('replace')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={PICTURE_TYPES}
          disabled={disabled || !target || state === 'sending'}
          onChange={({ target: { files } }) => void choose(files?.[0])}
        />
      </p>
      {value.file !== undefined && (
        <>
          {text('alt', t('alt'))}
          {text('credit', t('credit'))}
          {text('licence', t('licence'))}
          {shown && !disabled && (
            <FocalPoint src={shown} focus={value.focus ?? null} onChange={(focus) => write({ ...value, focus })} />
          )}
          <p>
            <button type="button" disabled={disabled} onClick={() => (setShown(null), write(undefined))}>
              {t('remove')}
            </button>
          </p>
        </>
      )}
    </fieldset>
  );
}
