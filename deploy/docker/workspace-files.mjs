// Copies the bundles of a workspace, the packages external to them, and the licences of bundled packages for an image. Usage:
// workspace-files.mjs WORKSPACE OUT
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { PACKAGES } from '../../dev/src/bundle/packages.ts';

const [workspace = '', out = ''] = process.argv.slice(2);
if (!workspace || !out) throw new Error('Usage: workspace-files.mjs WORKSPACE OUT');

const NOT_RUN = /\.(d\.[cm]?ts|map|md|markdown)$/i;
const LICENCE = /^(licen[cs]e|notice)/i;

const reached = visit(workspace, new Set());
const packages = new Set();
for (const folder of reached) {
  if (folder.includes('node_modules')) continue;
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {}))
    if (PACKAGES.includes(name)) visit(placeOf(name, workspace), packages);
}

for (const name of ['package.json', 'dist']) cpSync(join(workspace, name), join(out, workspace, name), { recursive: true });
for (const folder of packages) cpSync(folder, join(out, folder), { recursive: true, filter: (file) => isOfUse(file, folder) });
for (const folder of reached) if (!packages.has(folder) && folder.includes('node_modules')) takeLicences(folder);

function visit(folder, found) {
  if (found.has(folder)) return found;
  if (lstatSync(folder).isSymbolicLink()) return visit(relative('.', realpathSync(folder)), found);
  found.add(folder);
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
    const isOptional = name in optionalDependencies || peerDependenciesMeta[name]?.optional;
    const place = placeOf(name, folder);
    if (place && !(isOptional && name in peerDependencies)) visit(place, found);
    if (!place && !isOptional) throw new Error(`${folder} needs ${name}, which is not installed`);
  }
  return found;
}

/** Resolves the folder of NAME from FOLDER as Node does, walking up. */
function placeOf(name, folder) {
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (at === '.') return undefined;
  }
}

function takeLicences(folder) {
  for (const name of readdirSync(folder).filter((name) => LICENCE.test(name))) cpSync(join(folder, name), join(out, folder, name));
}

/** Nested packages are visited separately. */
function isOfUse(file, folder) {
  if (file === join(folder, 'node_modules')) return false;
  return LICENCE.test(basename(file)) || !NOT_RUN.test(file);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
