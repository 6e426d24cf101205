import type { Writable } from 'node:stream';
import { Command, CommanderError, InvalidArgumentError } from 'commander';

export { Argument, type Command, InvalidArgumentError, Option } from 'commander';

/** `failed`: rejected or impossible now; `usage`: invalid arguments. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export interface CliStreams {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
}

interface CommandLine {
  name: string;
  /** Adds the commands. Actions throw {@link InvalidArgumentError} for arguments that do not fit together. */
  declare: (program: Command) => unknown;
  explain?: (error: Error) => string;
}

export async function runCommandLine(
  args: readonly string[],
  { name, declare, explain = ({ message }) => message }: CommandLine,
  { stdout, stderr }: Pick<CliStreams, 'stdout' | 'stderr'>,
): Promise<number> {
  // Subcommands inherit these settings, so they come first.
  const program = new Command(name)
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    });
  let running: Command = program;
  program.hook('preAction', (_program, command) => {
    running = command;
  });
  declare(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // Commander has shown its own errors, but not the ones that an action throws.
    if (error instanceof InvalidArgumentError) stderr.write(`error: ${error.message}\n\n${running.helpInformation()}`);
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    stderr.write(`${explain(error as Error)}\n`);
    return EXIT.failed;
  }
}
