/** Plays the sounds of a table if the reader switched sound on. */
'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useKeptChoice } from '../use-kept-choice.ts';
import type { MotionInput } from './use-motion.ts';
import type { Sound } from './sound.ts';

/**
 * @param self the viewer's seat, whose turns have a special sound; null for a spectator
 * @param over whether the match is over
 */
export function useSound(self: number | null, over: boolean): NonNullable<MotionInput['onSound']> {
  const [on] = useKeptChoice('sound');
  const play = useCallback(
    (sound: Sound) => {
      // Ignores errors: some browsers have no sound, or allow none before the first click.
      if (on) void import('./sound.ts').then(({ playSound }) => playSound(sound)).catch(() => undefined);
    },
    [on],
  );
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) play('end');
    wasOver.current = over;
  }, [over, play]);
  return useCallback(
    (sound, seat) => play(sound === 'turn' && seat === self && self !== null ? 'mine' : sound),
    [play, self],
  );
}
