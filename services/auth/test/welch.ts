export interface Difference {
  means: [number, number];
  differenceMs: number;
  /** Welch's t: the difference in units of its standard error. */
  t: number;
}

/** Compares two samples of times in ms. The slowest twentieth of each is left out, because pauses of the machine affect both. */
export function differenceOf(one: readonly number[], other: readonly number[]): Difference {
  const [a, b] = [momentsOf(one), momentsOf(other)];
  const differenceMs = a.mean - b.mean;
  return { means: [a.mean, b.mean], differenceMs, t: differenceMs / Math.sqrt(a.variance / a.count + b.variance / b.count) };
}

function momentsOf(times: readonly number[]): { mean: number; variance: number; count: number } {
  const kept = [...times].sort((a, b) => a - b).slice(0, Math.ceil(times.length * 0.95));
  const mean = kept.reduce((sum, time) => sum + time, 0) / kept.length;
  const variance = kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (kept.length - 1);
  return { mean, variance, count: kept.length };
}
