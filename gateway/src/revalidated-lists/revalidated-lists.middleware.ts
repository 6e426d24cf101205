import { Inject, Injectable, Logger } from '@nestjs/common';
import { TOKEN_REJECTED } from '@reefdesk/service-kit/access/token-rejected';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { ANSWER_TAG_HEADER, HELD_TAGS_HEADER } from '@reefdesk/service-kit/http/held-answers';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import { REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import type { ServiceName } from '@reefdesk/system/services';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { type CachedResponse, keep } from '../response-cache/cached-response.ts';
import { type ReceivedBody, receiveBody } from '../response-cache/received-body.ts';
import { sendHeld, sendOwn } from '../response-cache/send-cached-response.ts';
import { explainFailure } from '../upstream/failures.ts';
import { chunksOf, type FetchedAnswer, fetchWith } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import { HeldStore } from './held-store.ts';

interface ListAddress {
  /** Path with query, which is also the upstream URL. */
  key: string;
  name: string;
  service: ServiceName;
}

const MAX_LENGTH = 400;

/** Returns the cache address of a list marked `isRemembered` that is read with a session. All other requests go to the proxy. */
function listAddressOf(request: Pick<Request, 'method' | 'headers' | 'url'>): ListAddress | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { target, path, userId, noStore, body } = requestContextOf(request as Request);
  if (target.kind !== 'api' || userId === undefined || noStore || body || !request.headers.authorization) return undefined;
  const { name, service } = target;
  if (path !== `/api/${name}` || request.url.length > MAX_LENGTH || !target.isRemembered) return undefined;
  return { key: request.url, name, service };
}

/** Same limit as for visitors: several times the longest list that the content limits allow. */
const MAX_BODY_BYTES = 128 * 1024 * 1024;
type Answer = FetchedAnswer<ReceivedBody>;
type HeldEnv = Pick<GatewayEnv, 'UPSTREAM_TIMEOUT_MS'>;

/** Caches compressed lists for sessions. Each request is revalidated with the service and the session's token (docs/adr/0047). */
@Injectable()
export class RevalidatedLists {
  private readonly logger = new Logger(RevalidatedLists.name);
  private readonly store = new HeldStore();

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: HeldEnv,
    private readonly upstreams: Upstreams,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const address = listAddressOf(request);
    if (!address) return next();
    const upstream = this.upstreams.of(address.service);
    const networks = networksOf(requestContextOf(request).client.address);
    if (upstream.isFullOf(networks)) return sendError(request, response, new AppError('too_many_attempts'));
    const leave = upstream.enterNetworks(networks);
    try {
      await this.answer(address, request, response);
    } catch (cause) {
      const error = explainFailure(cause);
      const { requestId } = requestContextOf(request);
      this.logger.warn({ err: error.cause, code: error.code, requestId }, 'A service could not be reached');
      sendError(request, response, error);
    } finally {
      leave();
    }
  }

  private async answer(address: ListAddress, request: Request, response: Response): Promise<void> {
    const known = this.store.of(address.key);
    const answer = await this.ask(address, [...known.keys()], request);
    if (response.destroyed) return;
    const { beforeAnswer, tokenRejected } = requestContextOf(request);
    for (const act of beforeAnswer) act();
    if (tokenRejected && answer.status === 401 && answer.headers['www-authenticate'] === TOKEN_REJECTED) {
      // Auth has resolved this session, so the client must not treat the user as signed out. The proxy does the same.
      tokenRejected();
      return sendError(request, response, new AppError('service_unavailable'));
    }
    const held = await this.heldOf(address, answer, known);
    if (held) sendHeld(request, response, held);
    else sendOwn(request, response, answer, address.service);
  }

  /** Returns the response that the service's tag names; undefined if it must not be cached. */
  private async heldOf({ key, name }: ListAddress, answer: Answer, known: ReadonlyMap<string, CachedResponse>) {
    const tag = answer.headers[ANSWER_TAG_HEADER];
    if (typeof tag !== 'string') return undefined;
    if (answer.status === 304) return known.get(tag);
    if (answer.status !== 200) return undefined;
    // The tag is internal to gateway and service and is not sent to clients.
    const { etag: _, ...headers } = answer.headers;
    const held = await keep({ ...answer, headers }, name, 0);
    this.store.put(key, tag, held);
    return held;
  }

  private ask({ service, key }: ListAddress, tags: readonly string[], request: Request): Promise<Answer> {
    const headers = {
      accept: 'application/json',
      authorization: String(request.headers.authorization),
      [REQUEST_ID_HEADER]: requestContextOf(request).requestId,
      ...(tags.length > 0 && { [HELD_TAGS_HEADER]: tags.join(', ') }),
    };
    return fetchWith(this.upstreams.of(service), key, { headers, timeoutMs: this.env.UPSTREAM_TIMEOUT_MS }, (answer) =>
      receiveBody(chunksOf(answer, MAX_BODY_BYTES), true),
    );
  }
}
