// `npm run licences`: the licences of all that images hold, by dev/licences.json; exit code 1 when one is not allowed there.
import { join } from 'node:path';
import { deliveredWorkspaces } from './supply-chain/images.ts';
import { readRules } from './supply-chain/licence-rules.ts';
import { licenceReport } from './supply-chain/licences.ts';
import { readLock } from './supply-chain/lock.ts';

const ROOT = join(import.meta.dirname, '../..');
const lock = readLock(ROOT);
const { found, faults } = licenceReport(lock, deliveredWorkspaces(lock), readRules(ROOT), ROOT);

for (const [licence, packages] of found) console.log(`${licence || '(none stated)'}: ${packages.join(', ')}\n`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
