/** The lists of a mode as of a day, with names for the ids in its legality document. */
import {
  announcedOn,
  appliedOn,
  legalityAt,
  nameOfCard,
  type GameContent,
  type Legality,
  type LegalityChange,
} from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { CardSetView } from './card-set.model.ts';
import type { LegalityChangeView, ListedCardView, ModeLegalityView } from './legality.model.ts';

/** The lists of a mode on a day; null for a mode without lists. @throws RulesetError for an unknown mode */
export function modeLegality(opened: OpenedRelease, game: string, mode: string, on: string): ModeLegalityView | null {
  const content = opened.game(game);
  const ruleset = opened.ruleset(`${game}/${mode}`);
  const legality = legalityAt(content, ruleset, on);
  if (!legality) return null;
  const { doc, from, until, pointLimit } = legality;
  const changes = (entries: readonly LegalityChange[]): LegalityChangeView[] =>
    entries.map((change) => changeView(opened, content, legality, change));
  return {
    mode: ruleset.mode,
    modeName: ruleset.name,
    on,
    from,
    until,
    ruleId: doc.rule,
    pointLimit,
    sets: [...content.sets.values()]
      .filter(({ id }) => legality.pool(id).legal)
      .map((set) => new CardSetView(opened, content, set)),
    banned: listed(content, legality, ({ status }) => status === 'banned'),
    restricted: listed(content, legality, ({ status }) => status === 'restricted'),
    pointed: listed(content, legality, ({ points }) => points > 0),
    announced: changes(announcedOn(doc, on)),
    history: changes(appliedOn(doc, on)),
  };
}

type Status = Parameters<Parameters<Legality['cards']['forEach']>[0]>[0];

const byName = (a: ListedCardView, b: ListedCardView): number => a.name.localeCompare(b.name, 'en');

function listed(content: GameContent, { cards }: Legality, wanted: (status: Status) => boolean): ListedCardView[] {
  return [...cards]
    .filter(([, status]) => wanted(status))
    .map(([slug, { status, copies, points, change }]) => ({
      slug,
      name: nameOfCard(content.cards, slug) ?? slug,
      copies: status === 'restricted' ? copies : null,
      points,
      since: change.from,
      reason: change.reason,
    }))
    .sort(byName);
}

function changeView(
  opened: OpenedRelease,
  content: GameContent,
  { doc }: Legality,
  change: LegalityChange,
): LegalityChangeView {
  const { from, announced = null, reason, source = null, rule = doc.rule, pointLimit } = change;
  const sets = (ids: readonly string[] = []): CardSetView[] =>
    ids.flatMap((id) => {
      const set = content.sets.get(id);
      return set ? [new CardSetView(opened, content, set)] : [];
    });
  const cards = (
    ids: readonly string[] = [],
    more: (id: string) => Partial<ListedCardView> = () => ({}),
  ): ListedCardView[] =>
    ids
      .map((slug) => ({
        slug,
        name: nameOfCard(content.cards, slug) ?? slug,
        copies: null,
        points: 0,
        since: null,
        reason: null,
        ...more(slug),
      }))
      .sort(byName);
  return {
    from,
    announced,
    reason,
    source,
    ruleId: rule,
    admitted: sets(change.admit),
    rotated: sets(change.rotate),
    banned: cards(change.ban),
    restricted: cards(Object.keys(change.restrict ?? {}), (id) => ({ copies: change.restrict![id]! })),
    pointed: cards(Object.keys(change.points ?? {}), (id) => ({ points: change.points![id]! })),
    restored: cards(change.restore),
    setsPointLimit: pointLimit !== undefined,
    pointLimit: pointLimit ?? null,
  };
}
