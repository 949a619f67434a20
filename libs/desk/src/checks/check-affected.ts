/** Lists what a change affects: modes, pages of the site, and the rulings and examples to read again. */
import { placeOf, type GameContent } from '@rulewright/content';
import { citingRules, type DocumentUse } from '../content/document-usage.ts';
import { checkOf, counted, type Check, type CheckFinding } from './check-result.ts';
import { breathe, type BothSides } from './both-sides.ts';
import { changedVariants } from './changed-variants.ts';

const PAGES: Readonly<Record<string, (game: string, slug: string) => string>> = {
  card: (game, slug) => `/${game}/cards/${slug}`,
  deck: (game, slug) => `/${game}/decks/${slug}`,
};

/** Lists modes whose rules or sentences differ, and pages that differ. */
export async function checkAffected(sides: BothSides): Promise<Check> {
  const findings: CheckFinding[] = [];
  for (const pair of sides.modes()) {
    await breathe();
    const { before, after, name, game, mode } = pair;
    const page = `/${game}/rules/${mode}`;
    if (!before || !after) findings.push({ message: `${name} is ${after ? 'new' : 'gone'}.`, subject: page });
    else {
      const sentences = sides.changedRules(pair).length;
      const played = before.hash !== after.hash;
      if (!played && sentences === 0) continue;
      const how = played ? 'is played differently' : 'is played as before';
      const differ = `${counted(sentences, 'sentence')} ${sentences === 1 ? 'differs' : 'differ'}`;
      findings.push({ message: `${name} ${how}; ${differ}.`, subject: page });
    }
  }
  for (const { game, old } of sides.games()) {
    for (const pair of changedVariants(sides, game, old)) {
      const how = pair.isNew ? 'is new' : pair.before?.hash !== pair.after!.hash ? 'is played differently' : null;
      if (how) findings.push({ message: `${pair.name} ${how}.`, subject: pair.page });
    }
  }
  const modes = findings.length;
  for (const path of [...sides.changed].sort()) {
    const { game, kind, slug } = placeOf(path)!;
    const page = PAGES[kind]?.(game, slug);
    if (page) findings.push({ message: `The page ${page} differs.`, path, subject: page });
  }
  const pages = findings.length - modes;
  const said = [
    ...(modes > 0 ? [counted(modes, 'mode')] : []),
    ...(pages > 0 ? [counted(pages, 'page of a card or deck', 'pages of cards and decks')] : []),
  ];
  const summary = said.length > 0 ? `${said.join(' and ')}.` : 'No mode and no page of a card or deck differs.';
  return checkOf('affected', 'Modes and pages affected', 'passed', summary, findings);
}

/** A use in words: the document by its name, with the place in it. */
const useWords = ({ place, title, why }: DocumentUse): string =>
  place === '' ? `“${title}” ${why}` : `${place} of ${title} ${why}`;

/** Rulings and examples that cite a retired rule, if one of the two is changed. */
function citingRetired(
  sides: BothSides,
  game: GameContent,
  old: GameContent | null,
): (CheckFinding & { readonly why: string })[] {
  const retired = [...game.rules.values()].filter((rule) => rule.replacedBy !== undefined);
  return retired.flatMap((rule) =>
    citingRules(sides.after, game.doc.id, [rule.id])
      .filter(({ path }) => sides.changed.has(path) || old?.rules.get(rule.id)?.replacedBy !== rule.replacedBy)
      .map((use) => ({
        message: `${useWords(use)}, which is retired. Cite the rule that replaces it: ${sides.ruleName(game.doc.id, rule.replacedBy!)}.`,
        path: use.path,
        subject: use.place || use.title,
        why: use.why,
      })),
  );
}

/** Lists rulings and examples that cite a retired rule, and unchanged ones that cite a rule whose sentence changes. */
export function checkReview(sides: BothSides): Check {
  const findings = new Map<string, CheckFinding>();
  for (const { game, old } of sides.games()) {
    for (const { why, ...one } of citingRetired(sides, game, old))
      findings.set(`${one.path} ${one.subject} ${why}`, one);
    // All sentences of a new mode are new, and the rules are as before.
    const pairs = sides.modes().filter((pair) => pair.game === game.doc.id && pair.before && pair.after);
    const rules = new Set(pairs.flatMap((pair) => sides.changedRules(pair)));
    for (const use of citingRules(sides.after, game.doc.id, rules)) {
      const message = `${useWords(use)}, whose sentence changes. Read it again.`;
      const subject = use.place || use.title;
      const key = `${use.path} ${subject} ${use.why}`;
      if (!sides.changed.has(use.path) && !findings.has(key)) findings.set(key, { message, path: use.path, subject });
    }
  }
  const status = findings.size > 0 ? 'warning' : 'passed';
  const summary =
    findings.size > 0
      ? `${counted(findings.size, 'place')} to read again.`
      : 'No ruling or example cites a changed or retired rule.';
  return checkOf('review', 'Rulings and examples to read again', status, summary, [...findings.values()]);
}
