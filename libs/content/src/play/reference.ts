/** The reference of the play language, as a page of the guide. */
import { FORMS, type FormGroup, type PlayForm } from './forms.ts';

const TITLES: Readonly<Record<FormGroup, readonly [title: string, says: string]>> = {
  declaration: ['Declarations', 'A document is a list of these. They start at the left edge.'],
  change: ['Changes', 'Statements of a step. Each change needs a rule: on its line, or on a line `by` above it.'],
  block: ['Order', 'Statements that say what runs, how often, and when.'],
  question: ['Questions', 'Statements that start with a player, and the lines of a question.'],
  set: [
    'Limits of a set',
    'They follow the option of a question with `chooses`, or end a question that is asked again.',
  ],
  pending: ['Pending actions', 'The lines below `pending`.'],
  text: ['Parts of texts', 'The lines of `text`, `always` and `keyword`.'],
  wording: [
    'Wordings',
    'The lines of `verb`, `trigger`, `keyword` and `phrase`, by which sentences on cards are read.',
  ],
  expression: ['Expressions', 'Expressions that start with a word of their own.'],
  sign: [
    'Words between expressions',
    'The words that bind least come first. The signs `=`, `!=`, `<`, `<=`, `>`, `>=`, `+`, `-`, `*` and `/` are written as usual.',
  ],
  constant: ['Values with a name', 'They are the same in every document.'],
};

const section = (group: FormGroup): string => {
  const [title, says] = TITLES[group];
  const forms = (FORMS[group] as readonly PlayForm[]).map((one) =>
    group === 'constant'
      ? `- \`${one.form}\`: ${one.says}`
      : `\`${one.form}\`\n\n${one.says}\n\n\`\`\`text\n${one.example}\n\`\`\``,
  );
  return [`## ${title}`, says, forms.join(group === 'constant' ? '\n' : '\n\n')].join('\n\n');
};

/** The text of docs/guide/play-reference.md. */
export function playReference(): string {
  return `${[
    '<!-- Written by `npm run generate` from libs/content/src/play/forms.ts. Do not edit. -->',
    '# Reference of the play language',
    'All forms of the [play language](play.md), each with an example. `<…>` is a part that you write, `[…]` can be left out, and all other words are written as they are.',
    ...(Object.keys(TITLES) as FormGroup[]).map(section),
  ].join('\n\n')}\n`;
}
