import { StackError } from '../stack/errors.ts';
import { runDirOf } from '../stack/folders.ts';
import { onParentGone } from '../stack/parent-pipe.ts';
import { endLeftovers } from '../stack/run-records.ts';
import { readConfig } from './config.ts';
import { Progress } from './progress.ts';
import { bringUp, type SystemInput } from './run-system.ts';
import { killTools } from './run-tool.ts';
import { RunningSystem } from './running-system.ts';

export interface StartInput extends Pick<SystemInput, 'definition' | 'seed'> {
  build: (progress: Progress) => Promise<void>;
}

/** `npm start` from end to end: bring up, stay, and leave nothing behind, whichever way it ends. */
export async function startCommand({ build, ...input }: StartInput): Promise<void> {
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
    const config = readConfig(process.env);
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

/** By signal, or because the launcher is gone. */
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
