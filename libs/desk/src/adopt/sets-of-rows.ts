/** Finds the sets of rows by id, code or name, and creates missing ones. */
import type { SetDoc } from '@rulewright/content';
import { newIdOf } from '@rulewright/content/ids';
import type { AdoptedSet } from './set-list.ts';
import { bare, LONGEST_SLUG } from './values.ts';

/** The maximum number of characters of the code of a set. */
const LONGEST_CODE = 8;

export class Sets {
  readonly made: SetDoc[] = [];
  private readonly ids = new Map<string, string>();
  private readonly codes = new Set<string>();
  private readonly names = new Map<string, string>();
  /** New sets that have their code as a name. */
  private readonly unnamed = new Set<string>();
  private readonly otherNames = new Set<string>();

  /** @param listed facts about sets, by their code without punctuation */
  constructor(
    known: ReadonlyMap<string, SetDoc>,
    private readonly listed: ReadonlyMap<string, AdoptedSet>,
  ) {
    for (const { id, code, name } of known.values()) {
      for (const word of [name, code, id]) this.ids.set(bare(word) || word, id);
      this.codes.add(code.toUpperCase());
      this.names.set(id, name);
    }
  }

  /**
   * The id of a set.
   * @param name the name for a new set; if it is empty, the name comes from the list or from a later row, or is the code itself
   * @param onOtherName called once for each other name of the set
   */
  of(text: string, name: string, onOtherName: (known: string) => void): string | null {
    if (text === '') return null;
    // A name in a script that ids do not know is its own key.
    const key = bare(text) || text;
    const earlier = this.ids.get(key);
    if (earlier !== undefined) {
      this.compareName(earlier, name, onOtherName);
      return earlier;
    }
    const id = newIdOf(text, 'set', (one) => [...this.ids.values()].includes(one), LONGEST_SLUG);
    const code = this.freeCode(bare(id).toUpperCase());
    const known = this.listed.get(key);
    const called = name || known?.name || text;
    this.made.push({ ...known, id, code, name: called.slice(0, 120), summary: '', promo: false });
    this.ids.set(key, id);
    this.names.set(id, called);
    if (name === '' && !known) this.unnamed.add(id);
    return id;
  }

  /** Gives a new set without a name the name of a later row. */
  private compareName(id: string, name: string, onOtherName: (known: string) => void): void {
    const known = this.names.get(id);
    if (name === '' || known === undefined || known === name) return;
    if (!this.unnamed.delete(id)) {
      if (!this.otherNames.has(`${id} ${name}`)) onOtherName(known);
      this.otherNames.add(`${id} ${name}`);
      return;
    }
    const at = this.made.findIndex((one) => one.id === id);
    this.made[at] = { ...this.made[at]!, name: name.slice(0, 120) };
    this.names.set(id, name);
  }

  /** A short code that no other set has. Deck lists name a set by its code. */
  private freeCode(text: string): string {
    let code = text.slice(0, LONGEST_CODE);
    for (let at = 2; this.codes.has(code); at++) code = `${text.slice(0, LONGEST_CODE - String(at).length)}${at}`;
    this.codes.add(code);
    return code;
  }
}
