import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { rewriteAnswerHeaders } from '../edge/answer-headers.ts';
import { sendError } from '../edge/send-error.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { MEDIA_SERVICE } from '../routing/routes.ts';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';
import { pictureAddressOf } from './picture-address.ts';
import { answerOf, type WholePicture } from './picture-answer.ts';
import { Pictures } from './pictures.ts';

/** Sends pictures from the disk or from media. Fresh ones in memory are sent earlier, by the short way. */
@Injectable()
export class PicturesMiddleware {
  constructor(private readonly pictures: Pictures) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path } = requestContextOf(request);
    const address = target.kind === 'media' ? pictureAddressOf(path, () => (request.headers.accept ? request.accepts() : [])) : undefined;
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

/** Sends a response of media that is not kept, since it may soon change. */
function sendOwn(request: Request, response: Response, { status, headers, body }: FetchedAnswer): void {
  const kept = { ...headers };
  rewriteAnswerHeaders(kept, MEDIA_SERVICE, false);
  delete kept['transfer-encoding'];
  const { etag } = kept;
  if (status === 200 && etag !== undefined) {
    const plain = Object.entries(kept).flatMap(([name, value]) => (typeof value === 'string' && name !== 'etag' ? [[name, value]] : []));
    sendPicture(request, response, { etag, headers: Object.fromEntries(plain), bytes: body });
    return;
  }
  response.status(status);
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : body);
}
