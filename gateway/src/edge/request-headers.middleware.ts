import type { RequestHandler } from 'express';
import { visitOf } from '../visit/visit.ts';
import { rewriteRequestHeaders } from './request-headers.ts';

/** Only auth ever sees a cookie. */
export const cleanRequestHeaders: RequestHandler = (request, _response, next) => {
  const visit = visitOf(request);
  rewriteRequestHeaders(request.headers, visit, visit.target.kind === 'api' && visit.target.service === 'auth');
  next();
};
