import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '@reefdesk/embedded-stack/managed-process';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import type { ServiceName } from '@reefdesk/system/services';
import { build } from './build.ts';
import { buildTargets } from './build-targets.ts';
import { Progress } from './progress.ts';

/** Prints nothing on standard output, which is for the command's output. */
export function buildServices(): Promise<void> {
  const targets = buildTargets(repositoryRoot).filter((target) => target.name === 'server');
  return build(new Progress(process.stderr), repositoryRoot, targets);
}

/** Runs `dist/SCRIPT` of a service at this terminal; returns its exit code. */
export function runServiceCommand(
  service: ServiceName,
  script: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<number> {
  const file = join(repositoryRoot, 'services', service, 'dist', script);
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', env: childEnvironment(env) });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
