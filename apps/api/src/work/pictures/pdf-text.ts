/** Texts in a PDF. Each letter gets the first font that has it, because a file of letters has only some scripts. */
import { fileOf } from './draw.ts';

/** The scripts to look in, in this order. The package has a file for each. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext', 'greek-ext'] as const;
type Script = (typeof SCRIPTS)[number];

type Weight = 400 | 600;

interface LetterRange {
  readonly from: number;
  readonly to: number;
}

const read = JSON.parse(fileOf('@fontsource/inter/unicode.json').toString('utf8')) as Readonly<Record<Script, string>>;
const RANGES: ReadonlyMap<Script, readonly LetterRange[]> = new Map(
  SCRIPTS.map((script) => [
    script,
    read[script].split(',').map((range) => {
      const [from, to = from] = range.replace('U+', '').split('-');
      return { from: Number.parseInt(from!, 16), to: Number.parseInt(to!, 16) };
    }),
  ]),
);

function scriptOf(letter: string): Script | null {
  const code = letter.codePointAt(0)!;
  return SCRIPTS.find((script) => RANGES.get(script)!.some(({ from, to }) => code >= from && code <= to)) ?? null;
}

/** Whether the fonts have all letters of a text. */
export const hasLetters = (text: string): boolean => [...text].every((letter) => scriptOf(letter) !== null);

interface TextRun {
  readonly script: Script;
  readonly text: string;
}

/** A text in parts of one script. A letter that no font has becomes a question mark. */
function runsOf(text: string): readonly TextRun[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const script = scriptOf(letter);
    const last = runs.at(-1);
    if (last && last.script === (script ?? 'latin')) last.text += script ? letter : '?';
    else runs.push({ script: script ?? 'latin', text: script ? letter : '?' });
  }
  return runs;
}

/** Characters that have no width or turn the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** The letters that are written. No line of a page has room for more. */
const lettersOf = (text: string): readonly string[] => [...text.slice(0, 400).normalize('NFC').replaceAll(UNSEEN, ' ')];

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  /** The size to which a longer text may shrink before it is cut; `size` if omitted. */
  readonly least?: number;
}

/** The part of a line above the letters' baseline. Smaller letters stay on the same baseline. */
const ASCENT = 0.97;

/** Writes lines of text, each in the width that it has. */
export class PdfText {
  private readonly registered = new Set<string>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Writes a line. A longer text shrinks as far as its style permits, is cut then, and ends with an ellipsis. @param y the top of the line */
  line(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const letters = lettersOf(text);
    const shrunk = (style.size * width) / Math.max(width, this.widthOf(letters.join(''), style));
    const size = Math.max(style.least ?? style.size, shrunk);
    const top = y + (style.size - size) * ASCENT;
    let at = x;
    for (const run of runsOf(this.fitting(letters, width, { ...style, size }))) {
      this.choose(run.script, { ...style, size });
      this.pdf.text(run.text, at, top, { lineBreak: false });
      at += this.pdf.widthOfString(run.text);
    }
  }

  widthOf(text: string, style: TextStyle): number {
    return runsOf(text).reduce((sum, run) => {
      this.choose(run.script, style);
      return sum + this.pdf.widthOfString(run.text);
    }, 0);
  }

  /** The text, cut to a width. */
  private fitting(letters: readonly string[], width: number, style: TextStyle): string {
    // A text that was made exactly as wide as the line may differ by a rounding.
    if (this.widthOf(letters.join(''), style) <= width + 0.01) return letters.join('');
    let [fits, tooLong] = [0, letters.length];
    while (tooLong - fits > 1) {
      const middle = (fits + tooLong) >> 1;
      if (this.widthOf(`${letters.slice(0, middle).join('')}…`, style) <= width) fits = middle;
      else tooLong = middle;
    }
    return `${letters.slice(0, fits).join('').trimEnd()}…`;
  }

  private choose(script: Script, { size, weight = 400 }: TextStyle): void {
    const name = `Inter ${script} ${weight}`;
    if (!this.registered.has(name)) {
      this.registered.add(name);
      this.pdf.registerFont(name, fileOf(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`));
    }
    this.pdf.font(name).fontSize(size);
  }
}
