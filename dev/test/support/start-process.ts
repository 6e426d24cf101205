import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { isRunning } from '@reefdesk/embedded-stack/process-identity';
import type { RunRecord } from '@reefdesk/embedded-stack/run-records';

export class StartProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  readonly #dataDir: string;
  output = '';

  constructor(env: Record<string, string>) {
    this.#dataDir = env.DATA_DIR ?? '';
    const script = join(repositoryRoot, 'dev', 'test', 'support', 'fake-start.ts');
    this.child = spawn(process.execPath, ['--conditions=reefdesk-source', script], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.exited = new Promise((resolve) => this.child.once('close', resolve));
  }

  /** Waits for the output; throws with all output if the process ends first. */
  async says(text: string, timeoutMs = 50_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!this.output.includes(text)) {
      if (Date.now() > deadline || this.child.exitCode !== null) throw new Error(`It never said "${text}":\n${this.output}`);
      await sleep(20);
    }
  }

  ready = () => this.says('Reefdesk is ready');

  records(): RunRecord[] {
    const folder = join(this.#dataDir, 'run');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RunRecord);
  }
}

export async function survivors(records: RunRecord[], withinMs = 60_000): Promise<string[]> {
  const deadline = Date.now() + withinMs;
  while (records.some(isRunning) && Date.now() < deadline) await sleep(50);
  return records.filter(isRunning).map((record) => record.name);
}
