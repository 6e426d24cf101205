import { runBackupCli } from './cli/backup-cli.ts';

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
if (process.env.PARENT_PIPE) process.stdin.resume().once('close', () => ending.abort());

const { env, stdout, stderr } = process;
// Required, because the parent's pipe would keep the process alive.
process.exit(await runBackupCli(process.argv.slice(2), { env, stdout, stderr, signal: ending.signal }));
