/** Words about the actions on the stack. */
'use client';
import { useTranslations } from 'next-intl';
import type { Pending } from './use-resolved.ts';

/** Returns the state of an action in words. The first action resolves next, unless it is resolving already. */
export function useStateWord(): (action: Pending, at: number) => string | null {
  const t = useTranslations('play.stack');
  return ({ state }, at) => {
    if (state === 'stopped') return t('stopped');
    if (state === 'resolving') return t('resolving');
    return at === 0 ? t('next') : null;
  };
}

/** The names of the targets of an action. */
export const namesOf = ({ targets }: Pending): string => targets.map(({ name }) => name).join(', ');
