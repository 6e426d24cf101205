import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function workspaceFolders(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.replace('*', name)) : [pattern],
  );
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}
