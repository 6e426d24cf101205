import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from './compose-file.ts';

describe('what an image takes of the workspaces', () => {
  let folder: string;
  let out: string;

  const write = (file: string, content: string | object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const run = () => {
    const script = join(repository, 'deploy/docker/workspace-files.mjs');
    return execFileSync(process.execPath, [script, 'services/reef', out], { cwd: folder, stdio: 'pipe' });
  };
  const has = (file: string) => existsSync(join(out, file));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-workspaces-'));
    out = join(folder, 'out');
    write('services/reef/package.json', { dependencies: { '@reefdesk/kit': '1', web: '1' }, devDependencies: { tests: '1' } });
    write('services/reef/dist/main.js', '');
    write('services/reef/dist/main.js.map', '');
    write('services/reef/dist/main.d.ts', '');
    write('services/reef/src/main.ts', '');
    write('services/reef/node_modules/web/package.json', { optionalDependencies: { native: '1', elsewhere: '1' } });
    write('packages/kit/package.json', {
      dependencies: { web: '1' },
      peerDependencies: { compiler: '1' },
      peerDependenciesMeta: { compiler: { optional: true } },
    });
    write('packages/kit/dist/kit.js', '');
    write('packages/stranger/package.json', {});
    for (const name of ['web', 'native', 'tests', 'compiler']) write(`node_modules/${name}/package.json`, {});
    write('node_modules/native/LICENSE.md', '');
    write('node_modules/native/README.md', '');
    mkdirSync(join(folder, 'node_modules/@reefdesk'));
    symlinkSync('../../packages/kit', join(folder, 'node_modules/@reefdesk/kit'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is its built code and that of the workspaces it depends on', () => {
    run();
    expect(['services/reef/dist/main.js', 'services/reef/dist/main.js.map', 'packages/kit/dist/kit.js'].every(has)).toBe(true);
    expect(['services/reef/src', 'services/reef/dist/main.d.ts', 'packages/stranger'].some(has)).toBe(false);
    expect(readlinkSync(join(out, 'node_modules/@reefdesk/kit'))).toBe('../../packages/kit');
  });

  it('is every package they reach, where Node looks for it, and none that only builds or tests use', () => {
    run();
    expect(['services/reef/node_modules/web', 'node_modules/web', 'node_modules/native/LICENSE.md'].every(has)).toBe(true);
    expect(['node_modules/tests', 'node_modules/compiler', 'node_modules/native/README.md'].some(has)).toBe(false);
  });

  it('is nothing at all when a package is missing', () => {
    rmSync(join(folder, 'node_modules/web'), { recursive: true });
    expect(run).toThrow('packages/kit needs web, which is not installed');
  });
});
