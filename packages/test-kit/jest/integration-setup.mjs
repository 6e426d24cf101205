import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export default async function startSharedStack() {
  const script = fileURLToPath(new URL('./shared-stack-host.ts', import.meta.url));
  // Jest's own flags are dropped; workspace packages are read as source.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const host = spawn(process.execPath, ['--conditions=reefdesk-source', script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`The shared parts of the tests did not start (exit code ${code}).`);
  });
  const [line] = await Promise.race([once(createInterface(host.stdout), 'line'), ended]);
  ended.catch(() => {}); // From here on its end is ours to decide.
  Object.assign(process.env, JSON.parse(line));
  globalThis.reefdeskSharedStack = host;
}
