/** The draft of the open document, for parts of the preview that edit it. Null outside of an editor. */
import { createContext } from 'react';

export interface EditedDraft {
  readonly text: string;
  readonly change: (text: string) => void;
}

export const DraftContext = createContext<EditedDraft | null>(null);
