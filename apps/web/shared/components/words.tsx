/** Provides texts to the client components below it. Only the named parts, and those of every page, are sent to the browser. */
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { partsOf, type MessagePart } from '../../i18n/messages.ts';

/** The parts that the frame of every page needs. */
const EVERYWHERE: readonly MessagePart[] = ['common', 'errors'];

export interface WordsProps {
  readonly of?: readonly MessagePart[];
  readonly children: ReactNode;
}

export function Words({ of = [], children }: WordsProps) {
  return <NextIntlClientProvider messages={partsOf([...EVERYWHERE, ...of])}>{children}</NextIntlClientProvider>;
}
