/** A link to a rule, by its number in the rulebook of the page: "Rule 3.3". A rule without a known number shows its id. */
'use client';
import { createContext, useContext, type ReactNode } from 'react';

/** How readers know a rule. */
export interface RuleName {
  /** Such as "Rule 3.3". */
  readonly label: string;
  /** The sentence of the rule, or its first words. */
  readonly title?: string | undefined;
}

export type RuleNameList = Readonly<Record<string, RuleName>>;

const Names = createContext<RuleNameList>({});

/** Gives the rules of a ruleset their names on the part of a page below it. */
export function RuleNames({ names, children }: { readonly names: RuleNameList; readonly children: ReactNode }) {
  return <Names value={names}>{children}</Names>;
}

/** The text for a rule where there is no link, such as in a list to choose from. */
export function useRuleLabel(): (id: string) => string {
  const names = useContext(Names);
  return (id) => names[id]?.label ?? id;
}

export function RuleRef({
  id,
  href,
  name,
  hint,
}: {
  readonly id: string;
  readonly href: string;
  /** The name in another rulebook than that of the page. */
  readonly name?: RuleName | undefined;
  /** The id of a popover that shows the sentence, in place of a title. */
  readonly hint?: string | undefined;
}) {
  const names = useContext(Names);
  const shown = name ?? names[id];
  // A table without rules gives the empty id.
  if (id === '') return null;
  return (
    <a
      className={shown ? 'rule-id rule-number' : 'rule-id'}
      href={href}
      title={hint === undefined ? shown?.title : undefined}
      data-hint={hint}
    >
      {shown?.label ?? id}
    </a>
  );
}
