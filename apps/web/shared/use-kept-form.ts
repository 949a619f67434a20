/** Keeps the texts of a form in the browser until they are sent, and puts them back when the form is opened again. */
'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { forget, hereOf, keep } from './kept-field.ts';
import { keptAt } from './kept-texts.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Secrets and codes are never kept. Choices and files are made again quickly. */
const TYPES: readonly string[] = ['text', 'search', 'url', 'textarea'];
const SECRET = /password|one-time-code/u;

const textsIn = (form: HTMLFormElement): TextControl[] =>
  [...form.elements].filter(
    (one): one is TextControl =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
      TYPES.includes(one.type) &&
      one.name !== '' &&
      !SECRET.test(one.autocomplete),
  );

/** Sets the text as typing does, so that the component of the field notices it. */
function type(control: TextControl, text: string): void {
  const proto = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface KeptForm {
  /** Whether the form has texts from before. */
  readonly isRestored: boolean;
  changed(): void;
  /** Remembers the place of the form. A handler may open another page before `sent`. */
  stay(): void;
  /** The server has the texts. */
  sent(): void;
  discard(): void;
}

/** A form of a page. */
interface FormOfPage {
  /** The words of its button. */
  readonly submit: string;
  /** Tells it apart from other forms of the page with the same button. */
  readonly about: string;
  /** What its texts are. */
  readonly label: string;
}

export function useKeptForm(form: RefObject<HTMLFormElement | null>, { submit, about, label }: FormOfPage): KeptForm {
  const [isRestored, setIsRestored] = useState(false);
  const place = useRef('');
  const here = useCallback((): string => {
    const { pathname, search } = window.location;
    return `form:${pathname}${search} ${submit} ${about}`.trim();
  }, [submit, about]);

  useEffect(() => {
    const stored = form.current && keptAt(here());
    if (!stored?.fields || !form.current) return;
    for (const control of textsIn(form.current)) {
      const text = stored.fields[control.name];
      // What someone typed before this ran is newer.
      if (text !== undefined && text !== control.value && control.value === control.defaultValue) type(control, text);
    }
    setIsRestored(true);
  }, [form, here]);

  const changed = useCallback((): void => {
    if (!form.current) return;
    const typed = textsIn(form.current).filter(({ value, defaultValue }) => value !== defaultValue);
    const texts = typed.filter(({ value }) => value.trim() !== '');
    if (texts.length === 0) return forget(here());
    const fields = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    keep(here(), {
      label,
      href: hereOf(window.location),
      text: texts.map(({ value }) => value).join('\n\n'),
      fields,
    });
  }, [form, here, label]);

  return {
    isRestored,
    changed,
    stay: () => {
      place.current = here();
    },
    sent: () => {
      forget(place.current);
      setIsRestored(false);
    },
    discard: () => {
      forget(here());
      setIsRestored(false);
      for (const control of form.current ? textsIn(form.current) : []) type(control, control.defaultValue);
    },
  };
}
