/** The report of a deck check, as the schema shows it. */
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { GameContent } from '@rulewright/content';
import { compositionOf, type DeckIssue, type DeckReport, type DeckVerdict } from '@rulewright/decks';
import { CardView, toCard } from '../cards/card.model.ts';
import { FacetView } from '../cards/connection.model.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Maybe } from '../base/maybe.ts';
import { AS_OF } from '../graphql/as-of.ts';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';

export const Severity = { error: 'error', warning: 'warning', info: 'info' } as const;
export type Severity = keyof typeof Severity;
registerEnumType(Severity, {
  name: 'Severity',
  description:
    'How serious an issue is. An error makes the deck illegal. A warning marks a likely mistake. An info says what will happen to the deck.',
});

@InputType('DeckEntryInput', { description: 'An entry of a list. `card` is the name or the slug of a card.' })
export class DeckEntryInput {
  @Field(() => String) readonly card!: string;
  @Field(() => Int) readonly copies!: number;
}

@ObjectType('DeckLimits', { description: 'The limits of a deck. A limit that is null does not apply.' })
export class DeckLimitsView {
  @Field(() => Int, { nullable: true }) readonly maxCards!: number | null;
  @Field(() => Int, { nullable: true }) readonly maxPoints!: number | null;
  @Field(() => Int, { nullable: true }) readonly maxCopies!: number | null;
  @Field(() => Int, { nullable: true }) readonly minCards!: number | null;
}

@ObjectType('DeckEdit', {
  description:
    'A change of one line, which replaces the line with `text`. If `text` is null, it deletes the line. `line` counts from 1.',
})
export class DeckEditView {
  @Field(() => Int) readonly line!: number;
  @Field(() => String, { nullable: true }) readonly text!: string | null;
}

@ObjectType('DeckFix', { description: 'A proposed change of the list that fixes the issue.' })
export class DeckFixView {
  @Field(() => String) readonly label!: string;
  @Field(() => [DeckEditView], { complexity: listOf(5) }) readonly edits!: readonly DeckEditView[];
}

@ObjectType('DeckIssue', {
  description:
    'An issue of a list. `code` is `too-many-cards`, `too-few-cards`, `too-many-points`, `too-many-copies`, `unknown-card`, `ambiguous-card`, `bad-line`, `bad-count`, `unknown-printing`, `count-differs`, `list-too-long`, `empty-list`, `removed-card`, `banned-card`, `not-in-pool`, `card-not-allowed`, `promo-note`, `side-cards` or `deck-reduced`.',
})
export class DeckIssueView {
  @Field(() => String) readonly code!: string;
  @Field(() => Severity) readonly severity!: Severity;
  @Field(() => ID, { nullable: true, description: 'Null for an issue from reading the list, such as an unknown card.' })
  readonly ruleId!: string | null;
  @Field(() => String, { nullable: true, description: 'The number of the rule in the rulebook of the ruleset.' })
  readonly ruleNumber!: Promise<string | null> | null;
  @Field(() => String) readonly message!: string;
  @Field(() => [Int], { description: 'The lines of the list that the issue is about, counted from 1.' })
  readonly lines!: readonly number[];
  @Field(() => [String], { description: 'The names of the cards that the issue is about.' })
  readonly cards!: readonly string[];
  @Field(() => Int, { nullable: true }) readonly amount?: number;
  @Field(() => Int, { nullable: true }) readonly limit?: number;
  @Field(() => String, {
    nullable: true,
    description: 'The part of the list that the issue is about: `main` or `side`.',
  })
  readonly zone?: string;
  @Field(() => [String], {
    description: 'The card names that the author may have meant. The most similar one comes first.',
  })
  readonly suggestions!: readonly string[];
  @Field(() => DeckFixView, { nullable: true }) readonly fix?: DeckFixView;
}

@ObjectType('VerdictDay', {
  description: 'The day of a verdict, and the days between which the same legality lists apply.',
})
export class VerdictDayView {
  @Field(() => String) readonly on!: string;
  @Field(() => String, { nullable: true }) readonly from!: string | null;
  @Field(() => String, { nullable: true }) readonly until!: string | null;
}

@ObjectType('DeckVerdict', {
  description: 'Whether a list is legal under one ruleset, and every issue that the check found.',
})
export class DeckVerdictView {
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
  @Field(() => Boolean) readonly legal!: boolean;
  @Field(() => VerdictDayView, { nullable: true, description: 'Null for a ruleset without legality lists.' })
  readonly asOf?: VerdictDayView;
  @Field(() => Int) readonly cards!: number;
  @Field(() => Int) readonly points!: number;
  @Field(() => DeckLimitsView) readonly limits!: DeckLimitsView;
  @Field(() => [String], { description: 'The names of the cards that are removed before play.' })
  readonly removed!: readonly string[];
  @Field(() => [DeckIssueView], { complexity: listOf(10) }) readonly issues!: readonly DeckIssueView[];
}

@ObjectType('ReadEntry', {
  description:
    'A line of the list as the check read it. `line` counts from 1. `card` is null if no card has this name.',
})
export class ReadEntryView {
  @Field(() => Int) readonly line!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly copies!: number;
  @Field(() => String, { description: 'The part of the list that the line belongs to: `main` or `side`.' })
  readonly zone!: string;
  @Field(() => CardView, { nullable: true }) readonly card!: CardView | null;
}

@ObjectType('DeckReport', { description: 'The result of checking a list: one verdict for each ruleset.' })
export class DeckReportView {
  @Field(() => String, {
    description: 'The format of the list: `text`, `csv`, `json`, `yaml`, `xml`, `codes` or `entries`.',
  })
  readonly format!: string;
  @Field(() => String, { nullable: true, description: 'The name of the deck that the list gives.' })
  readonly name!: string | null;
  @Field(() => [ReadEntryView], {
    description: 'The first 1,000 entries of the list, as the check read them.',
    complexity: listOf(20),
  })
  readonly entries!: readonly ReadEntryView[];
  @Field(() => [DeckVerdictView], { complexity: listOf(5) }) readonly verdicts!: readonly DeckVerdictView[];
  @Field(() => [FacetView], {
    description: 'The number of copies in the deck for each value of each facet field.',
    complexity: listOf(6),
  })
  readonly composition!: readonly FacetView[];
}

/** The report on a deck list, with the cards that the list names. */
export function toDeckReport(opened: OpenedRelease, game: string, report: DeckReport): DeckReportView {
  const content = opened.game(game);
  return {
    format: report.format,
    name: report.name,
    entries: report.entries.map((entry) => {
      const doc = entry.card === null ? undefined : content.cards.get(entry.card);
      return { ...entry, card: doc ? toCard({ opened, content, doc }) : null };
    }),
    verdicts: report.verdicts.map((verdict) => toDeckVerdict(opened, verdict)),
    get composition() {
      return compositionView(content, report);
    },
  };
}

function compositionView({ cards, vocabulary }: GameContent, { entries }: DeckReport): FacetView[] {
  const known = entries.flatMap(({ card, copies, printing, zone }) => {
    const doc = card === null || zone !== 'main' ? undefined : cards.get(card);
    return doc ? [{ card: doc, copies, printing }] : [];
  });
  return compositionOf(known, vocabulary.cardFields).map((field) => ({
    ...field,
    values: field.values.map(({ value, copies }) => ({ value, count: copies, selected: false })),
  }));
}

export function toDeckVerdict(opened: OpenedRelease, verdict: DeckVerdict): DeckVerdictView {
  const numberOf = async (id: string): Promise<string | null> => {
    const { chapters } = await opened.rulebook(opened.ruleset(verdict.ruleset.id));
    for (const { blocks } of chapters)
      for (const one of blocks) if (one.kind === 'rule' && one.id === id) return one.number;
    return null;
  };
  const issues = verdict.issues.map((issue) => {
    const { ruleId } = issue;
    return {
      ...toDeckIssue(issue),
      // Only a query that asks for it needs the rulebook.
      get ruleNumber(): Promise<string | null> | null {
        return ruleId === null ? null : numberOf(ruleId);
      },
    };
  });
  return { ...verdict, issues };
}

/** An issue with the optional fields of every kind of issue. */
const toDeckIssue = (issue: DeckIssue): Omit<DeckIssueView, 'ruleNumber'> => ({
  ...issue,
  amount: 'amount' in issue ? issue.amount : undefined,
  limit: 'limit' in issue ? issue.limit : undefined,
  suggestions: 'suggestions' in issue ? issue.suggestions : [],
});

/** The arguments of `checkDeck`. */
@ArgsType()
export class CheckDeckArgs {
  @Field(() => ID) game!: string;
  @Field(() => String, { nullable: true }) text!: Maybe<string>;
  @Field(() => [DeckEntryInput], { nullable: true }) entries!: Maybe<DeckEntryInput[]>;
  @Field(() => [String], { nullable: true }) rulesets!: Maybe<string[]>;
  @Field(() => String, AS_OF) asOf!: Maybe<string>;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
}
