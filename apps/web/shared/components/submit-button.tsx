/** The submit button of a form that needs its script. It is disabled until the script runs, because an earlier submit would lose the fields. */
'use client';
import type { ButtonHTMLAttributes } from 'react';
import { useInBrowser } from '../use-in-browser.ts';

export function SubmitButton({ disabled = false, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const ready = useInBrowser(() => true, false);
  return <button type="submit" disabled={disabled || !ready} {...rest} />;
}
