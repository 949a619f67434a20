/** The worker thread of a run. It compiles each arm on first use and then plays the parts it is asked for. */
import { workerData } from 'piscina';
import { engineOf } from '@rulewright/games';
import { ArmPlayer } from './arm-player.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan, PartOrder } from '../plan/lab-plan.ts';

const plan = workerData as LabPlan;
const players = new Map<number, ArmPlayer>();

export default function play({ arm, from, to }: PartOrder): RunPart {
  const player = players.get(arm) ?? new ArmPlayer(engineOf(plan.arms[arm]!.ruleset), plan, arm);
  players.set(arm, player);
  return player.play(from, to);
}
