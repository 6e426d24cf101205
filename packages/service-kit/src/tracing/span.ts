import { type Attributes, type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { normaliseError } from '../errors/normalise-error.ts';

const KINDS = { client: SpanKind.CLIENT, server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;

export interface SpanFacts {
  /** Which side of a call it is; work inside the process when absent. */
  kind?: keyof typeof KINDS;
  attributes?: Attributes;
}

/** A span under `parent`, or the beginning of a trace where that holds none. */
export function beginSpan(name: string, { kind, attributes }: SpanFacts, parent: Context): { span: Span; inside: Context } {
  const span = trace.getTracer('reefdesk').startSpan(name, { attributes, ...(kind && { kind: KINDS[kind] }) }, parent);
  return { span, inside: trace.setSpan(parent, span) };
}

/**
 * Runs `work` in a span of the current trace. Outside of any trace it just runs: neither tracing that is off nor a health
 * check that nobody traces costs anything.
 */
export async function inSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return work();
  const { span, inside } = beginSpan(name, facts, context.active());
  try {
    const result = await context.with(inside, work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}

/** A child of the current span, ended by the caller; undefined outside of any trace. */
export function childSpan(name: string, facts: SpanFacts): { span: Span; inside: Context } | undefined {
  return trace.getActiveSpan() && beginSpan(name, facts, context.active());
}

/** A refusal (below 500) is an answer; only a fault marks the span as failed. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined && span.isRecording()) {
    const { code, status, cause } = normaliseError(error);
    span.setAttribute('error.type', code);
    if (status >= 500) {
      span.recordException(cause instanceof Error ? cause : String(cause ?? code));
      span.setStatus({ code: SpanStatusCode.ERROR, message: code });
    }
  }
  span.end();
}

/** Of the trace that the current work belongs to. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}
