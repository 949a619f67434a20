/** Sends texts to the client components below it. Only the named parts travel to the browser, with those of every page. */
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { partsOf, type Part } from '../i18n/messages.ts';

/** Parts that the frame of every page needs. */
const EVERYWHERE: readonly Part[] = ['common', 'errors'];

export interface WordsProps {
  readonly of?: readonly Part[];
  readonly children: ReactNode;
}

export function Words({ of = [], children }: WordsProps) {
  return <NextIntlClientProvider messages={partsOf([...EVERYWHERE, ...of])}>{children}</NextIntlClientProvider>;
}
