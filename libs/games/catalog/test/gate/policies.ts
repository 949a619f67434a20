/** Reads what bots learned with the plugin of Metabaloids for its play document, which has other steps. */
import type { PolicyDocument } from '@rulewright/engine';

/** By stage of the plugin: the stages of the document at which the same is decided. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  'window.act': ['act.at-1'],
  'attack.attacker': ['attack.at-1'],
  'attack.target': ['attack-with.at-0'],
  'use-ability.targets': ['choose-aim.at-0'],
  'deploy.place': ['deploy.at-2'],
  'draw.voluntaryDiscard': ['discard-down.at-2'],
  'discard-from-hand.discard': ['give-up-hand.at-1'],
  'initial-deployment.place': ['place.at-0'],
  'look-at-draw-pile.take': ['look-for.at-3'],
  'lose-from-anywhere.lose': ['lose-anywhere.at-1'],
  'move.choose': ['move.at-1'],
  'pay-cost.pay': ['pay.at-1', 'pay-from-hand.at-1'],
  'pay-damage.pay': ['pay-damage.at-2'],
  'pay-fee.pay': ['pay-fee.at-2'],
  'repair-grid.repair': ['repair.at-1'],
  'restock.buy': ['restock.at-1'],
  'shift-card.shift': ['shift-one.at-3'],
};

/** Two bytes for each weight. */
const BYTES = 2;

/** The names of the document for a name of the plugin: `at/<stage>`, `<option>@<stage>`, or any other, which both have. */
function namesFor(name: string): readonly string[] {
  const [, start = '', stage = ''] = /^(at\/|[^@]*@)(.*)$/u.exec(name) ?? [];
  return STAGES[stage]?.map((own) => `${start}${own}`) ?? [name];
}

/** Names with their rows. A row is doubled if the document decides in two stages what the plugin decides in one. */
function renamed(names: readonly string[], rows: Buffer, width: number): readonly [names: string[], rows: Buffer] {
  const own = names.flatMap((name, row) => namesFor(name).map((one) => [one, row] as const));
  return [
    own.map(([name]) => name),
    Buffer.concat(own.map(([, row]) => rows.subarray(row * width * BYTES, (row + 1) * width * BYTES))),
  ];
}

/** The same policy with the names of the document. */
export function policyOfDocument(policy: PolicyDocument): PolicyDocument {
  const { hidden } = policy;
  const rows = Buffer.from(policy.rows, 'base64');
  const options = policy.position.length * hidden * BYTES;
  const [position, first] = renamed(policy.position, rows.subarray(0, options), hidden);
  const [option, second] = renamed(policy.option, rows.subarray(options), hidden + 1);
  return { ...policy, position, option, rows: Buffer.concat([first, second]).toString('base64') };
}
