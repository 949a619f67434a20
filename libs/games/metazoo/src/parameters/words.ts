/** Words that several parameters of MetaZoo choose from, with the form in which a sentence shows them. */

/** Areas of a Caster that Pages go to for good. */
export const DISCARD_AREAS = { limbo: 'Limbo', cemetery: 'the Cemetery', afterlife: 'the Afterlife' } as const;

export const PAGE_TYPE_WORDS = {
  aura: 'Aura Pages',
  beastie: 'Beasties',
  spell: 'Spells',
  potion: 'Potions',
  artifact: 'Artifacts',
  terra: 'Terra',
} as const;

/** What a Status Effect can be inflicted on. */
export const SUFFERERS = { beastie: 'Beasties', artifact: 'Artifacts', caster: 'Casters' } as const;

/** What a Status Effect that turns or holds Pages can be inflicted on. */
export const SUFFERING_PAGES = { beastie: SUFFERERS.beastie, artifact: SUFFERERS.artifact } as const;

/** Turns on which something may be done. */
export const WHOSE_TURN = { 'own-turn': 'on your own turn', 'any-turn': "on any Caster's turn" } as const;

/** Kinds of sources that can pick a target. */
export const TARGETERS = { spell: 'Spells', artifact: 'Artifacts', power: 'Powers', attack: 'attacks' } as const;
