import { parseArgs } from 'node:util';
import { messageOf, StackError } from '@reefdesk/embedded-stack/errors';

export interface LoopOptions {
  /** Lines of the processes as they are, one JSON object each. */
  json: boolean;
  /** Types are checked beside the loop. */
  types: boolean;
}

/** What follows `npm run dev --`. Throws a StackError with the usage. */
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
