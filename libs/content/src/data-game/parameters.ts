/**
 * rules/<game>/parameters.yaml: the parameters that modes set, and the steps of setup and turns. A plugin can declare the parameters and steps in TypeScript.
 */
import { z } from 'zod';
import { parameterNameSchema, parameterValueSchema, ruleIdSchema, slugSchema } from '../schemas.ts';
import type { ParameterDeclaration, StepDeclaration } from '../vocabulary.ts';

const parameterSchema = z.strictObject({
  name: parameterNameSchema,
  type: z.enum(['integer', 'boolean', 'enum', 'text', 'list']),
  nullable: z.boolean().default(false),
  nullMeans: z.string().min(1).optional(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  unit: z.string().min(1).optional(),
  values: z.record(z.string(), z.string()).optional(),
  rules: z.array(ruleIdSchema).default([]),
  help: z.string().min(1),
  default: parameterValueSchema,
  readBy: z.array(z.enum(['engine', 'deck-check', 'site', 'text'])).default(['text']),
});

const stepSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  kind: z.enum(['setup', 'turn']),
  rules: z.array(ruleIdSchema).default([]),
  help: z.string().min(1),
});

export const parametersSchema = z.strictObject({
  parameters: z.array(parameterSchema).max(400).default([]),
  steps: z.array(stepSchema).max(60).default([]),
  /** The step at which a worked example starts that names none; the first step of the turn if nothing is said. */
  usualStep: slugSchema.optional(),
});

/** Parameters and steps, in the form in which a vocabulary declares them. */
export interface ParametersDoc {
  readonly parameters: readonly ParameterDeclaration[];
  readonly steps: readonly StepDeclaration[];
  readonly usualStep?: string | undefined;
}

export const NO_PARAMETERS: ParametersDoc = { parameters: [], steps: [] };
