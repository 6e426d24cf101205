import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';
import { WORK_COMMANDS } from '../work-commands.ts';
import { isRefusal } from './failure.ts';

const storage = new AsyncLocalStorage<SentCommands>();

/** What one try of an operation sent to the server, the driver's own repetition included. */
export class SentCommands {
  private sent = 0;
  private refused = 0;

  /** Has every later try on this connection watched; once for each connection. */
  static watch(connection: Connection): void {
    connection
      .getClient()
      .on('commandStarted', ({ commandName }) => storage.getStore()?.note(commandName, 'sent'))
      .on('commandFailed', ({ commandName, failure }) => isRefusal(failure) && storage.getStore()?.note(commandName, 'refused'));
  }

  /** True within a try: what is done there belongs to it. */
  static get areWatched(): boolean {
    return storage.getStore() !== undefined;
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return storage.run(this, work);
  }

  /** True when it is certain that the server did nothing: nothing was sent, or all of it was refused. */
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
