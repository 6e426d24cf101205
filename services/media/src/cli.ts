import { Logger } from '@nestjs/common';
import { runCollectionCli } from './collection/cli/collection-cli.ts';

// A person reads the output; the log lines of the libraries below are no part of it.
Logger.overrideLogger(false);
process.exitCode = await runCollectionCli(process.argv.slice(2), process);
