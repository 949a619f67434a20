/** Gathers what the formats find: names become cards, counts become numbers, whatever fails becomes an issue. */
import type { Printing } from '@rulewright/content';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import { deleteEntry, deleteLine, rewriteEntry } from '../edits.ts';
import type { DeckEdit, DeckFix, DeckFormat, DeckIssue } from '../issues.ts';
import { splitLines, type TextLine } from '../lines.ts';
import { listed, plainLine } from '../names.ts';
import { LIMITS, type JsonDocument, type ParsedDeck, type ParsedEntry } from './parsed.ts';
import { readCount, type WrittenEntry } from './written.ts';

const LEAVE_OUT = 'Leave the entry out';

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

export class Reading {
  lineCount = 0;
  json: JsonDocument | undefined;
  private readonly entries: ParsedEntry[] = [];
  private readonly issues: DeckIssue[] = [];
  private searches = 0;
  private full = false;

  constructor(
    readonly index: CardIndex,
    readonly format: DeckFormat,
  ) {}

  /** The JSON document for fixes of further problems: each repeats it, so that only some get one. */
  get fixable(): JsonDocument | undefined {
    return this.issues.length < LIMITS.rewrites ? this.json : undefined;
  }

  /** The lines that are read; if there are more of them, or of characters, that is an issue. */
  linesOf(text: string): TextLine[] {
    if (text.length > LIMITS.characters) this.tooLong('characters', LIMITS.characters);
    const lines = splitLines(text.slice(0, LIMITS.characters), LIMITS.lines + 1);
    if (lines.length > LIMITS.lines) this.tooLong('lines', LIMITS.lines);
    this.lineCount = Math.min(lines.length, LIMITS.lines);
    return lines.slice(0, LIMITS.lines);
  }

  /** A line that is no entry. */
  badLine(line: number, message: string, edits: readonly DeckEdit[] = [deleteLine(line)]): void {
    const fix = { label: LEAVE_OUT, edits };
    this.issue({ code: 'bad-line', message, lines: [line], cards: [], ...(edits.length > 0 && { fix }) });
  }

  /** The list is longer than what is read. */
  tooLong(what: string, limit: number): void {
    if (this.full) return;
    this.full = true;
    const message = `The list is too long: only its first ${limit} ${what} are read.`;
    this.push({ code: 'list-too-long', message, lines: [], cards: [], limit }, 'error');
  }

  /** Adds an entry, or says what is wrong with it. */
  add(written: WrittenEntry): void {
    if (this.entries.length >= LIMITS.entries) return this.tooLong('entries', LIMITS.entries);
    const asWritten = plainLine(written.name).trim();
    if (asWritten.length > LIMITS.line) {
      return this.badLine(
        written.line,
        `The name is longer than ${LIMITS.line} characters.`,
        deleteEntry({ ...written, json: this.fixable }),
      );
    }
    const found = this.meant(this.index.find(asWritten), written.printing);
    const card = found.length === 1 ? found[0]! : null;
    const printing = card && this.printingOf(card, written);
    const copies = written.count === null ? 1 : readCount(written.count);
    const name = card === null ? asWritten : this.index.listName(card.card);
    const entry: ParsedEntry = {
      line: written.line,
      name,
      copies: copies ?? 0,
      zone: written.zone,
      card,
      printing,
      source: written.source,
    };
    if (card === null) this.badName(entry, found);
    if (copies === null) this.badCount(entry, written.count!);
    else this.entries.push(entry);
  }

  done(): ParsedDeck {
    const { format, lineCount, entries, issues, json } = this;
    return { format, lineCount, entries, issues, ...(json !== undefined && { json }) };
  }

  private issue(
    issue: DistributiveOmit<DeckIssue, 'ruleId' | 'severity'>,
    severity: DeckIssue['severity'] = 'error',
  ): void {
    if (this.issues.length >= LIMITS.issues) return this.tooLong('problems', LIMITS.issues);
    this.push(issue, severity);
  }

  private push(issue: DistributiveOmit<DeckIssue, 'ruleId' | 'severity'>, severity: DeckIssue['severity']): void {
    this.issues.push({ ...issue, severity, ruleId: this.index.cardRule } as DeckIssue);
  }

  /** Of cards that share a name, those with the printing that the line gives. */
  private meant(found: readonly IndexedCard[], printing: WrittenEntry['printing']): readonly IndexedCard[] {
    const set = found.length > 1 && printing ? this.index.set(printing.set) : null;
    if (!set || !printing) return found;
    const printed = found.filter(({ card }) => this.index.printing(card, set, printing.number) !== null);
    return printed.length > 0 ? printed : found;
  }

  private printingOf({ card }: IndexedCard, { line, printing, source }: WrittenEntry): Printing | null {
    if (printing === null) return null;
    const set = this.index.set(printing.set);
    const found = set && this.index.printing(card, set, printing.number);
    if (found) return found;
    const what = printing.number === null ? 'in a set' : `number ${printing.number} of a set`;
    const message = `${card.name} is not ${what} "${clip(printing.set)}"; the ${this.index.words.card} counts all the same.`;
    const edits = rewriteEntry({ line, source, json: this.fixable }, { name: card.name, withoutPrinting: true });
    const fix = edits.length > 0 ? { label: 'Leave the printing out', edits } : undefined;
    this.issue({ code: 'unknown-printing', message, lines: [line], cards: [card.name], fix }, 'warning');
    return null;
  }

  private badName(entry: ParsedEntry, found: readonly IndexedCard[]): void {
    const { words } = this.index;
    const code = found.length > 1 ? 'ambiguous-card' : 'unknown-card';
    const suggestions =
      found.length > 1
        ? found
            .map(({ card }) => this.index.listName(card))
            .sort()
            .slice(0, 5)
        : this.near(entry.name);
    const { line, name } = entry;
    const shown = `"${clip(name)}"`;
    const hint =
      suggestions.length > 0
        ? ` Did you mean ${listed(suggestions.map((one) => `"${one}"`)).replace(/ and (?=[^ ])/, ' or ')}?`
        : '';
    const message =
      code === 'ambiguous-card'
        ? `${shown} may be several ${words.cards}.${hint}`
        : `There is no ${words.card} ${shown}.${hint}`;
    this.issue({
      code,
      message,
      lines: [line],
      cards: [name],
      name,
      suggestions,
      fix: this.nameFix(entry, suggestions[0]),
    });
  }

  private nameFix(entry: ParsedEntry, name: string | undefined): DeckFix | undefined {
    const place = { line: entry.line, source: entry.source, json: this.fixable };
    const edits = name === undefined ? deleteEntry(place) : rewriteEntry(place, { name });
    if (edits.length === 0) return undefined;
    return { label: name === undefined ? LEAVE_OUT : `Read it as "${name}"`, edits };
  }

  private badCount(entry: ParsedEntry, count: string): void {
    const { line, name, card } = entry;
    const none = /^[+-]?0+$/.test(count);
    const place = { line, source: entry.source, json: this.fixable };
    const edits = none ? deleteEntry(place) : rewriteEntry(place, { copies: 1 });
    const fix = edits.length > 0 ? { label: none ? LEAVE_OUT : 'Make it one copy', edits } : undefined;
    const message =
      count === ''
        ? 'There is no number of copies.'
        : `"${clip(count)}" is not a number of copies; a whole number from 1 to ${LIMITS.copies} is.`;
    this.issue({ code: 'bad-count', message, lines: [line], cards: card ? [name] : [], fix });
  }

  private near(name: string): string[] {
    this.searches++;
    return this.searches > LIMITS.searches ? [] : this.index.near(name);
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
