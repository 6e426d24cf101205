import { createHash, timingSafeEqual } from 'node:crypto';
import { SEED_KEY_HEADER, SEED_MOMENT_HEADER } from '@reefdesk/contracts/seed-headers';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';
import { runAt } from './call-moment.ts';

/**
 * Lets a client with the seed key set a past time, for demo content. Other requests with that header get 403, as do all if no key is
 * configured. The audit log always uses the real time.
 */
export function seededMoments(key: string): RequestHandler {
  return (request, _response, next) => {
    const header = request.get(SEED_MOMENT_HEADER);
    if (header === undefined) return next();
    if (!key || !isSame(request.get(SEED_KEY_HEADER) ?? '', key)) return next(new AppError('forbidden'));
    const moment = new Date(header);
    if (Number.isNaN(moment.getTime()) || moment.toISOString() !== header || moment > new Date()) return next(new AppError('bad_request'));
    runAt(moment, next);
  };
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
