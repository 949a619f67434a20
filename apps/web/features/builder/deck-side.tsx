/** The side of the builder with the deck: saving, size and verdicts, and the tabs from the list to the details. */
'use client';
import { Tabs } from '@base-ui/react/tabs';
import { MAYBE_ZONE } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { capital } from '../../shared/words.ts';
import { OwnedTab } from '../collection/index.ts';
import { DeckEditor, marksOf, ModeVerdicts, PlayLinks } from '../decks/index.ts';
import { BranchesPanel } from './branches-panel.tsx';
import { ChartsPane } from './charts-pane.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { DeckZone } from './deck-zone.tsx';
import { DetailsPane, LONGEST_NOTES, readTags } from './details-pane.tsx';
import { dropStep } from './list-steps.ts';
import { QuickAdd } from './quick-add.tsx';
import { GROUPINGS, rowsOf, zonesOf, type Grouping } from './rows.ts';
import { SaveBar } from './save-bar.tsx';
import { SharePanel } from './share-panel.tsx';
import { SolitairePane } from './solitaire-pane.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import type { OpenDeck } from './use-open-deck.ts';
import { VerdictPane } from './verdict-pane.tsx';

const TABS = ['list', 'text', 'verdicts', 'charts', 'owned', 'play', 'details'] as const;

interface PartProps {
  readonly deck: OpenDeck;
}

interface DeckSideProps extends PartProps {
  /** The number of cards in the deck. */
  readonly size: number;
  readonly onOpen: () => void;
}

export function DeckSide({ deck, size, onOpen }: DeckSideProps) {
  const t = useTranslations('build.deckBuilder');
  const { game, cards, list, file, owner } = deck;
  const report = list.reading.last?.reading ?? null;
  const marks = useMemo(() => marksOf(report), [report]);
  const problems = report?.verdicts.filter(({ legal }) => !legal).length ?? 0;
  const bodies = {
    list: <ListTab deck={deck} />,
    text: (
      <DeckEditor
        game={game.id}
        text={list.text}
        onChange={list.type}
        marks={marks}
        example={cards.nodes.slice(0, 3).map(({ listName }) => listName)}
      />
    ),
    verdicts: <VerdictPane reading={list.reading} text={list.text} words={game.words} onFix={deck.change} />,
    charts: <ChartsPane reading={report} />,
    owned: <OwnedTab game={game.id} owner={owner} name={file.name || deck.unnamed} text={list.text} />,
    play: (
      <>
        <p className="actions">
          <PlayLinks game={game} list={list.text} verdicts={report?.verdicts ?? []} />
        </p>
        <SolitairePane game={game} entries={list.sheet.entries} cards={list.cards} />
      </>
    ),
    details: <DetailsTab deck={deck} />,
  };
  return (
    <section className="builder-side-deck" aria-label={capital(game.words.deck)}>
      <SaveBar list={list} file={file} unnamed={deck.unnamed} hasAccount={owner !== null} onOpen={onOpen} />
      <div className="builder-summary">
        <p>{t('size', { copies: size, card: game.words.card, cards: game.words.cards })}</p>
        {report && <ModeVerdicts verdicts={report.verdicts} />}
      </div>
      <Tabs.Root defaultValue={TABS[0]}>
        <Tabs.List className="builder-tabs" aria-label={t('tabs')} activateOnFocus>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t('tab', { tab })}
              {tab === 'verdicts' && problems > 0 && <span className="tab-count">{problems}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab} keepMounted={tab === 'play'} className="builder-panel" data-tab={tab}>
            {bodies[tab]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </section>
  );
}

/** The cards of each zone, and the field that adds cards by name. */
function ListTab({ deck }: PartProps) {
  const t = useTranslations('build.deckBuilder');
  const { game, cards, list, quickAdd, take, zoneName } = deck;
  const { entries } = list.sheet;
  const [by, setBy] = useState<Grouping>('type');
  return (
    <>
      <QuickAdd game={game.id} example={cards.nodes[0]?.listName ?? ''} state={quickAdd} />
      {!list.isPlain && <p className="deck-failure">{t('notPlain')}</p>}
      {list.isPlain &&
        zonesOf(entries, game.zones).map((zone) => {
          const to = [zone === 'main' ? 'side' : 'main', ...(zone === MAYBE_ZONE ? [] : [MAYBE_ZONE])];
          return (
            <DeckZone
              key={zone}
              game={game.id}
              id={zone}
              name={zoneName(zone)}
              rows={rowsOf(list.sheet, zone, list.cards)}
              by={by}
              to={to.map((id) => ({ id, name: zoneName(id) }))}
              onCopies={(row, copies) => take({ type: 'set', card: row, zone, copies })}
              onMove={(row, other) => take({ type: 'move', card: row, from: zone, to: other })}
              onMarks={(row, marks) => take({ type: 'mark', card: row, zone, marks })}
              onDrop={(card) => {
                const step = dropStep(card, zone);
                if (step) take(step);
              }}
            />
          );
        })}
      <p className="builder-grouping">
        <label>
          {t('groupBy')}{' '}
          <select className="field" value={by} onChange={({ target }) => setBy(target.value as Grouping)}>
            {GROUPINGS.map((each) => (
              <option key={each} value={each}>
                {t('grouping', { by: each })}
              </option>
            ))}
          </select>
        </label>
      </p>
    </>
  );
}

/** Name and notes, sharing, earlier versions, and the exchange with other tools. */
function DetailsTab({ deck }: PartProps) {
  const t = useTranslations('build.deckBuilder');
  const { game, list, file, zoneName } = deck;
  const hasAccount = deck.owner !== null;
  return (
    <>
      <DetailsPane game={game.id} file={file} />
      <SharePanel
        game={game.id}
        list={{ name: file.name || deck.unnamed, text: list.text }}
        deck={file.place.kind === 'account' ? file.place.deck : null}
        hasAccount={hasAccount}
        isChanged={file.isChanged}
        onShared={file.saved}
      />
      <BranchesPanel deck={deck} />
      <ComparePanel
        game={game.id}
        hasAccount={hasAccount}
        place={file.place}
        sheet={list.sheet}
        zoneName={zoneName}
        onRestore={(text) => deck.change(text, t('restored'))}
      />
      <TransferPanel
        game={game}
        list={list}
        name={file.name || deck.unnamed}
        zoneName={zoneName}
        texts={{ notes: file.notes, tags: file.tags }}
        onTexts={({ notes, tags }) =>
          file.edit({
            ...(file.notes === '' && { notes: notes.slice(0, LONGEST_NOTES) }),
            ...(file.tags.length === 0 && { tags: readTags(tags.join(',')) }),
          })
        }
        onNamed={(name) => file.name === '' && file.edit({ name })}
      />
    </>
  );
}
