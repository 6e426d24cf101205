import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { type Advisory, hitsIn, parseAdvisories, type RangeEvent } from './advisories.ts';
import { demoLock } from './lock.testing.ts';
import { readLock } from './lock.ts';
import { compareVersions } from './version-order.ts';

const ROOTS = ['', 'services/reef', 'packages/kit'];

const advisory = (name: string, events: RangeEvent[], more: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-test',
  summary: 'It may be led astray',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});
const hits = (...advisories: Advisory[]) => hitsIn(demoLock(), ROOTS, advisories);

describe('known vulnerabilities', () => {
  it('are named with the version that mends them and the shortest way to them', () => {
    expect(hits(advisory('old', [{ introduced: '0' }, { fixed: '2.6.0' }]))).toEqual([
      {
        id: 'GHSA-test',
        summary: 'It may be led astray',
        package: 'old@1.2.0',
        fixed: '2.6.0',
        path: 'services/reef > old@1.2.0',
      },
      expect.objectContaining({ package: 'old@2.5.0', path: 'packages/kit > @scope/web@2.0.0 > old@2.5.0' }),
    ]);
  });

  it('are found among the tools of tests as well', () => {
    expect(hits(advisory('tool', [{ introduced: '1.0.0' }]))).toMatchObject([
      { package: 'tool@1.0.0', fixed: undefined, path: ' > tool@1.0.0' },
    ]);
  });

  it.each<[RangeEvent[], number]>([
    [[{ introduced: '3.1.0' }, { fixed: '3.2.0' }], 1],
    [[{ introduced: '0' }, { fixed: '3.1.0' }], 0],
    [[{ introduced: '0' }, { last_affected: '3.1.0' }], 1],
    [[{ introduced: '0' }, { last_affected: '3.0.9' }], 0],
    [[{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '3.0.0' }, { fixed: '3.1.1' }], 1],
    [[{ introduced: '3.1.1' }], 0],
    [[{ introduced: '3.1.0-rc.1' }], 1],
  ])('concern driver@3.1.0 where its ranges say so: %j', (events, count) => {
    expect(hits(advisory('driver', events))).toHaveLength(count);
  });

  it('are none of another ecosystem, of another package, or that were withdrawn', () => {
    const events = [{ introduced: '0' }];
    expect(hits(advisory('driver', events, { withdrawn: '2026-01-01T00:00:00Z' }), advisory('drive', events))).toEqual([]);
    expect(hits({ id: 'PYSEC-1', affected: [{ package: { ecosystem: 'PyPI', name: 'driver' }, versions: ['3.1.0'] }] })).toEqual([]);
    expect(hits({ id: 'GHSA-2', affected: [{ package: { ecosystem: 'npm', name: 'driver' }, versions: ['3.1.0'] }] })).toHaveLength(1);
  });

  it('are read from every form in which they are exported, and nothing else is taken for them', () => {
    const one = advisory('old', []);
    const text = JSON.stringify(one);
    for (const form of [text, `[${text}]`, `{"vulns":[${text}]}`, `${text}\n`]) expect(parseAdvisories(form)).toEqual([one]);
    expect(parseAdvisories(`${text}\n\n${text}\n`)).toEqual([one, one]);
    for (const form of ['', '{}', 'null', '[1]', '{"id":"x"}', 'oops', `${text}\noops`]) expect(() => parseAdvisories(form)).toThrow('OSV');
  });

  it('order versions as Semantic Versioning does', () => {
    const sorted =
      '0 0.9.9 1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.2.0 1.10.0'.split(' ');
    expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
    expect(compareVersions('1.0.0+linux', '1.0.0')).toBe(0);
  });

  it('of this repository are told by a command, whose exit code says whether there are any', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-advisories-'));
    const file = join(folder, 'all.json');
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(repositoryRoot, 'dev/src/advisories.ts'), ...args], {
        encoding: 'utf8',
        env: {},
      });
      return [status, stdout + stderr];
    };
    try {
      const { version } = readLock(repositoryRoot).packages['node_modules/mongoose'] ?? {};
      writeFileSync(file, JSON.stringify([advisory('mongoose', [{ introduced: '0' }])]));
      expect(run(file)).toEqual([1, expect.stringMatching(new RegExp(`^GHSA-test  mongoose@${version}  no fix is known\n.+\n  \\S+ > `))]);
      writeFileSync(file, JSON.stringify([advisory('mongoose', [{ introduced: '0' }, { fixed: '1.0.0' }])]));
      expect(run(file)).toEqual([0, '0 of 1 advisories concern this lock file.\n']);
      writeFileSync(file, 'no advisories');
      expect(run(file)).toEqual([2, expect.stringContaining('OSV')]);
      expect(run()).toEqual([2, expect.stringContaining('Usage')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
