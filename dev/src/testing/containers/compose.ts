import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { runTool } from '../../system/run-tool.ts';
import type { Engine } from './engine.ts';
import { containersFolder } from './tools.ts';

export class ComposeProject {
  readonly engine: Engine;
  readonly #program: string;
  readonly #override: string;

  constructor({ program, override, engine }: { program: string; override: string; engine: Engine }) {
    this.engine = engine;
    this.#program = program;
    this.#override = override;
  }

  /** Returns the output, or throws with it on failure. The full log stays until the next run. */
  async run(...args: string[]): Promise<string> {
    const files = ['--file', join(repositoryRoot, 'docker-compose.yml'), '--file', this.#override];
    // Ignores this machine's .env and environment.
    const project = ['--project-name', 'reefdesk-check', '--project-directory', repositoryRoot, '--env-file', '/dev/null'];
    const { PATH, DOCKER_HOST, DOCKER_CONFIG } = this.engine.environment;
    const log = join(containersFolder, 'logs', `compose-${args[0]}.log`);
    const script = '"$@" 2>&1 | tee "$LOG"';
    const command = [this.#program, ...project, '--progress', 'plain', ...files, ...args];
    return runTool('bash', ['-o', 'pipefail', '-c', script, 'compose', ...command], {
      cwd: repositoryRoot,
      env: { PATH, DOCKER_HOST, DOCKER_CONFIG, HOME: '/', LOG: log },
    });
  }
}
