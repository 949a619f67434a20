/**
 * Opens the popovers that explain values, terms and rules: under a mouse that rests on them, for a link with the focus of the keyboard, and
 * for a long press on a link. Without scripts, the buttons among them open by a click, and the links lead to the rule.
 */

/** Milliseconds that a mouse rests on a word, and that a finger presses a link. */
const [REST, PRESS] = [250, 500];

/** The popover of a button or link; null for everything else. */
function popoverOf(target: EventTarget | null): readonly [HTMLElement, HTMLElement] | null {
  const source = (target as HTMLElement | null)?.closest<HTMLElement>('button.hint, a[data-hint]');
  const id = source?.getAttribute('popovertarget') ?? source?.dataset['hint'];
  const popover = id === undefined ? null : document.getElementById(id);
  return source && popover ? [source, popover] : null;
}

function open(source: HTMLElement, popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) popover.showPopover({ source });
}

/** Adds the listeners to the page, until the signal. */
export function openHints(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: HTMLElement | null = null;
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { signal });

  listen('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    const pair = popoverOf(event.target);
    if (!pair) return;
    const [source, popover] = pair;
    timer = setTimeout(() => {
      open(source, popover);
      source.addEventListener('pointerleave', () => popover.matches(':hover') || popover.hidePopover(), { once: true });
    }, REST);
  });
  const linked = (target: EventTarget | null) => ((target as HTMLElement).matches('a') ? popoverOf(target) : null);
  listen('focusin', ({ target }) => {
    const pair = linked(target);
    if (pair?.[0].matches(':focus-visible')) open(...pair);
  });
  listen('focusout', ({ target }) => linked(target)?.[1].hidePopover());
  listen('pointerdown', (event) => {
    pressed = null;
    const pair = event.pointerType === 'touch' ? popoverOf(event.target) : null;
    if (!pair) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = pair[0];
      open(...pair);
    }, PRESS);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) listen(name, () => clearTimeout(timer));
  // The long press opened the preview, so it opens neither the link nor the menu of the browser.
  for (const name of ['click', 'contextmenu'] as const)
    listen(name, (event) => {
      if (!pressed?.contains(event.target as Node)) return;
      event.preventDefault();
      if (name === 'click') pressed = null;
    });
}
