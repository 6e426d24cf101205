import { StackError } from '@reefdesk/embedded-stack/errors';
import { onParentGone } from '@reefdesk/embedded-stack/parent-pipe';
import { killTools } from './run-tool.ts';

/** Runs a short command: prints errors as text, terminates its tools with itself, and exits with its launcher. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  const abandon = () => {
    killTools();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abandon);
  if (process.env.REEFDESK_LAUNCHER_PIPE) onParentGone(abandon);
  // The variable describes this process's standard input, not that of its children.
  delete process.env.REEFDESK_LAUNCHER_PIPE;
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error);
    killTools();
    process.exit(1);
  }
}
