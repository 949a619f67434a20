/** Jobs about the items for which readers suggest another text. */
import { openItem, withSuggestion, type FittedText, type OpenedItem, type SuggestedItem } from '@rulewright/desk';
import { aboutContent, type Subject } from '../job.ts';

const READING = 5_000;

/** An item with its texts, as readers of the content see it; null if the content does not have it. */
export const openedItem = aboutContent<{ subject: Subject; item: SuggestedItem }, OpenedItem | null>(
  'answers',
  'Opening the text',
  READING,
  (loaded, { item }) => openItem(loaded, item),
);

interface Fitting {
  readonly subject: Subject;
  readonly item: SuggestedItem;
  readonly change: { readonly field: string; readonly before: string; readonly after: string };
  /** The text of the document now; null for the text of the content. */
  readonly source: string | null;
  readonly path: string;
}

/** The text of a document with a suggested text, or why it cannot be put there. */
export const fittedText = aboutContent<Fitting, FittedText>(
  'answers',
  'Trying the text',
  READING,
  (loaded, { item, change, source, path }) =>
    withSuggestion(loaded, item, source ?? loaded.files.find((file) => file.path === path)?.text ?? '', change),
);
