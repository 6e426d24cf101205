import { Argument, type Command, InvalidArgumentError } from '@reefdesk/service-kit/command-line';
import { IMAGE_OWNERS } from '../image-owners.ts';

const MAX_PAUSE_HOURS = 7 * 24;
const MAX_ALLOWANCE = 10_000_000;

export interface CollectionActions {
  status(): Promise<void>;
  pause(hours: number): Promise<void>;
  resume(): Promise<void>;
  accept(name: string): Promise<void>;
  allow(images: number): Promise<void>;
  sweep(): Promise<void>;
}

export function collectionCommands(actions: CollectionActions) {
  return (program: Command) => {
    program.description('The garbage collection of images, for operators.');
    program
      .command('status')
      .description('what it does, and what it waits for')
      .action(() => actions.status());
    program
      .command('pause')
      .description('before a backup or a restore; returns when nothing is being deleted any more')
      .option('--hours <number>', 'length of the pause', numberUpTo(MAX_PAUSE_HOURS), 6)
      .action(({ hours }: { hours: number }) => actions.pause(hours));
    program
      .command('resume')
      .description('after it')
      .action(() => actions.resume());
    program
      .command('accept')
      .description('a changed database is the right one')
      .addArgument(new Argument('<name>', 'whose').choices([...IMAGE_OWNERS, 'bucket']))
      .action((name: string) => actions.accept(name));
    program
      .command('allow')
      .description('the next sweep may remove up to so many images, beyond its usual limit')
      .argument('<number>', 'of images', numberUpTo(MAX_ALLOWANCE))
      .action((images: number) => actions.allow(Math.floor(images)));
    program
      .command('sweep')
      .description('does not wait for the interval')
      .action(() => actions.sweep());
  };
}

function numberUpTo(max: number) {
  return (typed: string): number => {
    const value = typed.trim() === '' ? Number.NaN : Number(typed);
    if (value > 0 && value <= max) return value;
    throw new InvalidArgumentError(`A number up to ${max} is needed.`);
  };
}
