/**
 * Mutations: small changes to the rules. They cover every parameter that play or the deck check reads, every rule that play counts, and every
 * line of play that applies a rule.
 */
import {
  applicableVariants,
  modeRulesets,
  resolveRuleset,
  rulesOf,
  valueProblem,
  type Content,
  type ParameterDeclaration,
  type ParameterValue,
  type Ruleset,
} from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { playLines, rulesOfLine, type TriedLine } from './line-mutations.ts';

/** One change. `parameter` sets a parameter from one value to another. `citation` mutes a rule. `line` removes a line of play. */
export type Mutation =
  | {
      readonly kind: 'parameter';
      readonly mode: string;
      /** The variants applied to the mode: none, or the one variant that sets the parameter. */
      readonly variants: readonly string[];
      readonly name: string;
      readonly from: ParameterValue;
      readonly to: ParameterValue;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'citation'; readonly name: string; readonly rules: readonly string[] }
  | { readonly kind: 'line'; readonly at: TriedLine; readonly rules: readonly string[] };

/** Other legal values of a parameter: every other word of an enum, one more and one less, a list with one member less or more. */
export function otherValues(declared: ParameterDeclaration, value: ParameterValue): ParameterValue[] {
  const words = Object.keys(declared.values ?? {});
  const candidates = ((): ParameterValue[] => {
    switch (declared.type) {
      case 'boolean':
        return value === null ? [true, false] : [!value];
      case 'integer':
        // 2 and not 1, because a limit of one is often no limit: a deck has at least one card anyway.
        return value === null ? [Math.max(declared.min ?? 0, 2)] : [Number(value) + 1, Number(value) - 1];
      case 'enum':
        return words.filter((word) => word !== value);
      case 'list': {
        const list = Array.isArray(value) ? value : [];
        const missing = words.find((word) => !list.includes(word));
        return [...(list.length > 0 ? [list.slice(1)] : []), ...(missing === undefined ? [] : [[...list, missing]])];
      }
      case 'text':
        return [];
    }
  })();
  if (declared.nullable && value !== null && declared.type !== 'integer') candidates.push(null);
  return candidates.filter((one) => valueProblem(declared, one) === null);
}

/** Mutations of the parameters that play or the deck check reads and that have a rule in the rulebook of this ruleset. */
function flipsOf(content: Content, ruleset: Ruleset, concerns: (name: string) => boolean): Mutation[] {
  const shown = rulesOf(content, ruleset);
  return content
    .game(ruleset.game)
    .vocabulary.parameters.filter(
      ({ name, readBy }) => concerns(name) && (readBy.includes('engine') || readBy.includes('deck-check')),
    )
    .filter(({ rules }) => rules.some((rule) => shown.has(rule)))
    .flatMap((declared) => {
      const { name, rules } = declared;
      const { mode, ref, parameters } = ruleset;
      const from = parameters[name]!;
      return otherValues(declared, from).map((to): Mutation => ({
        kind: 'parameter',
        mode,
        variants: ref.variants,
        name,
        from,
        to,
        rules,
      }));
    });
}

/**
 * Every mutation of a game: the parameters of each mode, the parameters that a variant sets in each mode with this variant, then the rules
 * that play counts, and the lines of play that apply a rule.
 */
export function mutationsOf(content: Content, plugin: GamePlugin): Mutation[] {
  const modes = modeRulesets(content, plugin.id);
  const flips = modes.flatMap((ruleset) => flipsOf(content, ruleset, () => true));
  const varied = modes.flatMap(({ mode }) =>
    applicableVariants(content, plugin.id, mode).flatMap(({ id, parameters }) =>
      flipsOf(
        content,
        resolveRuleset(content, { game: plugin.id, mode, variants: [id], overrides: {} }),
        (name) => name in parameters,
      ),
    ),
  );
  const { citations = {} } = plugin.vocabulary;
  const silenced = Object.entries(citations)
    .filter(([, { played }]) => played.length > 0)
    .map(([rule]): Mutation => ({ kind: 'citation', name: rule, rules: [rule] }));
  const game = content.game(plugin.id);
  const lines = playLines(game).flatMap((at): Mutation[] => {
    const rules = at.rule === null ? [] : rulesOfLine(game, at);
    return rules.length === 0 ? [] : [{ kind: 'line', at, rules }];
  });
  return [...flips, ...varied, ...silenced, ...lines];
}

/** A mutation in words: `safety.enabled false instead of true in fast`, `without mb.battle.tie` or `without line 12 of …: draw 1`. */
export function sayMutation(mutation: Mutation): string {
  if (mutation.kind === 'line') return `without line ${mutation.at.line} of ${mutation.at.path}: ${mutation.at.text}`;
  if (mutation.kind === 'citation') return `without ${mutation.name}`;
  const { name, from, to, mode, variants } = mutation;
  return `${name} ${JSON.stringify(to)} instead of ${JSON.stringify(from)} in ${[mode, ...variants].join('+')}`;
}
