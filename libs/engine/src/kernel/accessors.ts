/**
 * Named properties for the state: `m.table.turn` reads a word of the table, `f.seat` a local of the running frame. They
 * are accessors on prototypes, so they look like object fields but are as fast as array access.
 */
import type { Step } from '../contract/control.ts';
import type { StateSpec } from '../state/layout.ts';

// Each declaration gets one class, so that all matches of a game share one hidden class and V8 keeps the getters
// inlined.

/** The table fields of a match by name. Accessors read and write the words in `$data`. */
export interface TableFields {
  $data: Int32Array;
}

type TableClass = new () => TableFields;

const tableClasses = new WeakMap<StateSpec, TableClass>();

/**
 * The classes that were made last, with their names. A document has the same names in all rulesets and with all cards, and to define hundreds of
 * accessors takes longer than a short match.
 */
const latest: { readonly names: readonly string[]; readonly made: TableClass }[] = [];
const MOST_LATEST = 16;

/** A class whose named properties read and write the plugin's table fields. */
export function tableClass(spec: StateSpec): TableClass {
  const known = tableClasses.get(spec);
  if (known) return known;
  const names = spec.table;
  const same = latest.find(
    (one) => one.names.length === names.length && one.names.every((name, at) => name === names[at]),
  );
  const made = same?.made ?? newTableClass(names);
  if (!same) latest.unshift({ names, made });
  latest.length = Math.min(latest.length, MOST_LATEST);
  tableClasses.set(spec, made);
  return made;
}

function newTableClass(names: readonly string[]): TableClass {
  class Table implements TableFields {
    $data = new Int32Array(0);
  }
  for (const [index, name] of names.entries())
    Object.defineProperty(Table.prototype, name, {
      get(this: TableFields) {
        return this.$data[index];
      },
      set(this: TableFields, value: number) {
        this.$data[index] = value;
      },
    });
  return Table;
}

/** The part of a match that the accessors of locals need. */
export interface Running {
  readonly frames: Int32Array;
  readonly running: number;
}

/**
 * The locals of the running frame by number. Each local has its own accessor, so its offset is a constant when V8
 * inlines it.
 */
class FrameLocals {
  constructor(readonly match: Running) {}
  get l0(): number {
    return this.match.frames[this.match.running + 1]!;
  }
  set l0(value: number) {
    this.match.frames[this.match.running + 1] = value;
  }
  get l1(): number {
    return this.match.frames[this.match.running + 2]!;
  }
  set l1(value: number) {
    this.match.frames[this.match.running + 2] = value;
  }
  get l2(): number {
    return this.match.frames[this.match.running + 3]!;
  }
  set l2(value: number) {
    this.match.frames[this.match.running + 3] = value;
  }
  get l3(): number {
    return this.match.frames[this.match.running + 4]!;
  }
  set l3(value: number) {
    this.match.frames[this.match.running + 4] = value;
  }
  get l4(): number {
    return this.match.frames[this.match.running + 5]!;
  }
  set l4(value: number) {
    this.match.frames[this.match.running + 5] = value;
  }
  get l5(): number {
    return this.match.frames[this.match.running + 6]!;
  }
  set l5(value: number) {
    this.match.frames[this.match.running + 6] = value;
  }
  get l6(): number {
    return this.match.frames[this.match.running + 7]!;
  }
  set l6(value: number) {
    this.match.frames[this.match.running + 7] = value;
  }
}

type LocalsClass = new (match: Running, goto: Step['jumps']) => object;

/** By list of names. The steps of a document have the same lists in all rulesets. */
const localsClasses = new WeakMap<readonly string[], LocalsClass>();

/** Named properties for the locals of the running frame, and in `goto` the jumps of the step. */
export function localsOf({ locals, jumps }: Step, match: Running): object {
  const known = localsClasses.get(locals) ?? localsClass(locals);
  localsClasses.set(locals, known);
  return new known(match, jumps);
}

function localsClass(names: readonly string[]): LocalsClass {
  class Locals {
    constructor(
      readonly match: Running,
      readonly goto: Step['jumps'],
    ) {}
  }
  names.forEach((name, index) =>
    Object.defineProperty(Locals.prototype, name, Object.getOwnPropertyDescriptor(FrameLocals.prototype, `l${index}`)!),
  );
  return Locals;
}
