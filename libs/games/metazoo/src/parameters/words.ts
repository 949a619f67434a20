/** Words used as values of several MetaZoo parameters, with their form in sentences. */

/** The areas of a Caster for Pages that leave play. */
export const DISCARD_AREAS = { limbo: 'Limbo', cemetery: 'the Cemetery', afterlife: 'the Afterlife' } as const;

export const PAGE_TYPE_WORDS = {
  aura: 'Aura Pages',
  beastie: 'Beasties',
  spell: 'Spells',
  potion: 'Potions',
  artifact: 'Artifacts',
  terra: 'Terra',
} as const;

/** The possible targets of a Status Effect. */
export const SUFFERERS = { beastie: 'Beasties', artifact: 'Artifacts', caster: 'Casters' } as const;

/** The possible targets of a Status Effect that Fatigues Pages or keeps them from acting. */
export const SUFFERING_PAGES = { beastie: SUFFERERS.beastie, artifact: SUFFERERS.artifact } as const;

/** The turns on which a Caster may do something. */
export const WHOSE_TURN = { 'own-turn': 'on your own turn', 'any-turn': "on any Caster's turn" } as const;

/** The kinds of sources that can target a Page. */
export const TARGETERS = { spell: 'Spells', artifact: 'Artifacts', power: 'Powers', attack: 'attacks' } as const;
