/** The roles, from the lowest to the highest. */
import type { Role } from '@rulewright/api-client';

export const ROLES: readonly Role[] = ['reader', 'editor', 'reviewer', 'admin'];
