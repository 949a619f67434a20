/** Pages that several tests make up: Beasties with one Attack, Spells and Traps with one effect. */

type Data = Readonly<Record<string, unknown>>;

/** A Beastie with an Attack called `hit`; `attack` is added to the Attack, `more` to the Page. */
export const beastie = (lp: number, damage: number, more: Data = {}, attack: Data = {}): Data => ({
  lp,
  attacks: [{ id: 'hit', name: 'Hit', damage, ...attack }],
  ...more,
});

/** A Spell that does one thing as it resolves. */
export const spell = (effect: Data, more: Data = {}): Data => ({
  pageType: 'spell',
  texts: [{ id: 'does', kind: 'when', on: 'resolved', text: 'It does it.', effects: [effect] }],
  ...more,
});

/** A Spell with Trap that does one thing as it is flipped. */
export const snare = (effect: Data, more: Data = {}): Data => ({
  pageType: 'spell',
  traits: ['Trap'],
  texts: [{ id: 'snap', kind: 'when', on: 'flipped', text: 'It snaps.', effects: [effect] }],
  ...more,
});

/** One Page of any Caster's choice. */
export const anyBeastie = { pick: 1, from: { types: ['beastie'] } };
