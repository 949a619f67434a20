/** Form fields that name a rule, a card or a set. They offer names as choices, so that editors need not know ids. */
import { DeskDocumentsDocument, RuleChoicesDocument } from '@rulewright/api-client';
import type { UiSchema } from '@rjsf/utils';
import { request } from '../../../shared/request.ts';

export type ReferenceKind = 'rule' | 'card' | 'set';

export interface ReferenceChoice {
  readonly id: string;
  /** The name of a card or a set, or the number and the sentence of a rule. */
  readonly name: string;
}

export type FindReferences = (kind: ReferenceKind, typed: string) => Promise<readonly ReferenceChoice[]>;

const MOST = 20;
const LONGEST_NAME = 120;

const one = (refers: ReferenceKind): UiSchema => ({ 'ui:widget': 'ReferenceWidget', 'ui:options': { refers } });
const list = (refers: ReferenceKind): UiSchema => ({ items: one(refers) });

/** The reference fields of each kind of document. */
const FIELDS: Readonly<Record<string, UiSchema>> = {
  ruling: { rules: list('rule') },
  term: { rules: list('rule') },
  examples: { examples: { items: { rules: list('rule') } } },
  legality: {
    rule: one('rule'),
    sets: list('set'),
    changes: {
      items: {
        rule: one('rule'),
        admit: list('set'),
        rotate: list('set'),
        ban: list('card'),
        restore: list('card'),
      },
    },
  },
};

export const referencesOf = (kind: string): UiSchema => FIELDS[kind] ?? {};

/** The first choices with every word of a text in their id or name. */
export function matchingChoices(choices: readonly ReferenceChoice[], typed: string): ReferenceChoice[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  const fits = ({ id, name }: ReferenceChoice): boolean => {
    const text = `${id} ${name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return choices.filter(fits).slice(0, MOST);
}

/** Requests choices from the server: the rules of a ruleset, and the cards and sets of a game, with the drafts of a change set. */
export function referencesIn(game: string, ruleset: string, changeSet: number | null): FindReferences {
  let rules: Promise<readonly ReferenceChoice[]> | null = null;
  const documents = new Map<string, Promise<readonly ReferenceChoice[]>>();
  const readRules = async (): Promise<readonly ReferenceChoice[]> => {
    const { rulebook } = await request(RuleChoicesDocument, { ruleset });
    const blocks = rulebook?.chapters.flatMap((chapter) => chapter.blocks) ?? [];
    return blocks.flatMap(({ id, number, text }) =>
      id == null ? [] : [{ id, name: `${number ?? ''} ${text}`.trim().slice(0, LONGEST_NAME) }],
    );
  };
  const readDocuments = async (kind: string, query: string): Promise<readonly ReferenceChoice[]> => {
    const answer = await request(DeskDocumentsDocument, { changeSet, game, kind, query, first: MOST });
    return answer.documents.nodes.map(({ slug, title }) => ({ id: slug, name: title }));
  };
  return async (kind, typed) => {
    if (kind === 'rule') return matchingChoices(await (rules ??= readRules()), typed);
    // Splits ids into words, because the server searches paths and titles for words.
    const query = typed.trim().replaceAll('-', ' ');
    const key = `${kind} ${query}`;
    const asked = documents.get(key) ?? readDocuments(kind, query);
    documents.set(key, asked);
    return asked;
  };
}
