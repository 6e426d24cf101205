import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type AcceptedImageType, LIMITS } from '@reefdesk/contracts/limits';
import { MASTER_LONG_SIDE } from './encode.ts';

const LIFE_MS = 15_000;
const MAX_COMPLAINT = 2_000;

/** `file` names the converted picture; otherwise why there is none. */
export type Isolated = { outcome: 'converted' } | { outcome: 'too-many-pixels' } | { outcome: 'unreadable'; reason: string };

// The tests run the sources as they are; everything else runs what was built from them.
const script = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './isolated-process.ts' : './isolated-process.js', import.meta.url));

/** Turns a picture into a png at `output`, in a process that has no environment and not much time. */
export async function decodeIsolated(type: AcceptedImageType, input: string, output: string): Promise<Isolated> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=512', script, type, input, output, String(LIMITS.imageMaxPixels), String(MASTER_LONG_SIDE)],
    {
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: LIFE_MS,
      killSignal: 'SIGKILL',
    },
  );
  let reason = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (reason.length < MAX_COMPLAINT) reason += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) return { outcome: 'converted' };
  if (code === 3) return { outcome: 'too-many-pixels' };
  return { outcome: 'unreadable', reason: code === null ? 'took too long' : reason };
}
