/** Rule coverage: for every rule its sentence, the code that applies it, its examples, or the reason why only people can follow it. */
import { renderRulebook, resolveRuleset, ruleTexts, type Content } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { isPinned } from './own-values.ts';

/** What a rule can lack. */
export type Gap = 'text' | 'citation' | 'example';

export interface RuleCoverage {
  readonly ruleId: string;
  /** The sentence of the rule in each mode that has it. */
  readonly texts: Readonly<Record<string, string>>;
  /** `played`: deck laws, and files of the plugin or of play, that count the rule. `told`: files that follow it by the structure of their code. */
  readonly played: readonly string[];
  readonly told: readonly string[];
  /** Whether matches count how often it is applied. */
  readonly counted: boolean;
  /** Ids of the worked examples that cite the rule. */
  readonly examples: readonly string[];
  /** The number of pinned examples among these. A pinned example sets values that differ from those of every mode to which it applies. */
  readonly pinned: number;
  /** Why only people can follow it, or null. */
  readonly forPeople: string | null;
  /** What is needed for the rule to fire, if random games rarely reach it, or null. */
  readonly rare: string | null;
  readonly missing: readonly Gap[];
}

export interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly withText: number;
  readonly withCitation: number;
  readonly withExample: number;
  /** The number of pinned examples. */
  readonly pinned: number;
  readonly forPeople: number;
  readonly gaps: readonly { readonly ruleId: string; readonly missing: readonly Gap[] }[];
  readonly details: readonly RuleCoverage[];
}

/** Whether a file of a plugin runs in matches: every file in `play/`, and the compiled part of each verb. */
export const runsInMatches = (file: string): boolean => /^(?:play\/|verbs\/[\w-]+\/compile\.ts$)/u.test(file);

/** Whether matches count a rule when they apply it. */
export const countedInPlay = ({ vocabulary }: GamePlugin, ruleId: string): boolean =>
  vocabulary.citations?.[ruleId]?.played.some(runsInMatches) ?? false;

/** The deck laws, published decks, lists of legal cards, fields of cards and steps that name a rule, as files. They are data, but count as code. */
function documentsNaming({
  deckLaws,
  decks,
  legality,
  rules,
  data,
  declared,
}: ReturnType<Content['game']>): ReadonlyMap<string, ReadonlySet<string>> {
  const naming = new Map<string, Set<string>>();
  const walk = (part: unknown, file: string): void => {
    if (typeof part === 'string' && rules.has(part)) naming.set(part, (naming.get(part) ?? new Set()).add(file));
    else if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) walk(one, file);
  };
  for (const [id, law] of deckLaws) walk(law, `deck-laws/${id}.yaml`);
  for (const [id, { follows }] of decks) walk(follows, `decks/${id}.yaml`);
  for (const { rules: own } of data?.parameters.steps ?? []) walk(own, 'parameters.yaml');
  for (const [id, { rule }] of legality) walk(rule, `legality/${id}.yaml`);
  for (const { rule } of (data ?? declared?.cards)?.fields.fields ?? []) walk(rule, 'fields.yaml');
  return naming;
}

/** What each rule of a game has and lacks. A rule for people only needs a sentence. */
export function coverageOf(content: Content, plugin: GamePlugin): Coverage {
  const game = content.game(plugin.id);
  const texts = game.doc.modes.map(
    (mode) => [mode, ruleTexts(renderRulebook(content, resolveRuleset(content, `${plugin.id}/${mode}`)))] as const,
  );
  const examplesOf = new Map<string, string[]>();
  const pinned = new Set<string>();
  for (const example of [...game.examples.values()].flat()) {
    if (isPinned(content, plugin.id, example)) pinned.add(example.id);
    for (const rule of example.rules) examplesOf.set(rule, [...(examplesOf.get(rule) ?? []), example.id]);
  }
  const documents = documentsNaming(game);
  const ids = new Set([...game.rules.keys(), ...game.vocabulary.citedRules]);
  const details = [...ids].map((ruleId): RuleCoverage => {
    const shown = texts.flatMap(([mode, rules]) =>
      rules.has(ruleId) ? [[mode, rules.get(ruleId)!.text] as const] : [],
    );
    const { played: inPlay = [], told = [] } = game.vocabulary.citations?.[ruleId] ?? {};
    const played = [...(documents.get(ruleId) ?? []), ...inPlay];
    const examples = examplesOf.get(ruleId) ?? [];
    const { people, replacedBy } = game.rules.get(ruleId) ?? {};
    const forPeople = people ?? (replacedBy === undefined ? null : `Replaced by ${replacedBy}.`);
    const rare = game.rules.get(ruleId)?.rare ?? null;
    const missing: Gap[] = [];
    if (shown.length === 0) missing.push('text');
    if (forPeople === null && played.length + told.length === 0) missing.push('citation');
    if (forPeople === null && examples.length === 0) missing.push('example');
    const counted = countedInPlay(plugin, ruleId);
    return {
      ruleId,
      texts: Object.fromEntries(shown),
      played,
      told,
      counted,
      examples,
      pinned: examples.filter((id) => pinned.has(id)).length,
      forPeople,
      rare,
      missing,
    };
  });
  const count = (test: (one: RuleCoverage) => boolean): number => details.filter(test).length;
  return {
    game: plugin.id,
    rules: details.length,
    withText: count((one) => Object.keys(one.texts).length > 0),
    withCitation: count((one) => one.played.length + one.told.length > 0),
    withExample: count((one) => one.examples.length > 0),
    pinned: pinned.size,
    forPeople: count((one) => one.forPeople !== null),
    gaps: details.filter((one) => one.missing.length > 0).map(({ ruleId, missing }) => ({ ruleId, missing })),
    details,
  };
}
