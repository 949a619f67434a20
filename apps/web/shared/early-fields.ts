/**
 * What a person enters before React has hydrated the page, and what the browser restores after going back. React does not notice these
 * values: a component keeps its own value, and its next render clears the field. So they are noted, and entered again after hydration.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const NOTED = ['input', 'change'] as const;

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** The value that a field has: its text, its chosen options, or whether it is checked. */
type Entered = string | boolean | readonly string[];

const enteredIn = (field: Field): Entered => {
  if (isBox(field)) return field.checked;
  return field instanceof HTMLSelectElement ? [...field.selectedOptions].map(({ value }) => value) : field.value;
};

/** The option that a select with one choice has at first. */
const firstOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].findLast(({ defaultSelected }) => defaultSelected) ?? [...options].find(({ disabled }) => !disabled);

/** Whether a field differs from the page that the server sent. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return field.multiple
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field.selectedIndex >= 0 && field.options[field.selectedIndex] !== firstOption(field);
  return field.value !== field.defaultValue;
}

const early = new Map<Field, Entered>();

function note({ target }: Event): void {
  if (isField(target)) early.set(target, enteredIn(target));
}

function noteChanged(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (isChanged(field)) early.set(field, enteredIn(field));
}

/** Starts to note the fields that a person or the browser has changed. Call it before React hydrates the page. */
export function noteEarlyFields(): void {
  noteChanged();
  // The browser restores fields until the page is parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', noteChanged, { once: true });
  for (const type of NOTED) document.addEventListener(type, note, true);
}

/** Sets the value without React: React ignores an event of a field whose last value, as far as React knows, is the same. */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = field;
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Enters the value again, with the events of a person who enters it. */
function enter(field: Field, entered: Entered): void {
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

function enterAll(): void {
  for (const type of NOTED) document.removeEventListener(type, note, true);
  const noted = [...early];
  early.clear();
  for (const [field, entered] of noted) if (field.isConnected && !field.disabled) enter(field, entered);
}

/** Enters all noted values again. Call it when React has hydrated the page. */
export function enterEarlyFields(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enterAll, { once: true });
  // After the effects of this render, which may change fields. React does not render in the middle of an effect.
  else queueMicrotask(enterAll);
}
