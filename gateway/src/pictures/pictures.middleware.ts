import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { rewriteAnswerHeaders } from '../edge/answer-headers.ts';
import { sendError } from '../edge/send-error.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { MEDIA_SERVICE } from '../routing/routes.ts';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';
import { pictureAddressOf } from './picture-address.ts';
import { answerOf, type WholePicture } from './picture-answer.ts';
import { Pictures } from './pictures.ts';

/** The card of a shared link, which media may have to draw, in any alias that media accepts. */
const CARD = /^\/media\/[^/]+\/cards\//i;

/** Sends pictures from disk or media. Fresh ones in memory are sent earlier by the fast path. */
@Injectable()
export class PicturesMiddleware {
  constructor(
    private readonly pictures: Pictures,
    private readonly limits: RateLimits,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const context = requestContextOf(request);
    const { target, path } = context;
    const address = target.kind === 'media' ? pictureAddressOf(path, () => (request.headers.accept ? request.accepts() : [])) : undefined;
    if (target.kind === 'media' && CARD.test(path) && !(address && this.pictures.isCached(address))) {
      const standing = this.limits.take('share-cards', context);
      if (!standing.isAdmitted) return sendError(request, response, this.limits.refusal('share-cards', standing));
    }
    if (!address) return next();
    const found = await this.pictures.find(address);
    if (response.destroyed) return;
    if (found.kind === 'picture') sendPicture(request, response, found.picture);
    else if (found.kind === 'own') sendOwn(request, response, found.answer);
    else if (found.kind === 'failed') sendError(request, response, found.error);
    else next();
  }
}

function sendPicture(request: Request, response: Response, picture: WholePicture): void {
  const { status, headers, body } = answerOf(request, picture);
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a response of media that is not cached, because it may soon change. */
function sendOwn(request: Request, response: Response, { status, headers, body }: FetchedAnswer): void {
  const cached = { ...headers };
  rewriteAnswerHeaders(cached, MEDIA_SERVICE, false);
  delete cached['transfer-encoding'];
  const { etag } = cached;
  if (status === 200 && etag !== undefined) {
    const plain = Object.entries(cached).flatMap(([name, value]) => (typeof value === 'string' && name !== 'etag' ? [[name, value]] : []));
    sendPicture(request, response, { etag, headers: Object.fromEntries(plain), bytes: body });
    return;
  }
  response.status(status);
  for (const [name, value] of Object.entries(cached)) if (value !== undefined) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : body);
}
