import { Logger } from '@nestjs/common';
import { runAccountsCli } from './cli/accounts-cli.ts';

// A person reads the output; the log lines of the libraries below are no part of it.
Logger.overrideLogger(false);
process.exitCode = await runAccountsCli(process.argv.slice(2), process);
