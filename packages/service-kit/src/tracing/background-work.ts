import { randomUUID } from 'node:crypto';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { runWithContext } from '../request/request-context.ts';
import { beginSpan, endSpan } from './span.ts';

/** Gives work outside of requests its own trace and request id, which link its log lines, messages and queries. */
export function inBackground<T>(name: string, work: () => Promise<T>): Promise<T> {
  const requestId = randomUUID();
  const { span, inside } = beginSpan(name, { attributes: { 'reefdesk.request_id': requestId } }, ROOT_CONTEXT);
  return context
    .with(inside, () => runWithContext({ requestId }, work))
    .then(
      (result) => {
        endSpan(span);
        return result;
      },
      (error: unknown) => {
        endSpan(span, error);
        throw error;
      },
    );
}
