import autocannon from 'autocannon';

/** Requests per second and milliseconds of one run. Throws when answers are not what they should be: a fast error is no speed. */
export async function measure({ url, method = 'GET', headers = {}, body, expected = 200 }, { connections, seconds }) {
  const histogram = [];
  const instance = autocannon({ url, method, headers, body, connections, duration: seconds, timeout: 20, setupClient });
  function setupClient(client) {
    client.on('response', (_status, _bytes, ms) => histogram.push(ms));
  }
  const result = await instance;
  const wrong = Object.entries(result.statusCodeStats).filter(([status]) => Number(status) !== expected);
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  histogram.sort((a, b) => a - b);
  return { rate: histogram.length / result.duration, p50: quantile(histogram, 0.5), p99: quantile(histogram, 0.99) };
}

export function median(values) {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
