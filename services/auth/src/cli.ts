import { runAccountsCli } from './cli/accounts-cli.ts';

process.exitCode = await runAccountsCli(process.argv.slice(2), process);
