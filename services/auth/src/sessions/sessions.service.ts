import { Inject, Injectable } from '@nestjs/common';
import { SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { SessionDocument } from './session.schema.ts';
import type { SessionClient } from './session-client.ts';
import { expiryOf, needsTouch } from './session-life.ts';
import { createSessionSecret, sessionIdOf } from './session-secret.ts';
import { SessionsRepository } from './sessions.repository.ts';

export interface NewSession {
  userId: string;
  epoch: number;
  remembered: boolean;
  client?: SessionClient | undefined;
}

/** Server-side sessions. Only the browser stores the secret. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    @Inject(MessageBus) private readonly bus: Pick<MessageBus, 'publish'>,
  ) {}

  /** Returns the cookie value. */
  async open({ userId, epoch, remembered, client }: NewSession): Promise<string> {
    const secret = createSessionSecret();
    const now = new Date();
    const life = { remembered, createdAt: now, lastSeenAt: now };
    const whose = { _id: sessionIdOf(secret) as string, userId, epoch, ...(client && { client }) };
    await this.sessions.insert({ ...whose, ...life, expiresAt: expiryOf(life) });
    return secret;
  }

  /** Also updates `lastSeenAt`; null if there is no session. */
  async resume(secret: unknown): Promise<SessionDocument | null> {
    const id = sessionIdOf(secret);
    const now = new Date();
    const session = id === undefined ? null : await this.sessions.findLive(id, now);
    if (!session || !needsTouch(session, now)) return session;
    const seen = { ...session, lastSeenAt: now };
    seen.expiresAt = expiryOf(seen);
    await this.sessions.touch(seen._id, seen.lastSeenAt, seen.expiresAt);
    return seen;
  }

  find(id: string): Promise<SessionDocument | null> {
    return this.sessions.findLive(id, new Date());
  }

  listOf(userId: string): Promise<SessionDocument[]> {
    return this.sessions.listLiveOf(userId, new Date());
  }

  async endBySecret(secret: unknown): Promise<boolean> {
    const id = sessionIdOf(secret);
    return id !== undefined && this.end(id);
  }

  async end(id: string): Promise<boolean> {
    const ended = await this.sessions.remove(id);
    if (ended) this.bus.publish(SessionsEnded, { userId: ended.userId, sessionId: id });
    return ended !== null;
  }

  async endOneOf(userId: string, id: string): Promise<boolean> {
    const ended = await this.sessions.removeOneOf(userId, id);
    if (ended) this.bus.publish(SessionsEnded, { userId, sessionId: id });
    return ended !== null;
  }

  async endAllOf(userId: string): Promise<void> {
    await this.sessions.removeAllOf(userId);
    this.bus.publish(SessionsEnded, { userId });
  }

  async endOthersOf(userId: string, secret: string): Promise<void> {
    await this.endOthersThan(sessionIdOf(secret) as string, userId);
  }

  async endOthersThan(exceptSessionId: string, userId: string): Promise<void> {
    await this.sessions.removeAllOf(userId, exceptSessionId);
    this.bus.publish(SessionsEnded, { userId, exceptSessionId });
  }
}
