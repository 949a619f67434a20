/** Invented Pages for several tests: Beasties with one Attack, Spells and Traps with one effect. */

type Data = Readonly<Record<string, unknown>>;

/** A Beastie with an Attack called `hit`. `attack` is merged into the Attack, `more` into the Page. */
export const beastie = (lp: number, damage: number, more: Data = {}, attack: Data = {}): Data => ({
  lp,
  attacks: [{ id: 'hit', name: 'Hit', damage, ...attack }],
  ...more,
});

/** A Spell with one effect when it resolves. */
export const spell = (effect: Data, more: Data = {}): Data => ({
  pageType: 'spell',
  texts: [{ id: 'does', kind: 'when', on: 'resolved', text: 'It does it.', effects: [effect] }],
  ...more,
});

/** A Spell with the Trait Trap and one effect when it is flipped. */
export const snare = (effect: Data, more: Data = {}): Data => ({
  pageType: 'spell',
  traits: ['Trap'],
  texts: [{ id: 'snap', kind: 'when', on: 'flipped', text: 'It snaps.', effects: [effect] }],
  ...more,
});

/** A target: one Beastie of any Caster. */
export const anyBeastie = { pick: 1, from: { types: ['beastie'] } };
