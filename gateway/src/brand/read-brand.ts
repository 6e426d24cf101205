import { type Brand, type BrandFile, completeBrand } from '@reefdesk/contracts/site/brand';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';
import { brandFaults } from './brand-faults.ts';

/** Injection token of the operator as the file has it: what the gateway goes on from until the site's record is heard. */
export const BRAND = Symbol('BRAND');

/** Reads the operator's brand file; a faulty one stops the gateway at boot and says what is wrong where. */
export function readBrand(file: string): Brand {
  const brand = readJsonFile('BRAND_FILE', file);
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new EnvironmentError(`Bad BRAND_FILE ${file}: ${faults.join('; ')}`);
  return completeBrand(brand as BrandFile);
}
