/** The words of the pages that teach a game; what they teach is content. */
export const LEARN_WORDS = {
  learn: 'Learn to play',
  inShort: 'one page and a worked turn',
  newHere: 'New here? Learn to play',
  quickStart: 'Quick start',
  card: 'The card',
  table: 'The table',
  places: 'The places of one player, as the worked turn starts. A number names each place.',
  turn: 'A worked turn',
  stepThrough: 'Step through this turn on the board',
  sheet: 'Reference sheet',
  sheetOf: (game: string, mode: string): string => `${game}: ${mode}`,
  print: 'Print the reference sheet',
  rulebook: 'Read the full rules',
  play: 'Play a match',
  modes: 'Modes',
  rules: 'Rules',
} as const;
