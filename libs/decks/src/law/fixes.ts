/**
 * Fixes, found by trying: an edit is made on the counted list, the whole law judges it again, and the first one is offered that
 * removes its finding, makes no other number worse and breaks nothing that held.
 */
import { changeCopies } from '../edits.ts';
import type { DeckEdit, DeckFix } from '../issues.ts';
import { LIMITS, type ParsedDeck, type ParsedEntry } from '../parse/parsed-deck.ts';
import { listed } from '../typed-names.ts';
import type { CompiledLaw } from './compile.ts';
import type { Edit, Finding } from './rule.ts';
import type { View } from './view.ts';

/** Trials of one verdict and of one issue, and entries that all trials of a verdict may look at. */
const MOST_TRIALS = 64;
const MOST_PER_ISSUE = 8;
const MOST_ENTRIES = 400_000;

const keyOf = ({ rule, key }: Finding): string => `${rule.doc.id}\n${key}`;

/** How far each broken rule is beyond its bound. */
function excesses(findings: readonly Finding[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of findings) if (one.rule.doc.severity === 'error') found.set(keyOf(one), one.excess);
  return found;
}

/** Finds the fixes of one verdict, within a number of trials. */
export class Fixes {
  private trials = MOST_TRIALS;
  private entries = MOST_ENTRIES;
  private broken: Map<string, number> | null = null;

  constructor(
    private readonly law: CompiledLaw,
    private readonly deck: ParsedDeck,
    private readonly view: View,
    private readonly findings: readonly Finding[],
  ) {}

  /** The first edit that repairs a finding and harms nothing else, as edits of the text. */
  fixOf(finding: Finding, edits: readonly Edit[]): DeckFix | undefined {
    for (const edit of edits.slice(0, MOST_PER_ISSUE)) {
      this.entries -= this.view.entries.length;
      if (this.trials-- <= 0 || this.entries < 0) return undefined;
      if (!this.repairs(finding, edit)) continue;
      const fix = this.textOf(edit);
      if (fix) return fix;
    }
    return undefined;
  }

  private repairs(finding: Finding, { cuts, added }: Edit): boolean {
    const { law, view } = this;
    this.broken ??= excesses(this.findings);
    const copies = view.copies.slice();
    for (const [at, cut] of cuts) copies[at]! -= cut;
    const entries = added ? [...view.entries, addedEntry(added)] : view.entries;
    if (added) copies.push(added.copies);
    const after = law.judge(law.viewOf(entries, copies, view.judgesLeast));
    const mine = keyOf(finding);
    return after.every((one) => {
      const key = keyOf(one);
      if (key === mine) return false;
      return one.rule.doc.severity !== 'error' || one.excess <= (this.broken!.get(key) ?? 0);
    });
  }

  private textOf({ cuts, added }: Edit): DeckFix | undefined {
    const { view, deck, law } = this;
    const main = law.context.zoneAt('main');
    const changed = [...cuts.keys()].sort((a, b) => a - b);
    const inOrder = [
      ...changed.filter((at) => view.zones[at] === main),
      ...changed.filter((at) => view.zones[at] !== main),
    ];
    const changes = inOrder.map((at) => ({ ...view.entries[at]!, copies: view.entries[at]!.copies - cuts.get(at)! }));
    const edits: DeckEdit[] = changeCopies(deck.json, changes);
    if (added) {
      const line = appended(deck, added.copies, law.context.index.listName(added.card.card));
      if (!line) return undefined;
      edits.push(line);
    }
    if (edits.length === 0 || edits.length > LIMITS.places) return undefined;
    return { label: labelOf(view, cuts, added), edits };
  }
}

const addedEntry = ({ card, copies }: NonNullable<Edit['added']>): ParsedEntry => ({
  line: 0,
  name: card.card.name,
  copies,
  zone: 'main',
  card,
  printing: null,
  source: { kind: 'text' },
});

/** A line behind the last one of the deck; none where the list is not text. */
function appended({ entries }: ParsedDeck, copies: number, name: string): DeckEdit | null {
  const last = entries.findLast(({ zone, source }) => zone === 'main' && source.kind === 'line');
  return last?.source.kind === 'line' ? { line: last.line, text: `${last.source.raw}\n${copies} ${name}` } : null;
}

function labelOf({ entries }: View, cuts: Edit['cuts'], added: Edit['added']): string {
  const byName = new Map<string, number>();
  for (const [at, cut] of cuts) byName.set(entries[at]!.name, (byName.get(entries[at]!.name) ?? 0) + cut);
  if (added) byName.set(added.card.card.name, -added.copies);
  const less = [...byName].filter(([, cut]) => cut > 0).map(([name, cut]) => `${cut} ${name}`);
  const more = [...byName].filter(([, cut]) => cut < 0).map(([name, cut]) => `${-cut} ${name}`);
  return less.length > 0 ? `Remove ${listed(less)}` : `Add ${listed(more)}`;
}
