/** The result of an import, as data and as the sentence that is printed at startup. */

export type ImportOutcome = 'first-release' | 'next-release' | 'unchanged' | 'in-review';

export interface ImportReport {
  readonly outcome: ImportOutcome;
  /** The current release after the import. */
  readonly release: number;
  /** Sorted paths: the changes of the new release, or of the change set, against the release before. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** The change set that waits for review, or the withdrawn one that has the same changes. */
  readonly changeSet?: number;
  /** One line for people. */
  readonly sentence: string;
}

const documents = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;

/** For example "2 added, 1 changed, 3 removed". Zeros are left out. */
function countChanges(report: Pick<ImportReport, 'added' | 'changed' | 'removed'>): string {
  const parts = (['added', 'changed', 'removed'] as const).filter((one) => report[one].length > 0);
  return parts.map((one) => `${report[one].length} ${one}`).join(', ');
}

/** Adds the sentence to a report. `withdrawn`: the change set was withdrawn earlier. */
export function reportImport(report: Omit<ImportReport, 'sentence'>, withdrawn = false): ImportReport {
  return { ...report, sentence: sentenceOf(report, withdrawn) };
}

function sentenceOf(report: Omit<ImportReport, 'sentence'>, withdrawn: boolean): string {
  switch (report.outcome) {
    case 'first-release':
      return `Imported ${documents(report.added.length)} as release ${report.release}.`;
    case 'next-release':
      return `The files changed: release ${report.release} (${countChanges(report)}).`;
    case 'in-review':
      return (
        `The files and the desk have both changed: the changes of the files (${countChanges(report)}) wait for review as ` +
        `change set ${report.changeSet}; release ${report.release} stays as it is.`
      );
    case 'unchanged':
      return withdrawn
        ? `The files differ from release ${report.release} only by change set ${report.changeSet}, which was withdrawn; nothing to import.`
        : `The files contain nothing new. Release ${report.release} stays the current one.`;
  }
}
