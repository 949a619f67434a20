/** Groups failing examples by the way in which they can be settled and by their cause. */
import type { CheckRunPartsFragment } from '@rulewright/api-client';

export type FailingExample = NonNullable<CheckRunPartsFragment['settlement']>['examples'][number];

interface ExampleGroup {
  readonly kind: string;
  readonly cause: string;
  readonly examples: readonly FailingExample[];
}

/** What the part of the page for one group needs. */
export interface GroupProps extends Pick<ExampleGroup, 'cause' | 'examples'> {
  readonly run: CheckRunPartsFragment;
  readonly changeSet: number;
  /** Whether the drafts can be changed. */
  readonly mayEdit: boolean;
  readonly onChange: (run: CheckRunPartsFragment) => void;
}

/** The order of the groups: what takes one press comes first. */
const ORDER = ['keep', 'outcome', 'open'];

export function groupsOf(examples: readonly FailingExample[]): ExampleGroup[] {
  const groups = new Map<string, ExampleGroup>();
  for (const example of examples) {
    const { kind, cause } = example;
    const key = `${kind} ${cause}`;
    groups.set(key, { kind, cause, examples: [...(groups.get(key)?.examples ?? []), example] });
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/**
 * The place of a changed field in words: `then.zones.A/hand` is `zones.A/hand` at the end, `play[2].expect.asked` is `asked` in step 3.
 */
export function placeOfField(field: string): { readonly part: string; readonly name: string; readonly step: string } {
  const { index, inPlay } = /^play\[(?<index>\d+)\]\.expect\.?(?<inPlay>.*)$/u.exec(field)?.groups ?? {};
  if (index !== undefined) return { part: 'play', name: inPlay ?? '', step: String(Number(index) + 1) };
  const { mode, inMode } = /^thenIn\.(?<mode>[^.]+)(?:\.(?<inMode>.*))?$/u.exec(field)?.groups ?? {};
  if (mode !== undefined) return { part: 'thenIn', name: inMode ?? '', step: mode };
  const [part = '', ...rest] = field.split('.');
  return { part: ['then', 'table'].includes(part) ? part : 'other', name: rest.join('.') || field, step: '' };
}
