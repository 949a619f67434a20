/** Resolvers and services by area; the schema is made from the resolvers. */
import { GamesResolver } from './games/games.resolver.ts';
import { RulebookResolver } from './rulebook/rulebook.resolver.ts';
import { RulesetsResolver } from './rulesets/rulesets.resolver.ts';
import { RulesetsService } from './rulesets/rulesets.service.ts';

export const RESOLVERS = [GamesResolver, RulesetsResolver, RulebookResolver];

export const PROVIDERS = [...RESOLVERS, RulesetsService];
