import type { Manifest } from '../manifest.ts';
import { addressFaults } from './addresses.ts';
import { availabilityFaults } from './availability.ts';
import { containerFaults } from './containers.ts';
import { environmentFaults } from './environment.ts';
import { nameFaults } from './names.ts';
import { podFaults } from './pods.ts';
import { referenceFaults } from './references.ts';
import { schemaFaults } from './schemas.ts';
import { selectorFaults } from './selectors.ts';
import { settingFaults } from './settings.ts';

const RULES = [
  schemaFaults,
  podFaults,
  containerFaults,
  nameFaults,
  settingFaults,
  referenceFaults,
  selectorFaults,
  availabilityFaults,
  environmentFaults,
  addressFaults,
] as const;

export function faultsIn(manifests: readonly Manifest[]): string[] {
  return RULES.flatMap((rule) => rule(manifests));
}
