/**
 * Development servers of the three frontends in one process: `node dev-servers.mjs shell=8085 public=8086 admin=8087`. They listen on
 * loopback behind the gateway and write JSON lines.
 */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { browserConfig } from './app-config.mjs';
import { developmentServer } from './development.mjs';

const FRONTENDS = path.resolve(import.meta.dirname, '../../../frontends');

const servers = process.argv.slice(2).map((argument) => {
  const [name, port] = argument.split('=');
  return serve(name, Number(port));
});
await Promise.all(servers);

async function serve(name, port) {
  const root = path.join(FRONTENDS, name);
  const compiler = rspack({ ...browserConfig({ name, root })({}, { mode: 'development' }), infrastructureLogging: { level: 'warn' } });
  compiler.hooks.done.tap('DevServers', (stats) => report(name, stats));
  await new RspackDevServer(developmentServer({ name, port }), compiler).start();
}

function report(name, stats) {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message } of errors) say(name, 50, stripVTControlCharacters(message));
  for (const { message } of warnings) say(name, 40, stripVTControlCharacters(message));
  if (errors.length === 0) say(name, 20, `built in ${stats.endTime - stats.startTime} ms`);
}

function say(service, level, msg) {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), service, msg })}\n`);
}

// Ends with the parent process, even after SIGKILL.
if (process.env.PARENT_PIPE) process.stdin.resume().once('close', () => process.exit(0));
