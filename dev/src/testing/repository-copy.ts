import { spawn } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { workspaceFolders } from '../system/workspaces.ts';

/** Links to workspaces, which in a copy lead to folders of the copy. */
const SCOPE = '@reefdesk';
const OWN_FILES = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/**
 * Copies the working tree with compiled code, and links the packages, into a temporary folder; removed at exit at the latest. With
 * `wholePackages`, package files are hard links, so that tools resolve no path into this repository.
 */
export async function copyRepository({ wholePackages = false } = {}): Promise<{ folder: string; remove(): void }> {
  // Hard links require the same file system.
  const place = wholePackages ? join(repositoryRoot, '.cache') : tmpdir();
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'reefdesk-copy-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const workspaces = workspaceFolders(repositoryRoot);
  const compiled = workspaces.flatMap((workspace) => [join(workspace, 'dist'), join(workspace, '.cache/types')]);
  for (const path of [...(await ownFiles()), ...compiled]) copy(path, folder);
  const bring = wholePackages ? hardLinkTree : linkPackages;
  for (const place of ['.', ...workspaces]) bring(join(repositoryRoot, place, 'node_modules'), join(folder, place, 'node_modules'));
  return { folder, remove };
}

async function ownFiles(): Promise<string[]> {
  const git = spawn('git', OWN_FILES, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  return (await text(git.stdout)).split('\0').filter(Boolean);
}

/** Keeps modification times, so that compiled code counts as current. Skips deleted files. */
function copy(path: string, folder: string): void {
  const from = join(repositoryRoot, path);
  if (existsSync(from)) cpSync(from, join(folder, path), { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** Links only the programs of npm's folder, so that npm's notes about the copy do not change the repository's. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((name) => name === '.bin' || !name.startsWith('.'))) {
    if (name !== SCOPE) symlinkSync(join(from, name), join(to, name));
  }
  const own = join(from, SCOPE);
  if (!existsSync(own)) return;
  mkdirSync(join(to, SCOPE));
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(to, SCOPE, name));
}

function hardLinkTree(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) hardLinkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
