/** Finds the dated legality changes that a release adds, for webhooks. */
import { utcDay, type Content, type GameContent, type LegalityChange } from '@rulewright/content';

/** A legality change as webhooks send it, with the field names of its document. */
export interface ListedChange extends LegalityChange {
  readonly game: string;
  /** The id of the legality list. */
  readonly list: string;
}

/** The most changes in one event. The release contains all of them. */
const MOST_CHANGES = 100;

/** The legality changes that `after` adds. Leaves out new games and changes that are announced on a later day. */
export function newListedChanges(before: Content, after: Content): ListedChange[] {
  const today = utcDay();
  const found = after.games.flatMap((game) => {
    const old = before.games.find(({ doc }) => doc.id === game.doc.id);
    return old ? newIn(old, game) : [];
  });
  return found.filter(({ announced = today }) => announced <= today).slice(0, MOST_CHANGES);
}

function newIn(old: GameContent, { doc: { id: game }, legality }: GameContent): ListedChange[] {
  return [...legality.values()].flatMap(({ id: list, changes }) => {
    const known = new Set(old.legality.get(list)?.changes.map((change) => JSON.stringify(change)));
    const fresh = changes.filter((change) => !known.has(JSON.stringify(change)));
    return fresh.map((change) => ({ game, list, ...change }));
  });
}
