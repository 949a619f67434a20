/** A MetaZoo ruleset and pool of Pages compiled for play. */
import type { CardDef, Program, ZoneSpec } from '@rulewright/engine';
import { contentHash, type CardDoc, type Ruleset } from '@rulewright/content';
import { KERNEL } from './kernel.ts';

export type MetaZooProgram = Program;

/** The areas of each Caster, and who sees what lies there (mz.zone.areas). */
const ZONES: readonly ZoneSpec[] = [
  { id: 'spellbook', name: 'Spellbook', visibility: 'none', pile: true },
  { id: 'chapter', name: 'Chapter', visibility: 'owner' },
  { id: 'limbo', name: 'Limbo', visibility: 'all', pile: true },
  { id: 'cemetery', name: 'Cemetery', visibility: 'all', pile: true },
  { id: 'afterlife', name: 'Afterlife', visibility: 'all', pile: true },
  { id: 'arena', name: 'Arena', visibility: 'all' },
];

/** Compiles a ruleset for a pool of Pages. @throws ProgramError on a value that the engine does not play */
export function compile(ruleset: Ruleset, documents: readonly CardDoc[]): MetaZooProgram {
  const defs = documents.map((card) => ({ slug: card.id, name: card.name, numbers: {} }) satisfies CardDef);
  return {
    plugin: KERNEL,
    ruleset,
    poolHash: contentHash(documents.map(({ id, data }) => ({ id, data }))),
    zones: ZONES,
    zonesPerSeat: ZONES.length,
    defs,
    defOf: new Map(defs.map((card, index) => [card.slug, index])),
    abilityNames: [],
    minSeats: 2,
    maxSeats: 4,
  };
}
