/** Enters the value of a field again, after React has hydrated the page. */
import { isBox, type Entered, type Field } from './field.ts';

/** Sets the value without React: React ignores an event of a field whose last value, as far as React knows, is the same. */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = field;
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Enters the value again, with the events of a person who enters it. */
export function enter(field: Field, entered: Entered): void {
  if (isBox(field)) {
    // A choice between radio buttons is an event of the chosen one.
    if (field.type === 'radio' && !entered) return;
    field.checked = !entered;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    const wanted = entered as readonly string[];
    if (!wanted.every((value) => [...field.options].some((option) => option.value === value))) return;
    for (const option of field.options) option.selected = wanted.includes(option.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  else {
    setUnnoticed(field, entered as string);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
