/** Settings for the display of matches. This browser stores them for all matches. */
'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** `chat-closed`: the chat stays collapsed. `sound`: the table plays sounds. */
type KeptChoice = 'chat-closed' | 'sound';

const CHANGED = 'rulewright-choice-changed';

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(`rulewright-${name}`);
  } catch {
    // Without access to the storage, uses the default.
    return null;
  }
}

/** Returns the stored text of a setting (default: `null`) and a function that changes it. */
export function useKeptText(name: string): readonly [string | null, (text: string) => void] {
  const stored = useSyncExternalStore(
    listen,
    () => read(name),
    () => null,
  );
  const change = useCallback(
    (text: string) => {
      try {
        localStorage.setItem(`rulewright-${name}`, text);
      } catch {
        return;
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [name],
  );
  return [stored, change];
}

/** Returns a setting that is on or off (default: `false`) and a function that changes it. */
export function useKeptChoice(choice: KeptChoice): readonly [boolean, (chosen: boolean) => void] {
  const [stored, change] = useKeptText(choice);
  return [stored === 'yes', (chosen) => change(chosen ? 'yes' : 'no')];
}

/** The speeds of the board, as factors of all durations. `off`: no animations. */
export const SPEEDS = { off: 0, slow: 1.6, normal: 1, fast: 0.5 } as const;
export type MotionSpeed = keyof typeof SPEEDS;

const isSpeed = (text: string | null): text is MotionSpeed => text !== null && Object.hasOwn(SPEEDS, text);

/** Returns the speed of the board and a function that changes it. */
export function useSpeed(): readonly [MotionSpeed, (speed: MotionSpeed) => void] {
  const [stored, change] = useKeptText('speed');
  // An older version stored this setting instead of a speed. It switched all animations off.
  const [still] = useKeptText('still');
  return [isSpeed(stored) ? stored : still === 'yes' ? 'off' : 'normal', change];
}

/** Returns the ids of the steps of a turn that stop automatic passing, and a function that changes them. */
export function useStops(game: string): readonly [readonly string[], (stops: readonly string[]) => void] {
  const [stored, change] = useKeptText(`stops-${game}`);
  return [stored ? stored.split(' ') : [], (stops) => change(stops.join(' '))];
}
