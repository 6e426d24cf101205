import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { RENDER_PATH, type RenderRequest } from '@reefdesk/contracts/pages/rendering';
import type { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import type { Metrics } from '@reefdesk/service-kit/health/metrics';
import { acceptRequestId, REQUEST_ID_HEADER, runWithContext } from '@reefdesk/service-kit/request/request-context';
import { readDeadline, TIME_LEFT_HEADER } from '@reefdesk/service-kit/time/deadline';
import { inRequestSpan } from '@reefdesk/service-kit/tracing/http-tracing.middleware';
import { inSpan, type SpanFacts } from '@reefdesk/service-kit/tracing/span';
import type { Logger } from 'pino';
import type { Screens } from './screens.ts';

/** Limit for all responses from which one page is rendered. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Limit of queued pages; beyond it the gateway sends a cached page or the shell. */
const MAX_WAITING = 64;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

interface ListenerOptions {
  screens: Screens;
  metrics: Metrics;
  health: HealthRegistry;
  log: Logger;
  deadlineMs: number;
}

export function renderListener({ screens, metrics, health, log, deadlineMs }: ListenerOptions): RequestListener {
  const seconds = metrics.histogram('page_render_seconds', 'Time that a page takes to draw, by what came of it', ['outcome'], BUCKETS);
  let waiting = 0;

  async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const renderRequest = await readRequest(request);
    if (!renderRequest) return answer(response, 400);
    const end = seconds.startTimer();
    let isBroken = false;
    const leftMs = readDeadline(request.headers[TIME_LEFT_HEADER])?.leftMs ?? deadlineMs;
    try {
      const draw = await screens.draw();
      const onError = (error: unknown): void => {
        isBroken = true;
        log.error({ err: error, path: renderRequest.path }, 'A screen could not be drawn');
      };
      const deadline = AbortSignal.timeout(Math.ceil(Math.min(leftMs, deadlineMs)));
      const page = await inSpan('draw', factsOf(renderRequest), () => draw(renderRequest, { deadline, onError }));
      end({ outcome: isBroken ? 'error-state' : page.kind });
      answer(response, 200, page);
    } catch (error) {
      end({ outcome: 'failed' });
      log.error({ err: error, path: renderRequest.path }, 'A page could not be drawn');
      answer(response, 503);
    }
  }

  return (request, response) => {
    // Closes the connection after the response, so that the next request goes to another replica.
    if (health.isDraining) response.setHeader('Connection', 'close');
    if (request.method !== 'POST' || request.url !== RENDER_PATH) return answer(response, 404);
    if (waiting >= MAX_WAITING) return answer(response, 503);
    waiting++;
    metrics.httpInFlight.inc();
    response.once('close', () => {
      waiting--;
      metrics.httpInFlight.dec();
    });
    runWithContext({ requestId: acceptRequestId(request.headers[REQUEST_ID_HEADER]) }, () =>
      inRequestSpan(request, response, RENDER_PATH, () => void render(request, response)),
    );
  };
}

function factsOf({ path, language, answers }: RenderRequest): SpanFacts {
  return { attributes: { 'url.path': path, 'reefdesk.language': language, 'reefdesk.answers': Object.keys(answers).length } };
}

/** Undefined if the body is too long or is not a valid request. */
async function readRequest(request: IncomingMessage): Promise<RenderRequest | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return undefined;
      chunks.push(chunk);
    }
    const renderRequest = JSON.parse(Buffer.concat(chunks).toString('utf8')) as RenderRequest | null;
    return typeof renderRequest?.path === 'string' && renderRequest.config && renderRequest.answers ? renderRequest : undefined;
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, body: object = {}): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
