import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { TIME_LEFT_HEADER, timeLeftHeader } from '@reefdesk/service-kit/time/deadline';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { pauseBeforeNext, timeoutOf } from './asking-again.ts';
import { limitWaiting } from './deadlines.ts';
import { DeadlineError } from './failures.ts';
import type { UpstreamCall } from './upstream-call.ts';
import type { Upstream } from './upstreams.ts';

export interface FetchedAnswer<Body = Buffer> {
  status: number;
  headers: IncomingHttpHeaders;
  body: Body;
}

interface AskOptions {
  /** A POST here must not change data, so that it can be retried. */
  method?: 'GET' | 'HEAD' | 'POST';
  content?: string;
  headers?: Record<string, string>;
  /** Requested encoding of the body, which is never decoded here. */
  encoding?: 'identity' | 'br' | 'gzip';
  /** Total time from connecting to the last byte. */
  timeoutMs: number;
  /** Every replica has the response at once, so a silent one is not waited for (`asking-again`). */
  isPicture?: boolean;
}

export interface FetchOptions extends AskOptions {
  maxBytes: number;
}

/** Reads a response body. Errors that it throws abort the request. */
export type ReadBody<Body> = (answer: IncomingMessage) => Promise<Body>;

export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Reads a small response completely. Throws errors for {@link explainFailure}, or {@link TooLargeError}. */
export function fetchAnswer(upstream: Upstream, path: string, { maxBytes, ...options }: FetchOptions): Promise<FetchedAnswer> {
  return fetchWith(upstream, path, options, (answer) => buffer(chunksOf(answer, maxBytes)));
}

export async function fetchWith<Body>(
  upstream: Upstream,
  path: string,
  options: AskOptions,
  read: ReadBody<Body>,
): Promise<FetchedAnswer<Body>> {
  if (upstream.isOverloaded) throw new AppError('service_unavailable');
  const leave = upstream.enter();
  try {
    return await askUntilAnswered(upstream, path, options, read);
  } finally {
    leave();
  }
}

/** Retries until the response is complete, since no part of it has been passed on. */
async function askUntilAnswered<Body>(
  upstream: Upstream,
  path: string,
  options: AskOptions,
  read: ReadBody<Body>,
): Promise<FetchedAnswer<Body>> {
  const deadline = monotonicMs() + options.timeoutMs;
  const { isPicture = false } = options;
  for (let before = 0, { timeoutMs } = options; ; before++, timeoutMs = deadline - monotonicMs()) {
    const call = upstream.call(options.method ?? 'GET');
    try {
      const silenceMs = timeoutOf({ before, isPicture }, timeoutMs);
      return await attempt(upstream, path, { ...options, timeoutMs, silenceMs }, call, read);
    } catch (error) {
      const pauseMs = pauseBeforeNext({ before, isRead: true, isCached: true, isPicture }, error);
      if (pauseMs === undefined) {
        call.failed(error);
        throw error;
      }
      call.dropped('retried');
      await sleep(pauseMs);
    }
  }
}

async function attempt<Body>(
  upstream: Upstream,
  path: string,
  { method = 'GET', content, headers = {}, encoding = 'identity', timeoutMs, silenceMs }: AskOptions & { silenceMs: number },
  call: UpstreamCall,
  read: ReadBody<Body>,
): Promise<FetchedAnswer<Body>> {
  const send = upstream.origin.startsWith('https:') ? httpsRequest : httpRequest;
  const sent = { ...headers, ...call.traceHeaders, [TIME_LEFT_HEADER]: timeLeftHeader(timeoutMs), 'accept-encoding': encoding };
  const outgoing = send(upstream.origin + path, { method, headers: sent, agent: upstream.agent });
  let late: DeadlineError | undefined;
  const timer = setTimeout(() => {
    late = new DeadlineError('answer');
    outgoing.destroy(late);
  }, timeoutMs);
  outgoing.once('socket', () => limitWaiting(outgoing, silenceMs));
  outgoing.once('response', ({ statusCode = 502 }) => call.answered(statusCode));
  outgoing.end(content);
  try {
    return await answerOf(outgoing, read);
  } catch (error) {
    throw late ?? error;
  } finally {
    clearTimeout(timer);
  }
}

function answerOf<Body>(outgoing: ClientRequest, read: ReadBody<Body>): Promise<FetchedAnswer<Body>> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (answer) => {
      read(answer).then((body) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body }), reject);
    });
  });
}

/** Closes the connection if the consumer stops or the body is too long. */
export async function* chunksOf(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLargeError();
    yield chunk;
  }
}
