// OpenStack Swift from Debian's packages, unpacked into this repository's cache: nothing is installed, and nobody has to be root.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { findOnPath, repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { readOsRelease, unpackFromSuite } from '@reefdesk/embedded-stack/suite-packages';

const run = promisify(execFile);

/** The release's own: compiled modules fit no other. */
export const PYTHON = '/usr/bin/python3';
/** Where to find the unpacked packages, or why there are none; told by {@link prepareSwift}. */
export const SWIFT_ROOT = 'REEFDESK_TEST_SWIFT';
export const SWIFT_MISSING = 'REEFDESK_TEST_SWIFT_MISSING';

/** What one node with the S3 API loads, of all that the packages name. */
const PACKAGES = [
  'python3-swift',
  ...['eventlet', 'greenlet', 'dnspython', 'six', 'lxml', 'netifaces', 'pastedeploy', 'pkg-resources', 'pyeclib', 'xattr'].map(
    (name) => `python3-${name}`,
  ),
  'liberasurecode1',
  ...['cffi-backend', 'cffi', 'pycparser', 'ply', 'requests', 'urllib3', 'idna', 'chardet', 'certifi', 'charset-normalizer'].map(
    (name) => `python3-${name}`,
  ),
];
const PROBE = 'import eventlet, lxml.etree, paste.deploy, pyeclib.ec_iface, xattr, swift.common.middleware.s3api.s3api';

/** Fetches what is not there yet. Returns what jest's workers have to know of it, as their environment. */
export async function prepareSwift(): Promise<Record<string, string>> {
  const { id, codename } = readOsRelease();
  const missing = ['apt-get', 'dpkg', PYTHON].filter((program) => (program === PYTHON ? !existsSync(PYTHON) : !findOnPath(program)));
  if (id !== 'debian') return { [SWIFT_MISSING]: "its packages are Debian's, and this is no Debian" };
  if (missing.length > 0) return { [SWIFT_MISSING]: `no ${missing.join(', no ')} here` };
  const parent = join(repositoryRoot, '.cache', 'swift');
  const kept = join(parent, `${codename}-${process.arch}`);
  try {
    if (!existsSync(kept)) await fetch(parent, kept, codename);
    return { [SWIFT_ROOT]: kept };
  } catch (error) {
    return { [SWIFT_MISSING]: `Debian's packages of it could not be used: ${messageOf(error).split('\n')[0]}` };
  }
}

async function fetch(parent: string, kept: string, codename: string): Promise<void> {
  mkdirSync(parent, { recursive: true });
  const work = mkdtempSync(join(parent, '.fetching-'));
  try {
    await unpackFromSuite({ work, codename, suite: codename, packages: PACKAGES });
    const root = join(work, 'root');
    // It is kept only if it runs; what Python compiles of it is kept, too.
    await run(PYTHON, ['-S', '-c', PROBE], { env: pythonEnvironment(root) });
    renameSync(root, kept);
  } catch (error) {
    // Another run may have been faster.
    if (!existsSync(kept)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Python sees these packages and no others. */
export function pythonEnvironment(root: string): Record<string, string> {
  const libraries = readdirSync(join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  return {
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: libraries.map((name) => join(root, 'usr/lib', name)).join(':'),
    EVENTLET_NO_GREENDNS: 'yes',
  };
}
