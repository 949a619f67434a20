/** The closed lists of words that describe Pages, spelled as in the rulebook. */
import { z } from 'zod';

/** The six kinds of Pages (mz.book.types). */
export const PAGE_TYPES = ['aura', 'beastie', 'spell', 'potion', 'artifact', 'terra'] as const;
export const pageTypeSchema = z.enum(PAGE_TYPES);
export type PageType = z.infer<typeof pageTypeSchema>;

/** The Aura Types (mz.aura.eleven-types). */
export const AURA_TYPES = [
  'Cosmic',
  'Dark',
  'Earth',
  'Flame',
  'Forest',
  'Frost',
  'Light',
  'Lightning',
  'Neutral',
  'Spirit',
  'Water',
] as const;
export const auraTypeSchema = z.enum(AURA_TYPES);
export type AuraType = z.infer<typeof auraTypeSchema>;

/** The Traits (mz.trait.list). The Trait Spirit and the Aura Type Spirit share only their name (mz.trait.spirit). */
export const TRAITS = [
  'Blood Sucker',
  'Burrow',
  'Convert',
  'Destroyer',
  'Defender',
  'Fear',
  'First-Strike',
  'Flash',
  'Fleet',
  'Flight',
  'Magiproof',
  'Immortal',
  'Infectious',
  'Invisible',
  'Regen',
  'Spirit',
  'Stone Skin',
  'Trap',
  'Unblockable',
  'Venomous',
  'Equipment',
  'Self-Destruct',
] as const;
export const traitSchema = z.enum(TRAITS);
export type Trait = z.infer<typeof traitSchema>;

/** The Status Effects (mz.status.list). */
export const STATUS_EFFECTS = ['Frozen', 'Burn', 'Poison', 'Paralyze', 'Sleep', 'Scared', 'Confusion'] as const;
export const statusSchema = z.enum(STATUS_EFFECTS);
export type Status = z.infer<typeof statusSchema>;

/**
 * The places of Pages, as texts name them. `discard` means the discard area of the Page's type
 * (mz.page.destroyed-leaves-arena).
 */
const PAGE_ZONES = ['arena', 'terra-slots', 'chapter', 'spellbook', 'limbo', 'cemetery', 'afterlife'] as const;
export const pageZoneSchema = z.enum(PAGE_ZONES);
export type PageZone = z.infer<typeof pageZoneSchema>;

/** Aura by type. Any Aura can pay a Neutral cost (mz.aura.neutral-paid-by-any). */
export const auraAmountsSchema = z.partialRecord(auraTypeSchema, z.number().int().min(1).max(12));
export type AuraAmounts = z.infer<typeof auraAmountsSchema>;
