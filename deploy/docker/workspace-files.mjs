// What an image takes of an installed and built tree: the code of one workspace, and the packages that it reaches in production.
//   workspace-files.mjs WORKSPACE OUT
// Packages keep their places, so that Node finds them as before. What only builds and tests need stays behind; so do typings.
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const [workspace = '', out = ''] = process.argv.slice(2);
if (!workspace || !out) throw new Error('Usage: workspace-files.mjs WORKSPACE OUT');

const NOT_RUN = /\.(d\.[cm]?ts|tsbuildinfo|md|markdown)$|(?<!\.js)\.map$/i;
/** Of packages also the maps: what we debug is our own code. */
const NOT_RUN_IN_PACKAGES = /\.(d\.[cm]?ts|map|md|markdown)$/i;
const LICENCE = /^(licen[cs]e|notice)/i;

const found = new Set();
visit(workspace);
for (const folder of found) take(folder);

/** The package in FOLDER, and all it depends on, with no end. */
function visit(folder) {
  if (found.has(folder)) return;
  found.add(folder);
  if (lstatSync(folder).isSymbolicLink()) return visit(relative('.', realpathSync(folder)));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
    const isOptional = name in optionalDependencies || peerDependenciesMeta[name]?.optional;
    const place = placeOf(name, folder);
    if (place && !(isOptional && name in peerDependencies)) visit(place);
    if (!place && !isOptional) throw new Error(`${folder} needs ${name}, which is not installed`);
  }
}

/** Where Node finds NAME from FOLDER, walking up. */
function placeOf(name, folder) {
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (at === '.') return undefined;
  }
}

function take(folder) {
  const target = join(out, folder);
  mkdirSync(dirname(target), { recursive: true });
  if (lstatSync(folder).isSymbolicLink()) return symlinkSync(relative(dirname(folder), realpathSync(folder)), target);
  if (folder.includes('node_modules')) return cpSync(folder, target, { recursive: true, filter: (file) => isOfUse(file, folder) });
  cpSync(join(folder, 'package.json'), join(target, 'package.json'));
  cpSync(join(folder, 'dist'), join(target, 'dist'), { recursive: true, filter: (file) => !NOT_RUN.test(file) });
}

/** Packages within packages are visited by themselves. */
function isOfUse(file, folder) {
  if (file === join(folder, 'node_modules')) return false;
  return LICENCE.test(basename(file)) || !NOT_RUN_IN_PACKAGES.test(file);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
