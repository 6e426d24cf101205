import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CHANGED_KINDS, type ChangedKind } from '@reefdesk/contracts/changes';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Response } from 'express';

/** What comes within this time is told as one: a busy minute makes a few readings, and not hundreds. */
const GATHER_MS = 250;
/** Less than the gateway lets a service be silent, and than proxies keep a silent connection. */
const HEARTBEAT_MS = 10_000;
/** How soon a browser whose stream ended connects anew. */
const RETRY_MS = 3_000;
/** Whoever has so much of it still to take does not listen. */
const MAX_WAITING_BYTES = 16 * 1_024;

const HEARTBEAT = ':\n\n';
const ALL = eventOf(CHANGED_KINDS);

/** Everybody who follows changes at this replica, and what they are told. Hints: the database is the truth, so nothing is kept for anybody. */
@Injectable()
export class Followers implements OnModuleDestroy {
  private readonly open = new Set<Response>();
  private readonly gathered = new Set<ChangedKind>();
  private gathering: NodeJS.Timeout | undefined;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(bus: MessageBus) {
    this.heartbeat = setInterval(() => this.send(HEARTBEAT), HEARTBEAT_MS).unref();
    // Changes may have been missed.
    bus.onReconnect(() => this.send(ALL));
  }

  /** The first event names everything: who comes late, or comes back, has missed something. */
  follow(response: Response, { goesOn }: { goesOn: boolean }): void {
    // What stands in between must not wait for more before it passes this on.
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

  tell(kind: ChangedKind): void {
    this.gathered.add(kind);
    this.gathering ??= setTimeout(() => {
      const kinds = [...this.gathered];
      this.gathered.clear();
      this.gathering = undefined;
      this.send(eventOf(kinds));
    }, GATHER_MS).unref();
  }

  /** They come back, to another replica. */
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
