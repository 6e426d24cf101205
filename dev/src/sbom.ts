// `npm run sbom -- --into FOLDER`: what is in each image, and in all of them, as CycloneDX 1.6.
// `node dev/src/sbom.ts --of WORKSPACE,…` writes one to standard output, without any package: builds of images call it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deliveredWorkspaces, imagesOf } from './supply-chain/images.ts';
import { readLock } from './supply-chain/lock.ts';
import { type Sbom, sbomOf } from './supply-chain/sbom.ts';

const ROOT = join(import.meta.dirname, '../..');
const WHOLE = 'reefdesk';
const text = (sbom: Sbom): string => `${JSON.stringify(sbom, null, 2)}\n`;

const { values } = parseArgs({ options: { into: { type: 'string' }, of: { type: 'string' } } });
const lock = readLock(ROOT);
if (values.of) {
  const workspaces = values.of.split(',');
  process.stdout.write(text(sbomOf(lock, workspaces, `${WHOLE}-${workspaces[0]?.split('/').at(-1)}`, ROOT)));
} else if (values.into) {
  // A relative folder means what it meant to the person who typed it.
  const folder = resolve(process.env.INIT_CWD ?? '.', values.into);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${WHOLE}.cdx.json`), text(sbomOf(lock, deliveredWorkspaces(lock), WHOLE, ROOT)));
  for (const [image, workspaces] of imagesOf(lock)) {
    writeFileSync(join(folder, `${image}.cdx.json`), text(sbomOf(lock, workspaces, `${WHOLE}-${image}`, ROOT)));
  }
  console.log(`${imagesOf(lock).size + 1} files in ${folder}`);
} else {
  console.error('Usage: npm run sbom -- --into FOLDER');
  process.exitCode = 2;
}
