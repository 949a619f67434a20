/**
 * Writes the event file, with one JSON object per line (NDJSON). Each game starts with `match.started`, which lists every card with its id,
 * owner and printed numbers. It ends with `match.ended`. docs/guide/events.md describes the format.
 */
import { describeEvent, winnerWord, zoneRef, type EventSink, type Match, type MatchResult } from '@rulewright/engine';
import type { BatchListener } from './batch-runner.ts';

/** At least this many characters are collected before they are written. */
const PIECE = 1 << 18;

export class EventLines implements BatchListener {
  private game = 0;
  private n = 0;
  private match: Match | null = null;
  private pending: string[] = [];
  private size = 0;
  private opening = false;

  /** @param write receives several whole lines at a time, each with its line break */
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

  /** Writes the first line of a game when its cards have been dealt: before the first event, or at the end. */
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
    const { winners, cause, ruleId, turns, standing } = result;
    this.line({
      event: 'match.ended',
      rule: ruleId || null,
      winner: winnerWord(winners),
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

  /** Writes the remaining lines. */
  flush(): void {
    if (this.pending.length > 0) this.write(this.pending.join(''));
    this.pending = [];
    this.size = 0;
  }
}
