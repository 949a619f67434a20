/** Checks legality documents: cards, sets and rules exist, and every change has an effect on its list. */
import type { Checker } from './checker.ts';
import type { GameContent } from './content.ts';
import type { Gathering, Loaded } from './gathering.ts';
import { legalityOn, placeInFile, type LegalityDoc } from './legality.ts';
import type { ModeDoc } from './schemas.ts';

function checkDocument(one: Loaded<LegalityDoc>, check: Checker, game: GameContent): void {
  const { path, value: doc } = one;
  const at =
    (...way: PropertyKey[]) =>
    () =>
      one.at(way);
  check.rule(path, at('rule'), doc.rule);
  doc.sets?.forEach((id, k) => check.known(path, at('sets', k), 'set', id, game.sets));
  doc.changes.forEach((change) => {
    const i = placeInFile(change);
    if (change.rule !== undefined) check.rule(path, at('changes', i, 'rule'), change.rule);
    for (const word of ['admit', 'rotate'] as const)
      change[word]?.forEach((id, k) => check.known(path, at('changes', i, word, k), 'set', id, game.sets));
    const named = new Map<string, string>();
    const card = (id: string, word: string, key: PropertyKey): void => {
      check.known(path, at('changes', i, word, key), 'card', id, game.cards);
      // Points may accompany a ban or a restriction.
      const other = word === 'points' ? undefined : named.get(id);
      if (other !== undefined) {
        const message = `One change cannot both ${other} and ${word} "${id}". Keep one of the two.`;
        check.say(path, at('changes', i, word, key), 'legality-twice', message);
      } else if (word !== 'points') named.set(id, word);
    };
    change.ban?.forEach((id, k) => card(id, 'ban', k));
    change.restore?.forEach((id, k) => card(id, 'restore', k));
    for (const word of ['restrict', 'points'] as const)
      for (const id of Object.keys(change[word] ?? {})) card(id, word, id);
  });
  checkEffects(one, check);
}

/** Reports entries that change nothing, because they are usually a misspelt card or a wrong order. */
function checkEffects({ path, value: doc, at }: Loaded<LegalityDoc>, check: Checker): void {
  const listed = new Set<string>();
  doc.changes.forEach((change) => {
    const i = placeInFile(change);
    change.restore?.forEach((id, k) => {
      if (!listed.has(id)) {
        const message = `"${id}" is not on the list at this point, so it cannot be restored.`;
        check.say(path, () => at(['changes', i, 'restore', k]), 'not-listed', message);
      }
      listed.delete(id);
    });
    for (const id of [
      ...(change.ban ?? []),
      ...Object.keys(change.restrict ?? {}),
      ...Object.keys(change.points ?? {}),
    ])
      listed.add(id);
  });
  const before = new Map<string, boolean>();
  const first = legalityOn(doc, '0000-01-01');
  doc.changes.forEach((change) => {
    const i = placeInFile(change);
    for (const [word, enters] of [
      ['admit', true],
      ['rotate', false],
    ] as const)
      change[word]?.forEach((set, k) => {
        if ((before.get(set) ?? first.pool(set).legal) === enters) {
          const message = `The set "${set}" is already ${enters ? 'in' : 'out of'} the pool at this point.`;
          check.say(path, () => at(['changes', i, word, k]), 'pool-unchanged', message);
        }
        before.set(set, enters);
      });
  });
}

/** Checks the legality documents of a game, and that every document that a mode names exists. */
export function checkLegality(game: GameContent, gathering: Gathering, check: Checker): void {
  for (const one of gathering.of<LegalityDoc>('legality')) checkDocument(one, check, game);
  for (const one of gathering.of<ModeDoc>('mode')) {
    const { legality } = one.value;
    if (legality !== undefined)
      check.known(one.path, () => one.at(['legality']), 'legality document', legality, game.legality);
  }
}
