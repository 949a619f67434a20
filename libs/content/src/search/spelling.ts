/** Corrects typing mistakes by the words of a game, before a question is compared with its texts. */
import { foldText } from '../card-query-fields.ts';
import { distance } from '../problems.ts';

/** Shorter words are part of too many others. */
const LEAST_LETTERS = 4;
/** From this length on, two letters may differ. */
const LONG = 6;
const LONGEST = 30;

export class Spelling {
  /** The words of the texts and how often each occurs, by their first letters. A typing mistake usually leaves the first letter. */
  private readonly words = new Map<string, Map<string, number>>();

  learn(text: string): void {
    for (const word of foldText(text).split(/\s+/u)) {
      if (word === '') continue;
      const alike = this.words.get(word[0]!) ?? new Map<string, number>();
      this.words.set(word[0]!, alike);
      alike.set(word, (alike.get(word) ?? 0) + 1);
    }
  }

  /** The most similar word of the texts; of equally similar words the most frequent one. The word itself if none is similar. */
  corrected(word: string): string {
    const alike = this.words.get(word[0] ?? '');
    if (!alike || alike.has(word) || word.length < LEAST_LETTERS || word.length > LONGEST) return word;
    let best = { word, far: word.length < LONG ? 2 : 3, count: 0 };
    for (const [other, count] of alike) {
      if (other.length < LEAST_LETTERS - 1) continue;
      const far = isSwapped(word, other) ? 1 : distance(word, other, best.far + 1);
      if (far < best.far || (far === best.far && best.word !== word && count > best.count))
        best = { word: other, far, count };
    }
    return best.word;
  }
}

/** Whether two neighbouring letters changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return at >= 0 && one.slice(0, at) + (one[at + 1] ?? '') + one[at]! + one.slice(at + 2) === other;
}
