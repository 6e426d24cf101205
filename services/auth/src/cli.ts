import { Logger } from '@nestjs/common';
import { runAccountsCli } from './cli/accounts-cli.ts';

// The output is for a person, so the libraries' log lines are switched off.
Logger.overrideLogger(false);
process.exitCode = await runAccountsCli(process.argv.slice(2), process);
