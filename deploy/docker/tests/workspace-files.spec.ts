import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from './compose-file.ts';

describe('the workspace files in an image', () => {
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
    write('services/reef/package.json', { dependencies: { '@reefdesk/kit': '1', sharp: '1' }, devDependencies: { tests: '1' } });
    write('services/reef/dist/main.js', '');
    write('services/reef/dist/main.js.map', '');
    write('services/reef/src/main.ts', '');
    write('services/reef/node_modules/sharp/package.json', { optionalDependencies: { native: '1', elsewhere: '1' } });
    write('packages/kit/package.json', {
      dependencies: { web: '1' },
      peerDependencies: { compiler: '1' },
      peerDependenciesMeta: { compiler: { optional: true } },
    });
    write('packages/kit/dist/kit.js', '');
    for (const name of ['web', 'native', 'tests', 'compiler']) {
      write(`node_modules/${name}/package.json`, {});
      write(`node_modules/${name}/LICENSE.md`, '');
    }
    write('node_modules/native/README.md', '');
    mkdirSync(join(folder, 'node_modules/@reefdesk'));
    symlinkSync('../../packages/kit', join(folder, 'node_modules/@reefdesk/kit'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('include the bundles, and no sources of bundled workspaces', () => {
    run();
    expect(['services/reef/dist/main.js', 'services/reef/dist/main.js.map'].every(has)).toBe(true);
    expect(['services/reef/src', 'packages', 'node_modules/@reefdesk'].some(has)).toBe(false);
  });

  it('include every external package and its dependencies, where Node resolves them', () => {
    run();
    expect(['services/reef/node_modules/sharp', 'node_modules/native/package.json', 'node_modules/native/LICENSE.md'].every(has)).toBe(
      true,
    );
    expect(has('node_modules/native/README.md')).toBe(false);
  });

  it('include the licence of every bundled package, and nothing that only builds or tests use', () => {
    run();
    expect(has('node_modules/web/LICENSE.md')).toBe(true);
    expect(['node_modules/web/package.json', 'node_modules/tests', 'node_modules/compiler'].some(has)).toBe(false);
  });

  it('are not written at all when a package is missing', () => {
    rmSync(join(folder, 'node_modules/web'), { recursive: true });
    expect(run).toThrow('packages/kit needs web, which is not installed');
  });
});
