/** Loads the large parts of the explorer after the page: the editor, and the library that reads the schema. */
'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { earlyFieldsEntered } from '../../../shared/early-fields.ts';

export type EditorParts = Pick<typeof import('./query-editor.tsx'), 'QueryEditor'> &
  Pick<typeof import('../model/schema.ts'), 'loadSchema' | 'formatted'>;

/**
 * The loaded parts, or null until then.
 * @param before runs at first, and again before the editor replaces the plain field. The field can have a text of which React does not know
 * yet, and the next drawing would write over it.
 */
export function useEditorParts(before: () => void): EditorParts | null {
  const ready = useEffectEvent(before);
  const [parts, setParts] = useState<EditorParts | null>(null);
  useEffect(() => {
    let gone = false;
    ready();
    Promise.all([import('./query-editor.tsx'), import('../model/schema.ts'), earlyFieldsEntered]).then(
      ([{ QueryEditor }, { loadSchema, formatted }]) => {
        if (gone) return;
        ready();
        setParts({ QueryEditor, loadSchema, formatted });
      },
      // If loading fails, the plain field and the form stay.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return parts;
}
