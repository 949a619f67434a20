/** The destinations of Pages in words. */
export const PLACES = {
  chapter: "into its owner's Chapter",
  'spellbook-top': "on top of its owner's Spellbook",
  'spellbook-bottom': "on the bottom of its owner's Spellbook",
  'spellbook-shuffled': "into its owner's Spellbook, which is shuffled",
  discard: 'into the discard area for its page type',
  limbo: "into its owner's Limbo",
  cemetery: "into its owner's Cemetery",
  afterlife: "into its owner's Afterlife",
  arena: 'into the Arena under your control',
} as const;
