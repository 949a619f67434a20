/** A section of the page for developers: where to find the data of every release as files, with their schemas. */
import { CurrentReleaseDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { selector } from '../../i18n/selector.ts';
import { ask } from '../../shared/api.ts';
import { StructuredData } from '../../shared/components/structured-data.tsx';
import { WideTable } from '../../shared/components/wide-table.tsx';

const FILES = [
  'games',
  'cards',
  'sets',
  'decks',
  'modes',
  'variants',
  'rulings',
  'glossary',
  'rules',
  'pictures',
  'lab-games',
  'files',
] as const;

export async function OpenData() {
  const t = await getTranslations('developers.openData');
  const { release } = await ask(CurrentReleaseDocument, {});
  const number = release?.number;
  if (number === undefined) return null;
  const address = (name: string): string => `/data/releases/${number}/${name}.json`;
  return (
    <section aria-labelledby="data">
      <h2 id="data">{t('openData')}</h2>
      <p>{t('everyReleaseFiles')}</p>
      <WideTable label={t('files')} className="table" columns={[t('file'), t('contents'), t('schema')]}>
        <tbody>
          {FILES.map((name) => (
            <tr key={name}>
              <th scope="row">
                <a href={address(name)}>{address(name)}</a>
              </th>
              <td>{t('content', { name: selector(name) })}</td>
              <td>
                <a href={`/data/schemas/${name}.json`} aria-label={t('schemaOf', { name })}>
                  {t('schema')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p>
        {t.rich('indexLatest', {
          index: (chunks) => <a href="/data/index.json">{chunks}</a>,
          latest: (chunks) => <a href="/data/latest/cards.json">{chunks}</a>,
        })}
      </p>
      <p>
        {t.rich('linksPictures', {
          oembed: (chunks) => <a href="https://oembed.com">{chunks}</a>,
          map: (chunks) => <a href="/sitemap.xml">{chunks}</a>,
          code: (chunks) => <code>{chunks}</code>,
        })}
      </p>
      <StructuredData
        trail={[[t('openData'), '/developers']]}
        about={{
          '@type': 'Dataset',
          name: t('datasetName', { number }),
          description: t('everyReleaseFiles'),
          url: '/developers#data',
          version: String(number),
          isAccessibleForFree: true,
          creator: { '@type': 'Organization', name: 'Rulewright', url: '/developers' },
          distribution: FILES.map((name) => ({
            '@type': 'DataDownload',
            encodingFormat: 'application/json',
            contentUrl: address(name),
          })),
        }}
      />
    </section>
  );
}
