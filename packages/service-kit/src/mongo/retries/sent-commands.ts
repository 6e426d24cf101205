import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';
import { WORK_COMMANDS } from '../work-commands.ts';
import { isNotPrimary } from './failure.ts';

const storage = new AsyncLocalStorage<SentCommands>();

/** Commands that one attempt sent to the server, including the driver's own retries. */
export class SentCommands {
  private sent = 0;
  private refused = 0;

  /** Watches all later attempts on this connection. Must be called once per connection. */
  static watch(connection: Connection): void {
    connection
      .getClient()
      .on('commandStarted', ({ commandName }) => storage.getStore()?.note(commandName, 'sent'))
      .on('commandFailed', ({ commandName, failure }) => isNotPrimary(failure) && storage.getStore()?.note(commandName, 'refused'));
  }

  static get areWatched(): boolean {
    return storage.getStore() !== undefined;
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return storage.run(this, work);
  }

  /** True if the server certainly did nothing: no command was sent, or all were rejected. */
  get didNothing(): boolean {
    return this.sent === this.refused;
  }

  get wereRefused(): boolean {
    return this.refused > 0;
  }

  private note(commandName: string, what: 'sent' | 'refused'): void {
    if (WORK_COMMANDS.has(commandName)) this[what]++;
  }
}
