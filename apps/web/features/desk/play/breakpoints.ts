/** An editor extension for the debugger: breakpoints in the gutter, by a click or F9, and a mark on the line at which a run has stopped. */
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, keymap, type DecorationSet } from '@codemirror/view';

const setBreakpoints = StateEffect.define<readonly number[]>();
const setStopped = StateEffect.define<number | null>();

class Breakpoint extends GutterMarker {
  override toDOM(): HTMLElement {
    const dot = document.createElement('span');
    dot.className = 'cm-breakpoint';
    return dot;
  }
}
const BREAKPOINT = new Breakpoint();
const STOPPED = Decoration.line({ class: 'cm-stopped' });

const look = EditorView.theme({
  '.cm-breakpoints': { width: '1.1rem', cursor: 'pointer' },
  '.cm-breakpoints .cm-gutterElement': { display: 'grid', justifyItems: 'center', paddingTop: '0.4rem' },
  '.cm-breakpoints .cm-gutterElement:hover': { backgroundColor: 'var(--illegal-soft)' },
  '.cm-breakpoint': { width: '0.65rem', height: '0.65rem', borderRadius: '50%', backgroundColor: 'var(--illegal)' },
  // Also on the line of the caret.
  '.cm-line.cm-stopped': { backgroundColor: 'var(--mark)', boxShadow: 'inset 3px 0 var(--warning)' },
});

/** The starts of the lines with breakpoints. They stay with their lines while the text changes. */
const breakpoints = StateField.define<readonly number[]>({
  create: () => [],
  update: (places, { effects, changes, docChanged, state: { doc } }) => {
    const moved = docChanged ? places.map((at) => doc.lineAt(changes.mapPos(at, 1)).from) : places;
    return effects.reduce<readonly number[]>(
      (now, effect) =>
        effect.is(setBreakpoints)
          ? effect.value.filter((line) => line >= 1 && line <= doc.lines).map((line) => doc.line(line).from)
          : now,
      [...new Set(moved)],
    );
  },
});

const stopped = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marked, { effects, changes, state: { doc } }) =>
    effects.reduce((now, effect) => {
      if (!effect.is(setStopped)) return now;
      const line = effect.value;
      return line === null || line > doc.lines ? Decoration.none : Decoration.set([STOPPED.range(doc.line(line).from)]);
    }, marked.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
});

const linesOf = (state: EditorState): number[] =>
  state
    .field(breakpoints)
    .map((at) => state.doc.lineAt(at).number)
    .sort((a, b) => a - b);

/** @param onChange is called with the lines of the breakpoints when a person or an edit changes them */
export function debugging(onChange: (lines: readonly number[]) => void): Extension {
  const toggle = (view: EditorView, position: number): true => {
    const line = view.state.doc.lineAt(position).number;
    const now = linesOf(view.state);
    const next = now.includes(line) ? now.filter((one) => one !== line) : [...now, line];
    view.dispatch({ effects: setBreakpoints.of(next) });
    return true;
  };
  return [
    breakpoints,
    stopped,
    look,
    gutter({
      class: 'cm-breakpoints',
      lineMarker: (view, { from }) => (view.state.field(breakpoints).includes(from) ? BREAKPOINT : null),
      lineMarkerChange: ({ startState, state }) => startState.field(breakpoints) !== state.field(breakpoints),
      initialSpacer: () => BREAKPOINT,
      domEventHandlers: { mousedown: (view, { from }) => toggle(view, from) },
    }),
    keymap.of([{ key: 'F9', run: (view) => toggle(view, view.state.selection.main.head) }]),
    EditorView.updateListener.of(({ startState, state }) => {
      const [before, now] = [linesOf(startState).join(), linesOf(state)];
      if (before !== now.join()) onChange(now);
    }),
  ];
}

/** Shows the breakpoints of a document. */
export function showBreakpoints(view: EditorView, lines: readonly number[]): void {
  if (linesOf(view.state).join() !== [...lines].sort((a, b) => a - b).join())
    view.dispatch({ effects: setBreakpoints.of(lines) });
}

/** Marks the line at which a run has stopped, and scrolls to it. */
export function showStopped(view: EditorView, line: number | null): void {
  const place = line !== null && line <= view.state.doc.lines ? view.state.doc.line(line).from : null;
  view.dispatch({
    effects: [setStopped.of(line), ...(place === null ? [] : [EditorView.scrollIntoView(place, { y: 'center' })])],
  });
}

/** Moves the caret to a line. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
}
