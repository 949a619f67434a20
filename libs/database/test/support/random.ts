/** Random queries that can be repeated: the same seed gives the same queries everywhere. */

export type Random = (below: number) => number;

/** Mulberry32 random number generator. */
export function sequence(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** A valid query over the fields of the invented game. */
export function randomQuery(random: Random, words: readonly string[], depth = 0): string {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const word = (): string => {
    const one = pick(words);
    return random(2) === 0 ? one.slice(0, 1 + random(one.length)) : one;
  };
  const term = (): string => {
    switch (random(13)) {
      case 0:
        return `cost${pick([':', '=', '!=', '<', '<=', '>', '>='])}${random(7)}`;
      case 1:
        return `strength${pick(['=', '!=', '<', '>='])}${random(6) - 2}`;
      case 2:
        return `t${pick([':', '=', '!='])}${pick(['boat', 'b', 'bird', '"old salt"', 'old', 'royal'])}`;
      case 3:
        return `r${pick([':', '='])}${pick(['common', 'uncommon', 'rare', 'r'])}`;
      case 4:
        return `o:${word()}`;
      case 5:
        return `o:"${pick(words)} ${pick(words)}"`;
      case 6:
        return `legal:${pick(['open-sea', 'low-water', 'nowhere'])}`;
      case 7:
        return `n:${word()}`;
      case 8:
        return `cost${pick([':', '!=', '<', '<=', '>', '>='])}strength`;
      case 9:
        return `has:${pick(['cost', 'strength', 't', 'o', 'r'])}`;
      case 10:
        return `${pick(['', 'n:', 'o:', 't:'])}/${pick(['^', '', '\\b'])}${
          word()
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim() || 'a'
        }${pick(['', '$', '.*', ' ', '|a'])}/`;
      case 11:
        return pick(['has:n', 'is:promo', 'not t:boat', 'strength:""']);
      default:
        return word();
    }
  };
  const factor = (): string => {
    const negated = random(4) === 0 ? '-' : '';
    return negated + (depth < 3 && random(4) === 0 ? `(${randomQuery(random, words, depth + 1)})` : term());
  };
  const all = (): string => Array.from({ length: 1 + random(2) }, factor).join(' ');
  return Array.from({ length: 1 + random(2) }, all).join(' or ');
}
