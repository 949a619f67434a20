/** The phrase of the verb `choose`: parses and prints its effect in card sentences. */
import { at, be, list, say, turned, type Phrase } from '@rulewright/content/sentences';

interface Choice {
  readonly do: 'choose';
  readonly options: readonly { readonly label?: string; readonly effects: readonly unknown[] }[];
}

/** `inner`: the effects of an option. Labels are not part of the sentence: the first words of an option become its label. */
export const sayChoose = (inner: Phrase): Phrase =>
  turned(
    say`${be('do', 'choose')} choose one : ${at('options', list(say`${at('effects', inner)}`, { between: '; or', least: 2 }))}`,
    {
      to: (said) => {
        const { options } = said as Choice;
        return { do: 'choose', options: options.map(({ effects }, i) => ({ label: `option ${i + 1}`, effects })) };
      },
      from: (value) => {
        const { do: verb, options } = value as Choice;
        return verb === 'choose' ? { do: verb, options: options.map(({ effects }) => ({ effects })) } : undefined;
      },
    },
  );
