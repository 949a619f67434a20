/** The chips of a sentence in CodeMirror: a value, a word of the glossary, a link to a rule, and words with a condition. */
import { chipsOf, type SentenceChip } from '@rulewright/content/rule-text';
import { EditorState, StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

export interface ChipWords {
  readonly label: string;
  /** What the chip is, for people who hear it or point at it. */
  readonly help: string;
}

export interface ChipDesk {
  readonly say: (chip: SentenceChip) => ChipWords;
  readonly onChip: (chip: SentenceChip) => void;
}

/** Draws the chips again, for example because a value has changed. */
export const redrawChips = StateEffect.define();

class ChipWidget extends WidgetType {
  constructor(
    private readonly chip: SentenceChip,
    private readonly words: ChipWords,
    private readonly open: (chip: SentenceChip) => void,
  ) {
    super();
  }

  override eq({ chip, words }: ChipWidget): boolean {
    return (
      chip.kind === this.chip.kind &&
      chip.from === this.chip.from &&
      chip.to === this.chip.to &&
      words.label === this.words.label &&
      words.help === this.words.help
    );
  }

  override toDOM(): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sentence-chip';
    button.dataset['kind'] = this.chip.kind;
    button.textContent = this.words.label;
    button.title = this.words.help;
    button.setAttribute('aria-label', `${this.words.label} (${this.words.help})`);
    button.onclick = () => this.open(this.chip);
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** The end of words with a condition. */
class EndWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const end = document.createElement('span');
    end.className = 'sentence-when-end';
    end.ariaHidden = 'true';
    return end;
  }
}

const conditional = Decoration.mark({ class: 'sentence-when' });
const strong = Decoration.mark({ class: 'sentence-strong' });
const hidden = Decoration.replace({});
const end = Decoration.replace({ widget: new EndWidget() });

interface Drawn {
  readonly all: DecorationSet;
  /** Parts that the caret skips. */
  readonly atomic: DecorationSet;
  readonly chips: readonly SentenceChip[];
}

function draw(text: string, desk: ChipDesk): Drawn {
  const atomic: Range<Decoration>[] = [];
  const marks: Range<Decoration>[] = [];
  const chips = chipsOf(text);
  for (const chip of chips) {
    const widget = Decoration.replace({ widget: new ChipWidget(chip, desk.say(chip), desk.onChip) });
    if (chip.kind !== 'when') {
      atomic.push(widget.range(chip.from, chip.to));
      continue;
    }
    const { inside } = chip;
    atomic.push(widget.range(chip.from, inside.from), end.range(inside.to, chip.to));
    if (inside.from < inside.to) marks.push(conditional.range(inside.from, inside.to));
  }
  const isFree = (at: number): boolean => !atomic.some(({ from, to }) => from <= at && at < to);
  for (const match of text.matchAll(/\*\*([^*\n]{1,500})\*\*/gu)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (!isFree(from) || !isFree(to - 2)) continue;
    atomic.push(hidden.range(from, from + 2), hidden.range(to - 2, to));
    marks.push(strong.range(from + 2, to - 2));
  }
  return { all: Decoration.set([...atomic, ...marks], true), atomic: Decoration.set(atomic, true), chips };
}

/** Shows the chips. A change deletes the two ends of a condition only together. */
export function chipsIn(desk: ChipDesk): Extension {
  const field = StateField.define<Drawn>({
    create: ({ doc }) => draw(doc.toString(), desk),
    update: (drawn, { docChanged, effects, state }) =>
      docChanged || effects.some((effect) => effect.is(redrawChips)) ? draw(state.doc.toString(), desk) : drawn,
    provide: (own) => [
      EditorView.decorations.from(own, ({ all }) => all),
      EditorView.atomicRanges.of((view) => view.state.field(own).atomic),
    ],
  });
  const together = EditorState.changeFilter.of(({ startState, changes }) => {
    const parts: number[][] = [];
    for (const chip of startState.field(field).chips) {
      if (chip.kind !== 'when') continue;
      let isWhole = false;
      changes.iterChangedRanges((from, to) => {
        isWhole ||= from <= chip.from && chip.to <= to;
      });
      if (!isWhole) parts.push([chip.from, chip.inside.from], [chip.inside.to, chip.to]);
    }
    return parts.length === 0 || parts.toSorted(([a = 0], [b = 0]) => a - b).flat();
  });
  return [field, together];
}
