import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';
import { LIMITS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { RequestHandler } from 'express';
import { isUpload } from '../request-context/is-upload.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { HeldBodies } from './held-bodies.ts';
import { sendError } from './send-error.ts';

/** Method and path patterns of routes that need a session. Services ignore case and a trailing slash. */
const WITH_SESSION: readonly RegExp[] = Object.values<Routes>(ENDPOINTS).flatMap((calls) =>
  Object.entries<Endpoint>(calls)
    .filter(([, { access }]) => access !== 'public')
    .map(([name]) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i')),
);

/** Maximum body size in bytes of a request that is not an upload; lower for routes without a session. */
function bodyLimitOf(method: string, path: string): number {
  const call = `${method} ${path}`;
  return WITH_SESSION.some((pattern) => pattern.test(call)) ? LIMITS.jsonBodyMaxBytes : LIMITS.publicBodyMaxBytes;
}

/** Reads a small body completely before forwarding it, so that slow senders occupy no service. `withinMs`: limit for the whole body. */
export function receiveSmallBodies({ withinMs }: { withinMs: number }): RequestHandler {
  const held = new HeldBodies();
  return (request, response, next) => {
    const context = requestContextOf(request);
    if (context.target.kind !== 'api' || isUpload(request) || !hasBody(request)) return next();
    const maxBytes = bodyLimitOf(request.method, context.path);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return sendError(request, response, new AppError('payload_too_large'));
    // Data arrives in socket events, so the async context of this request is restored for its ID and trace.
    const inContext = AsyncLocalStorage.snapshot();
    const stop = (): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', complete);
    };
    const refuse = (error: AppError): void => {
      stop();
      held.release(body);
      sendError(request, response, error);
    };
    const take = (chunk: Buffer): void => {
      if (body.size + chunk.length > maxBytes) refuse(new AppError('payload_too_large'));
      else held.add(body, chunk);
    };
    const complete = (): void => {
      stop();
      context.body = held.complete(body);
      if (!response.destroyed) inContext(() => next());
    };
    const timer = setTimeout(() => refuse(new AppError('request_timeout')), withinMs);
    const body = held.begin(context.client.address, refuse);
    response.once('close', () => {
      stop();
      held.release(body);
    });
    request.on('data', take).once('end', complete);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
