import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';
import type { Target } from '../routing/match-target.ts';
import { sendError } from './send-error.ts';

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const API_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Rejects methods that this kind of target does not support. OPTIONS is answered here and allows no other origin. */
export const allowMethods: RequestHandler = (request, response, next) => {
  const methods = methodsOf(requestContextOf(request).target);
  if (methods.includes(request.method) && request.method !== 'OPTIONS') return next();
  response.setHeader('Allow', methods.join(', '));
  if (request.method === 'OPTIONS') response.status(204).end();
  else sendError(request, response, new AppError('method_not_allowed'));
};

function methodsOf(target: Target): string[] {
  return target.kind === 'api' || target.kind === 'nowhere' ? API_METHODS : READ_METHODS;
}
