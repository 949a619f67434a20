/** The names of rules on server-rendered pages: "Rule 3.3", with the sentence of the rule. */
import 'server-only';
import { ApiClientError, RuleNamesDocument } from '@rulewright/api-client';
import type { RuleNameList } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { ask } from './api.ts';

/** The longest sentence in a title. A longer one is cut after a word. */
const LONGEST = 160;

/**
 * The names of rules in the rulebook of a ruleset. Without `ids`, the names of all its rules, without sentences, because these would make the
 * page large. Empty for a ruleset that the reader cannot open: then links show the ids of the rules.
 */
export async function ruleNames(ruleset: string, ids?: Iterable<string>, release?: number): Promise<RuleNameList> {
  const asked = ids && [...new Set(ids)].sort();
  if (asked?.length === 0) return {};
  const t = await getTranslations('common.ruleNames');
  try {
    const found = await ask(RuleNamesDocument, { ruleset, ids: asked, release });
    return Object.fromEntries(
      found.ruleNames.map(({ id, number, text }) => {
        const label = t('number', { number });
        return [id, asked ? { label, title: cut(text) } : { label }];
      }),
    );
  } catch (error) {
    if (error instanceof ApiClientError) return {};
    throw error;
  }
}

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`;
