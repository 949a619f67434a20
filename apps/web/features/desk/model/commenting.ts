/** An editor extension to start a comment on a line: by a click on its number, or by Alt-Enter for the line of the caret. */
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';

/** Moves the caret into the line, because a new comment is about the line of the caret. */
function speakOf(view: EditorView, position: number, onComment: (line: number) => void): true {
  const line = view.state.doc.lineAt(position);
  view.dispatch({ selection: { anchor: line.from } });
  onComment(line.number);
  return true;
}

export function commenting(onComment: (line: number) => void): Extension {
  return [
    lineNumbers({ domEventHandlers: { mousedown: (view, block) => speakOf(view, block.from, onComment) } }),
    keymap.of([{ key: 'Alt-Enter', run: (view) => speakOf(view, view.state.selection.main.head, onComment) }]),
    EditorView.theme({ '.cm-lineNumbers .cm-gutterElement': { cursor: 'pointer' } }),
  ];
}
