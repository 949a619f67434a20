/** A card as the schema shows it. The game's vocabulary reads the fields and abilities from the card's document. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  nameOfCard,
  printedDifferences,
  printedFace,
  searchableFields,
  valueOrWord,
  type CardDoc,
  type CardField,
  type GameContent,
  type Printing,
  foldText,
} from '@rulewright/content';
import type { InGame } from '../content/in-game.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.ts';
import { RulingView } from '../rulebook/rulebook.model.ts';
import { CardSetView } from './card-set.model.ts';
import { renderedRulings } from '../rulebook/rule.model.ts';

/** The text of every ruling, padded with spaces so that a name matches whole words only. */
const rulingWords = (_: OpenedRelease, game: GameContent): string[] =>
  game.rulings.map((one) => ` ${foldText([one.question, one.answer, one.why].join(' '))} `);

/** The rulings about a card: those that mention its name, and those about a rule that its abilities cite. */
async function rulingsOfCard(opened: OpenedRelease, game: GameContent, card: CardDoc): Promise<RulingView[]> {
  const names = [card.name, ...card.aliases].map((name) => ` ${foldText(name)} `);
  const cited = new Set(game.vocabulary.readings(card).flatMap((ability) => ability.rules));
  const words = opened.part(game.doc.id, rulingWords);
  const rendered = await opened.part(game.doc.id, renderedRulings);
  return game.rulings
    .filter((ruling, at) => ruling.rules.some((id) => cited.has(id)) || names.some((name) => words[at]!.includes(name)))
    .map((ruling) => rendered.get(ruling.id))
    .filter((ruling) => ruling !== undefined);
}

@ObjectType('CardFieldValue', {
  description: 'The value of one card for one field. A number field uses `number`; every other field uses `values`.',
})
export class CardFieldValueView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => Float, { nullable: true }) readonly number!: number | null;
  @Field(() => [String]) readonly values!: readonly string[];
}

@ObjectType('NamedCard', { description: 'The name and the address of a card.' })
export class NamedCardView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly name!: string;
}

@ObjectType('CardFact', {
  description:
    'One fact about a card. `provenance` is `source` (printed in a source of the game), `real-world` (true of the animal) or `provisional` (our own value).',
})
export class CardFactView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => String) readonly value!: string;
  @Field(() => [NamedCardView], { description: 'The cards that the value names.', complexity: listOf(2) })
  readonly cards!: readonly NamedCardView[];
  @Field(() => String) readonly provenance!: string;
  @Field(() => ID, { nullable: true }) readonly ruleId?: string;
}

@ObjectType('CardDifference', {
  description:
    'A word or value of a card in two states. `id` is `name`, or the id of a fact or an ability. Null: the card does not have it.',
})
export class CardDifferenceView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => String, { nullable: true }) readonly before!: string | null;
  @Field(() => String, { nullable: true }) readonly after!: string | null;
}

@ObjectType('Erratum', {
  description: 'A release that changed words or values of a card. `message` is the reason that the release gives.',
})
export class ErratumView {
  @Field(() => Int) readonly release!: number;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => String) readonly author!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => [CardDifferenceView], { complexity: listOf(4) }) readonly changes!: readonly CardDifferenceView[];
}

@ObjectType('Printing', { description: 'A printing of a card in a set.' })
export class PrintingView {
  @Field(() => CardSetView) readonly set!: CardSetView;
  @Field(() => Int) readonly number!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The collector number as printed, if it is more than the number, such as `12a`.',
  })
  readonly code?: string;
  @Field(() => String) readonly rarity!: string;
  @Field(() => String, { nullable: true }) readonly promo?: string;
  @Field(() => String) readonly provenance!: string;
  @Field(() => [CardDifferenceView], {
    description: 'What this printing says differently from the card: `before` is printed, and `after` applies now.',
    complexity: listOf(2),
  })
  readonly differences!: readonly CardDifferenceView[];
  @Field(() => String, { nullable: true, description: 'Why the card no longer says what this printing says.' })
  readonly erratum?: string;
}

@ObjectType('Ability', {
  description:
    'An ability of a card. `text` is the printed text. `reading` says how the engine reads it, in a sentence made from the data alone.',
})
export class AbilityView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => String) readonly reading!: string;
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('CardNeighbour', { description: 'The card before or after a card in its set.' })
export class CardNeighbourView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly name!: string;
}

@ObjectType('CardNeighbours', {
  description: 'The cards before and after a card in the set of its first printing, by collector number.',
})
export class CardNeighboursView {
  @Field(() => CardNeighbourView, { nullable: true }) readonly previous!: CardNeighbourView | null;
  @Field(() => CardNeighbourView, { nullable: true }) readonly next!: CardNeighbourView | null;
}

@ObjectType('Card', { description: 'A card of a game.' })
export class CardView {
  constructor(
    readonly opened: OpenedRelease,
    readonly content: GameContent,
    readonly doc: CardDoc,
  ) {}

  @Field(() => ID) get slug(): string {
    return this.doc.id;
  }
  @Field(() => ID) get game(): string {
    return this.content.doc.id;
  }
  @Field(() => String) get name(): string {
    return this.doc.name;
  }
  @Field(() => [String]) get aliases(): readonly string[] {
    return this.doc.aliases;
  }
  @Field(() => JsonScalar, {
    description: 'The data that the plugin of the game declares for a card, such as numbers, types and abilities.',
  })
  get data(): unknown {
    return this.doc.data;
  }
  @Field(() => JsonScalar, {
    description: 'The parts of the card face other than name, texts and printing, and the frame that shows them.',
  })
  get face(): unknown {
    return printedFace(this.content, this.doc);
  }
  @Field(() => String, { nullable: true }) get flavor(): string | undefined {
    return this.doc.flavor;
  }
  @Field(() => String, { nullable: true }) get notes(): string | undefined {
    return this.doc.notes;
  }
  @Field(() => [CardFieldValueView], {
    description: 'The values by which the catalogue searches and sorts.',
    complexity: listOf(8),
  })
  get fields(): CardFieldValueView[] {
    return searchableFields(this.content.vocabulary.cardFields).map((field) => fieldValue(field, this.doc));
  }
  @Field(() => [CardFactView], { complexity: listOf(8) }) get facts(): readonly CardFactView[] {
    return this.content.vocabulary.facts(this.doc).map((fact) => {
      const cards = (fact.cards ?? []).flatMap((slug) => {
        const name = nameOfCard(this.content.cards, slug);
        return name === undefined ? [] : [{ slug, name }];
      });
      return { ...fact, cards, ...(cards.length > 0 && { value: cards.map(({ name }) => name).join(', ') }) };
    });
  }
  @Field(() => Boolean, { description: 'Whether any fact of the card is provisional.' }) get provisional(): boolean {
    return this.content.vocabulary.facts(this.doc).some((fact) => fact.provenance === 'provisional');
  }
  @Field(() => [PrintingView], { complexity: listOf(2) }) get printings(): PrintingView[] {
    const { opened, content } = this;
    return this.doc.printings.map((one: Printing) => ({
      ...one,
      differences: printedDifferences(this.doc, one, content.vocabulary),
      set: new CardSetView(opened, content, content.sets.get(one.set)!),
    }));
  }
  @Field(() => [AbilityView], { complexity: listOf(2) }) get abilities(): readonly AbilityView[] {
    return this.content.vocabulary.readings(this.doc);
  }
  @Field(() => [RulingView], {
    description: 'The rulings that name the card or answer a question about a rule of its abilities.',
    complexity: listOf(4),
  })
  get rulings(): Promise<RulingView[]> {
    return rulingsOfCard(this.opened, this.content, this.doc);
  }
}

export const toCard = ({ opened, content, doc }: InGame<CardDoc>): CardView => new CardView(opened, content, doc);

/** A field of a card with its value. Numbers go into `number`, everything else, also a word in the place of a number, into `values`. */
function fieldValue(field: CardField, card: CardDoc): CardFieldValueView {
  const value = valueOrWord(field, card);
  const number = typeof value === 'number' ? value : null;
  const values = value === null || value === '' ? [] : typeof value === 'object' ? value : [String(value)];
  return { id: field.id, label: field.label, number, values };
}
