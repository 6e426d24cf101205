import { existsSync, globSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { StackError } from '@reefdesk/embedded-stack/errors';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data']);
const JOURNEY = '.e2e.ts';
const INTEGRATION = '.int-spec.ts';

/** Paths relative to the repository's root. */
export interface ChosenFiles {
  tests: string[];
  /** Source files; the tests that depend on them are selected. */
  sources: string[];
}

/** Finds `*.spec.ts`, `*.spec.tsx`, `*.int-spec.ts` and `*.e2e.ts` files in ROOT. */
export function allTestFiles(root: string): string[] {
  const exclude = (path: string): boolean => LEFT_OUT.has(path.split(sep).at(-1) ?? '');
  return globSync('**/*.{spec.ts,spec.tsx,int-spec.ts,e2e.ts}', { cwd: root, exclude })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

/** Resolves arguments as files, folders or parts of test paths, relative to FOLDER and ROOT. Throws with HINT on an unknown one. */
export function chooseFiles(
  patterns: readonly string[],
  { root, folder, hint }: { root: string; folder: string; hint: string },
): ChosenFiles {
  const all = allTestFiles(root);
  const chosen: ChosenFiles = { tests: [], sources: [] };
  for (const pattern of patterns) {
    const path = [folder, root].map((base) => resolve(base, pattern)).find((candidate) => existsSync(candidate));
    const place = path && relative(root, path).replaceAll(sep, '/');
    const tests = all.filter((file) => file === place || (place ? file.startsWith(`${place}/`) : file.includes(pattern)));
    if (tests.length > 0) chosen.tests.push(...tests);
    else if (path && statSync(path).isFile() && place && !place.startsWith('..')) chosen.sources.push(place);
    else throw new StackError(`"${pattern}" is in the path of no test. ${hint}`);
  }
  return { tests: [...new Set(chosen.tests)], sources: [...new Set(chosen.sources)] };
}

export const isJourney = (file: string): boolean => file.endsWith(JOURNEY);
export const isIntegration = (file: string): boolean => file.endsWith(INTEGRATION);
