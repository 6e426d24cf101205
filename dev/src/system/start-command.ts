import { StackError } from '@reefdesk/embedded-stack/errors';
import { runDirOf } from '@reefdesk/embedded-stack/folders';
import { onParentGone } from '@reefdesk/embedded-stack/parent-pipe';
import { endLeftovers } from '@reefdesk/embedded-stack/run-records';
import { readConfig } from './config.ts';
import { Progress } from './progress.ts';
import { bringUp, type SystemInput } from './run-system.ts';
import { killTools } from './run-tool.ts';
import { RunningSystem } from './running-system.ts';

export interface StartInput extends Pick<SystemInput, 'definition' | 'startProcesses' | 'seed'> {
  environment?: NodeJS.ProcessEnv;
  build: (progress: Progress) => Promise<void>;
}

/** Runs `npm start`: starts everything, waits, and always cleans up. */
export async function startCommand({ build, environment = process.env, ...input }: StartInput): Promise<void> {
  const system = new RunningSystem();
  const progress = new Progress();

  const end = async (exitCode: number) => {
    killTools();
    await system.end();
    process.exit(exitCode);
  };
  const fail = async (error: unknown) => {
    if (system.isEnding) return; // Whatever failed, failed because everything is being stopped.
    console.error(error instanceof StackError ? error.message : error);
    await end(1);
  };
  process.on('uncaughtException', (error) => void fail(error));
  process.on('unhandledRejection', (error) => void fail(error));

  try {
    const config = readConfig(environment);
    onRequestToEnd(
      () => {
        progress.say('Stopping (once more to force it)');
        void end(0);
      },
      () => void endLeftovers(runDirOf(config.dataDir), 0).then(() => process.exit(1)),
    );
    await bringUp(system, { ...input, config, progress, build: () => build(progress) });
  } catch (error) {
    await fail(error);
  }
}

function onRequestToEnd(first: () => void, again: () => void): void {
  let requests = 0;
  const request = () => {
    requests += 1;
    if (requests === 1) first();
    else again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  if (process.env.REEFDESK_LAUNCHER_PIPE) onParentGone(request);
}
