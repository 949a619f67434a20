/** What worked examples prove about the lines of play of a game. */
import type { LineProofQuery } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';

interface LineProofProps {
  readonly game: string;
  /** Null while the examples are being played. */
  readonly proof: LineProofQuery['lineProof'];
}

export async function LineProof({ game, proof }: LineProofProps) {
  const t = await getTranslations('rules.coveragePage');
  if (proof?.lines === 0) return null;
  return (
    <section className="line-proof" aria-labelledby="line-proof">
      <h2 id="line-proof">{t('linesOfPlay')}</h2>
      {proof == null ? (
        <p className="quiet">{t('tryingLines')}</p>
      ) : (
        <>
          <p>{t('linesCited', { lines: proof.lines, cited: proof.cited })}</p>
          <p>{t('linesTried', { tried: proof.tried, noticed: proof.noticed, refused: proof.refused })}</p>
          {!proof.isComplete && <p className="quiet">{t('moreLines')}</p>}
          {proof.missed.length > 0 && (
            <details>
              <summary>{t('linesMissed', { count: proof.missed.length })}</summary>
              <ul>
                {proof.missed.map(({ path, line, text }) => (
                  <li key={`${path} ${line}`}>
                    <code>{text}</code>{' '}
                    <span className="quiet">{t('lineAt', { file: path.replace(`rules/${game}/`, ''), line })}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  );
}
