/** Runs in the page, before its own scripts. */
export function observe() {
  const bench = { lcp: undefined, shifts: [], tasks: [], lastTaskEnd: 0, firstScreen: [] };
  window.__bench = bench;
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    const { element, url, startTime } = entry;
    bench.lcp = { at: startTime, what: url ? new URL(url).pathname : (element?.tagName.toLowerCase() ?? '') };
  });
  watch('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (!hadRecentInput) bench.shifts.push({ value, at: startTime });
  });
  watch('longtask', ({ startTime, duration }) => {
    bench.tasks.push({ at: startTime, duration });
    bench.lastTaskEnd = startTime + duration;
  });
  addEventListener('load', () => {
    const isSeen = ({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    bench.firstScreen = [...document.images].filter((image) => isSeen(image.getBoundingClientRect())).map(({ currentSrc }) => currentSrc);
  });
}

/** Runs in the settled page. Times are milliseconds since the visit began, sizes are transferred bytes. */
export function readTimings() {
  const { lcp, shifts, tasks, firstScreen } = window.__bench;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const [document] = performance.getEntriesByType('navigation');
  const files = [document, ...performance.getEntriesByType('resource')].map((entry) => ({
    path: new URL(entry.name).pathname,
    bytes: entry.encodedBodySize,
    type: entry.initiatorType === 'navigation' ? 'html' : typeOf(new URL(entry.name).pathname),
    askedAt: entry.startTime,
    thereAt: entry.responseEnd,
  }));
  const isSeen = ({ name }) => firstScreen.includes(name) || /\.(woff2|css)$/.test(name);
  const seen = performance.getEntriesByType('resource').filter(isSeen);
  return {
    fcp,
    complete: Math.max(lcp?.at, ...seen.map(({ responseEnd }) => responseEnd)),
    lcp: lcp?.at,
    lcpWhat: lcp?.what,
    cls: worstSession(shifts),
    blocked: tasks.filter(({ at, duration }) => at + duration > fcp).reduce((sum, { duration }) => sum + duration - 50, 0),
    js: files.filter(({ type }) => type === 'js').reduce((sum, { bytes }) => sum + bytes, 0),
    css: files.filter(({ type }) => type === 'css').reduce((sum, { bytes }) => sum + bytes, 0),
    files,
  };

  function typeOf(path) {
    if (path.startsWith('/api/')) return 'api';
    if (path.startsWith('/media/') || /\.(avif|webp|png|jpe?g|svg)$/.test(path)) return 'picture';
    return /\.(js|css|woff2)$/.exec(path)?.[1] ?? 'other';
  }

  /** Shifts less than a second apart, within five seconds, count together. */
  function worstSession(shifts) {
    let [worst, sum, from, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
    for (const { value, at } of shifts) {
      if (at - last > 1000 || at - from > 5000) [sum, from] = [0, at];
      last = at;
      sum += value;
      worst = Math.max(worst, sum);
    }
    return worst;
  }
}
