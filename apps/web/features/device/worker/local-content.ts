/** The content of saved games, read from the caches of the browser on first use. */
import { loadReleased, resolveRuleset, type Content, type Ruleset } from '@rulewright/content';
import { deckCheckerOf, type DeckIssue } from '@rulewright/decks';
import { pluginFor, vocabularies } from '@rulewright/games';
import { dataOf, packs } from './stores.ts';

export interface LocalGame {
  readonly release: number;
  readonly effectiveAt: string;
  readonly content: Content;
}

const opened = new Map<string, LocalGame>();

/** Loads a saved game. @throws Error if the device does not have it */
export async function deviceGame(game: string): Promise<LocalGame> {
  const known = opened.get(game);
  const release = (await packs()).find((pack) => pack.game === game)?.release;
  if (known && known.release === release) return known;
  const data = await dataOf(game);
  if (!data) throw new Error('This game is not on this device.');
  const { content } = loadReleased(data.files, vocabularies);
  const found = { release: data.release, effectiveAt: data.effectiveAt, content };
  opened.set(game, found);
  return found;
}

const modesOf = ({ content }: LocalGame, game: string): Ruleset[] =>
  content.game(game).doc.modes.map((mode) => resolveRuleset(content, `${game}/${mode}`));

interface DeviceList {
  readonly game: string;
  readonly text: string;
  /** The day of the bans and card pools; today by default. */
  readonly on?: string;
}

/** The report on a list for every mode of the game, in the form of the API's `checkDeck`. */
export async function checkDeck({ game, text, on }: DeviceList) {
  const here = await deviceGame(game);
  const content = here.content.game(game);
  const report = deckCheckerOf(content).check(text, modesOf(here, game), on);
  return {
    release: here.release,
    entries: report.entries.map(({ line, name, copies, card }) => {
      const doc = card === null ? undefined : content.cards.get(card);
      return {
        ...{ line, name, copies },
        card: doc
          ? {
              ...{ slug: doc.id, name: doc.name, face: content.vocabulary.face(doc) },
              printings: doc.printings.map(({ rarity }) => ({ rarity })),
            }
          : null,
      };
    }),
    verdicts: report.verdicts.map(({ ruleset, limits, issues, asOf = null, ...verdict }) => ({
      ...verdict,
      asOf,
      ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
      limits: {
        maxCards: limits.maxCards,
        minCards: limits.minCards,
        maxPoints: limits.maxPoints,
        maxCopies: limits.maxCopies,
      },
      issues: issues.map(issueOf),
    })),
  };
}

/** An issue with the fields that the site shows. */
const issueOf = (issue: DeckIssue) => ({
  ...{ code: issue.code, severity: issue.severity, ruleId: issue.ruleId, ruleNumber: null, message: issue.message },
  ...{ lines: issue.lines, cards: issue.cards, zone: issue.zone ?? null },
  amount: 'amount' in issue ? issue.amount : null,
  limit: 'limit' in issue ? issue.limit : null,
  fix: issue.fix ? { label: issue.fix.label, edits: issue.fix.edits } : null,
});

/** The saved games that can be played here, with the choices for a match. */
export async function playableGames() {
  const kept = await packs();
  const found = await Promise.all(kept.filter(({ game }) => pluginFor(game)).map(({ game }) => playable(game)));
  return found.filter(({ modes, decks }) => modes.length > 0 && decks.length > 0);
}

async function playable(game: string) {
  const { content, release, effectiveAt } = await deviceGame(game);
  const { doc, modes, decks } = content.game(game);
  return {
    ...{ id: game, name: doc.name, release, effectiveAt },
    modes: doc.modes.flatMap((id) => {
      const mode = modes.get(id);
      return mode ? [{ id, name: mode.name, summary: mode.summary }] : [];
    }),
    decks: [...decks.values()].map(({ id, name }) => ({ slug: id, name })),
  };
}

/** A card as text, if its page is not on the device. Null if the release does not have the card. */
export async function cardHere({ game, slug }: { readonly game: string; readonly slug: string }) {
  const { content, release } = await deviceGame(game);
  const { cards, rulings, vocabulary } = content.game(game);
  const card = cards.get(slug);
  if (!card) return null;
  const readings = vocabulary.readings(card);
  const cited = new Set(readings.flatMap(({ rules }) => rules));
  return {
    ...{ release, name: card.name },
    texts: readings.map(({ text }) => text),
    facts: vocabulary.facts(card).map(({ label, value }) => ({ label, value })),
    rulings: rulings
      .filter(({ rules }) => rules.some((rule) => cited.has(rule)))
      .map(({ id, question, answer }) => ({ id, question, answer })),
  };
}
