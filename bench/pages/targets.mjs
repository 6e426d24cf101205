import { median } from '../measure.mjs';

export const TARGETS = [
  { key: 'lcp', title: 'LCP ms', most: 1300, show: whole },
  { key: 'complete', title: 'complete ms', most: 2000, show: whole },
  { key: 'cls', title: 'CLS', most: 0.005, show: (value) => value.toFixed(3) },
  { key: 'blocked', title: 'blocked ms', most: 100, show: whole },
  { key: 'js', title: 'JS KB', most: 155 * 1024, show: kilobytes },
  { key: 'css', title: 'CSS KB', most: 30 * 1024, show: kilobytes },
];

const NUMBERS = ['fcp', ...TARGETS.map(({ key }) => key)];

/** Median of every number; files and the largest paint are those of the visit with the median LCP. */
export function medianVisit(visits) {
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, median(visits.map((visit) => visit[key] ?? Number.NaN))]));
  const distance = (visit) => Math.abs(visit.lcp - numbers.lcp);
  const { files, lcpWhat } = visits.toSorted((a, b) => distance(a) - distance(b))[0];
  return { ...numbers, files, lcpWhat };
}

export const WARM_FOLLOWING_MS = 400;

export function medianFollowing(times) {
  return { first: median(times.map(({ first }) => first)), warm: median(times.map(({ warm }) => warm)) };
}

export function missesOfFollowing({ warm }) {
  return warm <= WARM_FOLLOWING_MS ? [] : [`from a card to its package, warm: ${whole(warm)} ms, at most ${WARM_FOLLOWING_MS} is wanted`];
}

export function missesOf(row) {
  return TARGETS.filter(({ key, most }) => !(row[key] <= most)).map(
    ({ key, title, most, show }) => `${title} ${show(row[key])}, at most ${show(most)} is wanted`,
  );
}

export function whole(value) {
  return value.toFixed(0);
}

export function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
