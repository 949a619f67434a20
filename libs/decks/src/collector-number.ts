/** Collector numbers as cards show them and as lists write them: `17`, `12a`, `TG05`. */
import type { Printing } from '@rulewright/content';

/** The most characters of a collector number. */
export const LONGEST_NUMBER = 12;

/** Whether a text is a collector number of one word. `x2` and `2x` are numbers of copies. */
export const isCollectorNumber = (text: string): boolean =>
  /^\d{1,6}$/.test(text) ||
  (text.length <= LONGEST_NUMBER && /^[a-z\d./-]+$/i.test(text) && /\d/.test(text) && !/^(?:x?\d+|\d+x)$/i.test(text));

/** A number without zeros in front; any other text in small letters. */
export const plainNumber = (text: string): string => (/^\d+$/.test(text) ? String(Number(text)) : text.toLowerCase());

/** The number that a printing shows, if a list can write it as one word; otherwise the number that sorts it. */
export const shownNumber = ({ code, number }: Printing): string =>
  code !== undefined && isCollectorNumber(code) ? code : String(number);

/** Whether a printing has a number. With `shown`, it must show this number. */
export const hasNumber = (printing: Printing, number: string, shown: boolean): boolean =>
  plainNumber(shown ? shownNumber(printing) : String(printing.number)) === plainNumber(number);
