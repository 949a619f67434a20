/** Redirects the address of a rule to its place in the rulebook. */
import { RulePlaceDocument } from '@rulewright/api-client';
import { notFound, redirect } from 'next/navigation';
import { find } from '../../../../../shared/api.ts';
import { rulebookHref, rulesetId } from '../../../../../shared/query.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly mode: string; readonly ruleId: string }>;
}

export default async function RulePage({ params }: Props): Promise<never> {
  const { game, mode, ruleId } = await params;
  const { rule } = await find(RulePlaceDocument, { game, id: ruleId });
  // If this mode does not have the rule, redirects to a mode that has it.
  const place = rule.texts.find((text) => text.mode === mode) ?? rule.texts[0];
  if (!place) notFound();
  redirect(rulebookHref(rulesetId(game, place.mode), ruleId));
}
