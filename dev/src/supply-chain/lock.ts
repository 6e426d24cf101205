// What package-lock.json says that a workspace reaches. npm's own `npm sbom --omit dev` leaves out what tests use as well, such
// as the driver of MongoDB, so the graph is walked here, as Node walks the folders.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  /** A workspace: `resolved` is its folder. */
  link?: boolean;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

/** One package as it is installed. */
export interface Reached {
  /** Below the root; of a workspace its own. */
  folder: string;
  name: string;
  version: string;
  isWorkspace: boolean;
  locked: LockedPackage;
  /** Folders of what it needs, sorted. */
  needs: string[];
}

export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
}

/** Workspaces that the lock knows, sorted. */
export function workspacesOf({ packages }: Lock): string[] {
  return Object.keys(packages)
    .filter((folder) => folder !== '' && !folder.includes('node_modules/'))
    .sort();
}

/**
 * All that ROOTS reach, by folder, sorted; throws when something is needed that the lock does not hold. With `dev` also what
 * the roots need for building and testing.
 */
export function reachedFrom(lock: Lock, roots: readonly string[], { dev = false } = {}): Map<string, Reached> {
  const found = new Map<string, Reached>();
  const visit = (folder: string, isRoot: boolean): void => {
    if (found.has(folder)) return;
    const locked = lock.packages[folder];
    if (!locked) throw new Error(`package-lock.json does not know ${folder || 'the root'}.`);
    const needs = needsOf(lock, folder, locked, dev && isRoot);
    const isWorkspace = !folder.includes('node_modules/');
    found.set(folder, { folder, name: nameOf(folder, locked), version: locked.version ?? '', isWorkspace, locked, needs });
    for (const need of needs) visit(need, false);
  };
  for (const root of roots) visit(root, true);
  return new Map([...found].sort(([one], [other]) => compare(one, other)));
}

/** By code points: the same everywhere. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function needsOf({ packages }: Lock, folder: string, locked: LockedPackage, dev: boolean): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {}, devDependencies = {} } = locked;
  const needs = new Set<string>();
  for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies, ...(dev && devDependencies) })) {
    const isOptionalPeer = peerDependenciesMeta[name]?.optional && !(name in dependencies) && !(name in optionalDependencies);
    if (isOptionalPeer) continue;
    const place = placeOf(packages, folder, name);
    if (place !== undefined) needs.add(place);
    else if (!(name in optionalDependencies) && !peerDependenciesMeta[name]?.optional)
      throw new Error(`${folder} needs ${name}, which package-lock.json does not hold.`);
  }
  return [...needs].sort(compare);
}

/** Where Node finds NAME from FOLDER, walking up; of a workspace its own folder. */
function placeOf(packages: Lock['packages'], folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    const entry = packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (!at) return undefined;
  }
}

function nameOf(folder: string, { name }: LockedPackage): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
