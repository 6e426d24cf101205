import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const RULES = join(__dirname, '../prometheus/rules');

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const isThere = promtool('--version').status === 0;

/** Prometheus's own tool, where somebody has installed it; elsewhere the grammar is checked only (queries.spec.ts). */
describe('promtool', () => {
  const itThere = isThere ? it : it.skip;

  itThere('accepts the rules', () => {
    const { status, stdout, stderr } = promtool('check', 'rules', ...readdirSync(RULES).map((file) => join(RULES, file)));
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  itThere('raises the alarms that it should, and no others', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', join(__dirname, 'alerts.promtool.yml'));
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});
