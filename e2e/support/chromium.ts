// Tests use the headless Chromium from npm, at the lock file's version, or else an installed browser or Playwright's own. Headless takes
// two thirds of the work of a browser that can have a window.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const CACHE = fileURLToPath(new URL('../../.cache/chromium/', import.meta.url));

/** One renderer process for all tabs of a context lets the next page reuse compiled scripts. */
const ARGS = ['--process-per-site'];

export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const chosen = process.env.E2E_CHROMIUM;
  if (!chosen && process.platform === 'linux' && process.arch === 'x64') return fromNpm();
  const installed = chosen ?? findOnPath();
  return { args: ARGS, ...(installed && { executablePath: installed }) };
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package's own arguments are not used, because they disable web security that the tests check. */
async function fromNpm(): Promise<LaunchOptions> {
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const libraries = lacksLibraries(executablePath) && { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  const fonts = !existsSync('/etc/fonts') && { FONTCONFIG_PATH: join(folder, 'fonts') };
  return {
    executablePath,
    // Software rendering is cheaper than an emulated graphics card, which may also hang on a busy machine.
    args: [...ARGS, '--disable-gpu'],
    env: { ...(process.env as Record<string, string>), ...libraries, ...fonts },
  };
}

/** Unpacks the browser (200 MB) once; the folder gets its final name only when it is complete. */
async function unpacked(): Promise<string> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(CACHE, version);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, '.unpacking-'));
  try {
    await unpackInto(work);
    renameSync(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Else another run was faster.
  }
  return folder;
}

/** The package unpacks into TMPDIR, and includes its libraries only if the environment looks like Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const touched = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const before = touched.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

function lacksLibraries(program: string): boolean {
  return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found');
}
