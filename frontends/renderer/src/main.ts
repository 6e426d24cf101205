import { readRendererEnv } from './env.ts';
import { startRenderer } from './renderer.ts';

try {
  const env = readRendererEnv();
  const renderer = await startRenderer(env);
  const end = () => void renderer.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (env.PARENT_PIPE) process.stdin.resume().once('close', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
