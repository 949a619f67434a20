/**
 * What a reader chooses for the eyes: the size of texts, the contrast and the colours. A cookie keeps it, so that the server renders the next
 * page with it.
 */

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

export interface Display {
  readonly text: (typeof TEXT_SIZES)[number];
  readonly isContrasting: boolean;
  /** Whether people with any colour vision can tell the colours apart. */
  readonly isClear: boolean;
}

/** Reads the value of the cookie: words with full stops between them, such as `large.contrast.clear`. Other words mean nothing. */
export function displayOf(value = ''): Display {
  const words = value.split('.');
  return {
    text: TEXT_SIZES.find((size) => words.includes(size)) ?? 'normal',
    isContrasting: words.includes('contrast'),
    isClear: words.includes('clear'),
  };
}

/** The attributes of `<html>` to which the styles refer. */
export const displayData = ({ text, isContrasting, isClear }: Display) => ({
  'data-text': text === 'normal' ? undefined : text,
  'data-contrast': isContrasting ? 'more' : undefined,
  'data-palette': isClear ? 'clear' : undefined,
});

const YEAR = 31_536_000;

/** Shows this display now, and keeps it for the next pages. */
export function keepDisplay(display: Display): void {
  for (const [name, value] of Object.entries(displayData(display)))
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  const words = [display.text, display.isContrasting && 'contrast', display.isClear && 'clear'].filter(
    (word) => word !== false && word !== 'normal',
  );
  document.cookie = `display=${words.join('.')};path=/;max-age=${words.length > 0 ? YEAR : 0};samesite=lax`;
}

/** The display of the current page. */
export function currentDisplay(): Display {
  const { text, contrast, palette } = document.documentElement.dataset;
  return {
    text: TEXT_SIZES.find((size) => size === text) ?? 'normal',
    isContrasting: contrast === 'more',
    isClear: palette === 'clear',
  };
}
