import { table } from '../report.mjs';
import { kilobytes, TARGETS, WARM_FOLLOWING_MS, whole } from './targets.mjs';

export function pageTable(rows) {
  const cells = rows.map((row) => [row.name, whole(row.fcp), ...TARGETS.map(({ key, show }) => show(row[key])), row.lcpWhat]);
  const wanted = ['wanted at most', '', ...TARGETS.map(({ most, show }) => show(most)), ''];
  return table(['', 'FCP ms', ...TARGETS.map(({ title }) => title), 'largest'], [...cells, wanted]);
}

export function followingTable({ first, warm }) {
  const rows = [
    ['the first time', whole(first), ''],
    ['warm', whole(warm), String(WARM_FOLLOWING_MS)],
  ];
  return table(['from a card to its package', 'ms', 'wanted at most'], rows);
}

export function fileTable(files) {
  const cells = files
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .map(({ path, type, bytes, askedAt, thereAt }) => [path, type, kilobytes(bytes), whole(askedAt), whole(thereAt)]);
  return table(['file', 'kind', 'KB', 'asked at ms', 'there at ms'], cells);
}
