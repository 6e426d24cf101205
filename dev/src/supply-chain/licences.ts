import { isAllowed, licenceOf } from './licence.ts';
import { compare, type Lock, type Reached, reachedFrom } from './lock.ts';

/** `dev/licences.json`. */
export interface LicenceRules {
  /** SPDX ids that every package may have. */
  allowed: readonly string[];
  /**
   * Name of a package, or how names begin (`@img/sharp-*`) → the licence that it may have beyond those, exactly as it says it
   * (empty: it says none), and why.
   */
  exceptions: Readonly<Record<string, { licence: string; why: string }>>;
}

export interface LicenceReport {
  /** Licence → `name@version` of each package, sorted. */
  found: ReadonlyMap<string, readonly string[]>;
  /** One line each; none when all is well. */
  faults: readonly string[];
}

/** Licences of all that ROOTS reach in production on Linux, which is what images hold; our own workspaces have none. */
export function licenceReport(lock: Lock, roots: readonly string[], rules: LicenceRules, root: string): LicenceReport {
  const allowed = new Set(rules.allowed);
  const packages = [...reachedFrom(lock, roots).values()].filter((one) => !one.isWorkspace && isInImages(one));
  const exceptions = Object.keys(rules.exceptions);
  const used = new Set<string>();
  const found = new Map<string, string[]>();
  const faults: string[] = [];
  for (const one of packages) {
    const licence = licenceOf(one, root);
    const label = `${one.name}@${one.version}`;
    found.set(licence, [...new Set([...(found.get(licence) ?? []), label])].sort(compare));
    const pattern = exceptions.find((exception) => rules.exceptions[exception]?.licence === licence && isNamed(one.name, exception));
    if (pattern) used.add(pattern);
    else if (!isAllowed(licence, allowed)) faults.push(`${label}: ${licence || 'says no licence'} is not allowed (${one.folder})`);
  }
  for (const exception of exceptions) if (!used.has(exception)) faults.push(`${exception}: excepted, but no package needs it`);
  return { found: new Map([...found].sort(([one], [other]) => compare(one, other))), faults: [...new Set(faults)].sort(compare) };
}

function isNamed(name: string, exception: string): boolean {
  return exception.endsWith('*') ? name.startsWith(exception.slice(0, -1)) : name === exception;
}

/** What the lock knows by its name alone (dev/complete-lock.mjs), and packages for other systems, are in no image. */
function isInImages({ locked: { os, integrity } }: Reached): boolean {
  return integrity !== undefined && (!os || os.includes('linux'));
}
