/** The parts of the device that a page loads when it first needs them. */
'use client';

/** Deletes what the device keeps about the person who signs out. */
export const forgetPersonal = async () => (await import('./forget-personal.ts')).forgetPersonal();

/** Saves the replay of a match as a file. */
export const saveReplay = async (match: string) => (await import('./save-replay.ts')).saveReplay(match);

/** Saves a game on this device. */
export const keepGame = async (...args: Parameters<typeof import('./keep-game.ts').keepGame>) =>
  (await import('./keep-game.ts')).keepGame(...args);
