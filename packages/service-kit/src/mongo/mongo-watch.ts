import type { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** The driver itself ends a heartbeat after 40 s (`connectTimeoutMS`, `heartbeatFrequencyMS`). */
const LOOK_EVERY_MS = 1_000;
const LOOKS = 60;

/** Internal fields of the driver, for which it has no public types. */
interface Insides {
  topology?: { s?: { servers?: Map<string, { monitor?: { connection?: { socket?: Socket } | null } }> } };
}

/**
 * Works around a bug of mongodb 7.8.0: a heartbeat that is written to a connection just being closed waits forever, because a destroyed
 * socket emits neither `drain` nor `error`, and all later commands fail. Emits the missing error; if that does not help, the process ends.
 */
@Injectable()
export class MongoWatch implements OnModuleInit, OnApplicationShutdown {
  /** Servers with a running heartbeat, and the number of checks since it started. */
  private readonly looks = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Pick<Connection, 'getClient'>) {}

  onModuleInit(): void {
    const over = ({ connectionId }: { connectionId: string }): void => void this.looks.delete(connectionId);
    this.connection
      .getClient()
      .on('serverHeartbeatStarted', ({ connectionId }) => this.looks.set(connectionId, 0))
      .on('serverHeartbeatSucceeded', over)
      .on('serverHeartbeatFailed', over);
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Counts checks instead of time, so that a frozen process does not count as waiting. An error thrown here ends the process. */
  private look(): void {
    for (const [server, before] of this.looks) {
      if (before + 1 >= LOOKS) throw new Error(`The driver no longer monitors ${server} for good`);
      this.looks.set(server, before + 1);
      const { topology } = this.connection.getClient() as unknown as Insides;
      const socket = topology?.s?.servers?.get(server)?.monitor?.connection?.socket;
      // The connection was closed before this heartbeat was written.
      if (before > 0 && socket?.destroyed) socket.emit('error', new Error('The heartbeat was written to a closed connection'));
    }
  }
}
