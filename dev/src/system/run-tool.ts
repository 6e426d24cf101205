import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Runs a tool to its end; on failure its output is the error's message. */
export function runTool(program: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    // Starts a separate process group, so that children of the tool can be terminated as well.
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    track(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-8_000);
      });
    }
    child.once('error', (error) => reject(new Error(`${program} could not be run: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')} failed (${signal ?? code}):\n${output.trim()}`));
    });
  });
}

export function track(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

export function killTools(): void {
  for (const child of running) {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has ended in the meantime.
    }
  }
}
