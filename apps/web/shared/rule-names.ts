/** The names of rules on server-rendered pages: "Rule 3.3", with the sentence of the rule. */
import 'server-only';
import { ApiClientError, RuleNamesDocument, type RuleNamesQuery } from '@rulewright/api-client';
import type { RuleNameList } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { ask } from './api.ts';
import { askAsIf } from './perspective.ts';

/** The longest sentence in a title. A longer one is cut after a word. */
const LONGEST = 160;

/**
 * The names of rules in the rulebook of a ruleset. Without `ids`, the names of all its rules, without sentences, because these would make the
 * page large. Empty for a ruleset that the reader cannot open: then links show the ids of the rules.
 */
export async function ruleNames(ruleset: string, ids?: Iterable<string>, release?: number): Promise<RuleNameList> {
  const asked = ids && sorted(ids);
  if (asked?.length === 0) return {};
  try {
    const names = await ask(RuleNamesDocument, { ruleset, ids: asked, release });
    return await named(names, asked !== undefined);
  } catch (error) {
    if (error instanceof ApiClientError) return {};
    throw error;
  }
}

/** The names of rules in the rulebook of a ruleset as it would be with a change set. Empty if the change set cannot be published. */
export async function draftRuleNames(
  token: string | undefined,
  ruleset: string,
  ids: Iterable<string>,
): Promise<RuleNameList> {
  const asked = sorted(ids);
  if (asked.length === 0) return {};
  const { data } = await askAsIf(token, RuleNamesDocument, { ruleset, ids: asked });
  return data ? named(data, true) : {};
}

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();

async function named({ ruleNames }: RuleNamesQuery, withTitles: boolean): Promise<RuleNameList> {
  const t = await getTranslations('common.ruleNames');
  return Object.fromEntries(
    ruleNames.map(({ id, number, text }) => {
      const label = t('number', { number });
      return [id, withTitles ? { label, title: cut(text) } : { label }];
    }),
  );
}

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`;
