/** What a form hides until somebody asks for it: empty optional members, ids, and the entries of long lists. */
'use client';
import PlainObject from '@rjsf/core/lib/components/templates/ObjectFieldTemplate.js';
import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  getTemplate,
  type ArrayFieldItemTemplateProps,
  type ObjectFieldTemplateProps,
  type UiSchema,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { FormContext } from './model/form-schema.ts';
import { entryWords } from './model/entry-words.ts';

type Data = Readonly<Record<string, unknown>> | undefined;

interface FoldProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that is mounted when somebody opens it first. A document can have thousands of fields. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <details
      className="form-more"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}

/** The bounds of a rule, which most rules need. */
const SHOWN = ['min', 'max', 'exactly'];

/** A form with fewer hidden members shows them all. */
const LEAST_HIDDEN = 4;

interface FoldOptions {
  /** Hides even few empty members. */
  readonly fold?: boolean;
  /** Shows the member even if it is empty. */
  readonly always?: boolean;
}

const optionsOf = (ui: UiSchema | undefined): FoldOptions => (ui?.['ui:options'] ?? {}) as FoldOptions;

/** The members to show: required ones, and those with a value when the form opened. They stay visible while a person types. */
function shownIn({ schema, formData, uiSchema }: ObjectFieldTemplateProps): ReadonlySet<string> {
  const set = Object.entries((formData as Data) ?? {}).filter(([, value]) => value !== undefined);
  const shown = new Set([...(schema.required ?? []), ...set.map(([name]) => name), ...SHOWN]);
  for (const [name, ui] of Object.entries(uiSchema ?? {})) if (optionsOf(ui as UiSchema).always) shown.add(name);
  const hidden = Object.keys(schema.properties ?? {}).filter((name) => !shown.has(name));
  if (!optionsOf(uiSchema).fold && hidden.length < LEAST_HIDDEN) for (const name of hidden) shown.add(name);
  // An id is not changed again once it has been given.
  if (schema.properties?.['id'] !== undefined && set.some(([name]) => name === 'id')) shown.delete('id');
  return shown;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** Whether an object is an entry of a list that was added now. Its author has yet to see what it can have. */
const isNewEntry = ({ fieldPathId, formData }: ObjectFieldTemplateProps): boolean =>
  typeof fieldPathId.path.at(-1) === 'number' && Object.values((formData as Data) ?? {}).every(isEmpty);

/** The most values with names of their own that are shown at once. */
const MOST_NAMED = 8;

/** Whether the author chose the name of this member. */
const isNamed = (member: unknown): boolean =>
  typeof member === 'object' && member !== null && ADDITIONAL_PROPERTY_FLAG in member;

/** An object of the form, without its empty optional members and without its id. */
export function FoldedObject(props: ObjectFieldTemplateProps) {
  const t = useTranslations('desk.foldedObject');
  const { schema, properties } = props;
  const [shown] = useState(() => shownIn(props));
  const [isNew] = useState(() => isNewEntry(props));
  const named = properties.filter(({ name }) => isNamed(schema.properties?.[name]));
  const [isLong] = useState(named.length > MOST_NAMED);
  if (isLong)
    return (
      <Fold summary={t('entries', { title: props.title, count: properties.length })}>
        <PlainObject {...props} />
      </Fold>
    );
  const own = schema.properties ?? {};
  const isShown = (name: string): boolean => shown.has(name) || !(name in own);
  const rest = properties.filter(({ name, hidden }) => !hidden && !isShown(name));
  return (
    <>
      <PlainObject {...props} properties={properties.filter(({ name, hidden }) => hidden || isShown(name))} />
      {rest.length > 0 && (
        <Fold summary={t('more', { count: rest.length })} isOpen={isNew}>
          {rest.map(({ content }) => content)}
        </Fold>
      )}
    </>
  );
}

/** The most entries of a list that are open at first, and the most members of an entry that is always open. */
const MOST_OPEN = 3;
const SMALL = 4;

/** An entry of a list, with its actions below. In a long list, it is one line until somebody opens it. */
export function Entry(props: ArrayFieldItemTemplateProps<unknown, object, FormContext>) {
  const { children, buttonsProps, hasToolbar, index, totalItems, registry, uiSchema } = props;
  const t = useTranslations('desk.formTemplates');
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>('ArrayFieldItemButtonsTemplate', registry, uiSchema);
  const { formData: data } = (children as ReactElement<{ readonly formData?: unknown }>).props;
  const words = entryWords(data);
  const [isFolded] = useState(totalItems > MOST_OPEN && words !== '' && isLarge(props.schema));
  const item = registry.formContext.item;
  const [isWanted] = useState(item !== undefined && (data as Data)?.['id'] === item);
  const content = (
    <>
      {children}
      {hasToolbar && (
        <div className="form-entry-buttons" role="group" aria-label={t('entry', { index: index + 1 })}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </>
  );
  return (
    <div className="form-entry" ref={isWanted ? intoView : undefined}>
      {isFolded ? (
        <Fold summary={words || t('entry', { index: index + 1 })} isOpen={isWanted}>
          {content}
        </Fold>
      ) : (
        content
      )}
    </div>
  );
}

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** Whether an entry of this schema has many fields, or any number of them. */
function isLarge(schema: object): boolean {
  const { type, properties } = schema as { readonly type?: unknown; readonly properties?: object };
  if (properties !== undefined) return Object.keys(properties).length > SMALL;
  return type === undefined || type === 'array' || type === 'object';
}

/** A value whose name the author chooses, with a field for the name. */
export function NamedValue(props: WrapIfAdditionalTemplateProps) {
  const { id, classNames, disabled, readonly, label, schema, children, uiSchema, registry } = props;
  const t = useTranslations('desk.formTemplates');
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div className={classNames}>{children}</div>;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  return (
    <div className={`form-named ${classNames ?? ''}`}>
      <input
        id={`${id}-key`}
        aria-label={t('name', { name: label })}
        defaultValue={label}
        disabled={disabled || readonly}
        onBlur={props.onKeyRenameBlur}
      />
      <div>{children}</div>
      <RemoveButton
        id={buttonId(id, 'remove')}
        disabled={disabled || readonly}
        onClick={props.onRemoveProperty}
        uiSchema={uiSchema}
        registry={registry}
      />
    </div>
  );
}
