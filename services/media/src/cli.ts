import { Logger } from '@nestjs/common';
import { runCollectionCli } from './collection/cli/collection-cli.ts';

// The output is for operators, without the log lines of libraries.
Logger.overrideLogger(false);
process.exitCode = await runCollectionCli(process.argv.slice(2), process);
