import type { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** The driver gives a heartbeat up after 40 s by itself (`connectTimeoutMS`, `heartbeatFrequencyMS`). */
const LOOK_EVERY_MS = 1_000;
const LOOKS = 60;

/** What the driver keeps to itself, and its types with it: the connection of the heartbeats of each server. */
interface Insides {
  topology?: { s?: { servers?: Map<string, { monitor?: { connection?: { socket?: Socket } | null } }> } };
}

/**
 * Keeps the driver looking for its servers. A heartbeat that it writes in the moment in which its connection ends waits for ever
 * (mongodb 7.8.0: a write to a destroyed socket brings neither `drain` nor `error`), and every command then fails until the process
 * ends, with the database there. The missing error is told here; where that does not help, the process ends, and another connects.
 */
@Injectable()
export class MongoWatch implements OnModuleInit, OnApplicationShutdown {
  /** Servers whose heartbeat has not ended, and how often that was seen. */
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

  /** Looks are counted, not time: a process that was frozen has not waited. What is thrown here ends the process. */
  private look(): void {
    for (const [server, before] of this.looks) {
      if (before + 1 >= LOOKS) throw new Error(`The driver has lost sight of ${server} for good`);
      this.looks.set(server, before + 1);
      const { topology } = this.connection.getClient() as unknown as Insides;
      const socket = topology?.s?.servers?.get(server)?.monitor?.connection?.socket;
      // Its own end was told before this heartbeat was written.
      if (before > 0 && socket?.destroyed) socket.emit('error', new Error('The heartbeat was written to a closed connection'));
    }
  }
}
