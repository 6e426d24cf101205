// `npm run sbom [-- WORKSPACE…]`: CycloneDX list of production packages. Image builds run it without any package installed.
import { join } from 'node:path';
import { sbomOf } from './supply-chain/sbom.ts';

const workspaces = process.argv.slice(2);
const sbom = sbomOf(join(import.meta.dirname, '../..'), workspaces.length > 0 ? workspaces : undefined);
console.log(JSON.stringify(sbom, null, 2));
