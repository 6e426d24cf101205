import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@reefdesk/embedded-stack/free-port';
import { answersOk } from '@reefdesk/embedded-stack/probes';
import { eventually } from '@reefdesk/test-kit/eventually';
import { LoopProcess } from '../src/dev-loop/loop-process.ts';
import { SourceWatcher } from '../src/dev-loop/source-watcher.ts';

const FAKE_SERVICE = fileURLToPath(new URL('./support/fake-service.mjs', import.meta.url));
const AGAIN = 'it starts again when its code changes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reefdesk-loop-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a process of the loop', () => {
  const said: string[] = [];
  const heard: string[] = [];
  let url: string;
  let loop: LoopProcess;

  beforeEach(async () => {
    const [port, opsPort] = await freePorts(2);
    url = `http://127.0.0.1:${port}`;
    for (const lines of [said, heard]) lines.length = 0;
    loop = new LoopProcess({
      tell: (text) => said.push(text),
      spec: {
        name: 'catalog',
        command: process.execPath,
        args: [join(folder, 'main.mjs')],
        env: { HOST: '127.0.0.1', PORT: String(port), OPS_PORT: String(opsPort) },
        runDir: join(folder, 'run'),
        logFile: join(folder, 'catalog.log'),
        isReady: () => answersOk(`${url}/health/ready`),
        onLine: (line) => heard.push(line),
      },
    });
    code(`await import(${JSON.stringify(FAKE_SERVICE)});`);
  });

  afterEach(() => loop.stop());

  const code = (source: string) => writeFileSync(join(folder, 'main.mjs'), source);
  const pid = async () => (await fetch(url)).text();

  it('serves again with a new process after a restart', async () => {
    await loop.restart();
    const before = await pid();
    await loop.restart();
    expect(await pid()).not.toBe(before);
    expect(said).toEqual([expect.stringMatching(/^ready after/), expect.stringMatching(/^ready after/)]);
  });

  it('reports why it ended, and restarts when its code changes', async () => {
    await loop.restart();
    await fetch(`${url}/die`).catch(() => undefined);
    await eventually(() => expect(said.at(-1)).toBe(`ended unasked (exit code 3); ${AGAIN}`));
    expect(heard.at(-1)).toContain('the reef broke');
    await loop.restart();
    expect(await pid()).toBeTruthy();
  });

  it('reports why it does not start, and throws nothing', async () => {
    code('throw new Error("no such reef");');
    await loop.restart();
    expect(said.at(-1)).toMatch(/^catalog did not start: exit code 1[\s\S]*no such reef[\s\S]*it starts again when its code changes$/);
    expect(heard.join('\n')).toContain('no such reef');
  });

  it('stays stopped once the loop ends, despite later restarts', async () => {
    await loop.restart();
    await loop.stop();
    await loop.restart();
    expect(await answersOk(`${url}/health/ready`).catch(() => false)).toBe(false);
  });

  it('abandons a start when a newer change arrives', async () => {
    code('setInterval(() => {}, 1000);'); // It will never be ready.
    const overtaken = loop.restart();
    code(`await import(${JSON.stringify(FAKE_SERVICE)});`);
    await loop.restart();
    await overtaken;
    expect(said).toEqual([expect.stringMatching(/^ready after/)]);
  });
});

describe('the source watcher', () => {
  const told: string[] = [];
  let watcher: SourceWatcher;
  const path = (name: string) => join(folder, name);

  beforeEach(() => {
    told.length = 0;
    writeFileSync(path('a.ts'), 'one');
    watcher = new SourceWatcher((files) => told.push(...files));
    watcher.add(folder);
  });

  afterEach(() => watcher.close());

  it('reports a file with changed content, not one that was saved unchanged', async () => {
    writeFileSync(path('a.ts'), 'one');
    writeFileSync(path('b.ts'), 'new');
    await eventually(() => expect(told).toEqual([path('b.ts')]));
    writeFileSync(path('a.ts'), 'two');
    await eventually(() => expect(told).toEqual([path('b.ts'), path('a.ts')]));
  });

  it('reports deleted files and the files of a new folder', async () => {
    rmSync(path('a.ts'));
    await eventually(() => expect(told).toEqual([path('a.ts')]));
    mkdirSync(path('travels'));
    writeFileSync(path('travels/travels.service.ts'), 'new');
    await eventually(() => expect(told).toContain(path('travels/travels.service.ts')));
  });
});
