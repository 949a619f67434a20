/** Measures with a Chromium trace the CPU time that each frame of a page needs for scripts, and for style and layout. */

const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
]);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];

const inside = (one, outer) => one.ts >= outer.ts && one.ts + one.dur <= outer.ts + outer.dur;

/** The outermost events: leaves out events that are inside another event of the list. Expects the outer event first. */
function outermost(events) {
  const outermost = [];
  for (const one of events) if (!outermost.some((outer) => inside(one, outer))) outermost.push(one);
  return outermost;
}

/**
 * Traces the page while `act` runs. Returns `{ script, layout }` for each frame, in milliseconds of CPU time, so other programs do not
 * count. Style and layout that a script causes count as `layout` only.
 */
export async function framesDuring(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const calls = traceEvents.filter(({ name, ph, tdur }) => SCRIPT.has(name) && ph === 'X' && tdur !== undefined);
  const threads = new Map();
  for (const call of calls) {
    const key = `${call.pid}/${call.tid}`;
    threads.set(key, [...(threads.get(key) ?? []), call]);
  }
  // The main thread of the page is the one with the most script time.
  const [thread, own] = [...threads].sort(([, one], [, other]) => sum(other) - sum(one))[0];
  const byTime = (one, other) => one.ts - other.ts || other.dur - one.dur;
  const scripts = outermost(own.sort(byTime));
  const layouts = outermost(
    traceEvents
      .filter(({ name, pid, tid, tdur }) => LAYOUT.has(name) && `${pid}/${tid}` === thread && tdur !== undefined)
      .sort(byTime),
  );
  // A frame ends with a `Commit` event. Its scripts are those since the previous `Commit`.
  const ends = traceEvents
    .filter(({ name, pid, tid }) => name === 'Commit' && `${pid}/${tid}` === thread)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  return [...ends, Infinity].map((end, at) => {
    const within = ({ ts }) => ts >= (ends[at - 1] ?? -Infinity) && ts < end;
    const inScripts = layouts.filter((one) => within(one) && scripts.some((script) => inside(one, script)));
    return {
      script: (sum(scripts.filter(within)) - sum(inScripts)) / 1000,
      layout: sum(layouts.filter(within)) / 1000,
    };
  });
}

const sum = (events) => events.reduce((all, { tdur }) => all + tdur, 0);
