/** Adopts cards into a change set: choose a source, correct the mapping with a live preview, decide conflicts, and save the cards. */
'use client';
import { AdoptDocument, AdoptionDocument } from '@rulewright/api-client';
import type { Adoption } from '@rulewright/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Upload } from '../model/upload.ts';
import { forget } from '../../../shared/kept-field.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { useSettled } from '../../../shared/use-settled.ts';
import { AdoptPreview } from './adopt-preview.tsx';
import { AdoptQuestions } from './adopt-questions.tsx';
import { AdoptSource, pastedPlace } from './adopt-source.tsx';
import type { Choices, ChosenSource, AdoptionDecisions, PossibleSources } from './adoption-types.ts';
import { MappingForm } from './mapping-form.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';

export interface AdoptDeskProps extends PossibleSources {
  readonly changeSet: number;
}

const NO_CHOICES: Choices = { join: false, prune: false, leaveOut: false };
/** The number of entries on one page of a list. */
const PART = 20;
/** Milliseconds after the last change of the mapping before the preview is requested. */
const PAUSE = 400;

export function AdoptDesk({ changeSet, ...props }: AdoptDeskProps) {
  const t = useTranslations('desk.adoptDesk');
  const [chosen, setChosen] = useState<ChosenSource | null>(null);
  const [upload, setUpload] = useState<Upload | null>(null);
  return (
    <>
      <AdoptSource
        {...props}
        changeSet={changeSet}
        onChosen={(source, packed) => {
          setChosen(source);
          setUpload(packed);
        }}
      />
      {chosen && upload ? (
        <Adopting
          key={`${chosen.game} ${chosen.source} ${chosen.at}`}
          changeSet={changeSet}
          chosen={chosen}
          upload={upload}
        />
      ) : (
        <p className="quiet">{t('nothingIsSaved')}</p>
      )}
    </>
  );
}

interface AdoptingProps {
  readonly changeSet: number;
  readonly chosen: ChosenSource;
  readonly upload: Upload;
}

function Adopting({ changeSet, chosen: { game, gameName, source, at }, upload }: AdoptingProps) {
  const t = useTranslations('desk.adoptDesk');
  const noteOf = useErrorNote();
  const [edited, setEdited] = useState<Adoption | null>(null);
  const [choices, setChoices] = useState(NO_CHOICES);
  const [from, setFrom] = useState({ changesFrom: 0, badFrom: 0 });
  const [decisions, setDecisions] = useState<AdoptionDecisions>(new Map());
  const action = useAction();
  const { join, prune } = choices;
  const [settled] = useSettled(edited, PAUSE);
  const mapping = settled && JSON.stringify(settled);
  const order = { source, gameName, upload, mapping, join, prune };
  const { data, error, isFetching } = useQuery({
    queryKey: ['adoption', changeSet, game, source, at, mapping, join, prune, from],
    queryFn: async ({ signal }) =>
      (await request(AdoptionDocument, { changeSet, game, order, first: PART, ...from }, { signal })).adoption,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const adopt = (): void =>
    void action.run(async () => {
      const decided = [...decisions].map(([place, take]) => {
        const at = place.indexOf(' ');
        return { card: place.slice(0, at), field: place.slice(at + 1), take };
      });
      const saved = { ...order, decisions: decided };
      const { adopt: set } = await request(AdoptDocument, { changeSet, version: data!.version, game, order: saved });
      forget(pastedPlace(changeSet));
      window.location.assign(`/desk/sets/${set.id}`);
    });

  if (error && !data) return <Refusal of={noteOf(error)} />;
  if (!data) return <p role="status">{t('readingTheFile')}</p>;
  const isWaiting = isFetching || settled !== edited;
  const mustLeaveOut = data.badCount > 0 && !choices.leaveOut;
  const nothing = data.documentCount === 0 && decisions.size === 0;
  return (
    <>
      <MappingForm
        mapping={edited ?? (data.mapping as Adoption)}
        columns={data.columns}
        fields={data.fields ?? null}
        isSuggested={data.suggested}
        repeated={data.repeated}
        onChange={setEdited}
      />
      <AdoptQuestions mapping={edited ?? (data.mapping as Adoption)} adoption={data} onChange={setEdited} />
      <Refusal of={error && noteOf(error)} />
      <AdoptPreview
        adoption={data}
        isWaiting={isWaiting}
        part={PART}
        from={from}
        onFrom={(next) => setFrom({ ...from, ...next })}
        choices={choices}
        onChoices={(next) => setChoices({ ...choices, ...next })}
        decisions={decisions}
        onDecision={(place, take) => setDecisions(new Map([...decisions, [place, take]]))}
      />
      <Refusal of={action.error} />
      <p className="button-row adopt-save">
        <button
          type="button"
          className="button button-main"
          disabled={action.busy || isWaiting || error !== null || nothing || mustLeaveOut}
          onClick={adopt}
        >
          {action.busy ? t('saving') : t('adopt', { count: data.changeCount })}
        </button>
        <span className="quiet" role="status">
          {isWaiting
            ? t('updating')
            : nothing
              ? t('nothingChanges')
              : mustLeaveOut
                ? t('decideRows')
                : t('documents', { count: data.documentCount })}
        </span>
      </p>
    </>
  );
}
