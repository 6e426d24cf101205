import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { MANIFESTS } from '../../packages/system/src/services.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DATA = join(ROOT, '.cache', 'bench-dev');
const STARTS_WITHIN_MS = 10 * 60_000;
/** `npm run dev` also takes the ports after PORT; see CONTRIBUTING.md. */
const USUAL_PORT = 8080;
const PORTS_FROM = 21_080;
const PORTS_STEP = 300;

/** Starts `npm run dev` on its own data and ports, without the demo content. */
export async function startLoop() {
  const port = await freeRange(PORTS_FROM);
  const env = { ...process.env, DATA_DIR: DATA, PORT: String(port), HOST: '127.0.0.1', SEED: 'none' };
  const child = spawn(process.execPath, [join(ROOT, 'dev/run.mjs'), 'dev'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const startedAt = performance.now();
  await new Promise((ready, fail) => {
    const late = setTimeout(() => fail(new Error(`The loop did not start:\n${output}`)), STARTS_WITHIN_MS);
    child.once('exit', (code) => fail(new Error(`npm run dev ended (${code}):\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!output.includes('Reefdesk is ready')) return;
      clearTimeout(late);
      ready();
    });
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    testimonialsUrl: `http://127.0.0.1:${MANIFESTS.testimonials.ports.http + port - USUAL_PORT}`,
    startMs: performance.now() - startedAt,
    account: { email: env.ADMIN_EMAIL ?? 'admin@reefdesk.example', password: passwordOf(env) },
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function passwordOf({ ADMIN_PASSWORD }) {
  return ADMIN_PASSWORD || readFileSync(join(DATA, 'private/admin-password'), 'utf8').trim();
}

async function freeRange(from) {
  return (await canListen(from)) ? from : freeRange(from + PORTS_STEP);
}

async function canListen(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
