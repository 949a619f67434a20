/** Finds ids of rules in the text of a page. Readers know a rule by its number: "Rule 3.3". */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';

const prefixes = readdirSync(join(root, 'rules')).flatMap((game) => {
  const [, prefix] = /^rulePrefix: (\w+)/mu.exec(readFileSync(join(root, 'rules', game, 'game.yaml'), 'utf8')) ?? [];
  return prefix ? [prefix] : [];
});

/** The ids of rules that a reader sees in the main part of the page, outside of code, data and editors. */
export const ruleIdsIn = (page) =>
  page.evaluate((names) => {
    const id = new RegExp(`(?<![\\w./#-])(?:${names.join('|')})(?:\\.[a-z][a-z\\d-]*){2,}`, 'gu');
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      window.NodeFilter.SHOW_TEXT,
    );
    const ids = [];
    while (texts.nextNode()) {
      const { parentElement: parent, data } = texts.currentNode;
      if (!parent.closest('pre, code, script, textarea, .cm-editor, [hidden]')) ids.push(...(data.match(id) ?? []));
    }
    return [...new Set(ids)];
  }, prefixes);
