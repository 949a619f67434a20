/** The table of a worked example: the board of a match without actions, with all hands open. */
import type { ExampleStepQuery } from '@rulewright/api-client';
import { TableBoard } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { facesOf, useBoardWords } from '../match/index.ts';

export type Played = NonNullable<ExampleStepQuery['example']>;

interface ExampleBoardProps {
  readonly game: string;
  /** The release whose card pictures are shown. Without one, the cards have no pictures. */
  readonly release: number | undefined;
  readonly seats: Played['frames'][number]['seats'];
}

export function ExampleBoard({ game, release, seats }: ExampleBoardProps) {
  const t = useTranslations('rules.board');
  return (
    <div className="example-board">
      <TableBoard
        seats={seats}
        names={seats.map(({ seat }) => t('player', { seat: letterOf(seat) }))}
        self={null}
        asked={null}
        faces={release === undefined ? undefined : facesOf({ game, release })}
        words={useBoardWords()}
      />
    </div>
  );
}

/** The letter of a seat in the notation of examples: `A`, `B`… */
const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
