/** A match of one person against bots that runs on the device that shows it. Its setup and decisions are enough to continue it. */
import type { CardDoc, Ruleset } from '@rulewright/content';
import {
  compileForDecks,
  keyFromText,
  saveWithoutKey,
  type DeckList,
  type GamePlugin,
  type Program,
  type Replay,
} from '@rulewright/engine';
import { MatchError } from '../errors.ts';
import { botName, type CardList } from '../setup/match-setup.ts';
import { optionsAfter } from '../table/look-ahead.ts';
import { tableView, whyNot, type TableOption, type TableView } from '../table/table-view.ts';
import { TrackedMatch } from '../table/tracked-match.ts';
import { ThreadBots } from '../thinking/thread-bots.ts';
import { logLines, type LogLine } from '../views/log-lines.ts';
import { replayOf, type PlayedGame } from '../views/recorded-game.ts';
import { summaryOf, type MatchSummary } from '../views/summary.ts';

export interface DeviceSeat {
  readonly name: string;
  /** The id of the bot in this seat; null for the person. */
  readonly bot: string | null;
  readonly deck: CardList;
}

/** Everything except the decisions. It contains the rules and cards, so a new release does not change the match. */
export interface DeviceSetup {
  readonly id: string;
  readonly game: string;
  readonly release: number;
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
  readonly seats: readonly DeviceSeat[];
  /** The secret key of the shuffles, as `keyText` writes it. */
  readonly key: string;
  /** The seed of the bots, which must not depend on the key. */
  readonly botSeed: number;
}

/** The match in the view of its player, in the same form as on the site. */
export interface DeviceView {
  readonly id: string;
  readonly game: string;
  readonly release: number;
  readonly proposal: null;
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  readonly stage: 'playing' | 'over';
  /** Increases with every change. */
  readonly version: number;
  /** The number of undo and redo actions. */
  readonly branch: number;
  readonly host: boolean;
  readonly seats: readonly DeviceSeatView[];
  readonly table: TableView;
  /** The number of the first line in `log`. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canAskUndo: boolean;
  readonly canOfferDraw: false;
  readonly drawOffered: null;
  readonly takenBack: readonly [];
  readonly undoAsked: null;
  readonly rematchWaits: false;
  readonly canFork: boolean;
  readonly parent: null;
  readonly watching: number;
  readonly series: null;
  readonly chat: boolean;
  readonly messages: readonly never[];
}

/** A seat. On a device, no seat has a clock, an invitation or side deck exchanges. */
interface DeviceSeatView {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly bot: string | null;
  readonly mine: boolean;
  readonly alwaysAsk: null;
  readonly ready: true;
  readonly canConcede: false;
  readonly open: boolean;
  readonly invite: null;
  readonly timeLeft: null;
  readonly connected: boolean;
  readonly shownSide: null;
  readonly exchange: null;
}

/** The most log lines in a view. */
const MOST_LINES = 400;

export class DeviceMatch {
  private readonly tracked: TrackedMatch;
  private readonly program: Program;
  private readonly bots: ThreadBots;
  private readonly names: readonly string[];
  /** The seat of the person. */
  private readonly own: number;
  private deciders: number[] = [];
  private undone: number[] = [];
  private branch = 0;
  private version = 0;

  /** @throws ProgramError if the engine cannot play the setup; MatchError if the decisions do not match the setup */
  constructor(
    private readonly plugin: GamePlugin,
    readonly setup: DeviceSetup,
    decisions: readonly number[] = [],
  ) {
    const { ruleset, cards, seats, key } = setup;
    this.program = compileForDecks(plugin, ruleset, new Map(cards.map((card) => [card.id, card])), decksOf(setup));
    this.names = seats.map(({ name }) => name);
    this.own = seats.findIndex(({ bot }) => bot === null);
    this.tracked = new TrackedMatch(this.program, decksOf(setup), keyFromText(key));
    this.bots = new ThreadBots(() => plugin);
    for (const option of decisions) this.take(option);
  }

  get decisions(): readonly number[] {
    return this.tracked.decisions;
  }

  /** Whether the next decision is a bot's. */
  get waitsForBot(): boolean {
    return !this.tracked.over && this.setup.seats[this.tracked.asked]!.bot !== null;
  }

  /** Makes the person's decision `number`. @throws MatchError */
  decide(number: number, option: number): void {
    if (number !== this.tracked.decisions.length)
      throw new MatchError('stale-decision', 'This decision has already been made.');
    if (this.waitsForBot) throw new MatchError('not-your-turn', 'A bot has to decide now.');
    this.undone = [];
    this.take(option);
  }

  /** Makes the next decision of a bot. The bot sees only the cards that its seat may know. */
  moveBot(): void {
    const { match, asked } = this.tracked;
    const { id, ruleset, cards, seats, botSeed } = this.setup;
    const only = match.optionCount === 1 ? 0 : null;
    const chosen =
      only ??
      this.bots.answer({
        ...{ program: id, source: { ruleset, cards }, room: id },
        ...{ seats: match.seats, cards: match.cards, seed: botSeed, seat: asked, bot: seats[asked]!.bot! },
        state: saveWithoutKey(match, botSeed),
      });
    this.take(chosen!);
  }

  /** Undoes the last decision of the person and all later decisions. @throws MatchError `nothing-to-undo` */
  undo(): void {
    const at = this.deciders.lastIndexOf(this.own);
    if (at < 0) throw new MatchError('nothing-to-undo', 'You have not decided anything yet.');
    const all = [...this.decisions, ...this.undone];
    this.goTo(all.slice(0, at));
    this.undone = all.slice(at);
  }

  /** Repeats the undone decisions, up to the next decision of the person. @throws MatchError `nothing-to-undo` */
  redo(): void {
    if (this.undone.length === 0) throw new MatchError('nothing-to-undo', 'There is nothing to redo.');
    const [first, ...rest] = this.undone;
    this.take(first!);
    while (rest.length > 0 && this.waitsForBot) this.take(rest.shift()!);
    this.undone = rest;
    this.branch++;
  }

  /** The reasons why the person cannot act with a card now. */
  whyNot(card: number): ReturnType<typeof whyNot> {
    return whyNot(this.tracked, this.plugin, this.own, card, this.names);
  }

  /** The options that would follow an option of decision `number`. */
  optionsAfter(number: number, option: number): TableOption[] {
    if (number !== this.decisions.length) return [];
    return optionsAfter(this.tracked, this.plugin, this.own, option, this.names);
  }

  /** The finished match as a file. @throws MatchError `match-not-over` */
  replay(): Replay {
    return replayOf(this.program, this.played());
  }

  /** A summary of the finished match. @throws MatchError `match-not-over` */
  summary(): MatchSummary {
    return summaryOf(this.plugin, this.program, this.played(), this.names);
  }

  private played(): PlayedGame {
    if (!this.tracked.over) throw new MatchError('match-not-over', 'You can download a match when it is over.');
    const { ruleset, seats, key } = this.setup;
    return {
      ruleset: { id: ruleset.id, hash: ruleset.hash },
      cards: 'decks',
      decks: seats.map(({ deck }) => [...deck]),
      seed: keyFromText(key),
      decisions: this.decisions,
    };
  }

  view(): DeviceView {
    const { tracked, plugin, own, names } = this;
    const { id, game, release, ruleset, seats } = this.setup;
    const logFrom = Math.max(0, tracked.events.length - MOST_LINES);
    const seen = { names, playable: { plugin } };
    const moment = { match: tracked.match, result: tracked.result, taken: this.decisions.length };
    return {
      ...{ id, game, release, proposal: null },
      ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
      stage: tracked.over ? 'over' : 'playing',
      version: this.version,
      branch: this.branch,
      host: true,
      seats: seats.map(({ name, bot }, seat) => ({
        ...{ seat, name, kind: bot === null ? ('person' as const) : ('bot' as const) },
        ...{ bot: bot === null ? null : botName(bot), mine: bot === null, alwaysAsk: null, open: false, ready: true },
        ...{ canConcede: false, invite: null, timeLeft: null, connected: true, shownSide: null, exchange: null },
      })),
      table: tableView(moment, plugin, own, names),
      logFrom,
      log: logLines(seen, tracked, own, logFrom, tracked.events.length),
      canUndo: this.deciders.includes(own),
      canRedo: this.undone.length > 0,
      ...{
        canAskUndo: false,
        takenBack: [],
        undoAsked: null,
        canOfferDraw: false,
        drawOffered: null,
        rematchWaits: false,
        canFork: false,
        parent: null,
        watching: 0,
        series: null,
        chat: false,
        messages: [],
      },
    };
  }

  private take(option: number): void {
    const seat = this.tracked.asked;
    this.tracked.take(option);
    this.deciders.push(seat);
    this.version++;
  }

  private goTo(decisions: readonly number[]): void {
    this.tracked.replay(decisions);
    this.deciders = this.deciders.slice(0, decisions.length);
    this.version++;
    this.branch++;
  }
}

const decksOf = ({ seats }: DeviceSetup): DeckList[] => seats.map(({ deck }) => ({ entries: [...deck] }));
