import { randomUUID } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { type AuditedCall, auditOf } from '@reefdesk/contracts/audited';
import type { Request } from 'express';
import { catchError, concatMap, Observable } from 'rxjs';
import { endpointOf } from '../access/endpoint-metadata.ts';
import { shownNetwork } from '../request/client-network.ts';
import { AuditOutbox, openEntry } from './audit-outbox.repository.ts';
import { Trail } from './trail.ts';

const ID_MAX_LENGTH = 100;

/** Records writes of staff before the handler runs, or rejects them if that fails; settles before the response (AUD-01, AUD-02). */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly reflector: Reflector,
    private readonly outbox: AuditOutbox,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const actor = request.user as Actor | undefined;
    const endpoint = endpointOf(this.reflector, context);
    const audited = actor && endpoint && auditOf(endpoint, actor.role === 'admin');
    return audited ? this.recorded(await this.begin(request, actor, { call: endpoint.route, ...audited }), next) : next.handle();
  }

  private async begin(
    request: Request,
    { userId, position }: Actor,
    { call, kind, action, record }: AuditedCall & { call: string },
  ): Promise<Trail> {
    const recordId = record === undefined ? null : String(request.params[record] ?? '').slice(0, ID_MAX_LENGTH);
    const who = { userId, position: position ?? null, network: clientNetwork(request) };
    const entry = openEntry(randomUUID(), { call, kind, action, recordId, ...who });
    await this.outbox.put(entry);
    return new Trail(entry, this.outbox);
  }

  private recorded(trail: Trail, next: CallHandler): Observable<unknown> {
    return new Observable((subscriber) => trail.run(() => next.handle().subscribe(subscriber))).pipe(
      concatMap(async (answer) => {
        await trail.succeeded();
        return answer;
      }),
      catchError(async (error: unknown) => {
        // If this fails, the entry stays open and is recovered later.
        await trail.failed(error).catch((cause: unknown) => this.logger.warn({ err: cause }, 'An audit entry could not be settled'));
        throw error;
      }),
    );
  }
}

/** The gateway rewrites the header, so it contains the client's address only. */
function clientNetwork({ headers, ip }: Pick<Request, 'headers' | 'ip'>): string {
  const forwarded = headers['x-forwarded-for'];
  return shownNetwork((typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : undefined) || ip);
}
