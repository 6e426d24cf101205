import { propagation, SpanStatusCode } from '@opentelemetry/api';
import { childSpan, endSpan } from './span.ts';

export interface OutgoingRequest {
  /** Headers to send (W3C `traceparent`), so that the other side continues the trace; empty outside of any trace. */
  readonly headers: Readonly<Record<string, string>>;
  end(outcome: { status: number } | { error: unknown }): void;
}

const UNTRACED: OutgoingRequest = { headers: {}, end: () => undefined };

export function beginOutgoing(method: string, to: string): OutgoingRequest {
  const child = childSpan(`${method} ${to}`, { kind: 'client', attributes: { 'http.request.method': method, 'server.address': to } });
  if (!child) return UNTRACED;
  const { span, inside } = child;
  const headers: Record<string, string> = {};
  propagation.inject(inside, headers);
  return {
    headers,
    end: (outcome) => {
      if ('error' in outcome) {
        endSpan(span, outcome.error);
        return;
      }
      span.setAttribute('http.response.status_code', outcome.status);
      if (outcome.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
