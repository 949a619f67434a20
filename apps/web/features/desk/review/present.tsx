/** Names the other people who have the change set open, and what each of them reads. The server pushes each change. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

export interface PresentProps {
  readonly changeSet: number;
  /** The open document; missing on the page of the change set. */
  readonly path?: string;
  /** The GraphQL subscription. */
  readonly subscription: string;
}

interface PresentPerson {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
}

/** The minimum wait in milliseconds before the next attempt to connect. A random delay of up to the same length is added. */
const RETRY = 2_000;

export function Present({ changeSet, path, subscription }: PresentProps) {
  const t = useTranslations('desk.review');
  const people = usePresent({ changeSet, subscription, ...(path !== undefined && { path }) });
  const names = [...new Set(people.map(({ name }) => name))];
  if (names.length === 0) return null;
  const here = people.filter((one) => path !== undefined && one.path === path).map(({ name }) => name);
  return (
    <p className="present" role="status">
      {here.length > 0
        ? t('inDocument', { names: [...new Set(here)].join(', ') })
        : t('inSet', { names: names.join(', ') })}
    </p>
  );
}

/** The other people. Empty without a connection. */
function usePresent({ changeSet, path, subscription }: PresentProps): readonly PresentPerson[] {
  const [people, setPeople] = useState<readonly PresentPerson[]>([]);
  useEffect(() => {
    let ended = false;
    let end = (): void => undefined;
    void import('graphql-ws').then(({ createClient }) => {
      if (ended) return;
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const client = createClient({
        url: `${scheme}://${location.host}/play/live/socket`,
        retryAttempts: Infinity,
        shouldRetry: () => true,
        retryWait: () => new Promise((resolve) => setTimeout(resolve, RETRY + Math.random() * RETRY)),
        on: { closed: () => setPeople([]) },
      });
      const leave = client.subscribe<{ present: readonly PresentPerson[] }>(
        { query: subscription, variables: { changeSet, path } },
        {
          next: ({ data }) => data && setPeople(data.present),
          error: () => setPeople([]),
          complete: () => setPeople([]),
        },
      );
      end = () => {
        leave();
        void client.dispose();
      };
    });
    return () => {
      ended = true;
      end();
    };
  }, [changeSet, path, subscription]);
  return people;
}
