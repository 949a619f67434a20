/** What have I overlooked? Looks at the rules and cards of a game, and plays games of a release and of its change with the same seeds. */
import {
  canonicalJson,
  contentHash,
  modeRulesets,
  type Content,
  type Example,
  type GameContent,
} from '@rulewright/content';
import { playOf, type PlayProgram } from '@rulewright/content/play';
import type { GamePlugin } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { troublesOf, unplaced, vanished } from './compare.ts';
import { lookAtCards } from './data-look.ts';
import { exampleOf, ComparedGame } from './example-of.ts';
import { OVERLOOKED, withoutRepeats, type Overlooked } from './finding.ts';
import { Observer, reachableIn, type Observed } from './observe.ts';
import { lookAtPlay, meaningOf } from './play-look.ts';
import { tablesOf } from './tables.ts';

/** What is certain comes first, then what has a position. What follows from another finding comes last. */
const rankOf = ({ kind, position, path, follows }: Overlooked): number =>
  OVERLOOKED.length * (follows !== undefined ? 2 : position || path !== undefined ? 0 : 1) + OVERLOOKED.indexOf(kind);

/** The id of a finding's example, the same in every run that finds it in the same position. */
const idOf = ({ kind, sentence, position }: Overlooked): string =>
  `overlooked-${kind}-${contentHash([sentence, position ?? null]).slice(0, 8)}`;

/** The document that a finding is about: its card or its rule. */
function documentOf(content: Content, game: string, { card, rule }: Overlooked): { path?: string; line?: number } {
  const of = rule === undefined ? undefined : content.game(game).rules.get(rule);
  if (of) return { path: of.path, line: of.line };
  const path = `cards/${game}/cards/${card ?? ''}.yaml`;
  return content.files.has(path) ? { path } : {};
}

/** The most findings of a report, and the most of them with an example. */
const MOST_FINDINGS = 60;
const MOST_EXAMPLES = 20;

export interface OverlookOptions {
  /** The games of each side that bots play at random. */
  readonly games: number;
  readonly seed: number;
  /** The most milliseconds to play, for both sides together. */
  readonly time: number;
  readonly signal?: AbortSignal;
  /** Called with the progress from 0 to 1, and the current step. */
  readonly onProgress?: (share: number, step: string) => Promise<void> | void;
}

export interface OverlookReport {
  readonly game: string;
  /** The games of the change, and of the release that it is compared with. */
  readonly games: number;
  readonly gamesBefore: number;
  readonly modes: Readonly<Record<string, number>>;
  readonly findings: readonly OverlookedFinding[];
}

/** A finding with the worked example of its position, which fails until the fault is gone. */
export type OverlookedFinding = Overlooked & { readonly example?: Example };

/** What the play documents say in the texts of each card. */
function textsOf(program: PlayProgram | null): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const add = (card: string | null, what: unknown): void => {
    if (card !== null) said.set(card, `${said.get(card) ?? ''}\n${meaningOf(what)}`);
  };
  for (const { listeners, instead } of program?.moments ?? [])
    for (const { text, where, step } of [...listeners, ...instead]) add(text.card, [text.zones, where, step.body]);
  for (const { changes } of program?.values ?? [])
    for (const { text, where, by } of changes) add(text.card, [text.zones, where, by]);
  for (const { text, step } of program?.actions ?? []) add(text.card, step.body);
  return said;
}

/** The cards of a game that play differently than before, by their data or by their texts in the play documents. */
function changedCards(before: GameContent | null, after: GameContent): string[] {
  if (!before) return [];
  const [texts, old] = [textsOf(playOf(after).program), textsOf(playOf(before).program)];
  return [...after.cards.values()]
    .filter(
      (card) =>
        canonicalJson(card.data) !== canonicalJson(before.cards.get(card.id)?.data ?? null) ||
        texts.get(card.id) !== old.get(card.id),
    )
    .map(({ id }) => id);
}

const isOf = (all: readonly Overlooked[]) => {
  const sentences = new Set(all.map(({ kind, sentence }) => `${kind} ${sentence}`));
  return ({ kind, sentence }: Overlooked): boolean => sentences.has(`${kind} ${sentence}`);
};

/** What the rules and cards of a game say without effect, without playing. */
function lookAt(content: Content, game: GameContent, plugin: GamePlugin): Overlooked[] {
  const { program } = playOf(game);
  return [
    ...lookAtCards(game, plugin),
    ...(program ? lookAtPlay(game, program, modeRulesets(content, game.doc.id)) : []),
  ];
}

/**
 * Looks for what was overlooked in a game of `after`. Without `before`, there is no release to compare with: only what is certain is found.
 * @throws ProgramError if a mode cannot be played
 */
export async function overlooked(
  before: Content | null,
  after: Content,
  id: string,
  { games, seed, time, signal, onProgress }: OverlookOptions,
): Promise<OverlookReport> {
  const game = after.game(id);
  const plugin = engineOf(game);
  const old = before?.games.find(({ doc }) => doc.id === id) ?? null;
  await onProgress?.(0, 'RulesetReading the rules and cards.');
  const known = old && before ? isOf(lookAt(before, old, engineOf(old))) : () => false;
  const looked = lookAt(after, game, plugin).filter((one) => !known(one));
  const changed = changedCards(old, game);
  const play = async (content: Content, of: GameContent, from: number, to: number, step: string): Promise<Observed> => {
    const engine = engineOf(of);
    const onShare = (share: number) => onProgress?.(from + (to - from) * share, step);
    return new Observer(of, engine).play(tablesOf(content, of, engine, changed), {
      games,
      seed,
      time: (to - from) * time,
      signal,
      onProgress: onShare,
    });
  };
  const played = await play(after, game, 0.02, old ? 0.5 : 1, 'Playing games of the change.');
  const release = old && before ? await play(before, old, 0.5, 1, 'Playing games of the release.') : null;
  const now = new ComparedGame(after, plugin);
  const options = new Set(plugin.compile(modeRulesets(after, id)[0]!, []).mechanics.options.map((one) => one.id));
  const sides = {
    game,
    before: release,
    after: played,
    options,
    reachable: reachableIn(playOf(game).program),
    old: old && before && new ComparedGame(before, engineOf(old)),
    now,
  };
  const findings = withoutRepeats([...troublesOf(sides), ...looked, ...unplaced(sides), ...vanished(sides)]);
  return {
    game: id,
    games: played.games,
    gamesBefore: release?.games ?? 0,
    modes: played.modes,
    findings: findings
      .sort((a, b) => rankOf(a) - rankOf(b))
      .slice(0, MOST_FINDINGS)
      .map((one, at) => {
        const example = at < MOST_EXAMPLES ? exampleOf(now, one, idOf(one)) : null;
        return { ...documentOf(after, id, one), ...one, ...(example && { example }) };
      }),
  };
}
