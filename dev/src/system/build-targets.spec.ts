import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { buildTargets } from './build-targets.ts';
import { sourceHash } from './source-hash.ts';

const STYLESHEET = 'frontends/shell/src/styles.css';

describe('the build targets of npm start', () => {
  let root: string;
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const hashOf = (name: string) => {
    const target = buildTargets(root).find((one) => one.name === name);
    return target && sourceHash(root, target.sources);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-targets-'));
    mkdirSync(join(root, 'packages/ui'), { recursive: true });
    mkdirSync(join(root, dirname(STYLESHEET)), { recursive: true });
    cpSync(join(repositoryRoot, STYLESHEET), join(root, STYLESHEET));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    'frontends/public/src/features/landing/components/hero.tsx',
    'frontends/admin/src/app.tsx',
    'packages/ui/src/button.tsx',
    'frontends/shell/src/app.tsx',
  ])('is the shell again after a new class in %s', (file) => {
    write(file, 'grid');
    const before = hashOf('shell');
    write(file, 'grid gap-4');
    expect(hashOf('shell')).not.toBe(before);
  });

  it('rebuild a remote after its own changes only', () => {
    const before = hashOf('public');
    write('frontends/admin/src/app.tsx', 'grid');
    expect(hashOf('public')).toBe(before);
    write('frontends/public/src/app.tsx', 'grid');
    expect(hashOf('public')).not.toBe(before);
  });
});
