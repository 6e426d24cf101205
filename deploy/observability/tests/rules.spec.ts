import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const RULES = join(__dirname, '../prometheus/rules');

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const isThere = promtool('--version').status === 0;

/** Runs only where Prometheus's promtool is installed; queries.spec.ts checks the grammar everywhere. */
describe('promtool', () => {
  const itThere = isThere ? it : it.skip;

  itThere('accepts the rules', () => {
    const { status, stdout, stderr } = promtool('check', 'rules', ...readdirSync(RULES).map((file) => join(RULES, file)));
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  itThere('raises exactly the expected alarms', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', join(__dirname, 'alerts.promtool.yml'));
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});
