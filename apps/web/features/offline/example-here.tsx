/** A worked example that this device played: its board and events, as on its page. */
'use client';
import { useTranslations } from 'next-intl';
import type { callEngine } from '../device/index.ts';
import { ExamplePage } from '../examples/index.ts';

type PlayedHere = NonNullable<Awaited<ReturnType<typeof callEngine<'exampleHere'>>>>;

interface ExampleHereProps {
  readonly game: string;
  readonly played: PlayedHere;
}

export function ExampleHere({ game, played: { example, modes, release } }: ExampleHereProps) {
  const t = useTranslations('offline.example');
  return (
    <>
      <p className="quiet">{t('from', { release })}</p>
      <ExamplePage view={{ game, example, release, modes, editable: false }} />
    </>
  );
}
