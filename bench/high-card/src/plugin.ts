/** The plugin of High Card: `RULEWRIGHT_PLUGINS=@rulewright/high-card`. Its cards and rules are documents in this folder. */
import { NO_FACES, vocabularyOf, type CardDoc, type Ruleset } from '@rulewright/content';
import type { GamePlugin, Program } from '@rulewright/engine';
import { highCard } from './game.ts';

const vocabulary = vocabularyOf('high-card', {
  fields: {
    provenance: 'source',
    fields: [
      {
        id: 'rank',
        label: 'Rank',
        type: 'integer',
        min: 1,
        max: 30,
        required: true,
        hidden: false,
        search: ['rank'],
        facet: true,
      },
    ],
    computed: [],
  },
  faces: NO_FACES,
  parameters: {
    parameters: [],
    steps: [
      { id: 'deal', name: 'Deal', kind: 'setup', rules: ['hc.deal.hand'], help: 'Shuffle and draw three cards.' },
      { id: 'play', name: 'Play', kind: 'turn', rules: ['hc.play.any'], help: 'Both players play a card.' },
    ],
  },
  pictures: new Map(),
});

const rankOf = ({ data }: CardDoc): number => Number(data['rank']);

/** The program compares the numbers of cards, so these follow the ranks. */
function compile(ruleset: Ruleset, cards: readonly CardDoc[]): Program {
  const sorted = [...cards].sort((a, b) => rankOf(a) - rankOf(b));
  const defs = sorted.map((card) => ({ slug: card.id, name: card.name, numbers: { rank: rankOf(card) } }));
  const defOf = new Map(defs.map(({ slug }, at) => [slug, at]));
  return { ...highCard, ruleset, poolHash: () => defs.map(({ slug }) => slug).join(), defs, defOf };
}

export const plugin: GamePlugin = {
  id: 'high-card',
  vocabulary: { ...vocabulary, citedRules: [...highCard.mechanics.rules] },
  examples: {
    cardData: (values) => ({ rank: 1, ...values }),
    begin: () => {
      throw new Error('High Card has no worked examples.');
    },
    usualStep: 'setup',
    turnOver: 'game',
  },
  compile,
};
