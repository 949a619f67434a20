/** Line numbers that begin a comment on their line when clicked; Alt-Enter does so for the line of the caret. */
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';

/** Puts the caret into the line, so that what is said is about it. */
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
