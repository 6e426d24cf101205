import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { RequestHandler } from 'express';
import { isForeignWrite } from '../request-context/origin-rule.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { sendError } from './send-error.ts';

export function refuseForeignWrites(publicOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { client, hasSessionCookie } = requestContextOf(request);
    const attempt = { method: request.method, headers: request.headers, client, hasSession: hasSessionCookie };
    if (isForeignWrite(attempt, publicOrigins)) sendError(request, response, new AppError('foreign_origin'));
    else next();
  };
}
