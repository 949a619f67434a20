/** Previews of the pages of a release: a game, a card, a deck, a set, a rulebook, the release itself. */
import type { CardDoc, GameContent } from '@rulewright/content';
import { printingsOf } from '../cards/set-printings.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { cardFace } from './card-face.ts';
import { footOf, type LinkedPage } from './linked-page.ts';

/** The most cards on a picture. */
export const SHOWN = 4;

interface PageSummary {
  readonly over?: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly cards?: readonly CardDoc[];
}

/** The preview of each kind of page of a game, keyed by the path segment after the game. */
const PARTS: Readonly<
  Record<
    string,
    (opened: OpenedRelease, game: GameContent, id: string) => PageSummary | null | Promise<PageSummary | null>
  >
> = {
  cards: (_, { cards, vocabulary, doc }, id) => {
    const card = cards.get(id);
    if (!card) return null;
    const texts = vocabulary.readings(card).map(({ text }) => text);
    const text = [vocabulary.face(card).typeLine, ...(texts.length > 0 ? texts : [card.flavor ?? ''])];
    return { over: doc.name, title: card.name, text, cards: [card] };
  },
  decks: (_, { cards, decks, doc }, id) => {
    const deck = decks.get(id);
    if (!deck) return null;
    const size = deck.entries.reduce((sum, { copies }) => sum + copies, 0);
    const known = deck.entries.map(({ card }) => cards.get(card)!);
    return { title: deck.name, text: [`${size} ${doc.words.cards}`, deck.summary], cards: known };
  },
  sets: async (opened, { sets, cards, doc }, id) => {
    const set = sets.get(id);
    if (!set) return null;
    const printings = await printingsOf(opened, doc.id, id);
    const shown = printings.slice(0, SHOWN).map(({ card }) => cards.get(card)!);
    return { title: set.name, text: [`${printings.length} ${doc.words.cards}`, set.summary], cards: shown };
  },
  rules: (_, { modes, doc }, id) => {
    const mode = modes.get(id);
    return mode ? { over: `${doc.name} · Rules`, title: mode.name, text: [mode.summary] } : null;
  },
  learn: (_, { modes, doc, learn, cards }, id) => {
    const mode = learn ? modes.get(id) : undefined;
    const over = `${doc.name} · Learn to play`;
    return mode ? { over, title: mode.name, text: [mode.summary], cards: [...firstOf(cards.values())] } : null;
  },
  legality: (_, { modes, doc }, id) => {
    const mode = modes.get(id);
    return mode ? { over: `${doc.name} · Legality`, title: mode.name, text: [mode.summary] } : null;
  },
  examples: (_, { examples, doc }, id) => {
    const example = [...examples.values()].flat().find((one) => one.id === id);
    return example ? { over: `${doc.name} · Worked example`, title: example.title, text: example.rules } : null;
  },
};

/** The titles of the pages of a game that have no id. */
const SECTIONS: Readonly<Record<string, (game: GameContent) => string>> = {
  cards: ({ doc }) => `All ${doc.words.cards}`,
  'deck-check': ({ doc }) => `Check your ${doc.words.deck}`,
  errata: () => 'Errata',
  sets: () => 'Sets',
};

function section(game: GameContent, part: string): PageSummary | null {
  if (!Object.hasOwn(SECTIONS, part)) return null;
  return { title: SECTIONS[part]!(game), text: [game.doc.tagline], cards: [...firstOf(game.cards.values())] };
}

function* firstOf(cards: Iterable<CardDoc>): Generator<CardDoc> {
  let count = 0;
  for (const card of cards) {
    if (count++ === SHOWN) return;
    yield card;
  }
}

/** The preview of the whole site, for its pages without one of their own. */
function siteSummary(games: readonly GameContent[]): PageSummary {
  const names = games.slice(0, 6).map(({ doc }) => doc.name);
  const more = games.length > names.length ? ` and ${games.length - names.length} more games` : '';
  return {
    over: 'Rulewright',
    title: 'Look up the rules of a card game, check your deck, and play.',
    text: [names.join(', ') + more],
  };
}

/** The previews of the pages of the lab that are not runs. A run has an id of another form. */
const LAB_PAGES: Readonly<Record<string, PageSummary>> = {
  gallery: { title: 'Good questions', text: ['Runs of the lab that are worth reading.'] },
  blame: {
    title: 'What changed this number?',
    text: ['Name two releases. The lab finds the release, the document and the lines that shifted a number.'],
  },
  proposals: {
    title: 'Ask for proposals',
    text: ['Say what games should be like. The lab searches for small changes that make them so.'],
  },
};

const LAB: PageSummary = {
  title: 'Ask the lab about a game',
  text: ['Bots play thousands of games and answer with numbers: who wins, how long, and what a change does.'],
};

export const isLabPage = (part: string): boolean => Object.hasOwn(LAB_PAGES, part);

/** The preview of a page of a release; null if the release has no page at this path. */
export async function pageOfRelease(opened: OpenedRelease, parts: readonly string[]): Promise<LinkedPage | null> {
  const { info, content } = opened;
  const [first, part, id, more] = parts;
  if (first === 'releases' && part === String(info.number) && id === undefined) {
    const game = content.games[0]!;
    return linked(opened, game, parts, { over: 'Releases', title: `Release ${info.number}`, text: [info.notes] });
  }
  if (first === 'releases' && part === undefined && content.games[0])
    return linked(opened, content.games[0], parts, siteSummary(content.games));
  if (first === 'lab' && id === undefined && content.games[0]) {
    const page = part === undefined ? LAB : isLabPage(part) ? LAB_PAGES[part]! : null;
    return page && linked(opened, content.games[0], parts, { over: 'Lab', ...page });
  }
  const game = content.games.find(({ doc }) => doc.id === first);
  if (!game || more !== undefined) return null;
  const shown =
    part === undefined
      ? {
          over: 'Rules and cards',
          title: game.doc.name,
          text: [game.doc.tagline],
          cards: [...firstOf(game.cards.values())],
        }
      : id === undefined
        ? section(game, part)
        : Object.hasOwn(PARTS, part)
          ? await PARTS[part]!(opened, game, id)
          : null;
  return shown && linked(opened, game, parts, shown);
}

function linked(opened: OpenedRelease, game: GameContent, parts: readonly string[], shown: PageSummary): LinkedPage {
  const { number } = opened.info;
  const { over = game.doc.name, title, text, cards = [] } = shown;
  const path = `/${parts.join('/')}`;
  const paragraphs = text.filter((one) => one !== '');
  return {
    path,
    title,
    description: paragraphs.join('. ').replaceAll('..', '.').slice(0, 300),
    picture: `/previews/releases/${number}${path}.png`,
    unchanging: true,
    data: {
      ...{ over, title, text: paragraphs, foot: footOf(number) },
      cards: cards.slice(0, SHOWN).map((card) => cardFace(game, card)),
      emblem: emblemOf(game),
    },
  };
}

/** The emblem of a game: that of its first card. */
export function emblemOf(game: GameContent): string {
  const [card] = game.cards.values();
  return card ? game.vocabulary.face(card).emblem : 'book';
}
