/**
 * The schemas are published as ES modules only.
 * @jest-environment-options {"customExportConditions": ["reefdesk-source", "import", "node", "node-addons"]}
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { find, type Manifest, workloads } from './manifest.ts';
import { Kustomizer, sourceFolder } from './render.ts';
import { environmentOf } from './rules/environment.ts';
import { violationsIn } from './rules/every-rule.ts';

const TIMEOUT_MS = 180_000;

describe('the job for account commands', () => {
  const kustomizer = new Kustomizer();
  let production: Manifest[];

  beforeAll(async () => {
    production = await kustomizer.render('production');
  }, TIMEOUT_MS);
  afterAll(() => kustomizer.remove());

  const run = (manifest: Manifest, ...args: string[]) =>
    spawnSync(process.execPath, [join(sourceFolder, 'account-job.mjs'), ...args], { input: JSON.stringify(manifest), encoding: 'utf8' });

  it('runs once, with the environment and network access of auth (PPL-12)', () => {
    const auth = find(production, 'Deployment', 'auth');
    const made = JSON.parse(run(auth, 'enable', '--email', 'owner@example.com').stdout) as Manifest;
    // The cluster would generate the name.
    const job = { ...made, metadata: { ...made.metadata, name: 'auth-command-1' } };
    const manifests = [...production, job];
    expect(violationsIn(manifests)).toEqual([]);
    const [ofAuth, ofJob] = ['auth', 'auth-command-1'].map((name) => workloads(manifests).find((workload) => workload.name === name));
    if (!ofAuth || !ofJob) throw new Error('One of the two is missing');
    expect(environmentOf(ofJob, manifests)).toEqual(environmentOf(ofAuth, manifests));
    const [container] = ofJob.pod.containers;
    expect(container?.command?.slice(2)).toEqual(['dist/cli.js', 'enable', '--email', 'owner@example.com']);
    expect([ofJob.pod.restartPolicy, job.spec.backoffLimit]).toEqual(['Never', 0]);
  });

  it('is rejected without a command, and for anything but a Deployment', () => {
    expect(run(find(production, 'Deployment', 'auth')).status).toBe(1);
    expect(run(find(production, 'Service', 'auth'), 'enable').status).toBe(1);
  });
});
