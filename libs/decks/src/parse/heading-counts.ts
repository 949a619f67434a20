/** Compares the number of cards that a heading states with the cards below it. */
import { counted } from '../typed-names.ts';
import type { Heading } from './heading.ts';
import type { DeckReading } from './deck-reading.ts';

interface Open {
  readonly line: number;
  readonly stated: number;
  copies: number;
}

export class HeadingCounts {
  /** The count under the last heading of a zone. It ends at the next heading that names a zone. */
  private zone: Open | null = null;
  /** The count under the last heading of a group. It ends at the next heading. */
  private group: Open | null = null;

  constructor(private readonly reading: DeckReading) {}

  heading({ zone, stated }: Heading, line: number): void {
    this.close(this.group);
    const open = stated === null ? null : { line, stated, copies: 0 };
    if (zone === null) {
      this.group = open;
      return;
    }
    this.close(this.zone);
    this.group = null;
    this.zone = open;
  }

  add(copies: number): void {
    if (this.zone) this.zone.copies += copies;
    if (this.group) this.group.copies += copies;
  }

  end(): void {
    this.close(this.group);
    this.close(this.zone);
  }

  private close(open: Open | null): void {
    // A heading without cards below it may state a total.
    if (open === null || open.copies === open.stated || open.copies === 0) return;
    const { card, cards } = this.reading.index.words;
    const message = `The heading says ${counted(open.stated, card, cards)}, but ${counted(open.copies, card, cards)} follow it.`;
    this.reading.warn('count-differs', open.line, message);
  }
}
