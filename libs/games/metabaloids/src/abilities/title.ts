/** Matches the printed name at the start of an ability text: `Signal (1): on your turn…`. */
const PRINTED_NAME = /^([A-Z][\w' -]*?)(?: \(\d+\))?:/u;

/** The name of an ability in sentences: its printed name, if it has one. */
export const abilityName = (text: string): string => PRINTED_NAME.exec(text)?.[1] ?? 'the ability';
