/** Finds where a document is used: other documents that refer to it by id or name. */
import {
  foldText,
  LazyCards,
  placeOf,
  type CardDoc,
  type Content,
  type Example,
  type GameContent,
  type ModeDoc,
  type VariantDoc,
  plainWords,
  ruleWords,
} from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { entryOf, type DocumentEntry } from './document-entry.ts';

export interface DocumentUse extends DocumentEntry {
  /** The place in the other document: `line 12`, or a hint, point or table in quotes. Empty if the title and `why` say enough. */
  readonly place: string;
  /** How the other document uses it: "2 copies", "cites “Draw until you hold …”". */
  readonly why: string;
}

/** The most uses that are listed. A set can have thousands of cards. */
const MOST_USES = 100;

type Key =
  `${'card' | 'name' | 'set' | 'deck' | 'mode' | 'variant' | 'deck-law' | 'legality' | 'rule' | 'chapter'}:${string}`;

/** A worked example and all text in which it can name cards and decks. */
interface ExampleUse {
  readonly path: string;
  readonly title: string;
  readonly said: string;
  /** Cards that the example defines itself. */
  readonly own: Example['cards'];
}

/**
 * The uses within one game, keyed by the used thing. Uses of a card in examples and of a set by cards are searched on request, because
 * there are many.
 */
class UsageFinder {
  private readonly byKey = new Map<Key, DocumentUse[]>();
  /** The lines of the chapters, by path. */
  private readonly lines = new Map<string, readonly string[]>();
  private readonly examples: ExampleUse[] = [];

  constructor(
    private readonly content: Content,
    private readonly game: GameContent,
  ) {
    this.readGame();
    for (const mode of game.modes.values()) this.readLayer('modes', mode);
    for (const variant of game.variants.values()) this.readLayer('variants', variant);
    this.readDeckLaws();
    this.readLegality();
    for (const deck of game.decks.values())
      for (const part of ['entries', 'side'] as const)
        for (const one of deck[part])
          this.add(
            `card:${one.card}`,
            this.path('decks', deck.id),
            '',
            `${one.copies} ${one.copies === 1 ? 'copy' : 'copies'}${part === 'side' ? ' in the side deck' : ''}`,
          );
    this.readTexts();
    this.readPlay();
    for (const [path, examples] of game.examples) for (const one of examples) this.readExample(path, one);
  }

  of(key: Key): readonly DocumentUse[] {
    return this.byKey.get(key) ?? [];
  }

  /** The examples that name a card. */
  *playingWith({ name }: CardDoc): Generator<DocumentUse> {
    for (const { path, title, said, own } of this.examples)
      if (said.includes(name) && !(name in own)) yield* this.use(path, '', 'plays with it', title);
  }

  /** The cards printed in a set. Reads only cards whose text contains the id of the set. */
  *printedIn(set: string): Generator<DocumentUse> {
    const { cards } = this.game;
    for (const id of cards instanceof LazyCards ? cards.mentioning(set) : cards.keys())
      for (const one of cards.get(id)!.printings)
        if (one.set === set) yield* this.use(this.path('cards', id), '', `number ${one.number}, ${one.rarity}`);
  }

  private path(folder: 'cards' | 'decks' | 'modes' | 'variants', slug: string): string {
    const root = folder === 'cards' || folder === 'decks' ? 'cards' : 'rules';
    return `${root}/${this.game.doc.id}/${folder}/${slug}.yaml`;
  }

  private use(path: string, place: string, why: string, title?: string): DocumentUse[] {
    const file = this.content.files.get(path);
    const entry = file && entryOf(file);
    return entry ? [{ ...entry, ...(title !== undefined && { title }), place, why }] : [];
  }

  /** That a document cites or mentions a rule, which its first words name. */
  private cites(id: string, verb: 'cites' | 'mentions' = 'cites'): string {
    const rule = this.game.rules.get(id);
    if (!rule) return `${verb} it`;
    const lines = this.lines.get(rule.path) ?? this.content.files.get(rule.path)?.text.split('\n') ?? [];
    this.lines.set(rule.path, lines);
    return `${verb} “${ruleWords(lines, rule.line)}”`;
  }

  private add(key: Key, path: string, place: string, why: string, title?: string): void {
    const known = this.byKey.get(key) ?? [];
    known.push(...this.use(path, place, why, title));
    this.byKey.set(key, known);
  }

  private readGame(): void {
    const { doc } = this.game;
    const path = `rules/${doc.id}/game.yaml`;
    for (const id of doc.modes) this.add(`mode:${id}`, path, '', 'lists it');
    for (const id of doc.chapters) this.add(`chapter:${id}`, path, '', 'lists it');
    for (const id of doc.decks) this.add(`deck:${id}`, path, '', 'lists it');
  }

  private readLayer(folder: 'modes' | 'variants', doc: ModeDoc | VariantDoc): void {
    const path = this.path(folder, doc.id);
    if ('extends' in doc && doc.extends) this.add(`mode:${doc.extends}`, path, '', 'extends it');
    if ('deckLaw' in doc && doc.deckLaw) this.add(`deck-law:${doc.deckLaw}`, path, '', 'checks lists with it');
    if ('legality' in doc && doc.legality) this.add(`legality:${doc.legality}`, path, '', 'has its lists');
    if ('excludes' in doc)
      for (const id of doc.excludes) this.add(`variant:${id}`, path, '', 'cannot be combined with it');
    for (const value of Object.values(doc.parameters))
      for (const word of Array.isArray(value) ? value : [])
        this.add(`name:${foldText(word)}`, path, '', 'names it in a value');
  }

  /** Reads the rules that deck laws mention. The vocabulary of a law is small, so every word that equals an id is that id. */
  private readDeckLaws(): void {
    for (const law of this.game.deckLaws.values()) {
      const path = `rules/${this.game.doc.id}/deck-laws/${law.id}.yaml`;
      for (const word of new Set(JSON.stringify(law).split(/[^\w.-]+/u))) {
        if (this.game.rules.has(word)) this.add(`rule:${word}`, path, '', this.cites(word));
      }
    }
  }

  /** Reads the cards, sets and rules that legality documents name. */
  private readLegality(): void {
    for (const { id, rule, sets = [], changes } of this.game.legality.values()) {
      const path = `rules/${this.game.doc.id}/legality/${id}.yaml`;
      this.add(`rule:${rule}`, path, '', this.cites(rule));
      for (const set of sets) this.add(`set:${set}`, path, '', 'is in the first pool');
      for (const change of changes) {
        const from = `from ${change.from}`;
        if (change.rule !== undefined) this.add(`rule:${change.rule}`, path, '', `${this.cites(change.rule)} ${from}`);
        for (const set of change.admit ?? []) this.add(`set:${set}`, path, '', `enters the pool ${from}`);
        for (const set of change.rotate ?? []) this.add(`set:${set}`, path, '', `leaves the pool ${from}`);
        for (const card of change.ban ?? []) this.add(`card:${card}`, path, '', `banned ${from}`);
        for (const card of Object.keys(change.restrict ?? {})) this.add(`card:${card}`, path, '', `restricted ${from}`);
        for (const card of Object.keys(change.points ?? {})) this.add(`card:${card}`, path, '', `has points ${from}`);
        for (const card of change.restore ?? []) this.add(`card:${card}`, path, '', `restored ${from}`);
      }
    }
  }

  private readTexts(): void {
    for (const chapter of this.game.chapters)
      for (const one of chapter.references)
        if (one.kind === 'rule')
          this.add(`rule:${one.id}`, chapter.path, `line ${one.line}`, this.cites(one.id, 'mentions'));
    for (const ruling of this.game.rulings) {
      const path = this.pathOf('rulings', ruling.id);
      for (const rule of ruling.rules) this.add(`rule:${rule}`, path, '', this.cites(rule), ruling.question);
    }
    for (const term of this.game.glossary) {
      const path = this.pathOf('glossary', term.id);
      for (const rule of term.rules) this.add(`rule:${rule}`, path, '', this.cites(rule), term.term);
    }
    this.readLearn();
    this.readFirstGame();
  }

  /** The lines of play documents that cite rules. Play with errors cites nothing. */
  private readPlay(): void {
    for (const [rule, lines] of playOf(this.game).program?.cites ?? [])
      for (const [, file, line] of lines.map((one) => one.split(/^(.*):/u)))
        this.add(`rule:${rule}`, `rules/${this.game.doc.id}/${file}`, `line ${line}`, this.cites(rule));
  }

  /** The path of a ruling or term: of its own document, or of the game's list. */
  private pathOf(folder: 'rulings' | 'glossary', item: string): string {
    const { id } = this.game.doc;
    const own = `rules/${id}/${folder}/${item}.yaml`;
    return this.content.files.has(own) ? own : `rules/${id}/${folder}.yaml`;
  }

  private readFirstGame(): void {
    const { firstGame } = this.game;
    if (!firstGame) return;
    const path = `rules/${this.game.doc.id}/first-game.yaml`;
    this.add(`mode:${firstGame.mode}`, path, '', 'is played in it');
    for (const variant of firstGame.variants) this.add(`variant:${variant}`, path, '', 'is played with it');
    for (const deck of new Set(firstGame.decks)) this.add(`deck:${deck}`, path, '', 'plays it');
    for (const { text, rules, when } of firstGame.hints)
      for (const rule of new Set([...rules, when?.question ?? [], when?.happened ?? []].flat()))
        this.add(`rule:${rule}`, path, `“${plainWords(text)}”`, this.cites(rule));
  }

  private readLearn(): void {
    const path = `rules/${this.game.doc.id}/learn.yaml`;
    const { learn } = this.game;
    for (const { card } of learn?.cards ?? []) this.add(`card:${card}`, path, '', 'shows it');
    for (const section of learn?.sections ?? [])
      for (const rule of new Set(section.points.flatMap((point) => point.rules)))
        this.add(`rule:${rule}`, path, `“${section.title}”`, this.cites(rule));
    for (const table of learn?.sheet ?? [])
      for (const rule of new Set(table.rows.flatMap((row) => row.rules)))
        this.add(`rule:${rule}`, path, `“${table.title}”`, this.cites(rule));
  }

  private readExample(path: string, example: Example): void {
    const { title } = example;
    const add = (key: Key, why: string): void => this.add(key, path, '', why, title);
    for (const rule of example.rules) add(`rule:${rule}`, this.cites(rule));
    for (const id of new Set([...(example.modes ?? []), ...Object.keys(example.thenIn)])) add(`mode:${id}`, 'plays it');
    for (const id of example.variants) add(`variant:${id}`, 'plays it');
    const said = JSON.stringify([example.table, example.play, example.then, example.thenIn, example.deck ?? '']);
    for (const [, named, published] of said.matchAll(/"deck ([a-z0-9-]+)"|"published":"([a-z0-9-]+)"/gu)) {
      const id = named ?? published!;
      add(`deck:${id}`, 'plays it');
    }
    this.examples.push({ path, title, said, own: example.cards });
  }
}

const known = new WeakMap<Content, Map<string, UsageFinder>>();

function usesOf(content: Content, game: GameContent): UsageFinder {
  const games = known.get(content) ?? new Map<string, UsageFinder>();
  known.set(content, games);
  const uses = games.get(game.doc.id) ?? new UsageFinder(content, game);
  games.set(game.doc.id, uses);
  return uses;
}

/** The keys under which other documents refer to a document. */
function keysOf(game: GameContent, path: string): Key[] {
  const { kind, slug } = placeOf(path)!;
  const rulesIn = (): Key[] =>
    [...game.rules.values()].filter((one) => one.path === path).map((one): Key => `rule:${one.id}`);
  switch (kind) {
    case 'card': {
      const card = game.cards.get(slug);
      return [`card:${slug}`, ...(card ? ([`name:${foldText(card.name)}`] as const) : [])];
    }
    case 'set':
    case 'deck':
    case 'mode':
    case 'variant':
    case 'deck-law':
    case 'legality':
      return [`${kind}:${slug}`];
    case 'text':
      return [`chapter:${slug}`, ...rulesIn()];
    default:
      return [];
  }
}

/** All uses of a document, found one by one on demand. */
function* allUses(uses: UsageFinder, game: GameContent, path: string): Generator<DocumentUse> {
  for (const key of keysOf(game, path)) yield* uses.of(key);
  const { kind, slug } = placeOf(path)!;
  const card = kind === 'card' ? game.cards.get(slug) : undefined;
  if (card) yield* uses.playingWith(card);
  if (kind === 'set') yield* uses.printedIn(slug);
}

/** The first MOST_USES uses of a document. Empty if the game cannot be read. */
export function usesOfDocument(content: Content, path: string): DocumentUse[] {
  const place = placeOf(path);
  const game = place && content.games.find((one) => one.doc.id === place.game);
  const documentUses: DocumentUse[] = [];
  if (!game) return documentUses;
  for (const use of allUses(usesOf(content, game), game, path)) {
    if (documentUses.length === MOST_USES) break;
    if (use.path !== path) documentUses.push(use);
  }
  return documentUses;
}

/** Rulings, examples and learning pages that cite one of the rules. They should be read again when the rule changes. */
export function citingRules(content: Content, gameId: string, rules: Iterable<string>): DocumentUse[] {
  const game = content.games.find((one) => one.doc.id === gameId);
  if (!game) return [];
  const uses = usesOf(content, game);
  return [...rules]
    .flatMap((rule) => uses.of(`rule:${rule}`))
    .filter((use) => ['ruling', 'rulings', 'examples', 'learn', 'first-game'].includes(use.kind));
}
