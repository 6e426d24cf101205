import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';
import { sendError } from './send-error.ts';

/** Addresses that lead nowhere, and requests that do not say a plausible host. */
export const refuseUnknown: RequestHandler = (request, response, next) => {
  const { target, client } = requestContextOf(request);
  if (client.host === '') sendError(request, response, new AppError('bad_request'));
  else if (target.kind === 'nowhere') sendError(request, response, new AppError('not_found'));
  else next();
};
