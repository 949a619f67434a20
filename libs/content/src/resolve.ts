/** Resolves a mode, variants and overrides into a ruleset: plain, validated, frozen, hashed. */
import { playHashOf, playOf } from './play/play-of.ts';
import { lazyHash } from './canonical.ts';
import { evaluateCondition } from './condition.ts';
import { hadPlugin } from './former-plugin.ts';
import type { Content, GameContent } from './content.ts';
import { formatValue, parseValue, valueProblem } from './parameters.ts';
import { didYouMean, UnreadableGameError } from './problems.ts';
import type { Ruleset, RulesetRef, ValueOrigin } from './ruleset.ts';
import type { ModeDoc, ModeRule, ParameterValue, VariantDoc } from './schemas.ts';
import { ruleHolds } from './text/chapter.ts';

export type RulesetErrorCode =
  | 'bad-ruleset-id'
  | 'unknown-game'
  | 'unknown-mode'
  | 'unknown-variant'
  | 'variant-does-not-apply'
  | 'variants-exclude'
  | 'unknown-parameter'
  | 'bad-parameter-value';

/** Thrown for a ruleset that cannot be resolved. */
export class RulesetError extends Error {
  constructor(
    readonly code: RulesetErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The longest id that is parsed. No real ruleset needs a longer one. */
const LONGEST_ID = 4000;

/** Splits `game/mode+variant?parameter=value&…`. Values stay text until the game's declarations are known. */
function splitId(text: string): { game: string; mode: string; variants: string[]; values: [string, string][] } {
  const match =
    text.length > LONGEST_ID ? null : /^([a-z0-9-]+)\/([a-z0-9-]+)((?:\+[a-z0-9-]+)*)(?:\?(.*))?$/.exec(text.trim());
  if (!match) {
    throw new RulesetError(
      'bad-ruleset-id',
      `"${text.slice(0, 80)}" is not a ruleset. Expected: game/mode+variant?parameter=value.`,
    );
  }
  const [, game, mode, variants, query] = match;
  return {
    game: game!,
    mode: mode!,
    variants: [...new Set(variants!.split('+').filter((one) => one !== ''))].sort(),
    values: query ? [...new URLSearchParams(query).entries()] : [],
  };
}

/** Parses a ruleset id. The declarations of the game decide how overrides are parsed. @throws RulesetError */
export function parseRulesetId(content: Content, text: string): RulesetRef {
  const { game: id, mode, variants, values } = splitId(text);
  const game = gameOf(content, id);
  const overrides: Record<string, ParameterValue> = {};
  for (const [name, value] of values) {
    const declared = game.vocabulary.parameters.find((one) => one.name === name);
    if (!declared) throw unknownParameter(game, name);
    const parsed = parseValue(declared, value);
    if (parsed === undefined) {
      throw new RulesetError('bad-parameter-value', valueProblem(declared, value) ?? `${name} cannot be "${value}".`);
    }
    overrides[name] = parsed;
  }
  return { game: id, mode, variants, overrides };
}

/** The canonical text of a reference: variants and overrides sorted. */
export function formatRulesetId(ref: RulesetRef): string {
  const variants = [...ref.variants].sort().map((one) => `+${one}`);
  const overrides = Object.entries(ref.overrides)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(formatValue(value)).replaceAll('%2C', ',')}`);
  return `${ref.game}/${ref.mode}${variants.join('')}${overrides.length > 0 ? `?${overrides.join('&')}` : ''}`;
}

function unknownParameter(game: GameContent, name: string): RulesetError {
  const known = game.vocabulary.parameters.map((one) => one.name);
  return new RulesetError(
    'unknown-parameter',
    `${game.doc.name} has no parameter "${name}".${didYouMean(name, known)}`,
  );
}

function gameOf(content: Content, id: string): GameContent {
  try {
    return content.game(id);
  } catch (error) {
    if (error instanceof UnreadableGameError) throw error;
    throw new RulesetError('unknown-game', (error as Error).message);
  }
}

/** A mode and the modes that it extends, from the most distant to the mode itself. @throws RulesetError `unknown-mode` */
function lineage(game: GameContent, id: string): ModeDoc[] {
  const chain: ModeDoc[] = [];
  for (let next: string | undefined = id; next !== undefined; next = chain[0]!.extends) {
    const mode = game.modes.get(next);
    if (!mode || chain.includes(mode)) {
      throw new RulesetError(
        'unknown-mode',
        `${game.doc.name} has no mode "${next}".${didYouMean(next, game.modes.keys())}`,
      );
    }
    chain.unshift(mode);
  }
  return chain;
}

/** The deck law that a mode names, or that the nearest mode it extends names. Otherwise the first deck law of the game. */
const deckLawIdOf = (game: GameContent, mode: string): string | null =>
  lineage(game, mode).findLast((one) => one.deckLaw !== undefined)?.deckLaw ??
  game.deckLaws.keys().next().value ??
  null;

/** Values while a ruleset is being resolved, with the origin of each. */
interface Layers {
  readonly parameters: Record<string, ParameterValue>;
  readonly origins: Record<string, ValueOrigin>;
  setup: readonly string[];
  turn: readonly string[];
  readonly rules: ModeRule[];
}

function layMode(layers: Layers, game: GameContent, mode: ModeDoc): void {
  const origin: ValueOrigin = { kind: 'mode', id: mode.id, path: `rules/${game.doc.id}/modes/${mode.id}.yaml` };
  for (const [name, value] of Object.entries(mode.parameters)) set(layers, name, value, origin);
  if (mode.setup) layers.setup = mode.setup;
  if (mode.turn) layers.turn = mode.turn;
  if (mode.setup) layers.origins['setup.steps'] = origin;
  if (mode.turn) layers.origins['turn.steps'] = origin;
  layers.rules.push(...mode.rules);
}

function set(layers: Layers, name: string, value: ParameterValue, origin: ValueOrigin): void {
  layers.parameters[name] = value;
  layers.origins[name] = origin;
}

/** @param overrides applied after the variants; if a variant copies the value of an overridden parameter, it copies the override */
function layVariant(layers: Layers, game: GameContent, variant: VariantDoc, overrides: RulesetRef['overrides']): void {
  const origin: ValueOrigin = {
    kind: 'variant',
    id: variant.id,
    path: `rules/${game.doc.id}/variants/${variant.id}.yaml`,
  };
  const below = { ...layers.parameters, ...overrides };
  for (const [name, value] of Object.entries(variant.parameters)) {
    const taken = value !== null && typeof value === 'object' && !Array.isArray(value) ? below[value.sameAs]! : value;
    set(layers, name, taken, origin);
  }
  if (variant.setup) layers.setup = variant.setup;
  if (variant.turn) layers.turn = variant.turn;
  if (variant.setup) layers.origins['setup.steps'] = origin;
  if (variant.turn) layers.origins['turn.steps'] = origin;
  layers.rules.push(...variant.rules);
}

function variantOf(game: GameContent, id: string): VariantDoc {
  const variant = game.variants.get(id);
  if (variant) return variant;
  throw new RulesetError(
    'unknown-variant',
    `${game.doc.name} has no variant "${id}".${didYouMean(id, game.variants.keys())}`,
  );
}

/** A cache of the layers of each mode, without variants and overrides. There are many rulesets but few modes. */
const known = new WeakMap<GameContent, Map<string, Layers>>();

/** A copy of the layers of a mode, which the caller may change. @throws RulesetError `unknown-mode` */
function modeLayers(game: GameContent, mode: string): Layers {
  const ofGame = known.get(game) ?? new Map<string, Layers>();
  known.set(game, ofGame);
  const { parameters, origins, setup, turn, rules } = ofGame.get(mode) ?? layModes(game, mode);
  ofGame.set(mode, { parameters, origins, setup, turn, rules });
  return { parameters: { ...parameters }, origins: { ...origins }, setup, turn, rules: [...rules] };
}

function layModes(game: GameContent, mode: string): Layers {
  const layers: Layers = { parameters: {}, origins: {}, setup: [], turn: [], rules: [] };
  for (const one of game.vocabulary.parameters) {
    set(layers, one.name, one.default, { kind: 'default', id: game.doc.id });
  }
  for (const one of lineage(game, mode)) layMode(layers, game, one);
  return layers;
}

/** The variants that may be applied to a mode. @throws RulesetError `unknown-mode` */
export function applicableVariants(content: Content, gameId: string, mode: string): VariantDoc[] {
  const game = gameOf(content, gameId);
  const { parameters } = modeLayers(game, mode);
  return [...game.variants.values()].filter((variant) => evaluateCondition(variant.appliesTo, parameters));
}

const freeze = <T>(value: T): T => {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** Resolves a ruleset. @throws RulesetError */
export function resolveRuleset(content: Content, asked: RulesetRef | string): Ruleset {
  const parsed = typeof asked === 'string' ? parseRulesetId(content, asked) : asked;
  const game = gameOf(content, parsed.game);
  const layers = modeLayers(game, parsed.mode);
  const mode = game.modes.get(parsed.mode)!;
  const variants = [...new Set(parsed.variants)].sort().map((id) => variantOf(game, id));
  const before = { ...layers.parameters };
  for (const variant of variants) {
    if (!evaluateCondition(variant.appliesTo, before)) {
      throw new RulesetError(
        'variant-does-not-apply',
        `${variant.name} does not apply to ${mode.name}: it asks for ${variant.appliesTo}.`,
      );
    }
    const excluded = variants.find((other) => variant.excludes.includes(other.id));
    if (excluded)
      throw new RulesetError('variants-exclude', `${variant.name} and ${excluded.name} cannot be played together.`);
    layVariant(layers, game, variant, parsed.overrides);
  }
  for (const [name, value] of Object.entries(parsed.overrides)) {
    const declared = game.vocabulary.parameters.find((one) => one.name === name);
    if (!declared) throw unknownParameter(game, name);
    const wrong = valueProblem(declared, value);
    if (wrong) throw new RulesetError('bad-parameter-value', wrong);
    if (name === 'setup.steps') layers.setup = value as string[];
    if (name === 'turn.steps') layers.turn = value as string[];
    set(layers, name, value, { kind: 'override', id: '' });
  }
  if ('setup.steps' in layers.parameters) layers.parameters['setup.steps'] = [...layers.setup];
  if ('turn.steps' in layers.parameters) layers.parameters['turn.steps'] = [...layers.turn];
  const ref: RulesetRef = {
    game: parsed.game,
    mode: parsed.mode,
    variants: variants.map((one) => one.id),
    overrides: { ...parsed.overrides },
  };
  const { parameters, origins, setup, turn, rules } = layers;
  const changed = Object.keys(ref.overrides).length;
  const ruleset = freeze({
    id: formatRulesetId(ref),
    ref,
    game: parsed.game,
    mode: parsed.mode,
    name: [mode.name, ...variants.map((one) => one.name)].join(' + ') + (changed > 0 ? ` (${changed} changed)` : ''),
    parameters,
    origins,
    setup: [...setup],
    turn: [...turn],
    steps: game.vocabulary.steps.filter(({ id }) => setup.includes(id) || turn.includes(id)),
    rules: structuredClone(rules),
    deckLaw: deckLawIdOf(game, parsed.mode),
    legality: lineage(game, parsed.mode).findLast((one) => one.legality !== undefined)?.legality ?? null,
  });
  const uncounted = new Set(game.data?.former?.added);
  const hash = lazyHash(() => ({
    game: ruleset.game,
    parameters: Object.fromEntries(Object.entries(ruleset.parameters).filter(([name]) => !uncounted.has(name))),
    setup: ruleset.setup,
    turn: ruleset.turn,
    rules: ruleset.rules,
    // The matches of a release from when the game had a plugin know a hash without play.
    ...(hadPlugin(game) || game.play.length === 0 ? {} : { play: playHashOf(game) }),
  }));
  return Object.freeze({
    ...ruleset,
    // A deck check asks for no play, which reads the texts of all cards.
    get play() {
      return playOf(game).program;
    },
    get hash() {
      return hash();
    },
  });
}

/** Every mode of a game, without variants, in the order in which the game lists them. */
export function modeRulesets(content: Content, gameId: string): Ruleset[] {
  const game = gameOf(content, gameId);
  return game.doc.modes.map((mode) => resolveRuleset(content, { game: gameId, mode, variants: [], overrides: {} }));
}

/** Ids of the rules that are part of the rulebook of a ruleset. */
export function rulesOf(content: Content, ruleset: Ruleset): Set<string> {
  const ids = new Set<string>();
  for (const rule of content.game(ruleset.game).rules.values()) {
    if (ruleHolds(rule, ruleset.parameters)) ids.add(rule.id);
  }
  return ids;
}
