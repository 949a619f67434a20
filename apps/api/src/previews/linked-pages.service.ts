/** Finds the preview of a page by its path: pages of releases, matches, lab runs and shared decks. */
import { Injectable } from '@nestjs/common';
import { capital, hasDeckLaw } from '@rulewright/content';
import { matchColumns, MatchStore } from '@rulewright/database';
import { MAYBE_ZONE } from '@rulewright/decks';
import { listOfCode } from '@rulewright/decks/sheet';
import { listed } from '@rulewright/engine';
import { readSetup } from '@rulewright/lab/service';
import type { SharedDeck } from '@rulewright/saved-decks';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import { DeckCheckService } from '../decks/deck-check.service.ts';
import { SeenDecks } from '../decks/seen-decks.ts';
import { MatchesService } from '../matches/matches.service.ts';
import { LabService } from '../lab/lab.service.ts';
import { toLabPlot } from '../lab/views.ts';
import { cardFace } from './card-face.ts';
import { footOf, partsOfPath, type LinkedPage } from './linked-page.ts';
import { emblemOf, isLabPage, pageOfRelease, SHOWN } from './release-pages.ts';

/** Who won, as a title. */
const winnersText = (names: readonly string[]): string =>
  names.length === 0 ? 'No one wins' : `${listed(names)} ${names.length === 1 ? 'wins' : 'win'}`.slice(0, 120);

const unknown = () => notFound('unknown-page', 'There is no page with a preview at this address.');

@Injectable()
export class LinkedPages {
  constructor(
    private readonly content: ContentService,
    private readonly matches: MatchStore,
    private readonly endings: MatchesService,
    private readonly lab: LabService,
    private readonly shared: SeenDecks,
    private readonly check: DeckCheckService,
  ) {}

  /** @param release the current one if none is given @throws ApiError NOT_FOUND `unknown-page`, `unknown-release` */
  async find(path: string, release?: Maybe<number>): Promise<LinkedPage> {
    const parts = partsOfPath(path);
    const [place, id, more, key] = parts;
    if (place === 'play' && id !== undefined && (more === undefined || more === 'replay'))
      return this.match(id, `/${parts.join('/')}`);
    if (place === 'lab' && id !== undefined && !isLabPage(id) && more === undefined) return this.run(id);
    if (id === 'decks' && more === 'shared' && key !== undefined) return this.sharedDeck(place!, key);
    if (id === 'decks' && more === 'list' && key !== undefined) return this.linkedList(place!, key);
    const number = place === 'releases' && id !== undefined ? Number(id) : release;
    // Always the published release, even if the visitor previews a change set.
    const page = await pageOfRelease(await this.content.open(number ?? (await this.content.current()).number), parts);
    if (parts.length === 0 || !page) throw unknown();
    return page;
  }

  private async match(id: string, path: string): Promise<LinkedPage> {
    const stored = await this.matches.find(id);
    if (!stored) throw unknown();
    const { match, seats } = stored;
    const lists = seats.flatMap((seat) => [
      matchColumns.deck.read(seat.deck, id),
      matchColumns.side.read(seat.side, id),
    ]);
    const cards = lists.flat().map(({ card }) => card);
    if (!(await this.content.sees(match, match.game, cards))) throw unknown();
    const opened = await this.content.openPinned(match);
    const ruleset = opened.ruleset(match.rulesetId);
    const game = opened.game(match.game);
    const title = seats
      .map(({ name }) => name)
      .join(' – ')
      .slice(0, 120);
    const text = [ruleset.name, match.bestOf > 1 ? `Game ${match.gameNumber} of a best of ${match.bestOf}` : 'A match'];
    const ending = await this.endings.ending(id);
    const told = ending && {
      title: winnersText(ending.winners),
      text: [
        title,
        ...text.slice(0, 1),
        `After ${ending.turns === 1 ? '1 turn' : `${ending.turns} turns`}: ${ending.cause}`,
      ],
      cards: ending.cards.flatMap((slug) => game.cards.get(slug) ?? []).map((card) => cardFace(game, card)),
    };
    return {
      ...{ path, title, unchanging: false },
      description: told ? [told.title, ...text].join('. ') : text.join('. '),
      picture: `/previews/play/${id}.png`,
      data: {
        ...{ over: game.doc.name, title, text, foot: footOf(match.release) },
        ...{ cards: [], emblem: emblemOf(game) },
        ...told,
      },
    };
  }

  private async run(id: string): Promise<LinkedPage> {
    const run = await this.lab.find(id);
    const { arms } = readSetup(run);
    const game = (await this.content.open(run.release)).game(run.game);
    const title = [...new Set(arms.map(({ rulesetName }) => rulesetName))].slice(0, 2).join(' – ');
    const plot = await this.lab.plot(run);
    const { played } = await this.lab.progress(run);
    const games = run.state === 'done' ? played : run.games;
    const count = new Set(arms.map(({ ruleset }) => ruleset)).size;
    const text = [`Lab run: ${games.toLocaleString('en')} games, ${count === 1 ? '1 ruleset' : `${count} rulesets`}`];
    return {
      ...{ path: `/lab/${id}`, title, unchanging: false },
      description: text[0]!,
      picture: `/previews/lab/${id}.png`,
      data: {
        ...{ over: game.doc.name, title, foot: footOf(run.release) },
        ...{ text: plot ? [plot.title, ...text] : [...text, run.state] },
        ...{ cards: [], emblem: emblemOf(game), plot: plot && toLabPlot(plot) },
      },
    };
  }

  private async sharedDeck(id: string, key: string): Promise<LinkedPage> {
    const deck = await this.shared.find(key);
    if (deck?.game !== id) throw unknown();
    return this.deck(id, `/${id}/decks/shared/${key}`, deck);
  }

  /** A list in its address. */
  private async linkedList(id: string, code: string): Promise<LinkedPage> {
    const list = await listOfCode(code);
    if (!list) throw unknown();
    return this.deck(id, `/${id}/decks/list/${code}`, { ...list, author: null, description: '' });
  }

  /** A deck of a person. The picture shows the cards with the most copies. */
  private async deck(
    id: string,
    path: string,
    deck: Pick<SharedDeck, 'name' | 'text' | 'author' | 'description'>,
  ): Promise<LinkedPage> {
    const opened = await this.content.open((await this.content.current()).number);
    const game = opened.content.games.find(({ doc }) => doc.id === id);
    if (!game) throw unknown();
    const { entries: all } = hasDeckLaw(game)
      ? await this.check.check(opened, id, { text: deck.text }, [])
      : { entries: [] };
    const entries = all.filter(({ zone }) => zone !== MAYBE_ZONE);
    const copies = entries.reduce((sum, entry) => sum + entry.copies, 0);
    const cards = [...entries]
      .sort((a, b) => b.copies - a.copies)
      .flatMap(({ card }) => (card == null ? [] : (game.cards.get(card) ?? [])));
    const by = deck.author === null ? [] : [`By ${deck.author}`];
    const text = [
      ...by,
      `${copies} ${game.doc.words.cards}`,
      ...(deck.description === '' ? [] : [deck.description.slice(0, 300)]),
    ];
    const title = deck.name || capital(game.doc.words.deck);
    return {
      ...{ path, title, unchanging: false, author: deck.author },
      description: text.join('. ').slice(0, 300),
      picture: `/previews${path}.png`,
      data: {
        ...{ over: game.doc.name, title, text, foot: footOf(opened.info.number), emblem: emblemOf(game) },
        cards: [...new Set(cards)].slice(0, SHOWN).map((card) => cardFace(game, card)),
      },
    };
  }
}
