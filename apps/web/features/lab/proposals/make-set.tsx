/** A button that makes a change set of a proposal, or adds the proposal to the previewed change set. */
'use client';
import {
  ChangeSetsDocument,
  CreateChangeSetDocument,
  DeskDocumentDocument,
  SaveDraftDocument,
  type LabProposalsPartsFragment,
} from '@rulewright/api-client';
import { withData } from '@rulewright/content/editing';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { documentOf } from '../../../shared/editing/edit-item.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';

type Change = LabProposalsPartsFragment['proposals'][number]['changes'][number];

interface MakeSetProps {
  /** The number of the proposal. */
  readonly at: number;
  readonly game: string;
  /** The id of the unchanged ruleset. */
  readonly ruleset: string;
  readonly changes: readonly Change[];
  readonly title: string;
  /** The token of the change set that the search played; null if it played a release. */
  readonly token: string | null;
}

interface Saved {
  readonly id: number;
  readonly title: string;
}

/** The longest title of a change set. */
const LONGEST = 120;

/** Data with another value at a path such as `attacks.0.damage`. */
function changed(data: unknown, keys: readonly string[], to: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  if (Array.isArray(data))
    return data.map((one: unknown, index) => (String(index) === key ? changed(one, rest, to) : one));
  const members = (data ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [key]: changed(members[key], rest, to) };
}

/** The document of a change, and the place of the value in it. */
function placeOf({ kind, of, path }: Change, game: string, ruleset: string) {
  if (kind === 'card') return { path: documentOf({ kind, game, id: of })!, keys: ['data', ...path.split('.')] };
  const mode = ruleset.split('/')[1]!.split(/[+?]/u)[0]!;
  return { path: documentOf({ kind: 'value', game, id: of, mode })!, keys: ['parameters', of] };
}

async function save({ game, ruleset, changes, title, token }: MakeSetProps): Promise<Saved> {
  const { changeSets } =
    token === null ? { changeSets: { nodes: [] } } : await request(ChangeSetsDocument, { states: ['draft'] });
  const previewed = changeSets.nodes.find((one) => one.token === token);
  const into = previewed ?? {
    title: title.slice(0, LONGEST),
    id: (await request(CreateChangeSetDocument, { title: title.slice(0, LONGEST), game })).createChangeSet.id,
  };
  const places = changes.map((change) => ({ ...placeOf(change, game, ruleset), to: JSON.parse(change.to) as unknown }));
  for (const path of new Set(places.map((place) => place.path))) {
    const { document } = await request(DeskDocumentDocument, { path, changeSet: into.id });
    const { text, data, version, releasedHash } = document!;
    const after = places
      .filter((place) => place.path === path)
      .reduce<unknown>((before, { keys, to }) => changed(before, keys, to), data);
    const draft = { text: withData(text ?? '', after), version, ...(version === null && { baseHash: releasedHash }) };
    await request(SaveDraftDocument, { changeSet: into.id, path, ...draft });
  }
  return { id: into.id, title: into.title };
}

export function MakeSet(props: MakeSetProps) {
  const t = useTranslations('lab.proposals');
  const action = useAction();
  const [saved, setSaved] = useState<Saved | null>(null);
  if (saved)
    return (
      <p role="status">
        {t.rich('made', {
          title: saved.title,
          link: (chunks) => <a href={`/desk/sets/${saved.id}`}>{chunks}</a>,
        })}
      </p>
    );
  return (
    <>
      <Refusal of={action.error} />
      <button
        type="button"
        className="button"
        disabled={action.busy}
        onClick={() => void action.run(async () => setSaved(await save(props)))}
      >
        {props.token === null ? t('makeSet') : t('addToSet')}
        <span className="visually-hidden"> {t('ofProposal', { at: props.at })}</span>
      </button>
    </>
  );
}
