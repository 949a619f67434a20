/**
 * Measures the effect of a change on games. Bots play the old and the new rules with the same seeds, for each changed variant and each mode
 * that plays differently. All rulesets have a first answer after a few games. Then they go on in turns, until all games are played or the time
 * is over.
 */
import { seatsOf, type DeckDoc } from '@rulewright/content';
import { ProgramError, type GamePlugin } from '@rulewright/engine';
import { comparisonFindings, playRun, wholeBlocks, type Finding, type LabPlan, type RunPart } from '@rulewright/lab';
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

/** Called with the share of the games that is played, and what they show so far in each ruleset. */
type OnImpact = (share: number, sofar: string) => Promise<void>;

/** The games of each side for the first answer. A part has as many. */
const FIRST_GAMES = 10;
/** The games after which the answer so far is told again, as a factor of those before it. */
const TOLD_AGAIN = 2;

/** What the games so far show, in one sentence. Empty if they are too few. */
function interimOf(plugin: GamePlugin, plan: LabPlan, parts: readonly RunPart[], name: string): string {
  const games = gamesIn(parts);
  if (games === 0) return '';
  const findings = comparisonFindings(plugin, plan, parts);
  const [first] = findings
    .filter(({ shown }) => shown)
    .toSorted((a, b) => Number(isLargeShift(b)) - Number(isLargeShift(a)));
  return `${name}, after ${counted(games, 'game')}: ${first?.sentence ?? 'no difference shown yet.'}`;
}

/** The games of the changed side. They are played after those of the other side. */
const gamesIn = (parts: readonly RunPart[]): number =>
  parts.filter((part) => part.arm === 1).reduce((sum, part) => sum + part.to - part.from, 0);

/** A ruleset with the decks in which the change is tried. */
interface ImpactComparison {
  readonly pair: ModePair;
  readonly plugin: GamePlugin;
  readonly plan: LabPlan;
  readonly untried: readonly string[];
  readonly tried: readonly string[];
  readonly played: RunPart[];
  /** What its games showed when it was told last. */
  sofar: string;
}

/** Chooses the decks for a ruleset. A finding if it cannot be compared. */
function comparisonOf(sides: BothSides, pair: ModePair, plugin: GamePlugin): ImpactComparison | CheckFinding {
  const cards = sides.changedCards(pair.game);
  const decks = decksFor(sides, pair, cards);
  if (decks.length === 0)
    return { message: `No published deck is legal in ${pair.name} on both sides.`, subject: pair.mode };
  const game = sides.after.game(pair.game);
  const two = [decks[0]!, decks[1] ?? decks[0]!];
  const missing = cardsUntried(sides, pair.game, two);
  // A card that no deck has is tried in the same decks, in place of another card.
  const trying = two.map((deck) => deckWith(game, pair.after!, deck, missing));
  const triedDecks = trying.map(({ deck }) => deck);
  const held = trying.filter(({ tried }) => tried.length > 0);
  const entrant = (deck: DeckDoc) => ({ name: deck.name, deck: { entries: deck.entries }, bot: BOT });
  const plan: LabPlan = {
    game: plugin.id,
    cards: 'decks',
    arms: [
      { name: 'before', ruleset: pair.before!, cards: sides.cardsOf('before', plugin, two) },
      { name: 'after', ruleset: pair.after!, cards: sides.cardsOf('after', plugin, triedDecks) },
    ],
    entrants: two.map(entrant),
    games: sides.input.games,
    seed: sides.input.seed,
    swap: true,
    part: Math.min(FIRST_GAMES, wholeBlocks({ entrants: two, swap: true }, sides.input.games)),
  };
  return {
    pair,
    plugin,
    plan: held.length > 0 ? withOwnDecks(plan, triedDecks.map(entrant)) : plan,
    untried: cardsUntried(sides, pair.game, triedDecks).map((id) => game.cards.get(id)!.name),
    tried: [...new Set(held.map((one) => triedSentence(game, one)))],
    played: [],
    sofar: '',
  };
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
  return pairs.flatMap(({ game, after, name, mode }): CheckFinding[] => {
    if (!after) return [];
    const path = `rules/${game}/modes/${mode}.yaml`;
    const { minSeats, maxSeats } = seatsOf(after);
    if (minSeats > maxSeats)
      return [
        {
          message: `${name} cannot be played: it needs ${minSeats} players and allows at most ${maxSeats}.`,
          subject: mode,
          ...(sides.after.files.has(path) && { path }),
        },
      ];
    try {
      plugin.compile(after, sides.cardsToTry('after', plugin));
      return [];
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      return [{ message: `${name} cannot be played: ${error.message}`, subject: mode }];
    }
  });
}

/** The games of a check run. They start with `first`, and end with `rest`. */
export class ImpactGames {
  private readonly broken: CheckFinding[] = [];
  private readonly left: CheckFinding[] = [];
  private readonly comparisons: ImpactComparison[] = [];
  private readonly isPlayable: boolean;
  private readonly ended = new AbortController();
  /** Opens when the games after the first answer may be played. */
  private readonly further: Promise<void>;
  private goOn: () => void = () => undefined;
  private running: Promise<(RulesetImpact | CheckFinding)[]> | null = null;

  constructor(
    private readonly sides: BothSides,
    private readonly onPart: OnImpact,
    private readonly signal: AbortSignal,
  ) {
    this.further = new Promise((resolve) => (this.goOn = resolve));
    const games = sides.playedGames();
    this.isPlayable = games.length > 0;
    for (const { game, old, plugin } of games) {
      const modes = sides.modes().filter((pair) => pair.game === game.doc.id);
      const pairs = [...changedVariants(sides, game, old), ...modes];
      const differs = pairs.filter((pair) => sides.playsDifferently(pair, plugin) !== false);
      const wrong = unplayable(sides, plugin, differs);
      this.broken.push(...wrong);
      const compared = differs.filter(
        (pair) => pair.before && pair.after && !wrong.some((one) => one.subject === pair.mode),
      );
      for (const pair of compared.slice(0, MOST_MODES)) {
        const one = comparisonOf(sides, pair, plugin);
        if ('plan' in one) this.comparisons.push(one);
        else this.left.push(one);
      }
      for (const pair of compared.slice(MOST_MODES))
        this.left.push({
          message: `${pair.name} was not simulated: a run of the checks plays at most ${MOST_MODES} rulesets.`,
          subject: pair.mode,
        });
    }
  }

  /** What the games of all rulesets show so far. */
  get sofar(): string {
    return sentences(...this.comparisons.map((one) => one.sofar));
  }

  /** Plays the games of the first answer in all rulesets. */
  async first(): Promise<void> {
    const playing: Promise<RulesetImpact | CheckFinding>[] = [];
    const answers = this.comparisons.map(
      (one) =>
        new Promise<void>((answered, fail) => {
          const played = this.play(one, answered);
          playing.push(played);
          played.then(() => answered(), fail);
        }),
    );
    this.running = Promise.all(playing);
    // A failure is thrown by the answers, and again by `rest`.
    this.running.catch(() => undefined);
    await Promise.all(answers);
  }

  /**
   * Plays the other games, until `time` is over, and tells what all games show.
   * @throws StoppedError from `onPart`
   */
  async rest(time: AbortSignal): Promise<{ check: Check; impact: Impact[] }> {
    const end = (): void => this.ended.abort();
    if (time.aborted) end();
    else time.addEventListener('abort', end, { once: true });
    this.goOn();
    const outcomes = (await this.running) ?? [];
    time.removeEventListener('abort', end);
    return this.told(outcomes);
  }

  private async play(one: ImpactComparison, answered: () => void): Promise<RulesetImpact | CheckFinding> {
    const { pair, plugin, plan, played } = one;
    let next = 1;
    try {
      const { parts } = await playRun(plugin, plan, {
        signal: AbortSignal.any([this.signal, this.ended.signal]),
        onPart: async (part) => {
          played.push(part);
          const games = gamesIn(played);
          if (part.arm === 1 && games >= next) {
            next = games * TOLD_AGAIN;
            one.sofar = interimOf(plugin, plan, played, pair.name);
          }
          await this.onPart(this.share(), this.sofar);
          if (part.arm !== 1) return;
          answered();
          await this.further;
        },
      });
      const games = gamesIn(parts);
      if (games < plan.games)
        this.left.push({
          message: `${pair.name}: the time was over after ${games} of ${plan.games} games on each side. Choose more games to play for longer.`,
          subject: pair.mode,
        });
      const findings = comparisonFindings(plugin, plan, parts);
      return {
        impact: { ruleset: pair.after!.id, name: pair.after!.name, games, findings },
        untried: one.untried,
        tried: one.tried,
      };
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      return { message: `${pair.name} cannot be played: ${error.message}`, subject: pair.mode };
    }
  }

  private share(): number {
    const played = this.comparisons.flatMap((one) => one.played).reduce((sum, { from, to }) => sum + to - from, 0);
    return Math.min(1, played / Math.max(1, 2 * this.sides.input.games * this.comparisons.length));
  }

  private told(outcomes: readonly (RulesetImpact | CheckFinding)[]): { check: Check; impact: Impact[] } {
    const compared = outcomes.filter((one) => 'impact' in one);
    const impact = compared.map((one) => one.impact);
    const left = [...outcomes.filter((one): one is CheckFinding => !('impact' in one)), ...this.left];
    const named = (of: 'tried' | 'untried', message: (names: readonly string[]) => readonly string[]) =>
      compared.flatMap((one) => message(one[of]).map((said) => ({ message: said, subject: one.impact.ruleset })));
    const untried = named('untried', (names) => (names.length > 0 ? [untriedSentence(names)] : []));
    const tried = named('tried', (said) => said);
    const shown = impact.flatMap((one) => one.findings.filter((finding) => finding.shown).map((f) => ({ one, f })));
    const large = shown.filter(({ f }) => isLargeShift(f));
    // Large differences come first.
    shown.sort((one, other) => Number(isLargeShift(other.f)) - Number(isLargeShift(one.f)));
    const findings = [
      ...this.broken,
      ...untried,
      ...tried,
      ...shown.map(({ one, f }) => ({ message: `${one.name}: ${f.sentence}`, subject: one.ruleset })),
      ...left,
    ];
    const few = Math.min(...impact.map(({ games }) => games));
    const most = Math.max(...impact.map(({ games }) => games));
    const uncompared = left.length - impact.filter(({ games }) => games < this.sides.input.games).length;
    const skipped = uncompared > 0 ? `${counted(uncompared, 'ruleset')} could not be compared; the list says why.` : '';
    const summary =
      impact.length === 0
        ? left.length > 0
          ? 'No games were played.'
          : this.isPlayable
            ? 'Games are played as before.'
            : 'The changed games cannot be played here, so no games were compared.'
        : `${counted(shown.length, 'difference')} shown in ${counted(impact.length, 'ruleset')}, ${few === most ? few : `${few} to ${most}`} games on each side.`;
    const warned = large[0]?.f.sentence ?? untried[0]?.message;
    const status = this.broken.length > 0 ? 'failed' : warned === undefined ? 'passed' : 'warning';
    const said = this.broken[0]?.message ?? sentences(warned ?? '', tried[0]?.message, summary, skipped);
    return { check: checkOf('impact', 'Impact on play', status, said, findings), impact };
  }
}
