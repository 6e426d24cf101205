// Terminates TLS for a store without it: TLS_FORWARD=9443=127.0.0.1:9000, several by commas. Reloads changed certificates within a minute.
import { readFileSync, watchFile } from 'node:fs';
import { startTlsFront, type TlsFront } from '@reefdesk/internal-tls/tls-front';

const LOOK_MS = 30_000;
/** Time for open transfers at shutdown, such as a picture. */
const GRACE_MS = 20_000;

const files = { certificate: variable('TLS_CERTIFICATE_FILE'), key: variable('TLS_KEY_FILE') };
const ways = variable('TLS_FORWARD').split(',').map(wayOf);
const fronts: TlsFront[] = await Promise.all(ways.map(({ port, target }) => startTlsFront({ port, target, credentials: credentials() })));
for (const { port, target } of ways) console.log(`TLS on port ${port}, on to ${target.host}:${target.port}`);

for (const file of Object.values(files)) watchFile(file, { interval: LOOK_MS }, renew);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all(fronts.map((front) => front.close(GRACE_MS)));
    process.exit(0);
  });
}

function renew(): void {
  try {
    for (const front of fronts) front.renew(credentials());
    console.log('The certificate was reloaded');
  } catch (error) {
    // One of the two files is not replaced yet; the next check finds both.
    console.error(`The certificate was not taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function credentials() {
  return { certificate: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') };
}

function wayOf(text: string): { port: number; target: { host: string; port: number } } {
  const [, port, host, targetPort] = /^(\d+)=([\w.-]+):(\d+)$/.exec(text.trim()) ?? [];
  if (!port || !host || !targetPort) throw new Error(`TLS_FORWARD: not PORT=HOST:PORT: "${text}"`);
  return { port: Number(port), target: { host, port: Number(targetPort) } };
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
