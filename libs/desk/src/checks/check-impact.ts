/**
 * Measures the effect of a change on games. Bots play the old and the new rules with the same seeds, for each changed variant and each mode
 * that plays differently.
 */
import type { DeckDoc } from '@rulewright/content';
import { ProgramError, type GamePlugin } from '@rulewright/engine';
import { comparisonFindings, playRun, type Finding, type LabPlan, type RunPart } from '@rulewright/lab';
import { deckCheckerOf } from '@rulewright/decks';
import { checkOf, counted, sentences, type Check, type CheckFinding, type Impact } from './check-result.ts';
import { deckWith, triedSentence } from './decks-to-try.ts';
import type { ModePair, BothSides } from './both-sides.ts';
import { changedVariants } from './changed-variants.ts';

const BOT = 'greedy';
/** The most rulesets to simulate per game. The findings name the others. */
const MOST_MODES = 4;
/** A shift of a share by as much, or of a number by this part of it, needs a look before the change is published. */
const LARGE = { share: 0.1, number: 0.25 } as const;

/** Whether a difference is shown and so large that the check warns. */
export const isLargeShift = ({ shown, unit, a, difference }: Finding): boolean =>
  shown && Math.abs(difference) >= (unit === 'share' ? LARGE.share : LARGE.number * Math.abs(a));

/** The changed cards that are in none of these decks, by their ids. Their games say nothing about them. */
function cardsUntried(sides: BothSides, game: string, decks: readonly DeckDoc[]): string[] {
  const tried = new Set(decks.flatMap(({ entries }) => entries.map(({ card }) => card)));
  const { cards } = sides.after.game(game);
  return sides.changedCards(game).filter((id) => !tried.has(id) && cards.has(id));
}

const MOST_NAMES = 3;

/** `No deck of these games contains Ant, Bee or Cicada.` */
function untriedSentence(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES);
  const rest = names.length - first.length;
  const list =
    rest > 0
      ? `${first.join(', ')} or ${rest} more`
      : [first.slice(0, -1).join(', '), first.at(-1)].filter(Boolean).join(' or ');
  return `No deck of these games contains ${list}, so they say nothing about ${names.length === 1 ? 'this card' : 'these cards'}.`;
}

/** At most two published decks that are legal on both sides. Decks with a changed card come first. */
function decksFor(sides: BothSides, pair: ModePair, cards: readonly string[]): DeckDoc[] {
  const [game, old] = [sides.after.game(pair.game), sides.before.game(pair.game)];
  const legal = (deck: DeckDoc): boolean =>
    (
      [
        [old, pair.before!],
        [game, pair.after!],
      ] as const
    ).every(([content, ruleset]) => {
      if (deck.entries.some(({ card }) => !content.cards.has(card))) return false;
      return deckCheckerOf(content).check(deck.entries, [ruleset]).verdicts[0]!.legal;
    });
  const holds = (deck: DeckDoc): number => (deck.entries.some(({ card }) => cards.includes(card)) ? 0 : 1);
  return [...game.decks.values()]
    .filter(legal)
    .sort((a, b) => holds(a) - holds(b))
    .slice(0, 2);
}

/** The effect on a ruleset, the names of the cards that no game could have, and how cards without a deck were tried. */
interface RulesetImpact {
  readonly impact: Impact;
  readonly untried: readonly string[];
  readonly tried: readonly string[];
}

/** Called with the share of the games that is played, and the first answer: what the games show so far. */
type OnImpact = (share: number, sofar: string) => Promise<void>;

/** The shares of the games after which the answer so far is told. It gets more precise while people read. */
const TOLD_AT = [0.1, 0.25, 0.5, 0.75];

/** What the games so far show, in one sentence. Empty if they are too few. */
function interimOf(plugin: GamePlugin, plan: LabPlan, parts: readonly RunPart[], name: string): string {
  const games = parts.filter((part) => part.arm === 1).reduce((sum, part) => sum + part.to - part.from, 0);
  if (games === 0) return '';
  const findings = comparisonFindings(plugin, plan, parts);
  const [first] = findings
    .filter(({ shown }) => shown)
    .toSorted((a, b) => Number(isLargeShift(b)) - Number(isLargeShift(a)));
  return `${name}, after ${counted(games, 'game')}: ${first?.sentence ?? 'no difference shown yet.'}`;
}

async function impactOn(
  sides: BothSides,
  pair: ModePair,
  plugin: GamePlugin,
  onPart: OnImpact,
  signal: AbortSignal,
): Promise<RulesetImpact | CheckFinding> {
  const cards = sides.changedCards(pair.game);
  const decks = decksFor(sides, pair, cards);
  if (decks.length === 0)
    return { message: `No published deck is legal in ${pair.name} on both sides.`, subject: pair.mode };
  const game = sides.after.game(pair.game);
  const two = [decks[0]!, decks[1] ?? decks[0]!];
  const missing = cardsUntried(sides, pair.game, two);
  // A card that no deck has is tried in the same decks, in place of another card.
  const trying = two.map((deck) => deckWith(game, pair.after!, deck, missing));
  const untried = cardsUntried(
    sides,
    pair.game,
    trying.map(({ deck }) => deck),
  ).map((id) => game.cards.get(id)!.name);
  const held = trying.filter(({ tried }) => tried.length > 0);
  const entrant = (deck: DeckDoc) => ({ name: deck.name, deck: { entries: deck.entries }, bot: BOT });
  const plan: LabPlan = {
    game: plugin.id,
    cards: 'decks',
    arms: [
      { name: 'before', ruleset: pair.before!, cards: sides.cardsOf('before', plugin, two) },
      {
        name: 'after',
        ruleset: pair.after!,
        cards: sides.cardsOf(
          'after',
          plugin,
          trying.map(({ deck }) => deck),
        ),
      },
    ],
    entrants: two.map(entrant),
    games: sides.input.games,
    seed: sides.input.seed,
    swap: true,
  };
  try {
    const all = 2 * sides.input.games;
    let [played, told] = [0, 0];
    let sofar = '';
    const known: RunPart[] = [];
    const { parts } = await playRun(
      plugin,
      held.length > 0
        ? withOwnDecks(
            plan,
            trying.map(({ deck }) => entrant(deck)),
          )
        : plan,
      {
        signal,
        onPart: async (part) => {
          played += part.to - part.from;
          known.push(part);
          const share = Math.min(1, played / all);
          if (share >= (TOLD_AT[told] ?? 2)) {
            told = TOLD_AT.filter((one) => share >= one).length;
            sofar = interimOf(plugin, plan, known, pair.name);
          }
          await onPart(share, sofar);
        },
      },
    );
    const games = parts.filter((part) => part.arm === 1).reduce((sum, part) => sum + part.to - part.from, 0);
    const findings = comparisonFindings(plugin, plan, parts);
    const tried = [...new Set(held.map((one) => triedSentence(game, one)))];
    return { impact: { ruleset: pair.after!.id, games, findings }, untried, tried };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    return { message: `${pair.name} cannot be played: ${error.message}`, subject: pair.mode };
  }
}

/** The plan in which the second arm has decks of its own. Results still name the decks of the first arm. */
const withOwnDecks = (plan: LabPlan, entrants: LabPlan['entrants']): LabPlan => ({
  ...plan,
  arms: plan.arms.map((arm, at) => ({ ...arm, seats: entrants.map((_, seat) => at * entrants.length + seat) })),
  entrants: [...plan.entrants, ...entrants],
  table: entrants.length,
});

/** Lists modes and variants that the engine cannot play after the change. */
function unplayable(sides: BothSides, plugin: GamePlugin, pairs: readonly ModePair[]): CheckFinding[] {
  return pairs.flatMap(({ after, name, mode }): CheckFinding[] => {
    if (!after) return [];
    try {
      plugin.compile(after, sides.cardsToTry('after', plugin));
      return [];
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      return [{ message: `${name} cannot be played: ${error.message}`, subject: mode }];
    }
  });
}

export async function checkImpact(
  sides: BothSides,
  onPart: OnImpact,
  signal: AbortSignal,
): Promise<{ check: Check; impact: Impact[] }> {
  const impact: Impact[] = [];
  const broken: CheckFinding[] = [];
  const left: CheckFinding[] = [];
  const untried: CheckFinding[] = [];
  const tried: CheckFinding[] = [];
  const games = sides.playedGames();
  for (const { game, old, plugin } of games) {
    const modes = sides.modes().filter((pair) => pair.game === game.doc.id);
    const pairs = [...changedVariants(sides, game, old), ...modes];
    const differs = pairs.filter((pair) => sides.playsDifferently(pair, plugin) !== false);
    const wrong = unplayable(sides, plugin, differs);
    broken.push(...wrong);
    const played = differs.filter(
      (pair) => pair.before && pair.after && !wrong.some((one) => one.subject === pair.mode),
    );
    for (const [at, pair] of played.slice(0, MOST_MODES).entries()) {
      const share: OnImpact = (part, sofar) => onPart((at + part) / Math.min(played.length, MOST_MODES), sofar);
      const outcome = await impactOn(sides, pair, plugin, share, signal);
      if (!('impact' in outcome)) left.push(outcome);
      else {
        impact.push(outcome.impact);
        for (const message of outcome.tried) tried.push({ message, subject: outcome.impact.ruleset });
        if (outcome.untried.length > 0)
          untried.push({ message: untriedSentence(outcome.untried), subject: outcome.impact.ruleset });
      }
    }
    for (const pair of played.slice(MOST_MODES))
      left.push({
        message: `${pair.name} was not simulated: a run of the checks plays at most ${MOST_MODES} rulesets.`,
        subject: pair.mode,
      });
  }
  const shown = impact.flatMap((one) => one.findings.filter((finding) => finding.shown).map((f) => ({ one, f })));
  const large = shown.filter(({ f }) => isLargeShift(f));
  // Large differences come first.
  shown.sort((one, other) => Number(isLargeShift(other.f)) - Number(isLargeShift(one.f)));
  const findings = [
    ...broken,
    ...untried,
    ...tried,
    ...shown.map(({ one, f }) => ({ message: f.sentence, subject: one.ruleset })),
    ...left,
  ];
  const skipped = left.length > 0 ? `${counted(left.length, 'ruleset')} could not be compared; the list says why.` : '';
  const summary =
    impact.length === 0
      ? left.length > 0
        ? 'No games were played.'
        : games.length > 0
          ? 'Games are played as before.'
          : 'The changed games cannot be played here, so no games were compared.'
      : `${counted(shown.length, 'difference')} shown in ${counted(impact.length, 'ruleset')}, ${impact[0]!.games} games on each side.`;
  const warned = large[0]?.f.sentence ?? untried[0]?.message;
  const status = broken.length > 0 ? 'failed' : warned === undefined ? 'passed' : 'warning';
  return {
    check: checkOf(
      'impact',
      'Impact on play',
      status,
      broken[0]?.message ?? sentences(warned ?? '', tried[0]?.message, summary, skipped),
      findings,
    ),
    impact,
  };
}
