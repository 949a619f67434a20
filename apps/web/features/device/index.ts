/** What works without the server: matches, deck checks and kept games on the device, and the service worker. The entry for other features. */
export { ask, openReplay } from './ask.ts';
export { isOnDevice } from './device-id.ts';
export { callEngine, onMatchChange } from './engine.ts';
export { forgetPersonal, keepGame, saveReplay } from './later.ts';
export { OfflineNote } from './offline-note.tsx';
export { orOnDevice } from './or-on-device.ts';
export { useOffline } from './use-offline.ts';
export { SHELL_PAGE, packs, removePacks, type PackInfo } from './worker/stores.ts';
