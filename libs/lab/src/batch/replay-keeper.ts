/** Records the games of a batch as replays. */
import { EventRecorder, replayOf, type DeckList, type EventSink, type Match, type Replay } from '@rulewright/engine';
import type { BatchListener } from './batch-runner.ts';

export class ReplayKeeper implements BatchListener {
  private game = 0;
  private seed = 0;
  private decisions: number[] = [];
  private events = new EventRecorder();

  /**
   * @param decks by seat
   * @param keep called with the number and replay of each finished game
   */
  constructor(
    private readonly decks: readonly DeckList[],
    private readonly keep: (game: number, replay: Replay) => void,
  ) {}

  readonly sink: EventSink = { event: (...event) => this.events.event(...event) };

  begin(game: number, _: Match, seed: number): void {
    [this.game, this.seed, this.decisions, this.events] = [game, seed, [], new EventRecorder()];
  }

  chose(option: number): void {
    this.decisions.push(option);
  }

  end(_: number, match: Match): void {
    const { game, decks, seed, decisions, events } = this;
    this.keep(game, replayOf(match, { decks, seed, decisions, events: events.records }));
  }
}

/** Combines several listeners into one, which calls them in this order. Returns undefined for an empty list. */
export function allOf(listeners: readonly BatchListener[]): BatchListener | undefined {
  if (listeners.length < 2) return listeners[0];
  return {
    begin: (...told) => listeners.forEach((one) => one.begin(...told)),
    sink: { event: (...event) => listeners.forEach(({ sink }) => sink.event(...event)) },
    chose: (option) => listeners.forEach((one) => one.chose?.(option)),
    end: (...told) => listeners.forEach((one) => one.end(...told)),
  };
}
