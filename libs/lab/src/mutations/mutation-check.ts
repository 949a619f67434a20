/**
 * The mutation check: does a worked example fail if a rule changes? Each parameter is set to other legal values, each rule that play counts
 * is muted, and each line of play that applies a rule is removed. Every time, at least one worked example of these rules must fail. A change that fails no example survives, and its rule
 * is not proven.
 */
import {
  Content,
  resolveRuleset,
  RulesetError,
  type Example,
  type ParameterValue,
  type Ruleset,
} from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { ProgramError, Random, type GamePlugin, type Program } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { modesOf } from '../examples/example-modes.ts';
import { runExample, type ExampleOptions } from '../examples/run-examples.ts';
import { playLines, withoutLine, type TriedLine } from './line-mutations.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { runsInMatches } from '../examples/rule-coverage.ts';

/** The result: an example failed, no example failed, the change was refused before play, or the compiled program is the same. */
export type Fate = 'killed' | 'survived' | 'refused' | 'alike';

export interface MutationResult {
  readonly mutation: Mutation;
  readonly fate: Fate;
  /** The example that failed (`id (mode)`), the reason why none had to fail, or the examples that passed. */
  readonly reason: string;
}

export interface MutationReport {
  readonly game: string;
  readonly tried: number;
  readonly killed: number;
  readonly survivors: readonly MutationResult[];
  /** Changes that the engine cannot play, or that make no difference to it, each with the reason. */
  readonly excused: readonly MutationResult[];
}

export interface MutationOptions {
  /** Tries only this kind of mutations. */
  readonly kind?: Mutation['kind'];
  /** Tries only this many mutations, chosen at random with `seed`. */
  readonly sample?: number;
  readonly seed?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** A program without its code, as text. Two rulesets with the same text and card pool play the same. */
function textOf({ mechanics: _mechanics, ruleset: _ruleset, poolHash: _pool, ...rest }: Program): string {
  const met = new Set<unknown>();
  const plain = (key: string, value: unknown): unknown => {
    // A program of a play document refers to itself. What was written once need not be written again.
    if (met.has(value)) return null;
    if (typeof value === 'object' && value !== null) met.add(value);
    if (typeof value === 'function') return `function ${value.name}`;
    if (value instanceof Map || value instanceof Set) return [...value];
    if (ArrayBuffer.isView(value)) return Array.from(value as Int32Array);
    return key === 'plugin' ? null : value;
  };
  return JSON.stringify(rest, plain);
}

/**
 * Whether an example should fail: it names one of the rules, or uses the variant that sets the parameter, and does not set the parameter
 * itself.
 */
function concerns(mutation: Mutation, { rules, set, variants }: Example): boolean {
  const ofRules = rules.some((rule) => mutation.rules.includes(rule));
  if (mutation.kind !== 'parameter') return ofRules;
  if (mutation.name in set) return false;
  return mutation.variants.length === 0 ? ofRules : mutation.variants.every((id) => variants.includes(id));
}

/** Tries mutations of one game. Caches compiled programs and the modes of examples. */
class MutationCheck {
  private readonly texts = new Map<string, string>();
  private readonly cases: readonly { readonly example: Example; readonly modes: readonly string[] }[];

  constructor(
    private readonly content: Content,
    private readonly plugin: GamePlugin,
  ) {
    this.cases = [...content.game(plugin.id).examples.values()]
      .flat()
      .map((example) => ({ example, modes: modesOf(content, plugin.id, example) }));
  }

  try(mutation: Mutation): MutationResult {
    if (mutation.kind === 'line') return this.tryWithout(mutation);
    const excused = mutation.kind === 'parameter' ? this.excuse(mutation) : this.excuseSilence(mutation);
    if (excused) return excused;
    return this.played(mutation, (example, mode) => this.holds(example, mode, this.optionsFor(mutation)));
  }

  /** Tries a game without a line of its play. Documents that no longer load are a change that nobody can miss. */
  private tryWithout(mutation: Extract<Mutation, { kind: 'line' }>): MutationResult {
    const game = withoutLine(this.content.game(this.plugin.id), mutation.at);
    const [problem] = playOf(game).problems;
    if (problem) return { mutation, fate: 'refused', reason: problem.message };
    const content = new Content(this.content.files, [game]);
    const plugin = engineOf(game);
    return this.played(mutation, (example, mode) => this.holds(example, mode, {}, content, plugin));
  }

  /** Plays the examples that should fail. @param holds whether an example passes after the change */
  private played(mutation: Mutation, holds: (example: Example, mode: string) => boolean): MutationResult {
    const tried: string[] = [];
    for (const [example, mode] of this.casesOf(mutation)) {
      if (!holds(example, mode) && this.holds(example, mode, {}))
        return { mutation, fate: 'killed', reason: `${example.id} (${mode})` };
      if (!tried.includes(example.id)) tried.push(example.id);
    }
    const reason =
      tried.length > 0 ? `no difference to ${tried.join(', ')}` : 'no example of its rules is for this mode';
    return { mutation, fate: 'survived', reason };
  }

  private optionsFor(mutation: Exclude<Mutation, { kind: 'line' }>): ExampleOptions {
    return mutation.kind === 'citation' ? { muted: mutation.name } : { changed: { [mutation.name]: mutation.to } };
  }

  /** The examples that should fail, each with the modes of the mutation. */
  private casesOf(mutation: Mutation): [Example, string][] {
    return this.cases
      .filter(({ example }) => concerns(mutation, example))
      .flatMap(({ example, modes }) =>
        modes
          .filter((mode) => mutation.kind !== 'parameter' || mode === mutation.mode)
          .map((mode): [Example, string] => [example, mode]),
      );
  }

  /** Whether an example passes. An error during play counts as a failure. */
  private holds(
    example: Example,
    mode: string,
    options: ExampleOptions,
    content = this.content,
    plugin = this.plugin,
  ): boolean {
    try {
      return runExample(content, plugin, example, mode, options).passed;
    } catch (error) {
      if (error instanceof Error) return false;
      throw error;
    }
  }

  /** The reason why no example has to fail: the value cannot be played, or it makes no difference. Null if there is none. */
  private excuse(mutation: Extract<Mutation, { kind: 'parameter' }>): MutationResult | null {
    const { name, from, to, mode, variants } = mutation;
    const ruleset = (overrides: Record<string, ParameterValue>): Ruleset =>
      resolveRuleset(this.content, { game: this.plugin.id, mode, variants: [...variants], overrides });
    try {
      const changed = ruleset({ [name]: to });
      const text = textOf(this.compile(changed));
      const { parameters } = this.content.game(this.plugin.id).vocabulary;
      const declared = parameters.find((one) => one.name === name)!;
      if (declared.readBy.includes('deck-check')) {
        // The deck check treats both null and false as off, so it makes no difference between them.
        const off = declared.type === 'boolean' && from !== true && to !== true;
        return off ? { mutation, fate: 'alike', reason: 'the deck check reads both values as no' } : null;
      }
      const base = ruleset({});
      if (!this.texts.has(base.id)) this.texts.set(base.id, textOf(this.compile(base)));
      if (text === this.texts.get(base.id))
        return { mutation, fate: 'alike', reason: 'the engine compiles both values to the same' };
      return null;
    } catch (error) {
      if (error instanceof ProgramError || error instanceof RulesetError)
        return { mutation, fate: 'refused', reason: error.message };
      throw error;
    }
  }

  /** The reason why no example has to fail for a rule: no match and no deck check counts it. Null if one does. */
  private excuseSilence(mutation: Extract<Mutation, { kind: 'citation' }>): MutationResult | null {
    const files = this.plugin.vocabulary.citations![mutation.name]!.played;
    if (files.some((file) => runsInMatches(file) || file.startsWith('deck-laws/'))) return null;
    return {
      mutation,
      fate: 'alike',
      reason: `named in ${files.join(', ')} only, which neither play nor deck check runs`,
    };
  }

  private compile(ruleset: Ruleset): Program {
    return this.plugin.compile(ruleset, [...this.content.game(this.plugin.id).cards.values()]);
  }
}

/** `count` random members of a list, in their original order. */
function sampleOf<T>(list: readonly T[], count: number, seed: number): T[] {
  const random = new Random(seed);
  const left = list.map((_, i) => i);
  const drawn = Array.from(
    { length: Math.min(count, list.length) },
    () => left.splice(random.below(left.length), 1)[0]!,
  );
  return drawn.sort((a, b) => a - b).map((i) => list[i]!);
}

/** Applies every mutation of a game, or a sample, and reports those that no worked example notices. */
export function checkMutations(
  content: Content,
  plugin: GamePlugin,
  { kind, sample, seed = 1, onProgress }: MutationOptions = {},
): MutationReport {
  const all = mutationsOf(content, plugin).filter((one) => kind === undefined || one.kind === kind);
  const chosen = sample === undefined ? all : sampleOf(all, sample, seed);
  const check = new MutationCheck(content, plugin);
  const results = chosen.map((mutation, i) => {
    const result = check.try(mutation);
    onProgress?.(i + 1, chosen.length);
    return result;
  });
  const of = (...fates: Fate[]): MutationResult[] => results.filter(({ fate }) => fates.includes(fate));
  return {
    game: plugin.id,
    tried: results.length,
    killed: of('killed').length,
    survivors: of('survived'),
    excused: of('refused', 'alike'),
  };
}

/** What worked examples prove about the play documents of a game: a sample of lines was removed, one at a time. */
export interface LineProof {
  /** The statements of the play documents, and how many of them a rule covers. 0 for a game without such documents. */
  readonly lines: number;
  readonly cited: number;
  readonly tried: number;
  /** The removed lines that made an example fail, and those without which the documents do not load. */
  readonly noticed: number;
  readonly refused: number;
  /** The removed lines that no example of their rules noticed. */
  readonly missed: readonly TriedLine[];
}

/** Removes `sample` lines of play, one at a time, and plays the examples of their rules. */
export function proveLines(
  content: Content,
  plugin: GamePlugin,
  options: Pick<MutationOptions, 'sample' | 'seed' | 'onProgress'>,
): LineProof {
  const lines = playLines(content.game(plugin.id));
  const { tried, killed, survivors, excused } = checkMutations(content, plugin, { ...options, kind: 'line' });
  return {
    lines: lines.length,
    cited: lines.filter(({ rule }) => rule !== null).length,
    tried,
    noticed: killed,
    refused: excused.length,
    missed: survivors.flatMap(({ mutation }) => (mutation.kind === 'line' ? [mutation.at] : [])),
  };
}
