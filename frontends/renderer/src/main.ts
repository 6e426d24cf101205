import { logOutput } from '@reefdesk/service-kit/log-output';
import { serviceLog } from '@reefdesk/service-kit/logging';
import { readRendererEnv } from './env.ts';
import { type RunningRenderer, startRenderer } from './renderer.ts';

let renderer: RunningRenderer | undefined;
let isEnding = false;

async function endWith(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await renderer?.close();
  await logOutput().flush();
  process.exit(code);
}

try {
  const env = readRendererEnv();
  const log = serviceLog('renderer', env);
  const crash = (error: unknown): void => {
    log.fatal({ err: error }, 'Uncaught error');
    void endWith(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  renderer = await startRenderer(env);
  const end = () => void endWith(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (env.PARENT_PIPE) process.stdin.resume().once('close', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
