/** Reads the numbers of passed and failed tests from the output of test runners, also if Nx replays it from its cache. */

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu');
const sum = (text, pattern) =>
  [...text.replace(ansi, '').matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/**
 * Jest prints one summary for each package: `Tests:  1 failed, 2 skipped, 3 passed, 6 total`. A file that cannot be loaded has no
 * tests and counts as one failure.
 */
export function countJest(output) {
  return {
    passed: sum(output, /^Tests:.*?(\d+) passed/gmu),
    failed: sum(output, /^Tests:.*?(\d+) failed/gmu) + (output.match(/Test suite failed to run/gu)?.length ?? 0),
  };
}

/** Node's own runner prints TAP: `# pass 3`, `# fail 0`. */
export function countNode(output) {
  return {
    passed: sum(output, /^# pass (\d+)/gmu),
    failed: sum(output, /^# (?:fail|cancelled) (\d+)/gmu),
  };
}

/** Counts the output of a command that runs both. */
export function countBoth(output) {
  const [jest, node] = [countJest(output), countNode(output)];
  return { passed: jest.passed + node.passed, failed: jest.failed + node.failed };
}

/**
 * Playwright ends with `  1 failed`, `  2 flaky`, `  3 skipped`, `  1 did not run`, `  195 passed (3.5m)`. A flaky test failed first and
 * passed on a retry. Tests that did not run count as failed.
 */
export function countPlaywright(output) {
  const flaky = sum(output, /^ {2}(\d+) flaky$/gmu);
  return {
    passed: sum(output, /^ {2}(\d+) passed \(/gmu) + flaky,
    failed: sum(output, /^ {2}(\d+) (?:failed|interrupted|did not run)$/gmu),
    flaky,
  };
}

/** The lines of a text that name the flaky tests. */
export const flakyTests = (output) => /^ {2}\d+ flaky\n(?: {4}.*\n)+/mu.exec(output.replace(ansi, ''))?.[0] ?? '';

/** The end of a failed stage's output, without the lines about passed tests. */
export function failuresOnly(output) {
  const noise =
    /^(\s*ok \d|\s*# Subtest|\s*duration_ms|\s*type: '|\s*---|\s*\.\.\.|\s*PASS |> nx run|Snapshots:|Time: |Ran all test| *[✓-] +\d+ \[|Test Suites: \d+ passed|Tests: +\d+ passed|npm (warn|error)|\s*$)/u;
  const lines = output
    .replace(ansi, '')
    .split('\n')
    .filter((line) => !noise.test(line));
  return lines.slice(-200).join('\n');
}
