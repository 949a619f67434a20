/** The logo field of a game's document. It saves the chosen file next to the document and writes the file name into the field. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LARGEST_LOGO, saveLogo } from './model/content-files.ts';
import type { FormContext } from './model/form-schema.ts';
import { useAction } from '../../shared/use-action.ts';

export function LogoField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { formData, onChange, fieldPathId, disabled = false, registry } = props;
  const t = useTranslations('desk.logoField');
  const id = useId();
  const saving = useAction();
  const { changeSet, path } = registry.formContext;
  const name = (value: string | undefined): void => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  const choose = (file: File | undefined): Promise<void> | undefined => {
    if (!file || changeSet === null) return undefined;
    return saving.run(async () => {
      if (file.size > LARGEST_LOGO) throw new Error(t('tooLarge', { kilobytes: LARGEST_LOGO / 1024 }));
      name(await saveLogo(changeSet, path, file));
    });
  };
  return (
    <div className="rjsf-field">
      <label htmlFor={id}>{t('label')}</label>
      <input
        id={id}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        disabled={disabled || changeSet === null || saving.busy}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p id={`${id}-help`} className="quiet">
        {formData === undefined ? t('none') : t('named', { file: String(formData) })} {t('help')}
      </p>
      {saving.error && (
        <p className="field-error" role="alert">
          {saving.error}
        </p>
      )}
      {formData !== undefined && !disabled && (
        <button type="button" onClick={() => name(undefined)}>
          {t('remove')}
        </button>
      )}
    </div>
  );
}
