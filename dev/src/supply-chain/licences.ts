import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import type { Component, Sbom } from './sbom.ts';

export interface LicenceRules {
  allowed: readonly string[];
  /** Package name or prefix (`@img/sharp-*`) → its extra licence, exactly as in the lock file (empty if unstated), and the reason. */
  exceptions: Readonly<Record<string, { licence: string; why: string }>>;
}

export function readRules(root: string): LicenceRules {
  return JSON.parse(readFileSync(join(root, 'dev/licences.json'), 'utf8')) as LicenceRules;
}

/** `name@version` by licence. Packages without a hash are in no image: workspaces, and those of other platforms. */
export function licencesIn({ components }: Sbom): Record<string, string[]> {
  const byLicence: Record<string, string[]> = {};
  for (const component of components) {
    if (!component.hashes) continue;
    const licence = licenceOf(component);
    byLicence[licence] = [...(byLicence[licence] ?? []), `${component.name}@${component.version}`];
  }
  return byLicence;
}

/** One line for each licence that is not allowed, and for each unused exception. */
export function licenceViolations(sbom: Sbom, { allowed, exceptions }: LicenceRules): string[] {
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
