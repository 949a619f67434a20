/** The fields of the sheet with which a player registers a deck for a tournament. */

/** The fields that a player can fill in here, or by hand on the paper. */
export const SHEET_FIELDS = ['player', 'playerId', 'event', 'date', 'format', 'deck'] as const;

/** All parts of the form. */
export const SHEET_PARTS = [...SHEET_FIELDS, 'list', 'paper'] as const;
