import type { Readable } from 'node:stream';
import { LIMITS } from '@reefdesk/contracts/limits';
import { InvalidArgumentError } from '@reefdesk/service-kit/command-line';

/** The first line of standard input. */
export async function readPassword(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n') || text.length > LIMITS.passwordMaxLength + 1) break;
  }
  const password = text.split(/\r?\n/, 1)[0] ?? '';
  if (password.length < LIMITS.passwordMinLength || password.length > LIMITS.passwordMaxLength) {
    throw new InvalidArgumentError(
      `--password-stdin: the password must have ${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters`,
    );
  }
  return password;
}
