/** Finds published and saved decks that become illegal or legal, and modes that no published deck fits. */
import { deckCheckerOf, formatDeck, type DeckChecker, type WritableEntry } from '@rulewright/decks';
import {
  canonicalJson,
  hasDeckLaw,
  legalityAt,
  utcDay,
  type DeckDoc,
  type GameContent,
  type Ruleset,
} from '@rulewright/content';
import { checkOf, counted, sentences, type Check, type CheckFinding } from './check-result.ts';
import { breathe, type BothSides, type ModePair } from './both-sides.ts';

const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game);

/** A published deck as text. Cards that the game no longer has appear by their slugs. */
function textOf(game: GameContent, deck: DeckDoc): string {
  const { index } = checkerOf(game);
  const named = (entries: DeckDoc['entries'], zone: WritableEntry['zone']): WritableEntry[] =>
    entries.map(({ card, copies }) => {
      const doc = game.cards.get(card);
      return { name: doc ? index.listName(doc) : card, copies, zone };
    });
  return formatDeck([...named(deck.entries, 'main'), ...named(deck.side, 'side')], index.words.side);
}

interface DeckOutcome {
  readonly legal: boolean;
  /** The first problem of the deck, and all of them. */
  readonly why: string;
  readonly whole: string;
}

function verdict(game: GameContent, ruleset: Ruleset | null, text: string, on: string): DeckOutcome | null {
  if (!ruleset) return null;
  const [result] = checkerOf(game).check(text, [ruleset], on).verdicts;
  const errors = result!.issues.filter((issue) => issue.severity === 'error').map(({ message }) => message);
  return { legal: result!.legal, why: errors[0] ?? '', whole: errors.join('\n') };
}

/**
 * New modes, and modes whose deck law differs, for which no published deck is legal. No one can play such a mode with the decks of the game,
 * and the law may contradict itself.
 */
function modesWithoutDeck(
  game: GameContent,
  old: GameContent | null,
  pairs: readonly ModePair[],
  today: string,
): CheckFinding[] {
  const decks = [...game.decks.values()];
  return pairs.flatMap(({ before, after, name, mode }): CheckFinding[] => {
    if (!after || decks.length === 0) return [];
    const verdicts = decks.map((deck) => verdict(game, after, textOf(game, deck), today)!);
    const [first] = verdicts;
    if (verdicts.some(({ legal }) => legal)) return [];
    const differs =
      !old ||
      !before ||
      decks.some((deck, at) => {
        const was = old.decks.get(deck.id);
        return was !== undefined && verdict(old, before, textOf(old, was), today)!.whole !== verdicts[at]!.whole;
      });
    const message = `No published deck is legal in ${name}. ${decks[0]!.name}: ${first!.whole.replaceAll('\n', ' ')}`;
    return differs ? [{ message, path: `rules/${game.doc.id}/modes/${mode}.yaml`, subject: name }] : [];
  });
}

/** The most announced changes after which a deck is checked. */
const MOST_DAYS = 24;

/** Today, and the first days of the announced changes of a mode on both sides. */
function daysOf({ before, after }: ModePair, old: GameContent, game: GameContent, today: string): string[] {
  const changes = [before && legalityAt(old, before, today), after && legalityAt(game, after, today)].flatMap(
    (legality) => legality?.doc.changes ?? [],
  );
  const later = changes.flatMap(({ from }) => (from > today ? [from] : []));
  return [today, ...[...new Set(later)].sort().slice(0, MOST_DAYS)];
}

/** New entries of legality documents that are dated before today. They apply at once, and to days on which nobody knew of them. */
function inThePast(sides: BothSides, game: GameContent, old: GameContent | null, today: string): CheckFinding[] {
  return [...game.legality.values()].flatMap((doc): CheckFinding[] => {
    const known = new Set(old?.legality.get(doc.id)?.changes.map((one) => canonicalJson(one)));
    const path = `rules/${game.doc.id}/legality/${doc.id}.yaml`;
    const text = sides.after.files.get(path)?.text ?? '';
    return doc.changes.flatMap((one) => {
      if (!sides.changed.has(path) || one.from >= today || known.has(canonicalJson(one))) return [];
      const line = text.slice(0, Math.max(0, text.indexOf(one.from))).split('\n').length;
      const message = `A change is dated ${one.from}, which is in the past. Choose the day on which it becomes known, or a later one.`;
      return [{ message, path, line }];
    });
  });
}

export async function checkDecks(sides: BothSides): Promise<Check> {
  const broken: CheckFinding[] = [];
  const other: CheckFinding[] = [];
  const unfit: CheckFinding[] = [];
  const past: CheckFinding[] = [];
  const today = utcDay();
  let seen = 0;
  for (const { game, old } of sides.games()) {
    if (!hasDeckLaw(game)) continue;
    const pairs = sides.modes().filter((pair) => pair.game === game.doc.id);
    unfit.push(...modesWithoutDeck(game, old, pairs, today));
    past.push(...inThePast(sides, game, old, today));
    if (!old) continue;
    const compare = (text: string, textNow: string, name: string, mine: CheckFinding[], path?: string): void => {
      seen++;
      for (const pair of pairs) {
        // The verdict of today comes first. A later day is named only if its verdict is another change.
        let told = '';
        for (const on of daysOf(pair, old, game, today)) {
          const [was, is] = [verdict(old, pair.before, text, on), verdict(game, pair.after, textNow, on)];
          if (!was || !is || was.legal === is.legal) continue;
          const said = `${is.legal} ${is.why}`;
          if (said === told) continue;
          told = said;
          const when = on === today ? '' : ` from ${on} on`;
          const finding = { subject: name, ...(path && { path }) };
          if (is.legal) other.push({ ...finding, message: `${name} becomes legal in ${pair.name}${when}.` });
          // An announced ban does not make a deck wrong today. Its players have time until then.
          else
            (on === today ? mine : other).push({
              ...finding,
              message: `${name} becomes illegal in ${pair.name}${when}: ${is.why}`,
            });
        }
      }
    };
    for (const deck of old.decks.values()) {
      await breathe();
      const now = game.decks.get(deck.id);
      const path = `cards/${game.doc.id}/decks/${deck.id}.yaml`;
      if (now) compare(textOf(old, deck), textOf(game, now), deck.name, broken, path);
    }
    for (const deck of sides.input.savedDecks.filter((one) => one.game === game.doc.id)) {
      await breathe();
      compare(deck.text, deck.text, `A saved deck (${deck.id.slice(0, 6)})`, other);
    }
  }
  const status = broken.length > 0 ? 'failed' : other.length + unfit.length + past.length > 0 ? 'warning' : 'passed';
  const total = broken.length + other.length;
  const summary =
    seen === 0
      ? 'There is no deck to check.'
      : total === 0
        ? seen === 1
          ? 'The verdict on 1 deck does not change.'
          : `The verdicts on ${counted(seen, 'deck')} do not change.`
        : `${counted(total, 'verdict changes', 'verdicts change')}.`;
  const without =
    unfit.length > 0 ? `${counted(unfit.length, 'mode')} without a published deck that is legal there.` : '';
  const dated = past.length > 0 ? `${counted(past.length, 'change is', 'changes are')} dated in the past.` : '';
  return checkOf('decks', 'Decks', status, sentences(summary, without, dated, sides.input.leftOut?.decks), [
    ...broken,
    ...past,
    ...unfit,
    ...other,
  ]);
}
