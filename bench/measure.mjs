import autocannon from 'autocannon';
import { processorMs } from './cpu.mjs';

/**
 * Measures requests per second, milliseconds, and CPU milliseconds per request of the process `pid` (NaN without one). Throws on unexpected
 * statuses, because a fast error must not count.
 */
export async function measure({ url, method = 'GET', headers = {}, body, expected = 200 }, { connections, seconds, pid }) {
  const spent = () => (pid === undefined ? Number.NaN : processorMs(pid));
  const before = spent();
  const histogram = [];
  const instance = autocannon({ url, method, headers, body, connections, duration: seconds, timeout: 20, setupClient });
  function setupClient(client) {
    // The load tool would decode each body as text, which takes longer than the server needs to send binary content.
    client.pipelinedRequests.addBody = () => {};
    client.on('response', (_status, _bytes, ms) => histogram.push(ms));
  }
  const result = await instance;
  const wrong = Object.entries(result.statusCodeStats).filter(([status]) => Number(status) !== expected);
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  const perRequest = (spent() - before) / histogram.length;
  histogram.sort((a, b) => a - b);
  const rate = histogram.length / result.duration;
  return { rate, p50: quantile(histogram, 0.5), p99: quantile(histogram, 0.99), processorMs: perRequest };
}

export function median(values) {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
