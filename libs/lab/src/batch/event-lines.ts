/**
 * The event file: one JSON object a line (NDJSON). Each game opens with `match.started`, which names every card with its
 * number, owner and printed numbers, and closes with `match.ended`. The format is described in docs/guide/events.md.
 */
import { describeEvent, zoneRef, type EventSink, type Match, type MatchResult } from '@rulewright/engine';
import type { BatchListener } from './batch-runner.ts';

/** Lines are handed over in pieces of about this many characters. */
const PIECE = 1 << 18;

export class EventLines implements BatchListener {
  private game = 0;
  private n = 0;
  private match: Match | null = null;
  private pending: string[] = [];
  private size = 0;
  private opening = false;

  /** @param write takes whole lines, several at a time, each with its line end */
  constructor(private readonly write: (lines: string) => void) {}

  readonly sink: EventSink = {
    event: (kind, rule, a, b, c, d, e) => {
      this.open();
      this.line(describeEvent(this.match!, { kind, rule, args: [a, b, c, d, e] }));
    },
  };

  begin(game: number, match: Match): void {
    this.game = game;
    this.n = 0;
    this.match = match;
    this.opening = true;
  }

  /** The first line of a game is written when its cards are laid out: with its first event, or at its end. */
  private open(): void {
    if (!this.opening) return;
    this.opening = false;
    const match = this.match!;
    const { ruleset, defs } = match.program;
    this.line({
      event: 'match.started',
      ruleset: { id: ruleset.id, hash: ruleset.hash },
      seats: match.seats,
      cards: Array.from({ length: match.cards }, (_, id) => {
        const def = defs[match.def[id]!]!;
        const owner = match.owner[id]!;
        return {
          id,
          owner,
          slug: def.slug,
          name: def.name,
          ...def.numbers,
          at: zoneRef(match, owner * match.program.zonesPerSeat),
        };
      }),
    });
  }

  end(_game: number, match: Match, result: MatchResult): void {
    this.open();
    const { winner, cause, ruleId, turns, standing } = result;
    this.line({
      event: 'match.ended',
      rule: ruleId || null,
      winner,
      cause,
      turns,
      decisions: match.decisions,
      standing,
    });
  }

  private line(event: object): void {
    const text = `${JSON.stringify({ game: this.game, n: this.n++, ...event })}\n`;
    this.pending.push(text);
    this.size += text.length;
    if (this.size >= PIECE) this.flush();
  }

  /** Hands over what is left. */
  flush(): void {
    if (this.pending.length > 0) this.write(this.pending.join(''));
    this.pending = [];
    this.size = 0;
  }
}
