/** Shows only one part of a text in CodeMirror. The rest is hidden and protected until the person shows the whole text. */
import { EditorState, StateEffect, StateField, type Extension, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { ItemRange } from './item-range.ts';

const showAll = StateEffect.define();

/** The button in place of the hidden lines. */
class HiddenLines extends WidgetType {
  constructor(private readonly label: string) {
    super();
  }

  override eq({ label }: HiddenLines): boolean {
    return label === this.label;
  }

  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'source-hidden';
    button.textContent = this.label;
    button.onclick = () => view.dispatch({ effects: showAll.of(null) });
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Updates the range of the part after a change. Text typed at its edges belongs to it. Null once the whole text is shown. */
function follow(range: ItemRange | null, { changes, effects }: Transaction): ItemRange | null {
  if (!range || effects.some((effect) => effect.is(showAll))) return null;
  return { from: changes.mapPos(range.from, -1), to: changes.mapPos(range.to, 1) };
}

/**
 * Hides everything outside `range`. `label` returns the button text for a number of hidden lines. A change with `filter: false` can still
 * edit the hidden lines.
 */
export function onlyRange(range: ItemRange, label: (lines: number) => string): Extension {
  const hiding = ({ doc }: EditorState, shown: ItemRange | null): DecorationSet => {
    if (!shown) return Decoration.none;
    const hide = (from: number, to: number) => {
      const lines = doc.lineAt(to).number - doc.lineAt(from).number + 1;
      return Decoration.replace({ block: true, widget: new HiddenLines(label(lines)) }).range(from, to);
    };
    const parts = [];
    if (shown.from > 0) parts.push(hide(0, shown.from - 1));
    if (shown.to < doc.length) parts.push(hide(shown.to + 1, doc.length));
    return Decoration.set(parts);
  };
  const shown = StateField.define<ItemRange | null>({
    create: () => range,
    update: follow,
    provide: (field) => [
      EditorView.decorations.compute([field, 'doc'], (state) => hiding(state, state.field(field))),
      EditorView.atomicRanges.of((view) => hiding(view.state, view.state.field(field))),
    ],
  });
  const protect = EditorState.changeFilter.of(({ startState }) => {
    const part = startState.field(shown, false);
    return part ? [0, part.from, part.to, startState.doc.length] : true;
  });
  return [shown, protect];
}
