/** Finds ways to settle failing examples. Each way is played first, and is offered only if the example then passes. */
import { randomBytes } from 'node:crypto';
import {
  canonicalJson,
  NUMBER_WORDS,
  textHash,
  type Example,
  type GameContent,
  type ParameterValue,
} from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { keepStory, modesOf, OwnValues, proposeOutcome, proposePosition, runExample } from '@rulewright/lab';
import { exampleDigest, examplesIn } from '../content/example-text.ts';
import type { BothSides } from './both-sides.ts';
import { ExampleCauses, sayMoved, type Causes, type MovedValue } from './example-causes.ts';
import { MOST_SETTLED, rulesDigest, type SettledExample, type Settlement } from './settlement.ts';

/** A failing example, with the modes in which it fails. */
export interface FailingExample {
  readonly path: string;
  readonly example: Example;
  readonly modes: readonly string[];
}

type Values = Readonly<Record<string, ParameterValue>>;

/** The maximum number of values for which a smaller set is searched. */
const MOST_TRIED = 8;
/** The members of an example that a proposal can change. */
const SETTLED = ['table', 'state', 'play', 'then', 'thenIn'] as const;
/** The maximum number of characters of a proposed outcome. */
const LONGEST = 4_000;

const LAST_OWN = "without which a rule has no example on a mode's own values";
const AFFECTED = 'that the old values do not help';
const OWN_EDIT = 'new or edited in this change set';
const BROKEN = 'that failed before this change';

/** Settles the failing examples of one game. */
export class ExampleSettler {
  private readonly causes: ExampleCauses;
  private readonly own: OwnValues;
  private readonly files = new Map<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>();

  constructor(
    private readonly sides: BothSides,
    private readonly game: GameContent,
    private readonly plugin: GamePlugin,
  ) {
    this.causes = new ExampleCauses(sides, game);
    this.own = new OwnValues(sides.after, plugin);
  }

  settle(failing: FailingExample): SettledExample {
    const settled = this.wayOf(failing);
    const rest = this.modesOf(failing.example).filter((mode) => !failing.modes.includes(mode));
    if (settled.kind === 'keep' || rest.length === 0) return settled;
    const apart = settled.kind === 'open' ? this.apart(failing, settled, rest) : settled;
    return this.own.mayLeave(failing.example, rest) ? { ...apart, leave: rest } : apart;
  }

  /** An outcome for the failing modes alone, in a copy of the example. Without one, the example stays as it was settled. */
  private apart({ path, example, modes }: FailingExample, settled: SettledExample, rest: string[]): SettledExample {
    if (!this.passes({ ...example, modes: rest })) return settled;
    const ofModes = Object.fromEntries(Object.entries(example.thenIn).filter(([mode]) => modes.includes(mode)));
    const copy = { ...example, modes: [...modes], thenIn: ofModes };
    const own = this.withProposal({ path, example: copy, modes }, this.causes.of(example, modes), settled.cause);
    return own.kind === 'outcome' ? { ...own, apart: { modes: [...modes], rest } } : settled;
  }

  private wayOf(failing: FailingExample): SettledExample {
    const { path, example, modes } = failing;
    const causes = this.causes.of(example, modes);
    if (this.isEdited(path, example)) return this.withProposal(failing, causes, OWN_EDIT);
    if (this.failedBefore(example, modes))
      return { ...this.said(failing), kind: 'open', cause: BROKEN, why: 'It failed before this change as well.' };
    if (causes.cited.length > 0) return this.withProposal(failing, causes, causes.cited.join(', '));
    const set = this.keeping(example, causes.moved);
    if (!set) return this.withProposal(failing, causes, AFFECTED);
    if (!this.own.spend(example, set)) return this.withProposal(failing, causes, LAST_OWN);
    const used = causes.moved.filter((one) => one.declared.name in set);
    return { ...this.said(failing), kind: 'keep', cause: used.map(sayMoved).join(', '), why: '', set };
  }

  private said({ path, example, modes }: FailingExample) {
    const digest = exampleDigest(this.textOf(path).get(example.id) ?? null);
    const names = modes.map((mode) => this.game.modes.get(mode)?.name ?? mode);
    return { id: example.id, title: example.title, path, digest, modes: [...modes], names, titleDoubt: false };
  }

  /** A small set of old values that makes an example pass in all its modes. Null if the old values do not help. */
  private keeping(example: Example, moved: readonly MovedValue[]): Values | null {
    const old: Record<string, ParameterValue> = {};
    for (const { declared, before } of moved) {
      // One example cannot set a different value in each mode.
      if (declared.name in old && canonicalJson(old[declared.name]) !== canonicalJson(before)) return null;
      old[declared.name] = before;
    }
    if (moved.length === 0 || !this.passes({ ...example, set: { ...example.set, ...old } })) return null;
    let fewest: Values = old;
    for (const name of Object.keys(old).length > MOST_TRIED ? [] : Object.keys(old)) {
      const { [name]: _, ...fewer } = fewest;
      if (this.passes({ ...example, set: { ...example.set, ...fewer } })) fewest = fewer;
    }
    return fewest;
  }

  private passes(example: Example): boolean {
    const modes = this.modesOf(example);
    return modes.length > 0 && modes.every((mode) => runExample(this.sides.after, this.plugin, example, mode).passed);
  }

  /**
   * Proposes a new outcome for the same position, or a new position in which the example shows the same as before. It tries the outcome first,
   * except for an example that should keep its story: it is the last of its rule and cannot set old values, or it only uses changed cards.
   */
  private withProposal(failing: FailingExample, { by, onlyCards }: Causes, cause: string): SettledExample {
    const { path, example } = failing;
    const said = this.said(failing);
    const open = (why: string): SettledExample => ({ ...said, kind: 'open', cause, why });
    const raw = this.textOf(path).get(example.id);
    if (!raw) return open('Its file cannot be read.');
    const modes = this.modesOf(example);
    const { after: content } = this.sides;
    const position = (): Partial<Example> | null => proposePosition(content, this.plugin, example, modes, by);
    const same = onlyCards && cause !== OWN_EDIT;
    const first = cause === LAST_OWN ? position() : same ? keepStory(content, this.plugin, example, modes, by) : null;
    const proposal = first ?? proposeOutcome(content, this.plugin, example, modes);
    const after: Partial<Example> | null =
      'why' in proposal ? position() : 'outcome' in proposal ? proposal.outcome : proposal;
    if (!after) return open('why' in proposal ? proposal.why : '');
    const { before, after: members } = differing(raw, example, after);
    if (JSON.stringify(members).length > LONGEST) return open('Its outcome is too long to be shown.');
    // The title of an example about another rule may not match a new outcome.
    const titleDoubt =
      namesNumber(example.title) || (cause === LAST_OWN && first === null) || turns(example, { ...example, ...after });
    return { ...said, titleDoubt, kind: 'outcome', cause, why: '', before, after: members };
  }

  private old(id: string): Example | undefined {
    const game = this.sides.before.games.find((one) => one.doc.id === this.game.doc.id);
    return [...(game?.examples.values() ?? [])].flat().find((one) => one.id === id);
  }

  private isEdited(path: string, example: Example): boolean {
    if (!this.sides.changed.has(path)) return false;
    return canonicalJson(this.old(example.id)) !== canonicalJson(example);
  }

  private failedBefore(example: Example, modes: readonly string[]): boolean {
    const old = this.old(example.id);
    if (!old) return false;
    const before = modesOf(this.sides.before, this.game.doc.id, old);
    return modes.some((mode) => before.includes(mode) && !runExample(this.sides.before, this.plugin, old, mode).passed);
  }

  private modesOf(example: Example): string[] {
    return modesOf(this.sides.after, this.game.doc.id, example);
  }

  /** The examples of a file as plain data, by id. */
  private textOf(path: string) {
    const known = this.files.get(path) ?? examplesIn(this.sides.input.after.find((file) => file.path === path)!.text);
    this.files.set(path, known);
    return known;
  }
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an example that a proposal changes: as the file has them, and as they would be. */
function differing(raw: Members, example: Example, after: Partial<Example>): { before: Members; after: Members } {
  const names = SETTLED.filter((name) => name in after && canonicalJson(after[name]) !== canonicalJson(example[name]));
  const pick = (of: Members): Members =>
    Object.fromEntries(names.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));
  return { before: pick(raw), after: pick(stated(after)) };
}

/** Leaves out the empty members of a state, which the text of an example does not have. */
const stated = ({ state, ...rest }: Partial<Example>): Members =>
  state
    ? { ...rest, state: Object.fromEntries(Object.entries(state).filter(([, all]) => Object.keys(all).length > 0)) }
    : rest;

/** Number words in titles. "One" is left out, because it is often not a number. */
const NUMBERS = new Set(NUMBER_WORDS.slice(2));

/** Whether a text contains a number, in digits or as a word. A title with a number may be false under the new outcome. */
const namesNumber = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => /^\d+$/u.test(word) || NUMBERS.has(word));

/** Whether the end of an example changes: its legality, the end of the game or the winner. */
const turns = (before: Pick<Example, 'then' | 'thenIn'>, after: Pick<Example, 'then' | 'thenIn'>): boolean => {
  const ends = ({ then, thenIn }: Pick<Example, 'then' | 'thenIn'>) =>
    [then, ...Object.values(thenIn)].map(({ legal, over, winner }) => [legal, over, winner]);
  return canonicalJson(ends(before)) !== canonicalJson(ends(after));
};

/** Combines settled examples. Lists at most MOST_SETTLED. @param failing the number of failing examples */
export function settlementOf(sides: BothSides, examples: readonly SettledExample[], failing: number): Settlement {
  const { before, after } = sides.input;
  const texts = new Map(after.map((file) => [file.path, file.text]));
  const proposed = [...sides.changed].map((path) => ({ path, text: texts.get(path) ?? null }));
  const released = new Map(before.map((file) => [file.path, textHash(file.text)]));
  return {
    examples: examples.slice(0, MOST_SETTLED),
    more: failing - Math.min(MOST_SETTLED, examples.length),
    rules: rulesDigest(proposed, released),
    secret: randomBytes(24).toString('hex'),
    done: [],
  };
}
