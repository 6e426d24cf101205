import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cyclesIn } from './cycles.ts';

const ROOT = join(__dirname, '../../..');
const WORKSPACES = ['packages/*', 'services/*', 'ops/*', 'gateway', 'dev', 'demo'];
const CODE = '{src,test}/**/*.{ts,tsx}';
const OWN_PACKAGE = /(?:from |import\(|import )'(@reefdesk\/[\w-]+)/g;

interface Workspace {
  name: string;
  declared: string[];
  used: string[];
}

function readWorkspace(folder: string): Workspace {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const code = globSync(CODE, { cwd: join(ROOT, folder) }).map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
  const used = code.flatMap((text) => [...text.matchAll(OWN_PACKAGE)].map(([, name = '']) => name));
  return {
    name: manifest.name,
    declared: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    used: [...new Set(used)].filter((name) => name !== manifest.name),
  };
}

describe('the workspaces', () => {
  const workspaces = WORKSPACES.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT })).map((file) =>
    readWorkspace(join(file, '..')),
  );

  it('have no circular dependencies, including their tests', () => {
    expect(workspaces.length).toBeGreaterThan(10);
    expect(cyclesIn(new Map(workspaces.map(({ name, used }) => [name, used])))).toEqual([]);
  });

  it.each(['@reefdesk/dev', '@reefdesk/test-kit', '@reefdesk/embedded-stack', '@reefdesk/object-storage'])(
    '%s declares what it uses',
    (name) => {
      const { declared = [], used = [] } = workspaces.find((workspace) => workspace.name === name) ?? {};
      expect(used.filter((other) => !declared.includes(other))).toEqual([]);
    },
  );
});
