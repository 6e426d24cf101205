import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { limitWaiting } from './deadlines.ts';
import { codeOf, DeadlineError } from './failures.ts';
import type { Upstream } from './upstreams.ts';

/** A whole answer in memory. */
export interface FetchedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FetchOptions {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** How the body may be encoded; it is never decoded here. */
  encoding?: 'identity' | 'br' | 'gzip';
  /** For all of it, from connecting to the last byte. */
  timeoutMs: number;
  maxBytes: number;
}

/** The answer is longer than the caller can hold. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Reads a small answer of an upstream whole. Throws what {@link explainFailure} understands, or {@link TooLargeError}. */
export async function fetchAnswer(upstream: Upstream, path: string, options: FetchOptions): Promise<FetchedAnswer> {
  if (upstream.isOverloaded) throw new AppError('service_unavailable');
  const leave = upstream.enter();
  try {
    return await attempt(upstream, path, options);
  } catch (error) {
    if (!(error instanceof KeptConnectionClosed)) throw error;
    return await attempt(upstream, path, options);
  } finally {
    leave();
  }
}

/** The service closed an idle connection in the very moment it was used again: nothing was lost, so ask once more. */
class KeptConnectionClosed extends Error {}

async function attempt(
  upstream: Upstream,
  path: string,
  { method = 'GET', headers = {}, encoding = 'identity', timeoutMs, maxBytes }: FetchOptions,
): Promise<FetchedAnswer> {
  const send = upstream.origin.startsWith('https:') ? httpsRequest : httpRequest;
  const call = upstream.call(method);
  const sent = { ...headers, ...call.traceHeaders, 'accept-encoding': encoding };
  const outgoing = send(upstream.origin + path, { method, headers: sent, agent: upstream.agent });
  let late: DeadlineError | undefined;
  const timer = setTimeout(() => {
    late = new DeadlineError('answer');
    outgoing.destroy(late);
  }, timeoutMs);
  outgoing.once('socket', () => limitWaiting(outgoing, timeoutMs));
  outgoing.once('response', ({ statusCode = 502 }) => call.answered(statusCode));
  outgoing.end();
  try {
    return await answerOf(outgoing, maxBytes);
  } catch (error) {
    if (error instanceof KeptConnectionClosed) call.dropped('retried');
    else call.failed(late ?? error);
    throw late ?? error;
  } finally {
    clearTimeout(timer);
  }
}

function answerOf(outgoing: ClientRequest, maxBytes: number): Promise<FetchedAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', (error: unknown) => {
      reject(outgoing.reusedSocket && codeOf(error) === 'ECONNRESET' ? new KeptConnectionClosed() : error);
    });
    outgoing.once('response', (answer) => {
      readAll(answer, maxBytes).then((body) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body }), reject);
    });
  });
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new TooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
