/**
 * Types over a selection in CodeMirror. By default, the browser replaces the selected nodes and CodeMirror reads the result. Chromium then
 * copies the color of the first replaced word into a `style` attribute, which the Content Security Policy of the page blocks and reports.
 */
import { EditorView } from '@codemirror/view';

/** Replaces the selection with the typed text in the state of the editor, before the browser changes the page. */
export const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main } = view.state.selection;
    const text = event.data;
    if (event.inputType !== 'insertText' || !text || event.isComposing || main.empty || view.state.readOnly)
      return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
    // Closing brackets is such a handler: a bracket typed over a selection surrounds it.
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, text, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});
