import { type Attributes, type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { normaliseError } from '../errors/normalise-error.ts';

const KINDS = { client: SpanKind.CLIENT, server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;

export interface SpanFacts {
  /** Client or server side of a request; absent for work inside the process. */
  kind?: keyof typeof KINDS;
  attributes?: Attributes;
}

export function beginSpan(name: string, { kind, attributes }: SpanFacts, parent: Context): { span: Span; inside: Context } {
  const span = trace.getTracer('reefdesk').startSpan(name, { attributes, ...(kind && { kind: KINDS[kind] }) }, parent);
  return { span, inside: trace.setSpan(parent, span) };
}

/** Runs `work` in a span of the current trace. Outside of any trace it creates no span, so it costs nothing there. */
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

/** Starts a child of the current span, which the caller ends; undefined outside of any trace. */
export function childSpan(name: string, facts: SpanFacts): { span: Span; inside: Context } | undefined {
  return trace.getActiveSpan() && beginSpan(name, facts, context.active());
}

/** An error below 500 is a normal response; only other errors mark the span as failed. */
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

export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}
