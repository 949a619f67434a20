/**
 * What a person enters before React has hydrated the page, and what the browser restores after going back. React does not notice these
 * values: a component keeps its own value, and its next render clears the field. So they are noted, and entered again after hydration.
 */
import { enter } from './enter-field.ts';
import { isBox, type Entered, type Field } from './field.ts';

const FIELDS = 'input, textarea, select';
const NOTED = ['input', 'change'] as const;

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

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

let finish: () => void;
/** Resolves when the noted values have been entered. A part that replaces a field waits for it. */
export const earlyFieldsEntered = new Promise<void>((resolve) => (finish = resolve));

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

/** Enters the noted values. It waits for nothing: React clears a field in its next render, and a key pressed then would send the old value. */
function enterAll(): void {
  for (const type of NOTED) document.removeEventListener(type, note, true);
  const noted = [...early];
  early.clear();
  for (const [field, entered] of noted) if (field.isConnected && !field.disabled) enter(field, entered);
  finish();
}

/** Enters all noted values again. Call it when React has hydrated the page. */
export function enterEarlyFields(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enterAll, { once: true });
  // After the effects of this render, which may change fields. React does not render in the middle of an effect.
  else queueMicrotask(enterAll);
}
