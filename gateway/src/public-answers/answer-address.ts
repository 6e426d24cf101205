import { parseLanguage } from '@reefdesk/contracts/languages';
import type { ServiceName } from '../routing/routes.ts';
import { LANGUAGE_QUERY_KEY } from '../routing/routes.ts';
import type { Visit } from '../visit/visit.ts';

/** What a kept answer is filed under. */
export interface AnswerAddress {
  /** Path and the query keys that count; also what the service is asked. */
  key: string;
  /** First segment of the path after `/api/`; change facts name these. */
  name: string;
  service: ServiceName;
}

/** Addresses that can be written in one way only: many spellings of one address must not push others out. */
const ONE_SPELLING = /^[^%]*[^%/]$/;
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
  if (!ONE_SPELLING.test(path)) return undefined;
  const language = parseLanguage(query.get(LANGUAGE_QUERY_KEY));
  const key = language ? `${path}?${LANGUAGE_QUERY_KEY}=${language}` : path;
  return key.length <= MAX_LENGTH ? { key, name: target.name, service: target.service } : undefined;
}
