/** Compiles a MetaZoo ruleset and a pool of Pages for play: numbers by definition, texts, facts, areas, steps. */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { lazyHash } from '@rulewright/content/playing';
import { ProgramError, type Step, type ZoneSpec } from '@rulewright/engine';
import { AURA_TYPES, type AuraType } from '../../language/words.ts';
import { R, type RuleId } from '../../rules.ts';
import { REVEAL } from '../actions/reveal.ts';
import { FLIP } from '../actions/traps.ts';
import { SETUP_STEPS } from '../match/setup.ts';
import { TURN_STEPS } from '../match/turn.ts';
import type { M, MetaZooProgram } from '../model/model.ts';
import { playPage } from '../model/pages.ts';
import { readParams } from '../model/params.ts';
import { auraSum } from '../model/words.ts';
import { ArenaLists, arenaBits } from '../numbers/lists.ts';
import { compilePages } from '../texts/pages.ts';
import { MECHANICS } from './mechanics.ts';

/** The most seats that the table supports. Each seat is one Caster (mz.lang.caster, mz.setup.players). */
const MOST_SEATS = 8;

/**
 * Increase this number whenever the engine asks Casters different questions or a text has another effect. It is part of
 * the digest that a stored match or replay compares with its program. Otherwise, the decisions of an older match could
 * be taken as answers to other questions.
 */
const PLAY_VERSION = 4;

/**
 * The areas of each Caster with their visibility (mz.zone.areas, mz.zone.spellbook-face-down, mz.zone.chapter-hidden,
 * mz.zone.limbo, mz.zone.cemetery, mz.zone.afterlife). All Casters share one Arena. Each of its Pages is stored with
 * its owner, and the engine iterates over the parts of all owners (mz.zone.arena-shared,
 * mz.lang.battleground-and-arena). A match starts with the whole Spellbook in its place (mz.zone.spellbook-prebuilt).
 */
const ZONES: readonly ZoneSpec[] = [
  { id: 'spellbook', name: 'Spellbook', visibility: 'none', pile: true },
  { id: 'chapter', name: 'Chapter', visibility: 'owner' },
  { id: 'limbo', name: 'Limbo', visibility: 'all', pile: true },
  { id: 'cemetery', name: 'Cemetery', visibility: 'all', pile: true },
  { id: 'afterlife', name: 'Afterlife', visibility: 'all', pile: true },
  { id: 'arena', name: 'Arena', visibility: 'all' },
  { id: 'terra', name: 'Terra Slots', visibility: 'all' },
  { id: 'attached', name: 'Equipment', visibility: 'all' },
  { id: 'traps', name: 'face-down Traps', visibility: 'owner' },
  { id: 'chain', name: 'resolution chain', visibility: 'all' },
  { id: 'removed', name: 'out of the game', visibility: 'all' },
];

function stepsOf(ids: readonly string[], known: Readonly<Record<string, Step<M>>>): Step<M>[] {
  return ids.map((id) => {
    const found = known[id];
    if (!found) throw new ProgramError('unsupported-value', `The engine has no step ${id}.`);
    return found;
  });
}

/**
 * The rule on the strengths of each Aura Type (mz.type.table). No type is strong against Cosmic
 * (mz.aura.cosmic-no-weakness).
 */
const STRENGTH_RULES: Readonly<Record<AuraType, RuleId>> = {
  Cosmic: 'mz.type.cosmic',
  Dark: 'mz.type.dark',
  Earth: 'mz.type.earth',
  Flame: 'mz.type.flame',
  Forest: 'mz.type.forest',
  Frost: 'mz.type.frost',
  Light: 'mz.type.light',
  Lightning: 'mz.type.lightning',
  Neutral: 'mz.aura.neutral-no-advantage',
  Spirit: 'mz.type.spirit',
  Water: 'mz.type.water',
};

/** Compiles a ruleset for a pool of Pages. @throws ProgramError on a value that the engine cannot play */
export function compile(ruleset: Ruleset, documents: readonly CardDoc[]): MetaZooProgram {
  const p = readParams(ruleset);
  const pages = documents.map(playPage);
  const poolHash = lazyHash(() => [
    PLAY_VERSION,
    ...pages.map(({ slug, data }) => ({ slug, data: { ...data, emblem: '', provenance: {} } })),
  ]);
  const compiled = compilePages(pages, p);
  return {
    mechanics: MECHANICS,
    ruleset,
    poolHash,
    zones: ZONES,
    zonesPerSeat: ZONES.length,
    ...compiled,
    printedCost: Uint8Array.from(compiled.cost, auraSum),
    generatesSum: Uint8Array.from(compiled.generates, auraSum),
    convertsSum: Uint8Array.from(compiled.converts, auraSum),
    lists: new ArenaLists(),
    arenaBits: arenaBits(compiled, p),
    defOf: new Map(pages.map((page, index) => [page.slug, index])),
    abilityNames: compiled.names,
    abilityTitles: compiled.titles,
    minSeats: p.players.min,
    maxSeats: Math.min(p.players.max, MOST_SEATS),
    p,
    flip: FLIP,
    reveal: REVEAL,
    setup: stepsOf(ruleset.setup, SETUP_STEPS),
    turn: stepsOf(ruleset.turn, TURN_STEPS),
    farthest: Math.max(p.nearbyMiles, ...compiled.miles) + 1,
    strong: p.strongAgainst,
    strongRules: AURA_TYPES.map((type) => R[STRENGTH_RULES[type]]),
  };
}
