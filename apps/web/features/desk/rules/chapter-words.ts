/** What the sentences of a chapter can name, and how chips and conditions say it. */
import { parseCondition, type SentenceChip, type Test } from '@rulewright/content/rule-text';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ChipWords } from './chips.ts';

export interface ChapterValue {
  readonly name: string;
  /** The value in the mode, in words with its unit. */
  readonly text: string;
  readonly help: string;
  readonly type: string;
  readonly unit?: string | null;
  readonly nullable: boolean;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

interface NamedRule {
  readonly id: string;
  readonly number: string;
  readonly text: string;
}

/** In the mode of the preview, with the drafts of the change set. */
export interface ChapterWords {
  readonly values: readonly ChapterValue[];
  readonly rules: readonly NamedRule[];
  readonly terms: readonly { readonly id: string; readonly term: string }[];
}

/** The help of a value as a part of a sentence: "how many cards you draw". */
const partOf = (help: string): string => help.charAt(0).toLowerCase() + help.slice(1).replace(/\.$/u, '');
const WHETHER = 'whether ';

/** Words of the value in a sentence with this style. */
function shownValue(value: ChapterValue, style: string): string {
  const unit = value.unit ? ` ${value.unit}` : '';
  return style !== 'unit' && unit !== '' && value.text.endsWith(unit) ? value.text.slice(0, -unit.length) : value.text;
}

export interface Saying {
  readonly chip: (chip: SentenceChip) => ChipWords;
  readonly condition: (condition: string) => string;
}

/** Keys of messages for the signs of a comparison. */
const COMPARED: Readonly<Record<string, string>> = {
  '=': 'is',
  '!=': 'isNot',
  '<': 'less',
  '<=': 'most',
  '>': 'more',
  '>=': 'least',
};

export function useSaying(words: ChapterWords): Saying {
  const t = useTranslations('desk.ruleDesk');
  return useMemo(() => {
    const values = new Map(words.values.map((value) => [value.name, value]));
    const rules = new Map(words.rules.map((rule) => [rule.id, rule]));
    const testOf = ({ parameter, comparison, value }: Test): string => {
      const named = values.get(parameter);
      const what = partOf(named?.help ?? parameter);
      const said =
        value === 'null' ? t('notSet') : (named?.choices.find((choice) => choice.value === value)?.text ?? value);
      const isYesNo = what.startsWith(WHETHER);
      if (comparison === 'true' || comparison === 'false')
        return isYesNo
          ? t('yesNoTest', { test: comparison, what: what.slice(WHETHER.length) })
          : t('filledTest', { test: comparison, what });
      return t('comparedTest', { test: COMPARED[comparison] ?? comparison, what, value: said });
    };
    const condition = (text: string): string => {
      try {
        return parseCondition(text)
          .map((all) => all.map(testOf).join(t('and')))
          .join(t('or'));
      } catch {
        return text;
      }
    };
    const chip = (one: SentenceChip): ChipWords => {
      if (one.kind === 'value') {
        const value = values.get(one.parameter);
        return { label: value ? shownValue(value, one.style) : one.parameter, help: value?.help ?? t('unknownValue') };
      }
      if (one.kind === 'term') return { label: one.words, help: t('glossaryWord') };
      if (one.kind === 'when') return { label: condition(one.condition), help: t('wordsWithCondition') };
      const rule = rules.get(one.rule);
      return {
        label: one.words,
        help: rule ? t('linkTo', { number: rule.number, text: rule.text }) : t('unknownRule'),
      };
    };
    return { chip, condition };
  }, [words, t]);
}

/** Entries with all words of a query in their text, at most `most`. */
export function matching<Entry>(all: readonly Entry[], query: string, textOf: (one: Entry) => string, most: number) {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const matches = all.filter((one) => {
    const text = textOf(one).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { shown: matches.slice(0, most), more: Math.max(0, matches.length - most) };
}
