/** Matches: setting one up, the table, the lobby, replays. The entry for other features. */
export type { CardTexts } from './card-texts.ts';
export { facesOf } from './faces-of.ts';
export { StartForm } from './first-match/start-form.tsx';
export { MatchRoom } from './match-room.tsx';
export { ParameterForm } from './parameter-form.tsx';
export { rulesetOf } from './setup-types.ts';
export { spokenDecision } from './spoken-decision.ts';
export { useBoardWords } from './use-board-words.ts';
export { useDrawnPictures } from './use-drawn-pictures.ts';
export type { MatchView } from './use-match.ts';
