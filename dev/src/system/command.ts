import { StackError } from '@reefdesk/embedded-stack/errors';
import { onParentGone } from '@reefdesk/embedded-stack/parent-pipe';
import { killTools } from './run-tool.ts';

/** The frame of a short command: shows errors as text, ends its tools with itself, and ends with its launcher. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  const abandon = () => {
    killTools();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abandon);
  if (process.env.REEFDESK_LAUNCHER_PIPE) onParentGone(abandon);
  // It speaks of our own standard input; what we start has another.
  delete process.env.REEFDESK_LAUNCHER_PIPE;
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error);
    killTools();
    process.exit(1);
  }
}
