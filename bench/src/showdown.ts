/** The reference figures from Pokémon Showdown's simulator: random battles with random choices, and its team validator. */
import { createRequire } from 'node:module';
import { Random } from '@rulewright/engine';

const FORMAT = 'gen9randombattle';
const VALIDATED = 'gen9anythinggoes';

interface MoveSlot {
  readonly disabled?: boolean | string;
  readonly pp?: number;
}
interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly { readonly moves: readonly MoveSlot[] }[];
  readonly side: {
    readonly pokemon: readonly { readonly condition: string; readonly active: boolean; readonly reviving?: boolean }[];
  };
}
interface Side {
  readonly activeRequest: Request | null;
  choose(input: string): boolean;
}
interface Battle {
  readonly ended: boolean;
  readonly turn: number;
  readonly sides: readonly Side[];
  setPlayer(slot: string, options: { name: string }): void;
  commitChoices(): void;
  destroy(): void;
}
type Team = readonly object[];
interface Simulator {
  readonly Battle: new (options: { formatid: string; seed: string }) => Battle;
  readonly Teams: {
    setGeneratorFactory(factory: object): void;
    generate(format: string, options: { seed: string }): Team;
  };
  readonly TeamValidator: { get(format: string): { validateTeam(team: Team): string[] | null } };
}

const require = createRequire(import.meta.url);
const { Battle, Teams, TeamValidator } = require('@pkmn/sim') as Simulator;
const { TeamGenerators } = require('@pkmn/randoms') as { TeamGenerators: object };
Teams.setGeneratorFactory(TeamGenerators);

const seedText = (seed: number): string => [seed & 0xffff, 1, 2, 3].join(',');

/** Chooses at random among the moves that a player may use, or the Pokémon that may be switched in. */
function chooseAtRandom(request: Request, random: Random): string {
  if (request.forceSwitch) {
    const reviving = request.side.pokemon.some((one) => one.reviving);
    const able = request.side.pokemon.flatMap((one, i) =>
      !one.active && one.condition.endsWith(' fnt') === reviving ? [i + 1] : [],
    );
    return able.length === 0 ? 'pass' : `switch ${able[random.below(able.length)]!}`;
  }
  const usable = request.active![0]!.moves.flatMap((move, i) => (move.disabled || move.pp === 0 ? [] : [i + 1]));
  return usable.length === 0 ? 'default' : `move ${usable[random.below(usable.length)]!}`;
}

/** Plays a random battle to its end. Returns the number of choices. */
export function playBattle(seed: number): number {
  const random = new Random(seed);
  const battle = new Battle({ formatid: FORMAT, seed: seedText(seed) });
  battle.setPlayer('p1', { name: 'One' });
  battle.setPlayer('p2', { name: 'Two' });
  let choices = 0;
  while (!battle.ended) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || request.wait) continue;
      choices++;
      if (!side.choose(chooseAtRandom(request, random))) side.choose('default');
    }
    battle.commitChoices();
  }
  battle.destroy();
  return choices;
}

/** Generates `teams` random teams. `check(index)` returns whether the validator accepts one of them. */
export function teamChecker(teams: number): { check(index: number): boolean } {
  const validator = TeamValidator.get(VALIDATED);
  const list = Array.from({ length: teams }, (_, i) => Teams.generate(FORMAT, { seed: seedText(i + 1) }));
  return { check: (index) => validator.validateTeam(list[index % teams]!) === null };
}
