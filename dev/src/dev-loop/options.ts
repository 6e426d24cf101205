import { parseArgs } from 'node:util';
import { messageOf, StackError } from '@reefdesk/embedded-stack/errors';

export interface LoopOptions {
  json: boolean;
  types: boolean;
}

/** Parses the arguments after `npm run dev --`. Throws a StackError with the usage. */
export function readOptions(args: readonly string[]): LoopOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false }, 'no-types': { type: 'boolean', default: false } },
    });
    return { json: values.json, types: !values['no-types'] };
  } catch (error) {
    throw new StackError(`${messageOf(error)}\nUsage: npm run dev -- [--json] [--no-types]`, { cause: error });
  }
}
