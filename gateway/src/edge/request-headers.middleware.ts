import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';
import { rewriteRequestHeaders } from './request-headers.ts';

/** Only auth ever sees a cookie. */
export const cleanRequestHeaders: RequestHandler = (request, _response, next) => {
  const context = requestContextOf(request);
  rewriteRequestHeaders(request.headers, context, context.target.kind === 'api' && context.target.service === 'auth');
  next();
};
