/** Compiles the verb `bookmark`: Casters Bookmark Pages (mz.lang.bookmark). */
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { isCaster, seatOfTarget } from '../../play/model/places.ts';
import { compileAmount } from '../../play/numbers/conditions.ts';
import { bookmark } from '../../play/piles/spellbook.ts';
import { R } from '../../rules.ts';

export const compileBookmark: CompileVerb<'bookmark'> = ({ count, who }, compiling) => {
  const pages = compileAmount(count);
  toEach(compiling, who, (m, use, one) => {
    if (isCaster(one)) bookmark(m, seatOfTarget(one), pages(m, use.seat, use.card), R['mz.lang.bookmark']);
  });
};
