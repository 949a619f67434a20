/** How to play a mode: quick start, labelled card and table, a worked turn, and a printable reference sheet. */
import { ExampleStepDocument, GameHomeDocument, LearnDocument, ModesDocument } from '@rulewright/api-client';
import { RuleNames } from '@rulewright/ui';
import type { FacePart } from '@rulewright/content';
import { Printer } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Tabs } from '../../../../shared/components/tabs.tsx';
import { CardDiagram } from '../../../../shared/components/card.tsx';
import { Story } from '../../../../features/examples/story.tsx';
import { Legend } from '../../../../features/learn/legend.tsx';
import { QuickStart } from '../../../../features/learn/quick-start.tsx';
import { Sheet } from '../../../../features/learn/sheet.tsx';
import { TableDiagram, inDrawnOrder } from '../../../../features/learn/table-diagram.tsx';
import type { RulebookLinks } from '../../../../features/learn/told.tsx';
import { PrintButton } from '../../../../shared/components/print-button.tsx';
import { Hints } from '../../../../features/rulebook/hints.tsx';
import { find } from '../../../../shared/api.ts';
import { faceOf } from '../../../../shared/face.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { href, ruleHrefIn, rulesetId } from '../../../../shared/query.ts';
import { ruleNames } from '../../../../shared/rule-names.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly mode: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, mode } = await params;
  const { modes } = await find(ModesDocument, { game });
  const modeData = modes.find((each) => each.id === mode);
  const t = await getTranslations('rules.learnPage');
  const title = t('title', { mode: modeData?.name ?? mode });
  return modeData ? linkPreview(`/${game}/learn/${mode}`, { title, description: modeData.summary }) : { title };
}

export default async function LearnPage({ params }: Props) {
  const t = await getTranslations('rules.learnPage');
  const { game, mode } = await params;
  const ruleset = rulesetId(game, mode);
  const [home, { modes }] = await Promise.all([find(GameHomeDocument, { game }), find(ModesDocument, { game })]);
  const here = modes.find((each) => each.id === mode);
  if (!here) notFound();
  const data = await find(LearnDocument, { ruleset });
  const learn = data.rulebook.learn;
  if (!learn) notFound();
  const worked = learn.example
    ? (await find(ExampleStepDocument, { game, example: learn.example.id, mode, step: 1 })).example
    : null;
  const told = worked?.outline.flatMap(({ events }) => events.map(({ rule }) => rule)) ?? [];
  const names = await ruleNames(ruleset, told);
  const zones = worked?.frames[0]?.seats[0]?.zones ?? [];
  const places = inDrawnOrder(zones, learn.table);
  const { glossary } = data.rulebook;
  const { parameters } = data.ruleset;
  const terms = new Set(glossary.map((term) => term.id));
  const values = new Set(parameters.map((each) => each.name));
  const shown = JSON.stringify(learn);
  const rules = `/${game}/rules/${mode}`;
  const reading: RulebookLinks = { rules, known: (kind, name) => (kind === 'param' ? values : terms).has(name) };
  const stepHref = (step: number): string =>
    href(`/${game}/examples/${worked?.id}`, { mode, step: step > 1 ? step : null });

  return (
    <div className="page learn">
      <header className="learn-head">
        <p className="eyebrow">{t('learnToPlay')}</p>
        <h1>{here.name}</h1>
        <p className="lede">{here.summary}</p>
        {modes.length > 1 && (
          <Tabs label={t('modes')} of={modes} current={mode} hrefOf={(id) => `/${game}/learn/${id}`} />
        )}
        <p className="learn-links">
          <a href={rules}>{t('readFullRules')}</a>
          <a href={href('/play', { game, mode })}>{t('playAMatch')}</a>
          <a href="#sheet">{t('referenceSheet')}</a>
        </p>
      </header>
      <section className="section" aria-labelledby="quick-start">
        <h2 id="quick-start">{t('quickStart')}</h2>
        <QuickStart sections={learn.sections} reading={reading} />
      </section>
      <section className="section" aria-labelledby="learn-card">
        <h2 id="learn-card">{t('theCard')}</h2>
        {learn.cards.map(({ card, labels }) => (
          <div key={card.slug} className="learn-diagram">
            <CardDiagram card={faceOf(card)} parts={labels.map(({ at }) => at as FacePart)} />
            <Legend labels={labels} reading={reading} />
          </div>
        ))}
      </section>
      {worked && (
        <>
          <section className="section" aria-labelledby="learn-table">
            <h2 id="learn-table">{t('theTable')}</h2>
            <p className="quiet">{t('placesOfOnePlayer')}</p>
            <div className="learn-diagram learn-diagram-wide">
              <TableDiagram zones={zones} labels={places} title={t('theTable')} />
              <Legend labels={places} reading={reading} />
            </div>
          </section>
          <section className="section" aria-labelledby="learn-turn">
            <h2 id="learn-turn">{t('workedTurn')}</h2>
            <p>
              {worked.title}. <a href={stepHref(1)}>{t('stepThroughTurn')}</a>
            </p>
            <RuleNames names={names}>
              <Story
                steps={worked.outline}
                current={0}
                stepHref={stepHref}
                ruleHref={(rule) => ruleHrefIn(ruleset, rule)}
              />
            </RuleNames>
          </section>
        </>
      )}
      <Sheet name={t('sheetName', { game: home.game.name, mode: here.name })} sheet={learn.sheet} reading={reading} />
      <PrintButton>
        <Printer size={15} aria-hidden="true" /> {t('printReferenceSheet')}
      </PrintButton>
      <Hints
        parameters={parameters.filter(({ name }) => shown.includes(`data-param=\\"${name}\\"`))}
        terms={glossary.filter(({ id }) => shown.includes(`data-term=\\"${id}\\"`))}
      />
    </div>
  );
}
