import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listQueries, readAlerts, readBoard, selectorsOf, syntaxErrors } from './queries.ts';

const ROOT = join(__dirname, '../../..');

describe('the queries of the board and of the alert rules', () => {
  it.each(listQueries())('are PromQL: $place', ({ text }) => {
    expect(syntaxErrors(text)).toEqual([]);
  });

  it('are rejected with a syntax error', () => {
    for (const wrong of ['sum(rate(a_total[5m])', 'sum by service (a)', 'a{b=c}', 'rate(a_total[])', 'a >']) {
      expect([wrong, syntaxErrors(wrong).length > 0]).toEqual([wrong, true]);
    }
  });

  it('name their metrics and labels', () => {
    const text = 'sum by (route) (rate(a_count{service="x", status=~"5.."}[5m])) / (b > 0)';
    expect(selectorsOf(text)).toEqual([
      { metric: 'a_count', labels: ['service', 'status'] },
      { metric: 'b', labels: [] },
    ]);
  });
});

describe('the alert rules', () => {
  const alerts = readAlerts();

  it('have unique names', () => {
    const names = alerts.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(15);
  });

  it.each(alerts)('$alert has a severity and instructions', ({ alert, labels, annotations }) => {
    expect(['critical', 'warning', 'info']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\S/);
    expect(annotations.description).toMatch(/\S/);
    const [file = '', anchor] = annotations.runbook.split('#');
    expect(anchor).toBe(alert.toLowerCase());
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`### ${alert}\n`);
  });
});

describe('the board', () => {
  it('has panels with unique ids that do not overlap', () => {
    const { panels } = readBoard();
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ title, gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => ({ title, cell: `${x + (n % w)},${y + Math.floor(n / w)}` })),
    );
    const taken = new Map<string, string>();
    for (const { title, cell } of cells) {
      expect([cell, taken.get(cell)]).toEqual([cell, undefined]);
      taken.set(cell, title);
    }
  });

  it('has a query in each panel', () => {
    for (const { title, type, targets = [] } of readBoard().panels)
      expect([title, type === 'row' || targets.length > 0]).toEqual([title, true]);
  });
});
