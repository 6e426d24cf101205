export function resultTable(rows) {
  const cells = rows.map(({ name, target, direct, gateway, ratio }) => [
    name,
    ...[direct, gateway].flatMap(({ rate, p50, p99 }) => [rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)]),
    ratio.toFixed(2),
    target === undefined ? '' : String(target),
  ]);
  return table(['', 'direct req/s', 'p50 ms', 'p99 ms', 'gateway req/s', 'p50 ms', 'p99 ms', 'ratio', 'wanted'], cells);
}

/** Compares with a bare server that sends the same bytes; processor time is per request. */
export function bareTable(rows) {
  const cells = rows.map(({ name, gateway, bare, bareRatio, bareTarget }) => [
    name,
    ...[gateway, bare].flatMap(({ rate, processorMs }) => [rate.toFixed(0), processorMs.toFixed(3)]),
    bareRatio.toFixed(2),
    String(bareTarget),
  ]);
  return table(['', 'gateway req/s', 'processor ms', 'bare req/s', 'processor ms', 'ratio', 'wanted'], cells);
}

export function memoryTable(processes) {
  const cells = processes.map(({ name, now, most }) => [name, String(now), String(most)]);
  return table(['process', 'MB after', 'MB at most'], cells);
}

export function table(head, rows) {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
