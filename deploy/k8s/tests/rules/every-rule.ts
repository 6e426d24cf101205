import type { Manifest } from '../manifest.ts';
import { addressViolations } from './addresses.ts';
import { availabilityViolations } from './availability.ts';
import { containerViolations } from './containers.ts';
import { environmentViolations } from './environment.ts';
import { nameViolations } from './names.ts';
import { podViolations } from './pods.ts';
import { referenceViolations } from './references.ts';
import { schemaViolations } from './schemas.ts';
import { selectorViolations } from './selectors.ts';
import { settingViolations } from './settings.ts';

const RULES = [
  schemaViolations,
  podViolations,
  containerViolations,
  nameViolations,
  settingViolations,
  referenceViolations,
  selectorViolations,
  availabilityViolations,
  environmentViolations,
  addressViolations,
] as const;

export function violationsIn(manifests: readonly Manifest[]): string[] {
  return RULES.flatMap((rule) => rule(manifests));
}
