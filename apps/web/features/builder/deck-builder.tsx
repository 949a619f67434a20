/** The deck builder: the catalogue on one side, the deck on the other. A phone shows one side at a time. */
'use client';
import { Tabs } from '@base-ui/react/tabs';
import { addCard, copiesIn, moveCard, readSheet, removeCard, setCard } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { capital } from '../../shared/words.ts';
import { DeckEditor, marksOf, ModeVerdicts } from '../decks/index.ts';
import { CardsPane } from './cards-pane.tsx';
import { ChartsPane } from './charts-pane.tsx';
import { DeckZone } from './deck-zone.tsx';
import { DetailsPane } from './details-pane.tsx';
import { allowDrop, droppedCard, type DraggedCard } from './drag.ts';
import { OpenDialog } from './open-dialog.tsx';
import { QuickAdd } from './quick-add.tsx';
import type { Addition } from './read-added.ts';
import { rowsOf, zonesOf } from './rows.ts';
import { SaveBar } from './save-bar.tsx';
import { SharePanel } from './share-panel.tsx';
import { SolitairePane } from './solitaire-pane.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import type { BuiltGame, CardPage, FirstDeck } from './types.ts';
import { useBuiltList } from './use-built-list.ts';
import { useDeckFile } from './use-deck-file.ts';
import { useQuickAdd } from './use-quick-add.ts';
import { VerdictPane } from './verdict-pane.tsx';
import { ComparePanel } from './compare-panel.tsx';

const SIDES = ['cards', 'deck'] as const;
const TABS = ['list', 'text', 'verdicts', 'charts', 'play', 'details'] as const;

export interface DeckBuilderProps {
  readonly game: BuiltGame;
  readonly cards: CardPage;
  /** The deck from the page address. */
  readonly first: FirstDeck | null;
  /** The id of the signed-in person. Null for a visitor. */
  readonly owner: string | null;
}

interface NamedEntry {
  readonly card: string | null;
  readonly name: string;
}

export function DeckBuilder({ game, cards, first, owner }: DeckBuilderProps) {
  const hasAccount = owner !== null;
  const t = useTranslations('build.deckBuilder');
  const list = useBuiltList(game, { text: first?.text ?? '', cards: cards.nodes });
  const file = useDeckFile({ game: game.id, list, first, owner, unnamed: t('unnamed') });
  const [side, setSide] = useState<(typeof SIDES)[number]>(first ? 'deck' : 'cards');
  const [opening, setOpening] = useState(false);
  const [said, setSaid] = useState('');
  const { sheet, reading } = list;
  const report = reading.last?.reading ?? null;
  const marks = useMemo(() => marksOf(report), [report]);
  const inDeck = useMemo(() => copiesIn(sheet.entries, 'main'), [sheet]);
  const size = [...inDeck.values()].reduce((sum, copies) => sum + copies, 0);
  const zones = zonesOf(sheet.entries, game.zones);

  const zoneName = (zone: string): string =>
    game.zones.find(({ id }) => id === zone)?.name ??
    (zone === 'main' ? capital(game.words.deck) : zone === 'side' ? t('sideDeck') : zone);
  // Several changes may happen before the next render, such as two quick presses.
  const sheetNow = () => (list.textNow() === list.text ? sheet : readSheet(list.textNow(), sheet.words));
  function change(text: string, sentence: string): void {
    list.change(text);
    setSaid(sentence);
  }
  const say = (card: NamedEntry, zone: string, text: string): string => {
    const copies = copiesIn(readSheet(text, sheet.words).entries, zone);
    return t('said', { copies: copies.get(card.card ?? '') ?? 0, name: card.name, zone: zoneName(zone) });
  };
  function setCopies(card: NamedEntry, zone: string, copies: number): void {
    const text = setCard(sheetNow(), card, zone, copies);
    change(text, say(card, zone, text));
  }
  function add(card: NamedEntry, zone: string, copies: number): void {
    const text = addCard(sheetNow(), card, zone, copies);
    change(text, say(card, zone, text));
  }
  /** Adds several cards as one step. */
  function addAll(additions: readonly Addition[]): void {
    let text = list.textNow();
    for (const { copies, zone, ...card } of additions) text = addCard(readSheet(text, sheet.words), card, zone, copies);
    const [only, ...others] = additions;
    change(text, others.length === 0 ? say(only!, only!.zone, text) : t('addedAll', { count: additions.length }));
  }
  const quickAdd = useQuickAdd(game.id, addAll);
  const move = (card: NamedEntry, from: string, to: string): void =>
    change(moveCard(sheetNow(), card, from, to), t('moved', { name: card.name, zone: zoneName(to) }));
  function drop({ from, ...card }: DraggedCard, to: string): void {
    if (from === null) add(card, to, 1);
    else if (from !== to) move(card, from, to);
  }
  function dropOutside({ from, ...card }: DraggedCard): void {
    if (from !== null) change(removeCard(sheetNow(), card, from), t('removed', { name: card.name }));
  }

  const problems = report?.verdicts.filter(({ legal }) => !legal).length ?? 0;
  const bodies = {
    list: (
      <>
        <QuickAdd game={game.id} example={cards.nodes[0]?.listName ?? ''} state={quickAdd} />
        {!list.isPlain && <p className="deck-failure">{t('notPlain')}</p>}
        {list.isPlain &&
          zones.map((zone) => {
            const to = zone === 'main' ? 'side' : 'main';
            return (
              <DeckZone
                key={zone}
                game={game.id}
                id={zone}
                name={zoneName(zone)}
                rows={rowsOf(sheet.entries, zone, list.cards)}
                to={{ id: to, name: zoneName(to) }}
                onCopies={(row, copies) => setCopies(row, zone, copies)}
                onMove={(row) => move(row, zone, to)}
                onDrop={(card) => drop(card, zone)}
              />
            );
          })}
      </>
    ),
    text: (
      <DeckEditor
        game={game.id}
        text={list.text}
        onChange={list.type}
        marks={marks}
        example={cards.nodes.slice(0, 3).map(({ listName }) => listName)}
      />
    ),
    verdicts: (
      <VerdictPane reading={reading} text={list.text} words={game.words} onFix={(text, label) => change(text, label)} />
    ),
    charts: <ChartsPane reading={report} />,
    play: <SolitairePane entries={sheet.entries} cards={list.cards} />,
    details: (
      <>
        <DetailsPane game={game.id} file={file} />
        <SharePanel
          deck={file.place.kind === 'account' ? file.place.deck : null}
          hasAccount={hasAccount}
          isChanged={file.isChanged}
          onShared={file.saved}
        />
        <ComparePanel
          game={game.id}
          hasAccount={hasAccount}
          place={file.place}
          sheet={sheet}
          zoneName={zoneName}
          onRestore={(text) => change(text, t('restored'))}
        />
        <TransferPanel game={game} list={list} name={file.name || t('unnamed')} zoneName={zoneName} />
      </>
    ),
  };

  return (
    <div className="builder" data-side={side}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="builder-sides" role="group" aria-label={t('sides')}>
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={side === each}
            onClick={() => setSide(each)}
          >
            {t('side', { side: each, deck: capital(game.words.deck), cards: capital(game.words.cards), copies: size })}
          </button>
        ))}
      </div>
      <div
        className="builder-side-cards"
        onDragOver={allowDrop}
        onDrop={(event) => {
          const dropped = droppedCard(event);
          if (dropped) dropOutside(dropped);
        }}
      >
        <CardsPane
          game={game}
          first={cards}
          copies={inDeck}
          onMeet={list.meet}
          onCopies={(card, copies) => setCopies({ card: card.slug, name: card.listName }, 'main', copies)}
        />
      </div>
      <section className="builder-side-deck" aria-label={capital(game.words.deck)}>
        <SaveBar list={list} file={file} hasAccount={hasAccount} onOpen={() => setOpening(true)} />
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
      <OpenDialog
        game={game.id}
        owner={owner}
        open={opening}
        onClose={() => setOpening(false)}
        onChoose={(deck) => {
          file.open(deck);
          setSide('deck');
        }}
      />
    </div>
  );
}
