// Fake of Garage's admin API before the embedded S3 server, in a container. Every key that the setup creates has all permissions. Usage:
// garage-front.ts FOLDER ADMIN_TOKEN_FILE
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostArguments } from '@reefdesk/embedded-stack/paths';
import { GarageStandIn } from '@reefdesk/test-kit/garage-stand-in';

const [OUTSIDE, INSIDE] = ['9000', '9001'];
const [folder = '', tokenFile = ''] = process.argv.slice(2);

let host: ChildProcess | undefined;
let served = '';
let turn = Promise.resolve();

const token = readFileSync(tokenFile, 'utf8').trim();
await GarageStandIn.start({
  token,
  host: '0.0.0.0',
  port: 3903,
  onChange: (garage) => {
    turn = turn.then(() => serve(garage));
  },
});

process.on('SIGTERM', () => {
  turn = turn.then(end).then(() => process.exit(0));
});

/** Restarts the S3 server when the keys with access to a bucket change. */
async function serve({ buckets, keys }: GarageStandIn): Promise<void> {
  const allowed = [...keys].filter(([id]) => buckets.some(({ permissions }) => permissions.get(id)?.size));
  const environment = {
    S3_ACCESS_KEY: allowed.map(([id]) => id).join(),
    S3_SECRET_KEY: allowed.map(([, { secret }]) => secret).join(),
  };
  if (environment.S3_ACCESS_KEY === served) return;
  await end();
  served = environment.S3_ACCESS_KEY;
  const server = [process.execPath, '--openssl-legacy-provider', ...hostArguments('s3-host'), folder, INSIDE];
  host = spawn(process.execPath, [join(import.meta.dirname, 'tcp-front.ts'), OUTSIDE, INSIDE, ...server], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function end(): Promise<void> {
  if (!host || host.exitCode !== null || host.signalCode !== null) return;
  const ended = once(host, 'exit');
  host.kill('SIGTERM');
  await ended;
}
