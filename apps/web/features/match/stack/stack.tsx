/**
 * The stack of pending actions. The first action is the next to resolve. Each action has its card, its sentence and its targets. Pointing
 * at an action marks its targets on the board.
 */
'use client';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useEffect } from 'react';
import { SPEEDS, useSpeed } from '../use-kept-choice.ts';
import type { StackProps } from './stack-list.tsx';
import { useResolved, type Pending } from './use-resolved.ts';
import { namesOf, useStateWord } from './words.ts';

const StackList = lazy(async () => ({ default: (await import('./stack-list.tsx')).StackList }));

/** Milliseconds until the next resolved action leaves the stack, at normal speed. */
const STAYS = 900;

const still = (): boolean => typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Stack(props: StackProps) {
  const { pending, taken, pointed } = props;
  const [speed] = useSpeed();
  const resolved = useResolved(pending, taken, still() ? 0 : STAYS * SPEEDS[speed]);
  useMarkedTargets(pointed);
  return (
    <>
      {resolved.length + pending.length > 0 && (
        <Suspense>
          <StackList {...props} resolved={resolved} />
        </Suspense>
      )}
      <Spoken pending={pending} />
    </>
  );
}

/** Announces to screen readers which action resolves next. */
function Spoken({ pending }: Pick<StackProps, 'pending'>) {
  const t = useTranslations('play.stack');
  const wordOf = useStateWord();
  const [first] = pending;
  const told = first && { word: wordOf(first, 0) ?? '', sentence: first.sentence, count: pending.length };
  const targets = first ? namesOf(first) : '';
  return (
    <p className="visually-hidden stack-spoken" role="status">
      {told && (targets === '' ? t('spoken', told) : t('spokenTargets', { ...told, targets }))}
    </p>
  );
}

/** Marks the targets of an action on the board. */
function useMarkedTargets(action: Pending | null): void {
  useEffect(() => {
    const places = (action?.targets ?? []).map(({ card, seat }) =>
      card != null ? `.tile[data-card="${card}"]` : `.table-seat[data-seat="${seat}"] > .table-seat-head`,
    );
    const targets = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(`.match-table ${place}`)]);
    for (const one of targets) one.dataset['pointed'] = '';
    return () => {
      for (const one of targets) delete one.dataset['pointed'];
    };
  }, [action]);
}
