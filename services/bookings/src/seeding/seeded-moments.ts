import { createHash, timingSafeEqual } from 'node:crypto';
import { SEED_KEY_HEADER, SEED_MOMENT_HEADER } from '@reefdesk/contracts/seeding';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { RequestHandler } from 'express';
import { runAt } from './call-moment.ts';

/**
 * Who has the seed key may say when a call was made, in the past: enquiries of the demo content came over the last weeks. Nobody may
 * where no key is given, and nobody else where one is, whatever their rights. The audit keeps the time by the clock.
 */
export function seededMoments(key: string): RequestHandler {
  return (request, _response, next) => {
    const told = request.get(SEED_MOMENT_HEADER);
    if (told === undefined) return next();
    if (!key || !isSame(request.get(SEED_KEY_HEADER) ?? '', key)) return next(new AppError('forbidden'));
    const moment = new Date(told);
    if (Number.isNaN(moment.getTime()) || moment.toISOString() !== told || moment > new Date()) return next(new AppError('bad_request'));
    runAt(moment, next);
  };
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
