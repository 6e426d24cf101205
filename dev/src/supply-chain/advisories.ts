import { compare, type Lock, type Reached, reachedFrom } from './lock.ts';
import { compareVersions } from './version-order.ts';

/** One of the three. */
export interface RangeEvent {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

/** The part of the OSV format (1.7) that is read; times are RFC 3339. */
export interface Advisory {
  id: string;
  summary?: string;
  withdrawn?: string;
  affected?: {
    package?: { ecosystem?: string; name?: string };
    versions?: string[];
    ranges?: { type?: string; events?: RangeEvent[] }[];
  }[];
}

export interface Hit {
  id: string;
  summary: string;
  /** `name@version` */
  package: string;
  /** The first version without it above the one in use, where one is named. */
  fixed: string | undefined;
  /** The shortest way from a workspace to it: `services/catalog > mongoose@9.12.1 > mongodb@7.8.0`. */
  path: string;
}

/** Reads a file of OSV: one advisory, a list of them, `{ vulns: […] }`, or one a line; throws when it is none of these. */
export function parseAdvisories(text: string): Advisory[] {
  const read = parseJson(text) ?? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parseJson(line)]));
  const list = Array.isArray(read) ? read : isRecord(read) && Array.isArray(read.vulns) ? read.vulns : [read];
  if (text.trim() === '' || !list.every(isAdvisory))
    throw new Error('This is no file of advisories in the OSV format (https://ossf.github.io/osv-schema/).');
  return list;
}

/** What in the lock is known to be vulnerable, in production or not: each package once per advisory, by id and name. */
export function hitsIn(lock: Lock, roots: readonly string[], advisories: readonly Advisory[]): Hit[] {
  const reached = reachedFrom(lock, roots, { dev: true });
  const paths = pathsTo(reached, roots);
  const packages = [...reached.values()].filter((one) => !one.isWorkspace);
  const hits = advisories.flatMap((advisory) =>
    packages.flatMap((one) => {
      const affected = advisory.withdrawn ? undefined : affectedBy(advisory, one);
      if (!affected) return [];
      const { id, summary = '' } = advisory;
      return [{ id, summary, package: labelOf(one), fixed: fixedFor(affected, one.version), path: paths.get(one.folder) ?? '' }];
    }),
  );
  const once = new Map(hits.reverse().map((hit) => [`${hit.id} ${hit.package}`, hit]));
  return [...once.values()].sort((one, other) => compare(one.id, other.id) || compare(one.package, other.package));
}

type Affected = NonNullable<Advisory['affected']>[number];

function affectedBy({ affected = [] }: Advisory, { name, version }: Reached): Affected | undefined {
  return affected.find(
    (one) => one.package?.ecosystem === 'npm' && one.package.name === name && (one.versions?.includes(version) || isInRanges(one, version)),
  );
}

/** As OSV evaluates it: the last event at or below the version decides. */
function isInRanges({ ranges = [] }: Affected, version: string): boolean {
  return ranges.some(({ type, events = [] }) => {
    if (type !== 'SEMVER' && type !== 'ECOSYSTEM') return false;
    let isAffected = false;
    for (const event of [...events].sort((one, other) => compareVersions(edgeOf(one), edgeOf(other)))) {
      if (event.introduced !== undefined && compareVersions(version, event.introduced) >= 0) isAffected = true;
      if (event.fixed !== undefined && compareVersions(version, event.fixed) >= 0) isAffected = false;
      if (event.last_affected !== undefined && compareVersions(version, event.last_affected) > 0) isAffected = false;
    }
    return isAffected;
  });
}

function fixedFor({ ranges = [] }: Affected, version: string): string | undefined {
  const fixes = ranges.flatMap(({ events = [] }) => events.flatMap(({ fixed }) => fixed ?? []));
  return fixes.filter((fixed) => compareVersions(fixed, version) > 0).sort(compareVersions)[0];
}

/** `introduced: "0"` stands before every version. */
function edgeOf({ introduced, fixed, last_affected }: RangeEvent): string {
  return introduced ?? fixed ?? last_affected ?? '0';
}

/** Folder → the shortest way to it from a root, breadth first. */
function pathsTo(reached: ReadonlyMap<string, Reached>, roots: readonly string[]): Map<string, string> {
  const paths = new Map(roots.map((folder) => [folder, folder]));
  for (const [folder, path] of paths) {
    for (const need of reached.get(folder)?.needs ?? []) {
      const one = reached.get(need);
      if (one && !paths.has(need)) paths.set(need, `${path} > ${one.isWorkspace ? one.folder : labelOf(one)}`);
    }
  }
  return paths;
}

function labelOf({ name, version }: Reached): string {
  return `${name}@${version}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAdvisory(value: unknown): value is Advisory {
  return isRecord(value) && typeof value.id === 'string' && Array.isArray(value.affected);
}
