/** A form that sends itself when a choice changes. Without script it needs the button that its children bring. */
'use client';
import type { FormEvent, FormHTMLAttributes } from 'react';

export function AutoSubmit(props: FormHTMLAttributes<HTMLFormElement>) {
  function change(event: FormEvent<HTMLFormElement>): void {
    const target = event.target as HTMLElement;
    if (target.matches('select, input[type=checkbox], input[type=radio]')) event.currentTarget.requestSubmit();
  }
  return <form {...props} onChange={change} />;
}
