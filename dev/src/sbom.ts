// `npm run sbom [-- WORKSPACE…]`: what these workspaces need in production as CycloneDX, or what all images need together.
// Builds of images run it as `node dev/src/sbom.ts WORKSPACE…`; it needs no package.
import { join } from 'node:path';
import { sbomOf } from './supply-chain/sbom.ts';

const workspaces = process.argv.slice(2);
const sbom = sbomOf(join(import.meta.dirname, '../..'), workspaces.length > 0 ? workspaces : undefined);
console.log(JSON.stringify(sbom, null, 2));
