import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Message } from '@reefdesk/contracts/messages/message';

export interface NatsLogin {
  natsUrl: string;
  natsUser: string;
  natsPassword: string;
}

/** Asks a service, in the envelope that Nest's NATS transport reads and writes. */
export type Ask = <Request, Reply>(contract: Message<Request, Reply>, request: Request, timeoutMs?: number) => Promise<Reply>;

interface ReplyEnvelope<Reply> {
  response?: Reply;
  err?: { code?: string } | string;
}

const DEFAULT_TIMEOUT_MS = 30_000;

export async function openNats(login: NatsLogin): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const connection = await connect({
    servers: login.natsUrl,
    name: 'seed',
    ...(login.natsUser && { user: login.natsUser, pass: login.natsPassword, inboxPrefix: `_INBOX_${login.natsUser}` }),
  });
  return { ask: askOver(connection), close: () => connection.drain() };
}

function askOver(connection: NatsConnection): Ask {
  return async (contract, request, timeoutMs = DEFAULT_TIMEOUT_MS) => {
    const envelope = JSON.stringify({ pattern: contract.subject, data: request, id: randomUUID() });
    const answer = await connection.request(contract.subject, envelope, { timeout: timeoutMs });
    const { response, err } = answer.json<ReplyEnvelope<never>>();
    if (err) throw new Error(`${contract.subject}: ${typeof err === 'string' ? err : (err.code ?? JSON.stringify(err))}`);
    return response as never;
  };
}
