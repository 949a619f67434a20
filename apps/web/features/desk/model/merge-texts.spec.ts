import { mergedText, mergeParts } from './merge-texts.ts';

const BASE = 'one\ntwo\nthree\nfour\nfive\n';

describe('mergeParts', () => {
  it('takes both sides if they changed different lines', () => {
    const parts = mergeParts(BASE, BASE.replace('one', 'ONE'), BASE.replace('five', 'FIVE'));
    expect(parts.every((part) => part.kind === 'same')).toBe(true);
    expect(mergedText(parts, [])).toBe('ONE\ntwo\nthree\nfour\nFIVE\n');
  });

  it('offers a choice where both sides changed the same lines', () => {
    const parts = mergeParts(BASE, BASE.replace('three', 'mine'), BASE.replace('three', 'theirs'));
    expect(parts.filter((part) => part.kind === 'choice')).toEqual([
      { kind: 'choice', base: 'three', mine: 'mine', theirs: 'theirs' },
    ]);
    expect(mergedText(parts, ['mine'])).toBe(BASE.replace('three', 'mine'));
    expect(mergedText(parts, ['theirs'])).toBe(BASE.replace('three', 'theirs'));
  });

  it('does not ask where both sides made the same change', () => {
    const both = BASE.replace('two', 'TWO');
    expect(mergeParts(BASE, both, both)).toEqual([{ kind: 'same', text: both }]);
  });
});
