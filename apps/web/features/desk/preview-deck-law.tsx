/** The preview of a deck law: the verdict of each mode on a chosen list, or on a list that the person types. */
import { CheckDeckDocument, DeckListsDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { NoPreview } from './no-preview.tsx';
import { PreviewChoice, PreviewList } from './preview-choice.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  /** The slug of a published list, or `own`. */
  readonly deck?: string;
  /** The person's own list. */
  readonly list?: string;
}

const OWN = 'own';

export async function PreviewDeckLaw({ token, game, deck: asked, list = '' }: Props) {
  const t = await getTranslations('desk.previewDeckLaw');
  const { data: lists, refusal } = await askAsIf(token, DeckListsDocument, { game });
  if (refusal !== null) return <NoPreview>{refusal}</NoPreview>;
  const decks = lists.decks.map(({ slug, name, text }) => ({ id: slug, name, text }));
  const chosen = asked ?? decks[0]?.id ?? OWN;
  const text = chosen === OWN ? list : (decks.find(({ id }) => id === chosen)?.text ?? '');
  return (
    <>
      <PreviewChoice
        label={t('list')}
        name="deck"
        chosen={chosen}
        of={[...decks.map(({ id, name }) => ({ id, name })), { id: OWN, name: t('ownList') }]}
      />
      {chosen === OWN && <PreviewList list={list} />}
      {text.trim() !== '' && <Verdicts token={token} game={game} text={text} />}
    </>
  );
}

async function Verdicts({
  token,
  game,
  text,
}: {
  readonly token?: string;
  readonly game: string;
  readonly text: string;
}) {
  const t = await getTranslations('desk.previewDeckLaw');
  const { data, refusal } = await askAsIf(token, CheckDeckDocument, { game, text });
  if (refusal !== null) return <NoPreview>{refusal}</NoPreview>;
  const verdicts = data.checkDeck?.verdicts ?? [];
  if (verdicts.length === 0) return <p className="quiet">{t('noLaw')}</p>;
  return (
    <ul className="preview-legality">
      {verdicts.map((verdict) => (
        <li key={verdict.ruleset.id} data-legal={verdict.legal}>
          <b>{verdict.ruleset.name}:</b> {verdict.legal ? t('legal') : t('notLegal')}
          {verdict.issues.length > 0 && (
            <ul>
              {verdict.issues.map((issue, i) => (
                <li key={i}>{issue.message}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
