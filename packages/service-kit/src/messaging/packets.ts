import type { Msg } from '@nats-io/transport-node';
import type { ConsumerDeserializer, IncomingEvent, IncomingRequest, IncomingResponse, ProducerDeserializer } from '@nestjs/microservices';
import type { Metrics } from '../health/metrics.ts';

/** A message that is not JSON, or not in the envelope of our senders. */
export class MalformedMessage extends Error {
  override name = 'MalformedMessage';
}

/** Reads and validates NATS messages in both directions, and counts malformed ones, which Nest would pass on to handlers as content. */
export class Packets {
  private readonly malformed;

  constructor(metrics: Metrics) {
    this.malformed = metrics.counter('nats_messages_malformed_total', 'Messages that no sender of ours writes; they are left out', [
      'side',
    ]);
  }

  /** Requests and events: `{ pattern, data, id? }`, where the pattern is the subject. Throws {@link MalformedMessage}. */
  readonly received: ConsumerDeserializer = {
    deserialize: (message: Msg, options?: Record<string, unknown>): IncomingRequest | IncomingEvent => {
      const packet = this.read(message, 'received');
      if (packet.pattern !== options?.channel || !('data' in packet)) throw this.refuse('received', message);
      return packet as unknown as IncomingRequest | IncomingEvent;
    },
  };

  /** Replies: `{ id, response | err }`. Throws {@link MalformedMessage}. */
  readonly answers: ProducerDeserializer = {
    deserialize: (message: Msg): IncomingResponse => {
      const packet = this.read(message, 'answer');
      if (typeof packet.id !== 'string') throw this.refuse('answer', message);
      return packet as unknown as IncomingResponse;
    },
  };

  private read(message: Msg, side: 'received' | 'answer'): Record<string, unknown> {
    try {
      const packet: unknown = message.json();
      if (typeof packet === 'object' && packet !== null) return packet as Record<string, unknown>;
    } catch {}
    throw this.refuse(side, message);
  }

  private refuse(side: 'received' | 'answer', { subject, data }: Msg): MalformedMessage {
    this.malformed.inc({ side });
    return new MalformedMessage(`${data.length} bytes on ${subject} are no message of ours`);
  }
}
