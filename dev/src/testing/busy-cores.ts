import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BusyCores {
  /** Of the processes. */
  ids: number[];
  end(): Promise<void>;
}

/**
 * Starts COUNT processes that want a core each, at the priority of this process: in its session, for Linux shares its cores among
 * sessions first, and each with one of its own would leave the tests a fifth. They end with this process, however it ends.
 */
export function keepCoresBusy(count: number): BusyCores {
  const loop = fileURLToPath(new URL('./busy-loop.ts', import.meta.url));
  const children = Array.from({ length: count }, () => {
    // The pipe on its standard input closes when this process is gone.
    const child = spawn(process.execPath, [loop], { stdio: ['pipe', 'ignore', 'inherit'] });
    return { child, ended: new Promise<void>((resolve) => child.once('close', () => resolve())) };
  });
  return {
    ids: children.flatMap(({ child }) => child.pid ?? []),
    end: async () => {
      for (const { child } of children) child.kill('SIGKILL');
      await Promise.all(children.map(({ ended }) => ended));
    },
  };
}
