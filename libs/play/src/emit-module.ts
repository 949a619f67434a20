/**
 * The text of a JavaScript module that a back end writes, and what it refers to. The text has only words that this package wrote, names that
 * this class made, and numbers. What comes from a document, such as a name or a sentence, is never in the text: the module gets such things
 * as values.
 */

/** What the parameters of the module are called: the values that it refers to. */
const VALUES = 'K';

/** Where code can be made from text: in Node. The policy of the site forbids it to browsers. */
export const canEmit = (): boolean =>
  typeof (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node === 'string';

/** Something wrong with the compiler, and not with a document. */
export class EmitError extends Error {}

/** The words of JavaScript, and of the engine, that modules have. */
const WORDS = new Set(
  `Math a above after answers assumed at base below bottom break by callAgain callee card cardWords case catch cite const continue def default
  emit entry error f fill finally first false finish for frames from function get grow has holder if indexOf item kind last left length let list locals m main
  max min move moveUnder n next note null number offer one optionCount order over owner pc place placeOf player push random reached records remove
  return row running seat seatOf seatWords seats sink slots spend stage switch t tableWords tallies target to top true trunc try turn value asksAnyway else
  word work x y zone zoneCount count ${VALUES}`.split(/\s+/u),
);

/** Checks that a text has only words of this package, names that a module makes, numbers and signs. @throws EmitError if it does not */
function checkText(text: string): void {
  const foreign = /[^\w\s()[\]{}.,;:?!=<>+\-*/%&|~]|\/[/*]/u.exec(text)?.[0];
  if (foreign !== undefined) throw new EmitError(`A module cannot contain ${JSON.stringify(foreign)}.`);
  for (const word of new Set(text.match(/\b[A-Za-z_]\w*/gu)))
    if (!/^[A-Za-z]\d*$/u.test(word) && !WORDS.has(word))
      throw new EmitError(`A module cannot contain the word ${JSON.stringify(word)}.`);
}

/** A number as JavaScript. @throws EmitError for what is not a finite number */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new EmitError(`A module cannot contain the number ${value}.`);
  return value < 0 || Object.is(value, -0) ? `(${Object.is(value, -0) ? '-0' : String(value)})` : String(value);
}

/** The exported functions of a module, by name. */
export type EmittedFunctions = Readonly<Record<string, (...args: never[]) => number>>;

/** A module while it is written. */
export class ModuleText {
  private readonly values: unknown[] = [];
  private readonly names = new Map<unknown, string>();
  private readonly functions: string[] = [];
  private readonly exported: string[] = [];
  private count = 0;

  /** A name that nothing else has. */
  name(kind: string): string {
    return `${kind}${++this.count}`;
  }

  /** The name of a value that the module refers to. */
  value(value: object | string): string {
    const known = this.names.get(value);
    if (known !== undefined) return known;
    const name = `${VALUES}${this.values.length}`;
    this.values.push(value);
    this.names.set(value, name);
    return name;
  }

  /** Adds a function. @param body its statements */
  function(name: string, parameters: readonly string[], body: string): void {
    this.functions.push(`function ${name}(${parameters.join(', ')}) {\n${body}\n}`);
  }

  /** Adds a variable of the module. */
  variable(name: string, first: number): void {
    this.functions.push(`let ${name} = ${numberText(first)};`);
  }

  /** Lets `run` return a function of the module. */
  export(name: string): void {
    this.exported.push(name);
  }

  get text(): string {
    const names = this.values.map((_, at) => `${VALUES}${at}`);
    return [
      ...(names.length > 0 ? [`const [${names.join(', ')}] = ${VALUES};`] : []),
      ...this.functions,
      `return { ${this.exported.join(', ')} };`,
    ].join('\n');
  }

  /** Runs the module. Returns its exported functions by name. @throws EmitError for a text that can be unsafe */
  run(): EmittedFunctions {
    const { text } = this;
    checkText(text);
    // The text was checked one line above.
    // oxlint-disable-next-line typescript/no-implied-eval
    const make = new Function(VALUES, `"use strict";\n${text}`) as (values: readonly unknown[]) => EmittedFunctions;
    return make(this.values);
  }
}
