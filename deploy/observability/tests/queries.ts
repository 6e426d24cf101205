import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { load } from 'js-yaml';

const FOLDER = join(__dirname, '..');

export interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

export interface Query {
  place: string;
  text: string;
}

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

export interface Board {
  uid: string;
  panels: Panel[];
  templating: { list: { query: { query: string } }[] };
  annotations: { list: { expr: string }[] };
}

export function readAlerts(): Alert[] {
  const folder = join(FOLDER, 'prometheus/rules');
  return readdirSync(folder).flatMap((file) => {
    const { groups } = load(readFileSync(join(folder, file), 'utf8')) as { groups: { rules: Alert[] }[] };
    return groups.flatMap(({ rules }) => rules);
  });
}

export function readBoard(): Board {
  return JSON.parse(readFileSync(join(FOLDER, 'grafana/dashboards/reefdesk.json'), 'utf8')) as Board;
}

/** All queries of the rules and of the board, with the board's variables expanded. */
export function listQueries(): Query[] {
  const { panels, annotations } = readBoard();
  return [
    ...readAlerts().map(({ alert, expr }) => ({ place: `alert ${alert}`, text: expr })),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ place: `panel "${title}"`, text: expr }))),
    ...annotations.list.map(({ expr }) => ({ place: 'annotation', text: expr })),
  ].map(({ place, text }) => ({ place, text: text.replaceAll('$__rate_interval', '5m').replaceAll('$service', '.+') }));
}

export function syntaxErrors(text: string): string[] {
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(`at ${from}: ${text.slice(from, from + 30)}`);
    },
  });
  return faults;
}

export interface Selector {
  metric: string;
  labels: string[];
}

export function selectorsOf(text: string): Selector[] {
  const selectors: Selector[] = [];
  parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      const word = text.slice(from, to);
      if (name === 'VectorSelector') selectors.push({ metric: /^[\w:]*/.exec(word)?.[0] ?? '', labels: [] });
      else if (name === 'UnquotedLabelMatcher') selectors.at(-1)?.labels.push(/^\w+/.exec(word)?.[0] ?? '');
    },
  });
  return selectors;
}
