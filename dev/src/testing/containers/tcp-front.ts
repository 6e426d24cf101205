// Starts a process that listens only on a socket or loopback port, and exposes it to the container's network. Usage: tcp-front.ts PORT
// TARGET PROGRAM ARGUMENT... (TARGET is a socket's path or a port)
import { spawn } from 'node:child_process';
import { connect, createServer, type NetConnectOpts } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { accepts } from '@reefdesk/embedded-stack/probes';

const [port = '', target = '', program = '', ...args] = process.argv.slice(2);
const address: NetConnectOpts = /^\d+$/.test(target) ? { port: Number(target), host: '127.0.0.1' } : { path: target };

// The process ends when its standard input closes, so the pipe stays open.
const host = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'] });
host.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => host.kill('SIGTERM'));

while (!(await accepts(address))) await sleep(50);
createServer((outside) => {
  const inside = connect(address);
  outside.pipe(inside).pipe(outside);
  outside.once('error', () => inside.destroy());
  inside.once('error', () => outside.destroy());
}).listen(Number(port), '0.0.0.0');
