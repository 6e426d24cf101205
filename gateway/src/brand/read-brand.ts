import { readFileSync } from 'node:fs';
import type { Brand } from '@reefdesk/contracts/brand';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { brandFaults } from './brand-faults.ts';

/** Injection token of the operator's brand. */
export const BRAND = Symbol('BRAND');

/** Reads the operator's brand file; a faulty one stops the gateway at boot and says what is wrong where. */
export function readBrand(file: string): Brand {
  const parsed = parse(file);
  const faults = brandFaults(parsed);
  if (faults.length > 0) throw new EnvironmentError(`Bad brand file. BRAND_FILE ${file}: ${faults.join('; ')}`);
  return parsed as Brand;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`Bad brand file. BRAND_FILE ${file}: ${reason}`);
  }
}
