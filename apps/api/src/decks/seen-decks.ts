/**
 * The shared decks that the caller may see. Members of a game can save and share decks with cards that are not public yet. Other people do
 * not see these decks. Decks of owners who are not members stay visible, because these owners know only public cards.
 */
import { Injectable } from '@nestjs/common';
import { isMemberOf } from '@rulewright/accounts';
import { GONE, SharedDecks, type DeckOrigin, type DeckReader, type SharedDeck } from '@rulewright/saved-decks';
import { LazyCards, Lru, placeOf, type GameContent } from '@rulewright/content';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { loadSeen } from '../graphql/pages.ts';

/** The number of views and games whose hidden names are cached. */
const KEPT = 50;

type PublishedPage = Parameters<SharedDecks['published']>[1];

@Injectable()
export class SeenDecks {
  private readonly finders = new Lru<string, RegExp | null>(KEPT);

  constructor(
    private readonly shared: SharedDecks,
    private readonly content: ContentService,
  ) {}

  /** The deck with this key; null if it is not shared or if the caller may not see it. @throws as `SharedDecks.find` */
  async find(key: string, reader: DeckReader | null = null): Promise<SharedDeck | null> {
    const deck = await this.shared.find(key, reader);
    return deck && (await this.isSeen(deck)) ? deck : null;
  }

  /** As `SharedDecks.published`, without the decks that the caller may not see. */
  async published(game: string, { first, after, text }: PublishedPage): Promise<SharedDeck[]> {
    return loadSeen(first, after, {
      load: (most, from) => this.shared.published(game, { text, first: most, after: from }),
      see: async (deck) => ((await this.isSeen(deck)) ? deck : null),
      keyOf: publishedPlace,
    });
  }

  /** As `SharedDecks.originOf`. Returns `GONE` for a deck that the caller may not see, as for a deck that is no longer shared. */
  async originOf(copied: Pick<SharedDeck, 'originDeck'>): Promise<DeckOrigin | null> {
    const origin = await this.shared.originOf(copied);
    return origin?.deck && !(await this.isSeen(origin.deck)) ? GONE : origin;
  }

  /** The id of a shared deck, to store as the origin of a copy; null if the caller may not see the deck. */
  async idOf(key: string): Promise<string | null> {
    const id = await this.shared.idOf(key);
    return id !== null && (await this.find(key)) ? id : null;
  }

  private async isSeen({ game, owner, name, text, description, tags }: SharedDeck): Promise<boolean> {
    const opened = await this.content.open();
    if (opened.shown === null) return true;
    if (!opened.content.games.some(({ doc }) => doc.id === game)) return false;
    if (!isMemberOf(owner, game)) return true;
    const hidden = await this.hiddenNames(opened, opened.shown.key, game);
    return !hidden?.test([name, text, description, ...tags].join('\n'));
  }

  /** A pattern that matches the names of all cards and sets of a game that the view hides; null if it hides none. */
  private async hiddenNames({ info, shown }: OpenedRelease, view: string, game: string): Promise<RegExp | null> {
    const whole = (await this.content.openWhole({ release: info.number, proposal: null })).content;
    return this.finders.get(`${view} ${game}`, () => {
      const paths = shown!.texts.flatMap(({ path, text }) => (text === null ? [path] : []));
      const gameContent = whole.games.find(({ doc }) => doc.id === game);
      const names = gameContent ? paths.flatMap((path) => namesOf(gameContent, path)) : [];
      return names.length === 0 ? null : anyOf(names);
    });
  }
}

/** The names by which a deck list can refer to the card or set at a path. Empty for other documents. */
function namesOf({ doc, cards, sets }: GameContent, path: string): readonly string[] {
  const place = placeOf(path);
  if (place?.game !== doc.id) return [];
  if (place.kind === 'set') return [sets.get(place.slug)?.name ?? place.slug];
  if (place.kind !== 'card' || !cards.has(place.slug)) return [];
  if (cards instanceof LazyCards) return [place.slug, ...cards.namesOf(place.slug)];
  const { name, aliases } = cards.get(place.slug)!;
  return [place.slug, name, ...aliases];
}

/** The place of a published deck in the list. */
export const publishedPlace = ({ publishedAt, id }: SharedDeck): readonly [string, string] => [publishedAt!, id];

/** A pattern that matches any of the names as whole words, in upper or lower case. */
function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join('|')})(?![\p{L}\p{N}])`, 'iu');
}
