/**
 * A form that submits itself when a choice changes, and leaves empty fields out of the address. Without scripts it needs a submit button
 * among its children.
 */
'use client';
import type { ChangeEvent, FormHTMLAttributes } from 'react';

export function AutoSubmit(props: FormHTMLAttributes<HTMLFormElement>) {
  function change(event: ChangeEvent<HTMLFormElement>): void {
    const target = event.target as HTMLElement;
    if (target.matches('select, input[type=checkbox], input[type=radio]')) event.currentTarget.requestSubmit();
  }
  // A choice that the browser restored after going back must not submit the form again.
  return (
    <form {...props} autoComplete="off" onChange={change} onSubmit={(event) => leaveOutEmpty(event.currentTarget)} />
  );
}

/** Disables empty fields, because browsers do not send disabled fields. Enables them again after the browser has read the form. */
function leaveOutEmpty(form: HTMLFormElement): void {
  const empty = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.value === '' &&
      !field.disabled,
  );
  for (const field of empty) field.disabled = true;
  setTimeout(() => empty.forEach((field) => (field.disabled = false)));
}
