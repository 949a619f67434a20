/** Plants faults of each kind in the shipped content, at places drawn by a seed. */
import type { CardDoc, Content, SourceFile } from '@rulewright/content';
import { openContent } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { Random } from '@rulewright/engine';
import { engineOf, knownGames } from '@rulewright/games';
import { modeRulesets } from '@rulewright/content';
import type { Overlooked, OverlookedKind } from '../src/overlooked/finding.ts';

export interface PlantedFault {
  readonly kind: OverlookedKind;
  readonly game: string;
  /** What was changed, for the report of a fault that was not found. */
  readonly what: string;
  readonly content: Content;
  /** Whether a finding tells about this fault. */
  isToldBy(finding: Overlooked): boolean;
}

type Change = Omit<PlantedFault, 'content' | 'game'> & { readonly path: string; readonly text: string };
type Data = Record<string, unknown>;

const NEVER = ['turn < 0', 'turn = 0 and turn > 3', 'count of deck of players < 0'];

/** The lines of a play document, with their depths. */
class Lines {
  readonly all: readonly string[];

  constructor(text: string) {
    this.all = text.split('\n');
  }

  depth(at: number): number {
    return /^ */u.exec(this.all[at] ?? '')![0].length;
  }

  /** The place after the block that starts at a line. */
  after(at: number): number {
    let to = at + 1;
    while (to < this.all.length && (this.all[to]!.trim() === '' || this.depth(to) > this.depth(at))) to++;
    while (this.all[to - 1]!.trim() === '') to--;
    return to;
  }

  /** The `text` or `step` around a line. */
  around(at: number): string {
    for (let up = at; up >= 0; up--) if (this.depth(up) === 0 && this.all[up]!.trim() !== '') return this.all[up]!;
    return '';
  }

  where(test: (line: string, at: number) => boolean): number[] {
    return this.all.flatMap((line, at) => (test(line, at) ? [at] : []));
  }

  with(at: number, remove: number, ...lines: readonly string[]): string {
    return [...this.all.slice(0, at), ...lines, ...this.all.slice(at + remove)].join('\n');
  }
}

const isWithin = (finding: Overlooked, from: number, to: number): boolean =>
  finding.line !== undefined && finding.line >= from && finding.line <= to;

/** Draws faults. */
export class Planter {
  private readonly random: Random;

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly base: Content,
    seed: number,
  ) {
    this.random = new Random(seed);
  }

  /** A fault of a kind, in a place where the content can still be played. */
  plant(kind: OverlookedKind): PlantedFault {
    for (let tries = 0; tries < 200; tries++) {
      const game = this.one(this.base.games).doc.id;
      const change = this.change(kind, game);
      const content = change && this.opened(game, change);
      if (change && content) return { ...change, game, content };
    }
    throw new Error(`No place for a fault of the kind ${kind}.`);
  }

  private opened(game: string, { path, text }: Change): Content | null {
    try {
      const files = this.files.map((file) => (file.path === path ? { ...file, text } : file));
      const content = openContent(files, knownGames);
      const of = content.game(game);
      for (const ruleset of modeRulesets(content, game)) engineOf(of).compile(ruleset, [...of.cards.values()]);
      return content;
    } catch {
      return null;
    }
  }

  private one<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)]!;
  }

  private change(kind: OverlookedKind, id: string): Change | null {
    const game = this.base.game(id);
    const path = [...this.base.files.keys()].find((one) => one.startsWith(`rules/${id}/play/`));
    if (kind === 'better-card') return this.betterCard(id);
    if (path !== undefined && playOf(game).program) return this.inPlay(kind, path);
    return this.inCards(kind, id);
  }

  private inPlay(kind: OverlookedKind, path: string): Change | null {
    const lines = new Lines(this.files.find((file) => file.path === path)!.text);
    const pick = (test: (line: string, at: number) => boolean): number | null => {
      const places = lines.where(test);
      return places.length === 0 ? null : this.one(places);
    };
    const isStatement = (line: string): boolean => /^ {4,}(?:add|take|set|move) /u.test(line);
    switch (kind) {
      case 'endless': {
        const at = pick(isStatement);
        if (at === null) return null;
        const indent = ' '.repeat(lines.depth(at));
        const condition = this.one(['yes', 'turn >= 0', 'yes or turn > 1']);
        const text = lines.with(at, 1, `${indent}while ${condition}`, `  ${lines.all[at]!}`);
        return {
          kind,
          path,
          text,
          what: `${condition}: ${lines.all[at]!.trim()} in ${lines.around(at)}`,
          isToldBy: (one) => one.kind === 'endless',
        };
      }
      case 'no-way-out': {
        const at = pick((line) => /\b(?:may|must), any number of times /u.test(line));
        if (at === null) return null;
        const end = lines.after(at);
        const indent = ' '.repeat(lines.depth(at) + 2);
        const body = lines.all.slice(at + 1, end);
        const pass = body.findIndex((line) => line.startsWith(`${indent}pass`));
        const without = pass < 0 ? body : [...body.slice(0, pass), ...body.slice(lines.after(at + 1 + pass) - at - 1)];
        const idle = [
          `${indent}option wait-here where turn >= 0`,
          `${indent}  "Wait"`,
          `${indent}  set waiting-here to yes`,
        ];
        const text = `${lines.with(at, end - at, lines.all[at]!.replace('may, any', 'must, any'), ...without, ...idle)}\nmark waiting-here of turn\n`;
        return { kind, path, text, what: lines.all[at]!.trim(), isToldBy: (one) => one.kind === 'no-way-out' };
      }
      case 'option-never': {
        const at = pick((line) => /^ +option /u.test(line));
        if (at === null) return null;
        const line = lines.all[at]!;
        const [, id = ''] = /option ([\w-]+)/u.exec(line)!;
        const indent = ' '.repeat(lines.depth(at) + 2);
        const never = this.one(NEVER);
        const isRefused = this.random.below(3) === 0;
        const text = isRefused
          ? lines.with(at + 2, 0, `${indent}unless turn >= 0 because "Never." by ${this.ruleOf(path)}`)
          : lines.with(
              at,
              1,
              line.includes(' where ')
                ? line.replace(/ where (.*)$/u, ` where ($1) and ${never}`)
                : `${line} where ${never}`,
            );
        return {
          kind,
          path,
          text,
          what: `${line.trim()} in ${lines.around(at)}, ${isRefused ? 'refused' : never}`,
          isToldBy: (one) =>
            (one.kind === 'option-never' || one.kind === 'ability-never') &&
            (one.option === id || isWithin(one, at, at + 6) || one.sentence.includes(`"${id}"`)),
        };
      }
      case 'ability-never': {
        const at = pick((line) => /^ {2}when /u.test(line));
        if (at === null) return null;
        const line = lines.all[at]!;
        const never = this.one(NEVER);
        const text = lines.with(
          at,
          1,
          line.includes(' where ')
            ? line.replace(/ where (.*)$/u, ` where ($1) and ${never}`)
            : `${line} where ${never}`,
        );
        const [, card = ''] = /^text ([\w-]+)/u.exec(lines.around(at)) ?? [];
        return {
          kind,
          path,
          text,
          what: `${line.trim()} in ${card}, ${never}`,
          isToldBy: (one) =>
            (one.kind === 'ability-never' || one.kind === 'unusable-text') &&
            (card === '' || one.card === card || isWithin(one, at, at + 8)),
        };
      }
      case 'rule-never': {
        const cited = new Map<string, number[]>();
        lines.all.forEach((line, at) => {
          const [, rule] = / by ([a-z]{2}(?:\.[\w-]+)+)$/u.exec(line) ?? [];
          if (rule !== undefined) cited.set(rule, [...(cited.get(rule) ?? []), at]);
        });
        const once = [...cited].filter(([, at]) => at.length === 1 && isStatement(lines.all[at[0]!]!));
        if (once.length === 0) return null;
        const [rule, [at]] = this.one(once);
        const indent = ' '.repeat(lines.depth(at!));
        const never = this.one(NEVER);
        return {
          kind,
          path,
          text: lines.with(at!, 1, `${indent}if ${never}`, `  ${lines.all[at!]!}`),
          what: `${rule}: ${lines.all[at!]!.trim()}, ${never}`,
          isToldBy: (one) => one.rule === rule || isWithin(one, at!, at! + 2),
        };
      }
      case 'two-answers': {
        const at = pick((line) => /^ {2}when /u.test(line));
        if (at === null) return null;
        const block = lines.all.slice(at, lines.after(at));
        const [, card = ''] = /^text ([\w-]+)/u.exec(lines.around(at)) ?? [];
        return {
          kind,
          path,
          text: lines.with(at, 0, ...block),
          what: `${lines.all[at]!.trim()} twice in ${card}`,
          // A text that several cards share has no card of its own, so the place decides.
          isToldBy: (one) =>
            one.kind === 'two-answers' && (card === '' ? isWithin(one, at, at + 2 * block.length) : one.card === card),
        };
      }
      case 'unusable-text': {
        const at = pick((line) => /^text [\w-]+ in [\w-]+ "/u.test(line));
        if (at === null) return null;
        const line = lines.all[at]!;
        const [, card = '', zone] = /^text ([\w-]+) in ([\w-]+) /u.exec(line)!;
        const zones = lines.all.flatMap((one) => /^zone ([\w-]+) /u.exec(one)?.[1] ?? []).slice(2);
        const other = this.one(zones.filter((one) => one !== zone && one !== 'discard'));
        return {
          kind,
          path,
          text: lines.with(at, 1, line.replace(` in ${zone} `, ` in ${other} `)),
          what: `${card} in ${other} and not in ${zone}`,
          isToldBy: (one) => (one.kind === 'unusable-text' || one.kind === 'ability-never') && one.card === card,
        };
      }
      default:
        return null;
    }
  }

  private ruleOf(path: string): string {
    const id = path.split('/')[1]!;
    return playOf(this.base.game(id)).program!.cites.keys().next().value!;
  }

  private cardOf(game: string, card: CardDoc, data: Data): { path: string; text: string } | null {
    const path = `cards/${game}/cards/${card.id}.yaml`;
    const file = this.files.find((one) => one.path === path);
    if (!file) return null;
    const at = file.text.indexOf('\ndata:');
    const rest = /\n(?=\w)/gu;
    rest.lastIndex = at + 2;
    const end = rest.exec(file.text)?.index ?? file.text.length;
    return { path, text: `${file.text.slice(0, at)}\ndata: ${JSON.stringify(data)}${file.text.slice(end)}` };
  }

  /** A card that becomes another card with one more of something. */
  private betterCard(id: string): Change | null {
    const { worth } = engineOf(this.base.game(id));
    const cards = [...this.base.game(id).cards.values()];
    const [one, other] = [this.one(cards), this.one(cards)];
    const data = structuredClone(other.data);
    const numbers = worth!.more.filter((field) => typeof data[field] === 'number');
    if (one === other || numbers.length === 0 || 'text' in data) return null;
    const field = this.one(numbers);
    data[field] = Number(data[field]) + (Number(data[field]) >= 10 ? 10 : 1);
    const written = this.cardOf(id, one, data);
    return (
      written && {
        ...written,
        kind: 'better-card',
        what: `${one.id} is ${other.id} with more ${field}`,
        isToldBy: (told) => told.kind === 'better-card' && told.card === one.id,
      }
    );
  }

  private inCards(kind: OverlookedKind, id: string): Change | null {
    const card = this.one([...this.base.game(id).cards.values()]);
    const data = structuredClone(card.data);
    const lists = ['abilities', 'texts'].flatMap((name) => (Array.isArray(data[name]) ? [data[name] as Data[]] : []));
    const entries = lists.flat();
    if (entries.length === 0) return null;
    const entry = this.one(entries);
    const of = (kinds: readonly OverlookedKind[]) => (told: Overlooked) =>
      kinds.includes(told.kind) && told.card === card.id;
    const changed = (what: string, kinds: readonly OverlookedKind[]): Change | null => {
      const written = this.cardOf(id, card, data);
      return written && { ...written, kind, what: `${card.id}/${String(entry['id'])}: ${what}`, isToldBy: of(kinds) };
    };
    const isTriggered = typeof entry['on'] === 'string';
    if (kind === 'two-answers') {
      if (!isTriggered) return null;
      const others = entries.filter((one) => typeof one['on'] === 'string');
      lists[0]!.push({ ...entry, id: `${String(entry['id'])}-too`, effects: this.one(others)['effects'] });
      return changed('a second one', ['two-answers']);
    }
    if (kind === 'ability-never') {
      if (
        'aura' in ((entry['price'] as Data | undefined) ?? {}) ||
        entry['kind'] === 'power' ||
        entry['kind'] === 'any-time'
      ) {
        entry['price'] = { ...(entry['price'] as Data | undefined), aura: { Neutral: 90 } };
        return changed('costs 90 Aura', ['ability-never']);
      }
      if (typeof entry['cost'] === 'number') {
        entry['cost'] = 80;
        return changed('costs 80', ['ability-never']);
      }
      return null;
    }
    if (kind === 'unusable-text') {
      if (typeof data['cost'] === 'number') data['cost'] = 70;
      else if (typeof data['cost'] === 'object' && data['cost'] !== null)
        data['cost'] = { ...data['cost'], Neutral: 90 };
      else return null;
      return changed('the card costs too much to be played', ['unusable-text', 'ability-never']);
    }
    return null;
  }
}
