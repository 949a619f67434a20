/** A small form for one value of a mode. It saves into the person's current change set or a new one, and links to its checks. */
'use client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  ChangeSetsDocument,
  CreateChangeSetDocument,
  DeskDocumentDocument,
  ModeValuesDocument,
  SaveDraftDocument,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useId, useState, type SubmitEvent } from 'react';
import { documentOf, possibleSets, type EditedValue } from '../../shared/editing/edit-item.ts';
import { firstValue, parametersIn, type ParameterChoice } from '../../shared/values/parameter-schema.ts';
import { withData } from '@rulewright/content/editing';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { ValueControl } from '../../shared/values/parameter-row.tsx';
import { SelectLine } from '../../shared/forms/select.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

type Members = Readonly<Record<string, unknown>>;

/** The data that the form loads when it opens. */
interface Start {
  readonly path: string;
  /** The change sets that can be meant, the most likely first. */
  readonly sets: readonly { readonly id: number; readonly title: string }[];
  readonly parameter: ParameterChoice;
  readonly value: unknown;
}

/** The choice of a new change set. */
const NEW = '';

interface Saved {
  readonly id: number;
  readonly title: string;
}

/** Loads the mode's document, including a draft in the change set. */
async function openMode(path: string, changeSet: number | null) {
  return (await request(DeskDocumentDocument, { path, changeSet })).document!;
}

async function startOf({ game, mode, name, token }: EditedValue): Promise<Start> {
  const path = documentOf({ kind: 'value', game, id: name, mode })!;
  const { changeSets } = await request(ChangeSetsDocument, { states: ['draft'] });
  const sets = possibleSets(
    changeSets.nodes.filter((one) => one.game == null || one.game === game),
    token,
  );
  const [document, { ruleset }] = await Promise.all([
    openMode(path, sets[0]?.id ?? null),
    request(ModeValuesDocument, { ruleset: `${game}/${mode}` }),
  ]);
  const { parameters } = (document.schema as { properties: { parameters: unknown } }).properties;
  const parameter = parametersIn(parameters).find((one) => one.name === name)!;
  const own = ((document.data as Members)['parameters'] ?? {}) as Members;
  const inherited = ruleset!.parameters.find((one) => one.name === name)?.value;
  const value = name in own ? own[name] : (inherited ?? (parameter.nullable ? null : firstValue(parameter)));
  return { path, sets, parameter, value };
}

async function save(
  { path, parameter }: Start,
  { game }: EditedValue,
  set: Saved | null,
  value: unknown,
  title: string,
) {
  const into = set ?? { id: (await request(CreateChangeSetDocument, { title, game })).createChangeSet.id, title };
  const { text, data, version, releasedHash } = await openMode(path, into.id);
  const own = ((data as Members)['parameters'] ?? {}) as Members;
  const after = { ...(data as Members), parameters: { ...own, [parameter.name]: value } };
  const draft = { text: withData(text ?? '', after), version, ...(version === null && { baseHash: releasedHash }) };
  await request(SaveDraftDocument, { changeSet: into.id, path, ...draft });
  return into;
}

export function ValueForm(props: EditedValue) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <OpenedForm {...props} />
    </QueryClientProvider>
  );
}

function OpenedForm(props: EditedValue) {
  const t = useTranslations('rules.valueEdit');
  const noteOf = useErrorNote();
  const { data, error } = useQuery({ queryKey: ['value', props], queryFn: () => startOf(props) });
  if (error) return <Refusal of={noteOf(error)} />;
  return data ? <Fields start={data} props={props} /> : <p className="quiet">{t('loading')}</p>;
}

function Fields({ start, props }: { readonly start: Start; readonly props: EditedValue }) {
  const t = useTranslations('rules.valueEdit');
  const id = useId();
  const action = useAction();
  const [value, setValue] = useState(start.value);
  const [saved, setSaved] = useState<Saved | null>(null);
  const { sets, parameter } = start;
  const [chosen, setChosen] = useState(sets[0]?.id ?? null);
  const set = sets.find((one) => one.id === chosen) ?? null;
  if (saved)
    return (
      <p role="status">
        {t.rich('saved', {
          title: saved.title,
          link: (chunks) => <a href={`/desk/sets/${saved.id}#checks`}>{chunks}</a>,
        })}
      </p>
    );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    void action.run(async () => setSaved(await save(start, props, set, value, title)));
  };
  return (
    <form className="value-form" onSubmit={submit}>
      <p className="form-line">
        <label htmlFor={id}>{t('newValue', { name: parameter.name })}</label>
        <ValueControl id={id} parameter={parameter} value={value} disabled={action.busy} onChange={setValue} />
      </p>
      {sets.length > 1 ? (
        <SelectLine
          id={`${id}-set`}
          label={t('changeSet')}
          value={chosen ?? ''}
          of={sets.map((one) => ({ id: one.id, name: one.title }))}
          onChange={(next) => setChosen(next === NEW ? null : Number(next))}
        >
          <option value={NEW}>{t('newSet')}</option>
        </SelectLine>
      ) : (
        <p className="quiet">{set ? t('into', { title: set.title }) : t('intoNew')}</p>
      )}
      {!set && (
        <p className="form-line">
          <label>
            {t('nameChangeSet')}{' '}
            <input
              className="field"
              name="title"
              required
              maxLength={120}
              defaultValue={t('suggestedName', { name: parameter.name, mode: props.mode })}
            />
          </label>
        </p>
      )}
      <Refusal of={action.error} />
      <p className="button-row">
        <button type="submit" className="button button-main" disabled={action.busy}>
          {t('saveValue')}
        </button>
      </p>
    </form>
  );
}
