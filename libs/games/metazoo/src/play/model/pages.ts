/** The Pages and Tokens that play uses, created from documents. */
import type { CardDoc } from '@rulewright/content';
import type { CardDef } from '@rulewright/engine';
import { pageDataOf, pageDataSchema, type PageData } from '../../cards/schema.ts';
import type { TokenData } from '../../verbs/token/schema.ts';

/** A Page or Token in the form that play uses. */
export interface PlayPage extends CardDef {
  /** The name that texts can refer to. A Token may have none (mz.token.nameless). */
  readonly givenName: string | null;
  readonly token: boolean;
  readonly data: PageData;
}

/** What a Token without a name is called. */
export const NAMELESS = 'Beastie Token';

const numbersOf = (data: PageData): Readonly<Record<string, number>> => ({
  ...(data.lp === undefined ? {} : { lp: data.lp }),
});

/** Parses each document once. Rejects a Page that does not match the game's schema. */
export const playPage = (card: CardDoc): PlayPage => {
  const data = pageDataOf(card);
  return { slug: card.id, name: card.name, givenName: card.name, token: false, numbers: numbersOf(data), data };
};

/** The Terra symbols in the data of a Page: in its texts, its bonuses and its Tokens (mz.terrabonus.symbol-has-terra). */
export function symbolsOf(data: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return found;
  for (const [member, value] of Object.entries(data)) {
    if ((member === 'near' || member === 'symbol') && typeof value === 'string') found.add(value);
    else symbolsOf(value, found);
  }
  return found;
}

function token(slug: string, name: string | undefined, data: Record<string, unknown>): PlayPage {
  const parsed = pageDataSchema.parse({ emblem: 'orb', ...data });
  return {
    slug,
    name: name ?? NAMELESS,
    givenName: name ?? null,
    token: true,
    numbers: numbersOf(parsed),
    data: parsed,
  };
}

/** The Page for a Token that a text creates. */
export function tokenPage(slug: string, { name, attacks, ...data }: TokenData): PlayPage {
  return token(slug, name, { ...data, attacks: attacks.map((attack, n) => ({ id: `attack-${n + 1}`, ...attack })) });
}

const infectious = new WeakMap<PageData, PlayPage>();

/**
 * The Token that a Beastie with Infectious leaves behind. It has the Beastie's Attacks and Aura Type, but no name,
 * Traits or text (mz.trait.infectious).
 */
export function infectiousToken(page: PlayPage): PlayPage {
  const known = infectious.get(page.data);
  if (known?.slug === `token-of-${page.slug}`) return known;
  const made = tokenOf(page);
  infectious.set(page.data, made);
  return made;
}

const tokenOf = (page: PlayPage): PlayPage =>
  token(`token-of-${page.slug}`, undefined, {
    pageType: 'beastie',
    auraType: page.data.auraType,
    lp: page.data.lp,
    attacks: page.data.attacks.map(({ id, name, damage, advantage }) => ({ id, name, damage, advantage })),
  });
