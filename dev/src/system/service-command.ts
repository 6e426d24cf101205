import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '@reefdesk/embedded-stack/managed-process';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import type { ServiceName } from '@reefdesk/system/services';
import { build } from './build.ts';
import { buildTargets } from './build-targets.ts';
import { Progress } from './progress.ts';

/** What the person reads on standard output is the command's answer alone. */
export function buildServices(): Promise<void> {
  const targets = buildTargets(repositoryRoot).filter((target) => target.name === 'server');
  return build(new Progress(process.stderr), repositoryRoot, targets);
}

/** Runs a command that a service brings (`dist/SCRIPT` of it), at this terminal; answers its exit code. */
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
