/** The parts of the device that a page loads when it first needs them. */
'use client';

/** Deletes what the device keeps about the person who signs out. */
export const forgetPersonal = async () => (await import('./forget-personal.ts')).forgetPersonal();

/** Checks a list with the game that is saved on this device. @throws the given error if the game is not on this device */
export const checkHere = async (...args: Parameters<typeof import('./check-on-device.ts').checkOnDevice>) =>
  (await import('./check-on-device.ts')).checkOnDevice(...args);

/** Saves the replay of a match as a file. */
export const saveReplay = async (match: string) => (await import('./save-replay.ts')).saveReplay(match);

/** Saves a game on this device. */
export const keepGame = async (...args: Parameters<typeof import('./keep-game.ts').keepGame>) =>
  (await import('./keep-game.ts')).keepGame(...args);
