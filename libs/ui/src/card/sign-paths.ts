/** The drawings of the signs of numbers. Coordinates are between -16 and 16. */

/** Open mandibles. */
const ATTACK_PATH = 'M-3-12C-13-9-16 3-8 13C-11 3-8-4-3-6ZM3-12C13-9 16 3 8 13C11 3 8-4 3-6ZM-5 12L0 4L5 12Z';
/** A wing case in the shape of a shield. */
const DEFENSE_PATH = 'M0-13C7-11 12-9 12-3C12 5 6 11 0 14C-6 11-12 5-12-3C-12-9-7-11 0-13ZM0-9V10';

/** A heart. */
const LIFE_PATH = 'M0 13C-16 2-14-11-6-11C-2-11 0-8 0-5C0-8 2-11 6-11C14-11 16 2 0 13Z';

/** The drawings of the signs, by name. */
export const SIGN_PATHS = { attack: ATTACK_PATH, damage: ATTACK_PATH, defense: DEFENSE_PATH, life: LIFE_PATH };
