/** Chooses the card of a preview of faces, or the list of a preview of deck law. The page address has the choice, so it survives each save. */
'use client';
import { useTranslations } from 'next-intl';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useId, useTransition } from 'react';
import { Options } from '../../shared/components/options.tsx';
import { SubmitButton } from '../../shared/components/submit-button.tsx';

interface PreviewChoiceProps {
  readonly label: string;
  /** The name of the query parameter. */
  readonly name: string;
  readonly chosen: string;
  readonly of: readonly { readonly id: string; readonly name: string }[];
}

/** Replaces a query parameter of the page address, and loads the preview again. */
function useChoice(name: string): readonly [boolean, (value: string) => void] {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams();
  const [isWaiting, start] = useTransition();
  const choose = (value: string): void => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    start(() => router.replace(`${path}?${next.toString()}`, { scroll: false }));
  };
  return [isWaiting, choose];
}

export function PreviewChoice({ label, name, chosen, of }: PreviewChoiceProps) {
  const id = useId();
  const [isWaiting, choose] = useChoice(name);
  return (
    <p className="form-line" aria-busy={isWaiting}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        autoComplete="off"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <Options of={of} />
      </select>
    </p>
  );
}

/** A list to try. It is checked when the person leaves the field or presses the button. */
export function PreviewList({ list }: { readonly list: string }) {
  const t = useTranslations('desk.previewChoice');
  const id = useId();
  const [isWaiting, choose] = useChoice('list');
  return (
    <form
      aria-busy={isWaiting}
      onSubmit={(event) => {
        event.preventDefault();
        choose(String(new FormData(event.currentTarget).get('list')));
      }}
    >
      <p className="form-line">
        <label htmlFor={id}>{t('list')}</label>
        <textarea id={id} name="list" className="field" rows={6} maxLength={2000} defaultValue={list} />
      </p>
      <SubmitButton>{t('checkList')}</SubmitButton>
    </form>
  );
}
