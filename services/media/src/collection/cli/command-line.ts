import { parseArgs } from 'node:util';
import { IMAGE_OWNERS } from '../image-owners.ts';

export const USAGE = `The garbage collection of images, for operators.

  status                    what it does, and what it waits for
  pause [--hours N]         before a backup or a restore; returns when nothing is being deleted any more (6 hours by default)
  resume                    after it
  accept NAME               a changed database is the right one: ${IMAGE_OWNERS.join(', ')}, or bucket
  allow NUMBER              the next sweep may remove up to so many images, beyond its usual limit
  sweep                     does not wait for the interval
`;

const MAX_PAUSE_HOURS = 7 * 24;
const MAX_ALLOWANCE = 10_000_000;

export type Command =
  | { action: 'help' | 'status' | 'resume' | 'sweep' }
  | { action: 'pause'; hours: number }
  | { action: 'accept'; name: string }
  | { action: 'allow'; images: number };

/** A command line that cannot be understood; the message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function parseCommandLine(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [action, argument, ...rest] = positionals;
  const takesArgument = action === 'accept' || action === 'allow';
  if (rest.length > 0 || (argument !== undefined && !takesArgument))
    throw new UsageError(`Not understood: ${[argument, ...rest].join(' ')}`);
  if (values.hours !== undefined && action !== 'pause') throw new UsageError('--hours belongs to pause');
  if (values.help) return { action: 'help' };
  switch (action) {
    case 'status':
    case 'resume':
    case 'sweep':
      return { action };
    case 'pause':
      return { action, hours: number(values.hours ?? '6', '--hours', MAX_PAUSE_HOURS) };
    case 'accept':
      return { action, name: known(argument) };
    case 'allow':
      return { action, images: Math.floor(number(argument ?? '', 'allow', MAX_ALLOWANCE)) };
    default:
      throw new UsageError(action ? `Unknown command: ${action}` : 'What should be done?');
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { hours: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function number(text: string, name: string, max: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value > 0 && value <= max)) throw new UsageError(`${name}: a number up to ${max} is needed`);
  return value;
}

function known(name: string | undefined): string {
  const names: readonly string[] = [...IMAGE_OWNERS, 'bucket'];
  if (name === undefined || !names.includes(name)) throw new UsageError(`accept: one of ${names.join(', ')}`);
  return name;
}
