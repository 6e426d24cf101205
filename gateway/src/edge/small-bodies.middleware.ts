import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { RequestHandler } from 'express';
import { isUpload } from '../request-context/is-upload.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { sendError } from './send-error.ts';

const MAX_BYTES = MEGABYTE;
/** Of all bodies together; each is held until its answer has gone. */
const MAX_HELD_BYTES = 64 * MEGABYTE;

/**
 * Reads a body that is no upload to its end before anything is done for it: whoever sends slowly waits by themselves, and holds
 * no place at a service. `withinMs`: for the whole body.
 */
export function receiveSmallBodies({ withinMs }: { withinMs: number }): RequestHandler {
  let heldBytes = 0;
  return (request, response, next) => {
    const context = requestContextOf(request);
    if (context.target.kind !== 'api' || isUpload(request) || !hasBody(request)) return next();
    // What is read comes in events of the connection; it is still this request that goes on, with its id and its trace.
    const inContext = AsyncLocalStorage.snapshot();
    const chunks: Buffer[] = [];
    let size = 0;
    let isOver = false;
    const finish = (error?: AppError): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      request.off('data', take);
      if (error) sendError(request, response, error);
      else if (!response.destroyed) inContext(() => next());
    };
    const timer = setTimeout(() => finish(new AppError('request_timeout')), withinMs);
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      heldBytes += chunk.length;
      if (size > MAX_BYTES) finish(new AppError('payload_too_large'));
      else if (heldBytes > MAX_HELD_BYTES) finish(new AppError('service_unavailable'));
    };
    response.once('close', () => {
      heldBytes -= size;
      clearTimeout(timer);
    });
    if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return finish(new AppError('payload_too_large'));
    request.on('data', take).once('end', () => {
      context.body = Buffer.concat(chunks, size);
      finish();
    });
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
