import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PREVIEW_PARAMETER } from '@reefdesk/contracts/editing/values';
import { type HeaderList, type SecurityHeaders, securityHeadersOf } from '../edge/security-headers.middleware.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { pictureAddressOf } from '../pictures/picture-address.ts';
import { answerOf, type PictureAnswer, type WholePicture } from '../pictures/picture-answer.ts';
import { Pictures } from '../pictures/pictures.ts';
import type { Client } from '../request-context/client.ts';
import { type CachedAnswer, cachedAnswerOf } from '../response-cache/cached-answer.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { ageOf, sendBody } from '../response-cache/send-cached-response.ts';
import type { CachedTarget } from './cached-target.ts';
import { Negotiation } from './negotiation.ts';

type Scheme = Client['scheme'];
type Cached<Kind> = Extract<CachedTarget, { kind: Kind }>;

export interface ReadyResponse {
  route: string;
  status: number;
  head: HeaderList;
  sendBody(response: ServerResponse): void;
}

/** Cached API responses and pictures. Their headers are built once. */
@Injectable()
export class CachedAnswers {
  private readonly security: SecurityHeaders;
  private readonly heads = new WeakMap<CachedAnswer | PictureAnswer, Partial<Record<Scheme, HeaderList>>>();
  private readonly plain = new WeakMap<WholePicture, PictureAnswer>();

  constructor(
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    private readonly answers: ResponseCache,
    private readonly pictures: Pictures,
    private readonly negotiation: Negotiation,
  ) {
    this.security = securityHeadersOf(env);
  }

  answer({ key, route }: Cached<'answer'>, scheme: Scheme, request: IncomingMessage): ReadyResponse | undefined {
    const { headers } = request;
    // The page of a preview may read a draft that other visitors may not see.
    if (headers.referer?.includes(PREVIEW_PARAMETER)) return undefined;
    const cached = this.answers.atHand(key);
    if (!cached) return undefined;
    const answer = cachedAnswerOf(request, cached.answer, () => this.negotiation.encodings(headers));
    return {
      route,
      status: answer.status,
      head: [...this.headOf(answer, scheme), 'Age', ageOf(cached.ageMs)],
      sendBody: (response) => {
        if (answer.status === 304 || request.method === 'HEAD') response.end();
        else sendBody(response, cached.answer, answer.encoding);
      },
    };
  }

  picture({ path, route }: Cached<'picture'>, scheme: Scheme, request: IncomingMessage): ReadyResponse | undefined {
    const { headers } = request;
    const address = pictureAddressOf(path, () => this.negotiation.types(headers));
    const picture = address && this.pictures.atHand(address.key);
    if (!picture) return undefined;
    const isPlain = headers.range === undefined && headers['if-none-match'] === undefined;
    const answer = isPlain ? this.plainAnswerOf(picture) : answerOf(this.negotiation.understand(headers), picture);
    return {
      route,
      status: answer.status,
      head: this.headOf(answer, scheme),
      sendBody: (response) => response.end(request.method === 'HEAD' ? undefined : answer.body),
    };
  }

  private plainAnswerOf(picture: WholePicture): PictureAnswer {
    const answer = this.plain.get(picture) ?? answerOf({ headers: {}, range: () => undefined }, picture);
    this.plain.set(picture, answer);
    return answer;
  }

  private headOf(answer: CachedAnswer | PictureAnswer, scheme: Scheme): HeaderList {
    const heads = this.heads.get(answer) ?? {};
    this.heads.set(answer, heads);
    heads[scheme] ??= [...this.security.data[scheme], ...Object.entries(answer.headers).flat()];
    return heads[scheme];
  }
}
