import { StackError } from '@reefdesk/embedded-stack/errors';

export interface TestRequest {
  steps: string[];
  /** Paths of files and folders, or parts of them. */
  words: string[];
  changed: boolean;
}

/** Parses the arguments of `npm test --`. Throws if they are contradictory. */
export function readTestRequest(args: readonly string[], stepNames: readonly string[]): TestRequest {
  const request: TestRequest = { steps: [], words: [], changed: false };
  for (const arg of args) {
    if (arg === '--changed') request.changed = true;
    else if (arg.startsWith('-')) throw new StackError(`${arg} is unknown. There is --changed.`);
    else if (stepNames.includes(arg)) request.steps.push(arg);
    else request.words.push(arg);
  }
  const kinds = [request.steps.length > 0, request.words.length > 0, request.changed].filter(Boolean);
  if (kinds.length > 1) throw new StackError('Ask for steps, for files, or for --changed: not for several of these at once.');
  return request;
}
