// `npm run licences`: lists the licences of all packages in the images; exit code 1 if dev/licences.json does not allow one.
import { join } from 'node:path';
import { licencesIn, licenceViolations, readRules } from './supply-chain/licences.ts';
import { sbomOf } from './supply-chain/sbom.ts';

const ROOT = join(import.meta.dirname, '../..');
const sbom = sbomOf(ROOT);
const faults = licenceViolations(sbom, readRules(ROOT));

for (const [licence, packages] of Object.entries(licencesIn(sbom))) console.log(`${licence || '(none stated)'}: ${packages.join(', ')}\n`);
for (const problem of faults) console.error(problem);
process.exitCode = faults.length > 0 ? 1 : 0;
