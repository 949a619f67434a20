/** The schema reference: one type at a time, starting with the operations. */
'use client';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { TypeSearch } from './type-search.tsx';
import type { SchemaPlace } from '../model/place.ts';

export interface SchemaDocsProps {
  readonly schema: GraphQLSchema;
  /** The places that the reader has visited; the last is shown. */
  readonly trail: readonly SchemaPlace[];
  readonly onGo: (place: SchemaPlace) => void;
  readonly onBack: () => void;
}

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

const fieldsOf = (type: GraphQLNamedType): AnyField[] =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values<AnyField>(type.getFields())
    : [];

export function SchemaDocs({ schema, trail, onGo, onBack }: SchemaDocsProps) {
  const t = useTranslations('developers.schemaDocs');
  const names = useMemo(
    () => typesOf(schema).flatMap((type) => [type.name, ...fieldsOf(type).map(({ name }) => `${type.name}.${name}`)]),
    [schema],
  );
  const place = trail.at(-1) ?? { type: schema.getQueryType()?.name ?? '' };
  const type = schema.getType(place.type);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((one) => !!one);
  return (
    <div className="schema-docs">
      <div className="docs-search">
        <TypeSearch names={names} onGo={onGo} />
        {trail.length > 0 && (
          <button type="button" className="button button-quiet" onClick={onBack}>
            <ArrowLeft size={16} aria-hidden="true" /> {t('back')}
          </button>
        )}
      </div>
      <ul className="docs-roots" aria-label={t('operations')}>
        {roots.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className="link-button"
              aria-current={name === type?.name || undefined}
              onClick={() => onGo({ type: name })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {type && <TypeDocs key={type.name} schema={schema} type={type} field={place.field} onGo={onGo} />}
    </div>
  );
}

interface TypeDocsProps {
  readonly schema: GraphQLSchema;
  readonly type: GraphQLNamedType;
  readonly field: string | undefined;
  readonly onGo: (place: SchemaPlace) => void;
}

function TypeDocs({ schema, type, field, onGo }: TypeDocsProps) {
  const t = useTranslations('developers.schemaDocs');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-at]')?.scrollIntoView({ block: 'nearest' });
  }, [field]);
  const members =
    isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
  return (
    <>
      <h2 className="docs-type">{type.name}</h2>
      {type.description && <p>{type.description}</p>}
      {members.length > 0 && (
        <p>
          {t('oneOf')}{' '}
          {members.map((name, i) => (
            <span key={name}>
              {i > 0 && ', '}
              <TypeLink name={name} onGo={onGo} />
            </span>
          ))}
        </p>
      )}
      <ul ref={list} className="docs-fields">
        {fieldsOf(type).map((one) => (
          <li key={one.name} data-at={one.name === field || undefined}>
            <code>
              <b>{one.name}</b>
              {'args' in one && one.args.length > 0 && <Arguments all={one.args} onGo={onGo} />}:{' '}
              <TypeText type={one.type} onGo={onGo} />
            </code>
            <Remark text={one.description} deprecated={one.deprecationReason} />
          </li>
        ))}
        {isEnumType(type) &&
          type.getValues().map((value) => (
            <li key={value.name}>
              <code>{value.name}</code>
              <Remark text={value.description} deprecated={value.deprecationReason} />
            </li>
          ))}
      </ul>
    </>
  );
}

interface RemarkProps {
  readonly text: string | null | undefined;
  readonly deprecated: string | null | undefined;
}

function Remark({ text, deprecated }: RemarkProps) {
  const t = useTranslations('developers.schemaDocs');
  if (!text && !deprecated) return null;
  return (
    <p className="quiet">
      {text} {deprecated && t('deprecated', { reason: deprecated })}
    </p>
  );
}

interface ArgumentsProps {
  readonly all: readonly GraphQLArgument[];
  readonly onGo: (place: SchemaPlace) => void;
}

function Arguments({ all, onGo }: ArgumentsProps): ReactNode {
  return (
    <>
      (
      {all.map((one, i) => (
        <span key={one.name} title={one.description ?? undefined}>
          {i > 0 && ', '}
          {one.name}: <TypeText type={one.type} onGo={onGo} />
          {one.defaultValue !== undefined && ` = ${JSON.stringify(one.defaultValue)}`}
        </span>
      ))}
      )
    </>
  );
}

interface TypeTextProps {
  readonly type: GraphQLType;
  readonly onGo: (place: SchemaPlace) => void;
}

/** A type such as `[Card!]!`, whose name links to that type. */
function TypeText({ type, onGo }: TypeTextProps) {
  const { name } = getNamedType(type);
  const [before, after] = String(type).split(name);
  return (
    <>
      {before}
      <TypeLink name={name} onGo={onGo} />
      {after}
    </>
  );
}

interface TypeLinkProps {
  readonly name: string;
  readonly onGo: (place: SchemaPlace) => void;
}

function TypeLink({ name, onGo }: TypeLinkProps) {
  return (
    <button type="button" className="link-button" onClick={() => onGo({ type: name })}>
      {name}
    </button>
  );
}
