import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import type { Component, Sbom } from './sbom.ts';

/** `dev/licences.json`. */
export interface LicenceRules {
  /** SPDX ids that every package may have. */
  allowed: readonly string[];
  /**
   * Name of a package, or how names begin (`@img/sharp-*`) → the licence that it may have beyond those, exactly as the lock file
   * states it (empty: it states none), and why.
   */
  exceptions: Readonly<Record<string, { licence: string; why: string }>>;
}

export function readRules(root: string): LicenceRules {
  return JSON.parse(readFileSync(join(root, 'dev/licences.json'), 'utf8')) as LicenceRules;
}

/** `name@version` of each package by its licence. Packages without a hash are in no image: our own, and those for other platforms. */
export function licencesIn({ components }: Sbom): Record<string, string[]> {
  const byLicence: Record<string, string[]> = {};
  for (const component of components) {
    if (!component.hashes) continue;
    const licence = licenceOf(component);
    byLicence[licence] = [...(byLicence[licence] ?? []), `${component.name}@${component.version}`];
  }
  return byLicence;
}

/** One line for each package whose licence is not allowed, and for each exception that no package needs. */
export function licenceFaults(sbom: Sbom, { allowed, exceptions }: LicenceRules): string[] {
  const used = new Set<string>();
  const faults = Object.entries(licencesIn(sbom)).flatMap(([licence, packages]) =>
    packages
      .filter((label) => {
        const exception = Object.keys(exceptions).find((name) => exceptions[name]?.licence === licence && isNamed(label, name));
        if (exception) used.add(exception);
        return !exception && !isAllowed(licence, allowed);
      })
      .map((label) => `${label}: ${licence || 'no stated licence'} is not allowed`),
  );
  const unused = Object.keys(exceptions).filter((name) => !used.has(name));
  return [...faults, ...unused.map((name) => `${name}: excepted, but no package needs it`)];
}

function licenceOf({ licenses: [stated] = [] }: Component): string {
  if (!stated) return '';
  return 'expression' in stated ? stated.expression : (stated.license.id ?? stated.license.name ?? '');
}

function isNamed(label: string, exception: string): boolean {
  return exception.endsWith('*') ? label.startsWith(exception.slice(0, -1)) : label.startsWith(`${exception}@`);
}

function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}
