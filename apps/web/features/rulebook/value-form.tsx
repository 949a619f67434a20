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
import { currentSet, documentOf, type EditedValue } from '../../shared/editing/edit-item.ts';
import { firstValue, parametersIn, type ParameterChoice } from '../../shared/values/parameter-schema.ts';
import { withData } from '@rulewright/content/editing';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { ValueControl } from '../../shared/values/parameter-row.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

type Members = Readonly<Record<string, unknown>>;

/** The data that the form loads when it opens. */
interface Start {
  readonly path: string;
  readonly set: { readonly id: number; readonly title: string } | null;
  readonly parameter: ParameterChoice;
  readonly value: unknown;
}

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
  const set = currentSet(
    changeSets.nodes.filter((one) => one.game == null || one.game === game),
    token,
  );
  const [document, { ruleset }] = await Promise.all([
    openMode(path, set?.id ?? null),
    request(ModeValuesDocument, { ruleset: `${game}/${mode}` }),
  ]);
  const { parameters } = (document.schema as { properties: { parameters: unknown } }).properties;
  const parameter = parametersIn(parameters).find((one) => one.name === name)!;
  const own = ((document.data as Members)['parameters'] ?? {}) as Members;
  const inherited = ruleset!.parameters.find((one) => one.name === name)?.value;
  const value = name in own ? own[name] : (inherited ?? (parameter.nullable ? null : firstValue(parameter)));
  return { path, set: set ?? null, parameter, value };
}

async function save({ path, set, parameter }: Start, { game }: EditedValue, value: unknown, title: string) {
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
  const { set, parameter } = start;
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
    void action.run(async () => setSaved(await save(start, props, value, title)));
  };
  return (
    <form className="value-form" onSubmit={submit}>
      <p className="form-line">
        <label htmlFor={id}>{t('newValue', { name: parameter.name })}</label>
        <ValueControl id={id} parameter={parameter} value={value} disabled={action.busy} onChange={setValue} />
      </p>
      <p id={`${id}-help`} className="quiet">
        {set ? t('into', { title: set.title }) : t('intoNew')}
      </p>
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
