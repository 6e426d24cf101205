import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CHANGED_KINDS, type ChangedKind } from '@reefdesk/contracts/bookings/values';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Response } from 'express';

/** Changes within this time become one event, which limits reloads. */
const GATHER_MS = 250;
/** Shorter than the idle timeouts of the gateway and of common proxies. */
const HEARTBEAT_MS = 10_000;
const RETRY_MS = 3_000;
/** A client with more unsent bytes than this is disconnected. */
const MAX_WAITING_BYTES = 16 * 1_024;

const HEARTBEAT = ':\n\n';
const ALL = eventOf(CHANGED_KINDS);

/** Events are only hints to reload, so none are stored for disconnected clients. */
@Injectable()
export class Followers implements OnModuleDestroy {
  private readonly open = new Set<Response>();
  private readonly gathered = new Set<ChangedKind>();
  private gathering: NodeJS.Timeout | undefined;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(bus: MessageBus) {
    this.heartbeat = setInterval(() => this.send(HEARTBEAT), HEARTBEAT_MS).unref();
    // Changes may have been missed while the connection was down.
    bus.onReconnect(() => this.send(ALL));
  }

  /** The first event names all kinds, since a reconnecting client may have missed changes. */
  follow(response: Response, { goesOn }: { goesOn: boolean }): void {
    // Keeps proxies from buffering events.
    response.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    const hello = `retry: ${RETRY_MS}\n${ALL}`;
    if (!goesOn) {
      response.end(hello);
      return;
    }
    response.once('close', () => this.open.delete(response));
    this.open.add(response);
    response.write(hello);
  }

  notify(kind: ChangedKind): void {
    this.gathered.add(kind);
    this.gathering ??= setTimeout(() => {
      const kinds = [...this.gathered];
      this.gathered.clear();
      this.gathering = undefined;
      this.send(eventOf(kinds));
    }, GATHER_MS).unref();
  }

  /** Browsers reconnect to another replica. */
  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.gathering);
    for (const response of this.open) response.end();
  }

  private send(text: string): void {
    for (const response of this.open) {
      if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
      else response.write(text);
    }
  }
}

function eventOf(kinds: readonly ChangedKind[]): string {
  return `data: ${JSON.stringify({ kinds })}\n\n`;
}
