/**
 * Shared decks as the caller may see them. Members of a game can save and share decks with cards that are not public yet. Others do not
 * see these decks. A deck of an owner who is not a member names only cards that its owner could know.
 */
import { Injectable } from '@nestjs/common';
import { GONE, isMemberOf, SharedDecks, type DeckOrigin, type DeckReader, type SharedDeck } from '@rulewright/accounts';
import { LazyCards, Lru, placeOf, type GameContent } from '@rulewright/content';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';

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

  /** The deck with this key; null if it is not shared or hidden from the caller. @throws as `SharedDecks.find` */
  async find(key: string, reader: DeckReader | null = null): Promise<SharedDeck | null> {
    const deck = await this.shared.find(key, reader);
    return deck && (await this.isSeen(deck)) ? deck : null;
  }

  /** As `SharedDecks.published`, without decks that are hidden from the caller. */
  async published(game: string, { first, after, ...rest }: PublishedPage): Promise<SharedDeck[]> {
    const seen: SharedDeck[] = [];
    for (let from = after; seen.length < first;) {
      const page = await this.shared.published(game, { ...rest, first, ...(from !== undefined && { after: from }) });
      for (const deck of page) if (await this.isSeen(deck)) seen.push(deck);
      if (page.length < first) break;
      from = page.at(-1)!.key;
    }
    return seen.slice(0, first);
  }

  /** As `SharedDecks.originOf`. A hidden deck gives the same answer as a deck that is no longer shared. */
  async originOf(copied: Pick<SharedDeck, 'originDeck'>): Promise<DeckOrigin | null> {
    const found = await this.shared.originOf(copied);
    return found?.deck && !(await this.isSeen(found.deck)) ? GONE : found;
  }

  /** The id of a shared deck that the caller may see, to store as the origin of a copy. */
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

  /** Finds the names of hidden cards and sets of a game in a text; null if the view hides none. */
  private async hiddenNames({ info, shown }: OpenedRelease, view: string, game: string): Promise<RegExp | null> {
    const whole = (await this.content.openWhole({ release: info.number, proposal: null })).content;
    return this.finders.get(`${view} ${game}`, () => {
      const paths = shown!.texts.flatMap(({ path, text }) => (text === null ? [path] : []));
      const found = whole.games.find(({ doc }) => doc.id === game);
      const names = found ? paths.flatMap((path) => namesOf(found, path)) : [];
      return names.length === 0 ? null : anyOf(names);
    });
  }
}

/** The names that a deck list may use for the card or set of a document. */
function namesOf({ doc, cards, sets }: GameContent, path: string): readonly string[] {
  const place = placeOf(path);
  if (place?.game !== doc.id) return [];
  if (place.kind === 'set') return [sets.get(place.slug)?.name ?? place.slug];
  if (place.kind !== 'card' || !cards.has(place.slug)) return [];
  if (cards instanceof LazyCards) return [place.slug, ...cards.namesOf(place.slug)];
  const { name, aliases } = cards.get(place.slug)!;
  return [place.slug, name, ...aliases];
}

/** Matches any of the names as a whole, in upper or lower case. */
function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join('|')})(?![\p{L}\p{N}])`, 'iu');
}
