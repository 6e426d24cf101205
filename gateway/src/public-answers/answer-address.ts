import type { ServiceName } from '../routing/routes.ts';
import { VISITOR_QUERY_KEYS } from '../routing/routes.ts';
import type { Visit } from '../visit/visit.ts';

/** What a kept answer is filed under. */
export interface AnswerAddress {
  /** Path and the query keys that count; also what the service is asked. */
  key: string;
  /** First segment of the path after `/api/`; change facts name these. */
  name: string;
  service: ServiceName;
}

/** Longer addresses are not worth keeping. */
const MAX_LENGTH = 400;

/** Undefined where the answer may depend on who asks, or changes something. */
export function answerAddressOf(
  method: string,
  visit: Pick<Visit, 'target' | 'hasSessionCookie' | 'path' | 'query'>,
): AnswerAddress | undefined {
  const { target, hasSessionCookie, path, query } = visit;
  if (target.kind !== 'api' || !target.visitors || hasSessionCookie) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const counted = new URLSearchParams();
  for (const name of VISITOR_QUERY_KEYS) for (const value of query.getAll(name)) counted.append(name, value);
  const key = counted.size > 0 ? `${path}?${counted}` : path;
  return key.length <= MAX_LENGTH ? { key, name: target.name, service: target.service } : undefined;
}
